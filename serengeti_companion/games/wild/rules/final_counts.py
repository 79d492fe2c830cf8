"""The result of a game from the counts at its end, without the session that led there."""

from dataclasses import dataclass, replace
from typing import Any

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.scores import places
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.model import CHALLENGE, Mode
from serengeti_companion.games.wild.printed import Scale
from serengeti_companion.games.wild.rules import goals
from serengeti_companion.games.wild.rules.icons import ICONS, NO_ICONS, Counts, like_stars
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    adventurer_stars,
    described,
    narrator_stars,
)
from serengeti_companion.games.wild.terms import Icon

_PLAYERS = {Mode.COMPETITIVE: (2, 4), Mode.COOP: (2, 4), Mode.SOLO: (1, 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """What one player has at the end.

    `stars` stand on the track before end bonuses; 0 in co-op, where the track is common.
    `booked` is the end bonus read off a Specialist Card whose scale is not known. `gone`: left the
    table before the end.
    """

    name: str
    stars: int = 0
    completed: int = 0
    icons: Counts = NO_ICONS
    specialist: str | None = None
    booked: int = 0
    gone: bool = False

    def icon(self, icon: Icon) -> int:
        return self.icons[ICONS.index(icon)]


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalCounts:
    """A whole table at the end; `team` is co-op's common track.

    `adventurer`: the scale for this number of players, None = not entered (WS-PIC-10).
    """

    mode: Mode
    players: tuple[Count, ...]
    scenario: int | None = None
    team: int = 0
    adventurer: Scale | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerResult:
    """One player's line; `place` = 1 + how many are ahead, None where nobody competes.

    Whoever is `gone` comes behind all who stayed, whatever the total.
    """

    name: str
    track: int
    like: int
    specialist: int
    total: int
    completed: int
    place: int | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """Who won and by what, or how the team did; each None where there is none."""

    players: tuple[PlayerResult, ...]
    winners: tuple[str, ...] | None = None
    decided_by: str | None = None
    team_total: int | None = None
    target: int | None = None
    won: bool | None = None
    rank: goals.Rank | None = None


def objections(counts: FinalCounts) -> tuple[Violation, ...]:
    """What is wrong with the entries as a whole; subjects are "seat:0" and so on."""
    return (
        *_number_of_players(counts),
        *_scenario(counts),
        *_same_specialists(counts),
        *_without_specialist(counts),
    )


def _number_of_players(counts: FinalCounts) -> tuple[Violation, ...]:
    wrong = wrong_number(counts.mode, len(counts.players))
    return () if wrong is None else (wrong,)


def wrong_number(mode: Mode, players: int) -> Violation | None:
    """Whether a mode cannot be played by so many."""
    least, most = _PLAYERS[mode]
    if least <= players <= most:
        return None
    if mode is Mode.SOLO:
        return refuse("WS-SOLO-4", say("A solo game has 1 player, not {n}.", n=players))
    # WS-COMP-29: Player Markers in 4 colours.
    return refuse("WS-COMP-29", say("This game has 2 to 4 players, not {n}.", n=players))


def _scenario(counts: FinalCounts) -> tuple[Violation, ...]:
    if counts.mode is Mode.COMPETITIVE:
        if counts.scenario is None:
            return ()
        return (
            refuse("WS-COOPSOLO-1", say("Scenarios belong to solo and co-op, not to this mode.")),
        )
    if counts.scenario is None:
        clause = "WS-SOLO-1" if counts.mode is Mode.SOLO else "WS-COOP-1"
        return (refuse(clause, say("One of the scenarios 1 to 6 must be chosen.")),)
    return ()


def _same_specialists(counts: FinalCounts) -> tuple[Violation, ...]:
    chosen = [player.specialist for player in counts.players]
    return tuple(
        # WS-RULING-73: there is one of each.
        refuse(
            "WS-RULING-73",
            say("{name}: the Specialist {card} is taken already.", name=player.name, card=card),
            f"seat:{seat}",
        )
        for seat, player in enumerate(counts.players)
        if (card := player.specialist) is not None and card in chosen[:seat]
    )


def _without_specialist(counts: FinalCounts) -> tuple[Violation, ...]:
    # WS-SCN-6-2: only the Challenge may be played without; the base game need not have any.
    if counts.mode is Mode.COMPETITIVE or counts.scenario in {None, CHALLENGE}:
        return ()
    return tuple(
        refuse(
            "WS-COOPSOLO-4",
            say("{name} needs a Specialist in this scenario.", name=player.name),
            f"seat:{seat}",
        )
        for seat, player in enumerate(counts.players)
        if player.specialist is None
    )


def score(counts: FinalCounts, *, target_inclusive: bool = False) -> Result:
    """The result of counts without objections (WS-END-2 to -5, WS-COOPSOLO-3, WS-SCN-6-3)."""
    players = tuple(_line(player, counts) for player in counts.players)
    if counts.mode is Mode.COMPETITIVE:
        return _ranked(players)
    total = counts.team + sum(player.total for player in players)
    scenario = counts.scenario or CHALLENGE
    needed = goals.target(scenario, len(players))
    if needed is None:
        # WS-RULING-79: one Specialist at the table is enough for the harder ranks.
        used = any(player.specialist is not None for player in counts.players)
        rank = goals.rank(len(players), total, specialists=used)
        return Result(players=players, team_total=total, rank=rank)
    won = goals.won(needed, total, inclusive=target_inclusive)
    return Result(players=players, team_total=total, target=needed, won=won)


def _line(count: Count, counts: FinalCounts) -> PlayerResult:
    like = like_stars(count.icon(Icon.LIKE))
    specialist = specialist_stars(count, len(counts.players), counts.adventurer)
    return PlayerResult(
        name=count.name,
        track=count.stars,
        like=like,
        specialist=specialist,
        total=count.stars + like + specialist,
        completed=count.completed,
        gone=count.gone,
    )


def specialist_stars(count: Count, players: int, adventurer: Scale | None = None) -> int:
    """The end bonus of a Specialist: computed where the text gives the scale, else as booked."""
    match described(count.specialist or ""):
        case Specialist.NARRATOR:
            plants = (count.icon(icon) for icon in (Icon.LEAF, Icon.FLOWER, Icon.FRUIT))
            return narrator_stars(players, *plants)
        case Specialist.ADVENTURER:
            # WS-SPEC-ADV-2, WS-SPEC-ADV-3: nothing above the limit, whatever is booked.
            known = adventurer_stars(adventurer, players, count.completed)
            return count.booked if known is None else known
        case _:
            return count.booked


def _ranked(players: tuple[PlayerResult, ...]) -> Result:
    # WS-END-4: among equal totals more completed cards win; WS-RULING-64: also further down.
    # No clause knows of players who leave: their stars stay on the sheet, they win nothing.
    keys = tuple((not player.gone, player.total, player.completed) for player in players)
    standing = places(keys)
    placed = tuple(
        replace(player, place=place) for player, place in zip(players, standing, strict=True)
    )
    winners = tuple(player.name for player in placed if player.place == 1)
    return Result(players=placed, winners=winners, decided_by=_decided_by(placed, len(winners)))


def _decided_by(players: tuple[PlayerResult, ...], winners: int) -> str:
    if winners > 1:
        return "shared"  # WS-END-5
    keys = [(not player.gone, player.total) for player in players]
    return "stars" if keys.count(max(keys)) == 1 else "completed"


def question(counts: FinalCounts, *, target_inclusive: bool = False) -> dict[str, Any]:
    """The counts as the command line's `score` takes them."""
    asked: dict[str, Any] = {"game": "wild", "mode": counts.mode.value}
    if counts.scenario is not None:
        asked["scenario"] = counts.scenario
    if counts.mode is Mode.COOP:
        asked["stars"] = counts.team
    if target_inclusive:
        asked["house_rules"] = {"targetInclusive": True}
    return asked | {"players": [_asked(player, counts.mode) for player in counts.players]}


def _asked(count: Count, mode: Mode) -> dict[str, Any]:
    icons = {icon.value: n for icon, n in zip(ICONS, count.icons, strict=True) if n}
    track = {} if mode is Mode.COOP else {"stars": count.stars}
    return {
        "name": count.name,
        **track,
        "completed": count.completed,
        "icons": icons,
        "specialist": count.specialist,
        "specialist_stars": count.booked,
    }


def answer(result: Result) -> dict[str, Any]:
    """The result as the command line's `score` writes it."""
    lines = [
        {
            "name": player.name,
            "track": player.track,
            "like": player.like,
            "specialist": player.specialist,
            "total": player.total,
            "completed": player.completed,
            "place": player.place,
        }
        for player in result.players
    ]
    common = {
        "players": lines,
        "winners": None if result.winners is None else list(result.winners),
        "decided_by": result.decided_by,
    }
    if result.team_total is None:
        return common
    return common | {
        "team_total": result.team_total,
        "target": result.target,
        "won": result.won,
        "rank": result.rank,
    }
