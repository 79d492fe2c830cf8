"""How the game ended, in words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.scores import Outcome
from serengeti_companion.games.wild.model import Mode, Player, Table
from serengeti_companion.games.wild.rules import endings
from serengeti_companion.games.wild.rules.final_counts import PlayerResult
from serengeti_companion.games.wild.scoring import final, goal_target, outcome
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.tables.wild.end_question import asked
from serengeti_companion.ui.tables.wild.phrases import stars as star_words
from serengeti_companion.ui.translation import filled, listed

_translate = QCoreApplication.translate


def winners(table: Table) -> tuple[Player, ...]:
    """The players who won, in seating order; nobody before the end."""
    ended = outcome(table)
    if ended is None:
        return ()
    return tuple(player for player in table.players if player.name in ended.winners)


def is_success(table: Table) -> bool:
    """Whether there is something to celebrate: a winner, a target beaten, a rank."""
    settled = not asked(table)
    ranked = table.lost_in is None and final(table).rank is not None
    return settled and (bool(winners(table)) or ranked)


def headline(table: Table) -> str:
    """Who won, or how the table did together; as far as it is known yet."""
    ended = outcome(table)
    if ended is None:
        return _translate("verdict", "The game goes on")
    competing = table.mode is Mode.COMPETITIVE
    words = _winner_words(ended) if competing else _how_they_did(table)
    # A missed Round Goal is final, whatever stars there are to come.
    if asked(table) and table.lost_in is None:
        return _translate("verdict", "So far: {headline}").format(headline=words)
    return words


def _how_they_did(table: Table) -> str:
    result = final(table)
    if table.lost_in is None and result.target is None:
        if result.rank is None:
            return _translate("verdict", "No rank this time")
        rank = goal_words.rank_name(result.rank)
        return _translate("verdict", "Rank: {rank}").format(rank=rank)
    if result.won:
        return _translate("verdict", "You made it!")
    return _translate("verdict", "Not this time")


def reason(table: Table) -> str:
    """What decided it, tie-break included."""
    ended = outcome(table)
    if ended is None:
        return ""
    if table.mode is not Mode.COMPETITIVE:
        return _together(table)
    lines = final(table).players
    best = max(line.total for line in lines if line.place == 1)
    left = [line for line in lines if line.gone and line.total >= best]
    return " ".join((_deciding(ended.decided_by, lines, best), *map(_left, left)))


def _deciding(decided_by: str, lines: tuple[PlayerResult, ...], best: int) -> str:
    match decided_by:
        case "stars":
            words = _translate("verdict", "{stars}, the most of all.")
            return words.format(stars=star_words(best))
        case "completed":
            return _by_completed(lines, best)
        case _:
            words = _translate(
                "verdict",
                "Level at {stars}, and with as many completed Scene Cards: the victory is shared.",
            )
            return words.format(stars=star_words(best))


def _left(line: PlayerResult) -> str:
    """Of a player who would have been level or ahead, had they stayed."""
    words = _translate("verdict", "{name} left with {stars} and takes no place.")
    return filled(words, name=line.name, stars=star_words(line.total))


def clause(table: Table) -> str:
    """The rule that decided it."""
    ended = outcome(table)
    if table.mode is not Mode.COMPETITIVE:
        if table.lost_in is not None:
            return "WS-COOPSOLO-6"
        return "WS-SCN-6-3" if goal_target(table) is None else "WS-COOPSOLO-3"
    word = "" if ended is None else ended.decided_by
    return {"completed": "WS-END-4", "shared": "WS-END-5"}.get(word, "WS-END-3")


def _winner_words(ended: Outcome) -> str:
    if len(ended.winners) == 1:
        return filled(_translate("verdict", "{name} wins"), name=ended.winners[0])
    names = listed(ended.winners[:-1])
    words = _translate("verdict", "{names} and {last} win together")
    return filled(words, names=names, last=ended.winners[-1])


def _by_completed(lines: tuple[PlayerResult, ...], best: int) -> str:
    level = [line for line in lines if line.total == best and not line.gone]
    ranked = sorted(level, key=lambda line: -line.completed)
    words = _translate(
        "verdict",
        "Level at {stars}: {name} has completed more Scene Cards ({most} to {next}).",
    )
    return filled(
        words,
        stars=star_words(best),
        name=ranked[0].name,
        most=ranked[0].completed,
        next=ranked[1].completed,
    )


def _together(table: Table) -> str:
    result = final(table)
    in_all = star_words(result.team_total or 0)
    if table.lost_in is not None:
        return _missed(table, table.lost_in, in_all)
    if result.target is None:
        return _translate("verdict", "{stars} in all.").format(stars=in_all)
    if table.house.target_inclusive:
        words = _translate("verdict", "{stars} in all; {target} were needed.")
    else:
        words = _translate("verdict", "{stars} in all; more than {target} were needed.")
    return words.format(stars=in_all, target=result.target)


def _missed(table: Table, round_: int, in_all: str) -> str:
    """With the figures of the goal, as long as they stand: those of earlier rounds went on."""
    goal = endings.goal_now(table)
    still = table.judged == table.round == round_
    if goal is None or not still or not endings.is_followed(table, goal.measure):
        words = _translate("verdict", "The goal of Round {n} was missed; {stars} in all.")
        return words.format(n=round_, stars=in_all)
    so_far = goal_words.so_far(goal, endings.measured(table, goal.measure))
    words = _translate("verdict", "The goal of Round {n} was missed ({figures}); {stars} in all.")
    return words.format(n=round_, figures=so_far, stars=in_all)
