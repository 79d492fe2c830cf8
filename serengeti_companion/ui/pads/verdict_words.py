"""What a final count comes to, in one or two sentences, and the clause that decided."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.texts import isolated
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.games.wild.rules.final_counts import FinalCounts, PlayerResult, Result
from serengeti_companion.games.wild.rules.goals import Measure
from serengeti_companion.ui.pads import goal_words
from serengeti_companion.ui.translation import filled


def verdict(counts: FinalCounts, result: Result, *, inclusive: bool) -> tuple[str, str]:
    """The words and the clause."""
    if result.winners is not None:
        return _among_rivals(result)
    total = result.team_total or 0
    if result.target is not None:
        return against_the_target(total, result.target, inclusive=inclusive)
    used = any(player.specialist for player in counts.players)
    return ranked(len(counts.players), total, specialists=used)


def listed(names: tuple[str, ...]) -> str:
    """Names in a row: "Ann, Ben and Cem"."""
    if len(names) == 1:
        return names[0]
    words = QCoreApplication.translate("verdict words", "{names} and {last}")
    return filled(words, names=", ".join(map(isolated, names[:-1])), last=names[-1])


def _among_rivals(result: Result) -> tuple[str, str]:
    winners = result.winners or ()
    best = max(result.players, key=lambda player: (player.total, player.completed))
    stars = goal_words.amount(Measure.SCORE, best.total)
    cards = goal_words.amount(Measure.COMPLETED, best.completed)
    if result.decided_by == "shared":
        words = QCoreApplication.translate(
            "verdict words", "{names} share the victory: {stars} and {cards} each."
        )
        return filled(words, names=listed(winners), stars=stars, cards=cards), "WS-END-5"
    if result.decided_by == "completed":
        return _by_cards(result, best, stars), "WS-END-4"
    words = QCoreApplication.translate("verdict words", "{name} wins with {stars}.")
    return filled(words, name=best.name, stars=stars), "WS-END-3"


def _by_cards(result: Result, best: PlayerResult, stars: str) -> str:
    level = [player for player in result.players if player.total == best.total]
    others = max(player.completed for player in level if player is not best)
    words = QCoreApplication.translate(
        "verdict words",
        "{names} have {stars} each. {name} completed more cards, {more} to {fewer}, and wins.",
    )
    return filled(
        words,
        names=listed(tuple(player.name for player in level)),
        stars=stars,
        name=best.name,
        more=best.completed,
        fewer=others,
    )


def against_the_target(total: int, target: int, *, inclusive: bool) -> tuple[str, str]:
    """Won or lost, and by how much."""
    stars = goal_words.amount(Measure.SCORE, total)
    clause = "WS-COOPSOLO-3"
    if goals.won(target, total, inclusive=inclusive):
        words = QCoreApplication.translate("verdict words", "Won: {stars}, the target is {target}.")
        return words.format(stars=stars, target=target), clause
    # WS-RULING-74: without the switch the target itself is not enough.
    missing = target - total + (0 if inclusive else 1)
    words = QCoreApplication.translate(
        "verdict words", "Lost: {stars}, {missing} too few. It takes {goal}."
    )
    beating = QCoreApplication.translate("verdict words", "more than {target}")
    goal = str(target) if inclusive else beating.format(target=target)
    return words.format(stars=stars, missing=missing, goal=goal), clause


def ranked(players: int, total: int, *, specialists: bool) -> tuple[str, str]:
    """The rank of the Challenge, and what the next one takes."""
    stars = goal_words.amount(Measure.SCORE, total)
    rank = goals.rank(players, total, specialists=specialists)
    ranks = goals.rank_table(players, specialists=specialists)
    better = [(name, figure) for name, figure in ranks if figure > total]
    words = QCoreApplication.translate("verdict words", "{stars}: {rank}.")
    line = words.format(stars=stars, rank=goal_words.rank_name(rank))
    if better:
        name, figure = better[-1]
        more = QCoreApplication.translate("verdict words", "{n} more would be {rank}.")
        line += " " + more.format(n=figure - total, rank=goal_words.rank_name(name))
    return line, "WS-SCN-6-3"
