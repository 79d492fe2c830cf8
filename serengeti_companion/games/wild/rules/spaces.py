"""Action Spaces (section 8): which may be used, at what price."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from serengeti_companion.engine.clauses import Verdict, Violation, refuse
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.wild.model import CardTracking, Mode, Seat, Table
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    Area,
    BasicAction,
    Frame,
    Label,
    SpaceId,
    Species,
    area_of,
)

LATE = {BasicAction.SWAP, BasicAction.MOVE}  # WS-ACT-SWAP-2, WS-ACT-MOVE-2: not in Round 1
_FROM_PLAYERS = {Label.NONE: 1, Label.THREE: 3, Label.FOUR: 4}


def is_locked(table: Table, space: ActionSpace) -> bool:
    """WS-TBL-LOCK: labelled spaces are closed below their number of players."""
    return len(table.players) < _FROM_PLAYERS[space.label]


def occupants(table: Table, space: SpaceId) -> tuple[Seat, ...]:
    """Whose markers stand on the space, in seating order."""
    players = table.players
    return tuple([seat for seat in table.seating if players[seat].space == space])


def barred_in_round_1(table: Table, action: BasicAction) -> bool:
    """WS-ACT-SWAP-2, WS-ACT-MOVE-2, with WS-SW-5."""
    if table.round != 1 or action not in LATE:
        return False
    return not (table.mode is Mode.SOLO and table.house.solo_swap_move_round_1)


def _problems(table: Table, seat: Seat, space: ActionSpace) -> Iterator[Violation]:
    subject = f"space:{space.id}"
    # A fully enclosed space holds at most one marker.
    full = space.frame is Frame.FULL
    if full and (others := [s for s in occupants(table, space.id) if s != seat]):
        message = say(
            "{name} stands on the {price}-Coin space of {action}.",
            name=table.player(others[0]).name,
            price=space.price,
            action=ACTION_NAMES[space.action],
        )
        yield refuse("WS-SPACE-2", message, subject)
    # The marker must go to another space than the one it stands on.
    may_stay = space.frame is Frame.PARTLY and table.house.repeat_partly_enclosed
    if table.player(seat).space == space.id and not may_stay:
        message = say(
            "{name}'s marker stands on this space; it must go to another one.",
            name=table.player(seat).name,
        )
        yield refuse("WS-SPACE-6", message, subject)
    # A space under a Lock Token is closed to everyone.
    if is_locked(table, space):
        message = say("With {n} players this space is locked.", n=len(table.players))
        yield refuse("WS-SPACE-7", message, subject)
    # The board's own marks close further spaces in Round 1 (Swap and Move: `_too_early`).
    if table.round == 1 and space.closed_in_round_1 and space.action not in LATE:
        message = say("The board closes this space in Round 1.")
        yield refuse("WS-PIC-3", message, subject)


def _affordable(table: Table, seat: Seat, space: ActionSpace, extra: int) -> Iterator[Violation]:
    player, cost = table.player(seat), space.price + extra
    # The stated price is paid in Coins.
    if player.coins < cost:
        message = count(
            cost,
            "It costs {n} Coin; {name} has {held}.",
            "It costs {n} Coins; {name} has {held}.",
            name=player.name,
            held=player.coins,
        )
        yield refuse("WS-ACT-1", message, f"space:{space.id}", f"seat:{seat}")


def problems(table: Table, seat: Seat, space: ActionSpace, extra: int = 0) -> tuple[Violation, ...]:
    """What keeps the player from this space; `extra` Coins are due besides its price.

    An assumed board (WS-PIC-2) only warns.
    """
    found = (*_problems(table, seat, space), *_affordable(table, seat, space, extra))
    if table.assumed:
        found = tuple(replace(v, verdict=Verdict.WARN) for v in found)
    return (*_too_early(table, space.action), *found)


def _too_early(table: Table, action: BasicAction) -> Iterator[Violation]:
    # Swap and Move are not allowed in Round 1.
    if barred_in_round_1(table, action):
        clause = "WS-ACT-SWAP-2" if action is BasicAction.SWAP else "WS-ACT-MOVE-2"
        message = say("{action} is closed in Round 1.", action=ACTION_NAMES[action])
        yield refuse(clause, message)


def candidates(table: Table, action: BasicAction) -> tuple[ActionSpace, ...]:
    """The spaces of an action, cheapest first."""
    return tuple(sorted((s for s in table.spaces if s.action is action), key=lambda s: s.price))


def choose(
    table: Table, seat: Seat, action: BasicAction, named: SpaceId | None, extra: int = 0
) -> ActionSpace | None:
    """The space named, else the cheapest open one, else the one with the least against it."""
    if named is not None:
        return table.space(named)
    return min(
        candidates(table, action),
        key=lambda space: (len(problems(table, seat, space, extra)), space.price),
        default=None,
    )


def objections(
    table: Table, seat: Seat, action: BasicAction, named: SpaceId | None, extra: int = 0
) -> Iterator[Violation]:
    """What is wrong with performing the action on that space (None = the cheapest open)."""
    if not table.tracking.board:
        yield from _too_early(table, action)
        return
    space = choose(table, seat, action, named, extra)
    # An action is performed on one of its own spaces (of which perhaps none has been entered).
    if space is None or space.action is not action:
        yield from _too_early(table, action)
        message = say("{action} has no such Action Space.", action=ACTION_NAMES[action])
        # On the table's word the marker stands where it stands, if there is such a space at all.
        yield refuse("WS-ACT-1", message, liftable=named is None or space is not None)
        return
    yield from problems(table, seat, space, extra)


def is_usable(table: Table, seat: Seat, space: ActionSpace) -> bool:
    """Whether nothing refuses the space to the player now: `problems` up to the first."""
    if next(_too_early(table, space.action), None) is not None:
        return False
    if table.assumed:
        return True
    found = chain(_problems(table, seat, space), _affordable(table, seat, space, 0))
    return next(found, None) is None


def any_usable(table: Table, seat: Seat) -> bool:
    """WS-RULING-12: whether the player could perform any action at all."""
    return any(
        is_usable(table, seat, space) and has_effect(table, space.action) for space in table.spaces
    )


def has_effect(table: Table, action: BasicAction) -> bool:
    """WS-RULING-17: an action that can do nothing is not allowed."""
    on_map = sum(len(animals) for animals in table.board)
    match action:
        case BasicAction.SWAP:
            return on_map >= 2 or not table.tracking.map
        case BasicAction.MOVE:
            return on_map >= 1 or not table.tracking.map
        case BasicAction.TAKE:
            return bool(table.pool) or table.tracking.cards is CardTracking.OFF
        case BasicAction.RENEW:
            return True
        case _:
            area = Area(action.value)
            left = any(table.in_area(species) for species in Species if area_of(species) is area)
            return left or not table.tracking.map
