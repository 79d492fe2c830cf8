"""Table -> score sheets, the winner, and the answer of the command line's `score`."""

from typing import Any

from serengeti_companion.engine.scores import Outcome, ScoreLine, ScoreSheet, Standing, places
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.model import Mode, Phase, Player, Source, Table
from serengeti_companion.games.wild.rules import goals

LABELS: dict[Source, tuple[Text, str]] = {
    Source.SCENES: (say("Scene Cards"), "WS-REWARD-1"),
    Source.SPECIALIST: (say("Specialist"), "WS-SPEC-6"),
    Source.AWARDS: (say("Awards Ceremonies"), "WS-AWARD-4"),
    Source.BY_HAND: (say("Set by hand"), "WS-GOAL-2"),
    Source.LIKE: (say("Like Icons"), "WS-LIKE-1"),
    Source.FINAL_SPECIALIST: (say("Specialist at the end"), "WS-END-2"),
}

FINAL = (Source.LIKE, Source.FINAL_SPECIALIST)
"""What is added when the game has ended; all else is within the track (WS-END-2)."""


def by_source(player: Player, source: Source) -> int:
    """The stars a player has from one source."""
    return sum(entry.stars for entry in player.ledger if entry.source is source)


def ledger_total(player: Player) -> int:
    """All stars a player brought in; in co-op and solo they lie on the common track."""
    return sum(entry.stars for entry in player.ledger)


def sheet(player: Player) -> ScoreSheet:
    """Where a player's stars come from; sources that gave none are left out."""
    lines = tuple(
        ScoreLine(label=label, amount=by_source(player, source), clause=clause)
        for source, (label, clause) in LABELS.items()
        if by_source(player, source)
    )
    return ScoreSheet(name=player.name, lines=lines)


def sheets(table: Table) -> tuple[ScoreSheet, ...]:
    """One sheet a player, by seat."""
    return tuple(sheet(player) for player in table.players)


def by_round(table: Table) -> tuple[tuple[int, ...], ...]:
    """For each seat its total after rounds 1 to the running one."""
    return tuple(
        tuple(
            sum(entry.stars for entry in player.ledger if entry.round <= round_)
            for round_ in range(1, table.round + 1)
        )
        for player in table.players
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """WS-END-3, -4, WS-RULING-64: by stars, then by completed cards; by seat."""
    keys = tuple((ledger_total(p), p.completed) for p in table.players)
    return tuple(
        Standing(name=player.name, place=place, total=ledger_total(player))
        for player, place in zip(table.players, places(keys), strict=True)
    )


def outcome(table: Table) -> Outcome | None:
    """WS-END-3 to -5, WS-COOPSOLO-3; None before the end."""
    if table.phase is not Phase.OVER:
        return None
    ranked = standings(table)
    if table.mode is not Mode.COMPETITIVE:
        won = has_won(table)
        names = tuple(p.name for p in table.players) if won else ()
        return Outcome(winners=names, decided_by="target", standings=ranked)
    return Outcome(
        winners=tuple(s.name for s in ranked if s.place == 1),
        decided_by=decided_by(table),
        standings=ranked,
    )


def decided_by(table: Table) -> str:
    """ "stars", "completed" or "shared": what settled 1st place."""
    best = max(ledger_total(player) for player in table.players)
    level = [player for player in table.players if ledger_total(player) == best]
    if len(level) == 1:
        return "stars"
    most = max(player.completed for player in level)
    return "completed" if sum(p.completed == most for p in level) == 1 else "shared"


def has_won(table: Table) -> bool | None:
    """Solo and co-op: every Round Goal met and the Target Score beaten; None in the Challenge."""
    if table.scenario is None:
        return None
    target = goals.target(table.scenario, len(table.players))
    if target is None:
        return None
    beaten = goals.won(target, table.team, inclusive=table.house.target_inclusive)
    return beaten and table.lost_in is None


def result(table: Table) -> dict[str, Any] | None:
    """The end as the command line's `score` answers it; None before."""
    ended = outcome(table)
    if ended is None:
        return None
    competitive = table.mode is Mode.COMPETITIVE
    rows = [
        {
            "name": player.name,
            "track": ledger_total(player) - sum(by_source(player, source) for source in FINAL),
            "like": by_source(player, Source.LIKE),
            "specialist": by_source(player, Source.FINAL_SPECIALIST),
            "total": ledger_total(player),
            "completed": player.completed,
            "place": standing.place if competitive else None,
        }
        for player, standing in zip(table.players, ended.standings, strict=True)
    ]
    answer: dict[str, Any] = {
        "players": rows,
        "winners": list(ended.winners) if competitive else None,
        "decided_by": ended.decided_by if competitive else None,
    }
    return answer if competitive else {**answer, **_together(table)}


def _together(table: Table) -> dict[str, Any]:
    scenario, players = table.scenario or goals.CHALLENGE, len(table.players)
    rank = None
    if scenario == goals.CHALLENGE:
        specialists = any(player.specialist for player in table.players)
        rank = goals.rank(players, table.team, specialists=specialists)
    return {
        "team_total": table.team,
        "target": goals.target(scenario, players),
        "won": has_won(table),
        "rank": rank,
    }
