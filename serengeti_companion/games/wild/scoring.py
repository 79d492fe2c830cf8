"""Table -> score sheets, the winner, and the answer of the command line's `score`.

What lies on the track is in the players' ledgers; what the end adds (WS-END-2) is computed from the
Icons and cards as they stand, so a count that is put right after the end puts the result right.
"""

from dataclasses import replace
from typing import Any

from serengeti_companion.engine.scores import Outcome, ScoreLine, ScoreSheet, Standing, places
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.cards import counted
from serengeti_companion.games.wild.model import (
    ICONS,
    CardTracking,
    Entry,
    Mode,
    Phase,
    Player,
    Source,
    Table,
)
from serengeti_companion.games.wild.rules import final_counts, goals
from serengeti_companion.games.wild.rules.final_counts import Count, FinalCounts, Result
from serengeti_companion.games.wild.rules.specialist_terms import adventurer_scale

LABELS: dict[Source, tuple[Text, str]] = {
    Source.SCENES: (say("Scene Cards"), "WS-REWARD-1"),
    Source.SPECIALIST: (say("Specialist"), "WS-SPEC-6"),
    Source.AWARDS: (say("Awards Ceremonies"), "WS-AWARD-4"),
    Source.BY_HAND: (say("Set by hand"), "WS-GOAL-2"),
}
"""The sources of what lies on the track."""


def by_source(player: Player, source: Source) -> int:
    """The stars a player has from one source."""
    return sum(entry.stars for entry in player.ledger if entry.source is source)


def track(player: Player) -> int:
    """The stars a player brought in during play; in co-op and solo they lie on the common track."""
    return sum(by_source(player, source) for source in LABELS)


TRACK_LAST = 99  # WS-PIC-12: until the owner tells another end
_TOKEN = 100  # WS-COMP-13


def on_track(stars: int, last: int | None = None) -> tuple[int, int]:
    """The hundreds and the rest: Score Token and marker, or the two markers of a common score.

    From 100 on; the track runs from 0 to 99 (WS-SCORE-1, -2, WS-RULING-61, WS-RULING-63). A longer
    one, up to `last`, takes no token before the marker leaves it; on a shorter one the marker goes
    round more often.
    """
    last = TRACK_LAST if last is None else last
    if last < TRACK_LAST:
        return stars // _TOKEN, stars % _TOKEN % (last + 1)
    hundreds = max(-((last - stars) // _TOKEN), 0)
    return hundreds, stars - hundreds * _TOKEN


def icons_untold(table: Table) -> int:
    """How many completed cards there are whose Icons nobody told, with the card or by hand."""
    if table.tracking.cards is CardTracking.OFF:
        return 0
    return sum(map(_icons_untold, table.players))


def _icons_untold(player: Player) -> int:
    told = [counted(card)[0] for card in player.gallery]
    if player.icons != tuple(map(sum, zip((0,) * len(ICONS), *told, strict=True))):
        return 0  # they were set by hand
    unknown = sum(card.icons is None for card in player.gallery)
    return unknown + max(0, player.completed - len(player.gallery))


def final_counts_of(table: Table) -> FinalCounts:
    """What the table holds, as the end of a game counts it."""
    shared = table.mode is Mode.COOP
    by_hand = _by_hand(table) if table.mode is Mode.SOLO else 0
    players = tuple(
        Count(
            name=player.name,
            stars=0 if shared else track(player) + by_hand,
            completed=player.completed,
            icons=player.icons,
            specialist=player.specialist,
            booked=by_source(player, Source.FINAL_SPECIALIST),
            gone=player.gone,
        )
        for player in table.players
    )
    booked = sum(player.booked for player in players)
    return FinalCounts(
        mode=table.mode,
        players=players,
        scenario=table.scenario,
        team=table.team - booked if shared else 0,
        adventurer=adventurer_scale(table.printed, len(players)),
    )


def _by_hand(table: Table) -> int:
    """What was set by hand on the common track, up or down."""
    return sum(entry.stars for entry in table.common)


def final(table: Table) -> Result:
    """The result as it would be if the game ended now."""
    counted = final_counts_of(table)
    result = final_counts.score(counted, target_inclusive=table.house.target_inclusive)
    # WS-COOPSOLO-6: a missed Round Goal is a loss, whatever was scored afterwards.
    return replace(result, won=False) if result.won and table.lost_in is not None else result


def sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One sheet a player, by seat: where the stars come from, without sources that gave none."""
    ended = table.phase is Phase.OVER
    finals = final(table).players if ended else (None,) * len(table.players)
    return tuple(
        ScoreSheet(name=player.name, lines=(*_track_lines(table, player), *_final_lines(line)))
        for player, line in zip(table.players, finals, strict=True)
    )


def _track_lines(table: Table, player: Player) -> tuple[ScoreLine, ...]:
    # Alone, the common track is one's own.
    alone = {Source.BY_HAND: _by_hand(table)} if table.mode is Mode.SOLO else {}
    amounts = {source: by_source(player, source) + alone.get(source, 0) for source in LABELS}
    return tuple(
        ScoreLine(label=label, amount=amounts[source], clause=clause)
        for source, (label, clause) in LABELS.items()
        if amounts[source]
    )


def _final_lines(line: final_counts.PlayerResult | None) -> tuple[ScoreLine, ...]:
    if line is None:
        return ()
    lines = (
        ScoreLine(label=say("Like Icons"), amount=line.like, clause="WS-LIKE-1"),
        ScoreLine(label=say("Specialist at the end"), amount=line.specialist, clause="WS-END-2"),
    )
    return tuple(one for one in lines if one.amount)


def by_round(table: Table) -> tuple[tuple[int, ...], ...]:
    """For each seat its stars on the track after rounds 1 to the running one."""
    common = table.common if table.mode is Mode.SOLO else ()
    return tuple(_by_round(table, player.ledger + common) for player in table.players)


def team_by_round(table: Table) -> tuple[int, ...]:
    """The common score of solo and co-op after rounds 1 to the running one."""
    entries = tuple(entry for player in table.players for entry in player.ledger)
    return _by_round(table, entries + table.common)


def _by_round(table: Table, entries: tuple[Entry, ...]) -> tuple[int, ...]:
    return tuple(
        sum(entry.stars for entry in entries if entry.round <= round_)
        for round_ in range(1, table.round + 1)
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """WS-END-3, -4, WS-RULING-64: by stars so far, then by completed cards; by seat.

    Among rivals whoever left comes last, in co-op the stars stay in the common score.
    """
    lines = final(table).players
    ended = table.phase is Phase.OVER
    totals = [
        line.total if ended else track(p) for line, p in zip(lines, table.players, strict=True)
    ]
    rivals = table.mode is Mode.COMPETITIVE
    keys = tuple(
        (not (rivals and p.gone), total, p.completed)
        for total, p in zip(totals, table.players, strict=True)
    )
    return tuple(
        Standing(name=player.name, place=place, total=total)
        for player, place, total in zip(table.players, places(keys), totals, strict=True)
    )


def outcome(table: Table) -> Outcome | None:
    """WS-END-3 to -5, WS-COOPSOLO-3; None before the end."""
    if table.phase is not Phase.OVER:
        return None
    result = final(table)
    if result.winners is not None and result.decided_by is not None:
        return Outcome(
            winners=result.winners, decided_by=result.decided_by, standings=standings(table)
        )
    names = tuple(player.name for player in table.players) if result.won else ()
    return Outcome(winners=names, decided_by=_decided_by(table), standings=standings(table))


def _decided_by(table: Table) -> str:
    """What solo and co-op end by: a missed Round Goal, the ranks, or the Target Score."""
    if table.lost_in is not None:
        return "goal"
    return "rank" if goal_target(table) is None else "target"


def result(table: Table) -> dict[str, Any] | None:
    """The end as the command line's `score` answers it; None before."""
    return final_counts.answer(final(table)) if table.phase is Phase.OVER else None


def goal_target(table: Table) -> int | None:
    """The Target Score to beat; None where there is none."""
    return None if table.scenario is None else goals.target(table.scenario, len(table.players))
