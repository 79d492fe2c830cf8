"""What can be done to the spaces of an Action Board; each answers the spaces as they are then."""

from collections.abc import Sequence
from dataclasses import replace

from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.terms import ActionSpace, BasicAction, Frame, SpaceId

MOST_SPACES = 99
"""As many as a file of a copy may hold."""

Spaces = tuple[ActionSpace, ...]


def told(printed: Printed, spaces: Sequence[ActionSpace]) -> Printed:
    """The copy with these spaces; who changes one has looked at the board (WS-PIC-2)."""
    return replace(printed, spaces=tuple(spaces), board_assumed=False)


def free_id(spaces: Sequence[ActionSpace], action: BasicAction) -> SpaceId:
    """The lowest running number that no space of the action has."""
    taken = {space.id for space in spaces}
    names = (SpaceId(f"{action}-{number}") for number in range(1, len(spaces) + 2))
    return next(name for name in names if name not in taken)


def new_space(spaces: Sequence[ActionSpace], like: ActionSpace | None) -> ActionSpace:
    """One to begin with: of an action that has none yet, else of the action of `like`."""
    served = {space.action for space in spaces}
    usual = BasicAction.PREDATORS if like is None else like.action
    action = next((each for each in BasicAction if each not in served), usual)
    return ActionSpace(id=free_id(spaces, action), action=action, price=1, frame=Frame.FULL)


def place_of(spaces: Sequence[ActionSpace], space: SpaceId | None) -> int:
    """Where it stands among them, -1 = nowhere."""
    return next((at for at, each in enumerate(spaces) if each.id == space), -1)


def put_behind(spaces: Spaces, space: ActionSpace, before: SpaceId | None) -> Spaces:
    """A further space behind another one, at the end where that is not there."""
    at = place_of(spaces, before)
    at = at + 1 if at >= 0 else len(spaces)
    return (*spaces[:at], space, *spaces[at:])


def put(spaces: Spaces, space: ActionSpace) -> Spaces:
    """The space of that name is this from now on, or it comes last of its action."""
    if place_of(spaces, space.id) >= 0:
        return tuple(space if each.id == space.id else each for each in spaces)
    kin = [each.id for each in spaces if each.action is space.action]
    return put_behind(spaces, space, kin[-1] if kin else None)


def edited(spaces: Spaces, before: SpaceId, space: ActionSpace) -> tuple[Spaces, SpaceId]:
    """What `before` is from now on; with another action it takes a free number of that one."""
    at = place_of(spaces, before)
    if space.action is not spaces[at].action:
        space = replace(space, id=free_id(spaces, space.action))
    return (*spaces[:at], space, *spaces[at + 1 :]), space.id


def duplicated(spaces: Spaces, space: ActionSpace) -> tuple[Spaces, SpaceId]:
    """One more like it, behind it."""
    more = replace(space, id=free_id(spaces, space.action))
    return put_behind(spaces, more, space.id), more.id


def moved(spaces: Spaces, space: SpaceId, by: int) -> Spaces:
    """The space that many places down, as far as there are places."""
    at = place_of(spaces, space)
    to = min(max(at + by, 0), len(spaces) - 1)
    rest = [each for each in spaces if each.id != space]
    return (*rest[:to], spaces[at], *rest[to:])


def removed(spaces: Spaces, space: SpaceId) -> tuple[Spaces, SpaceId | None]:
    """Without it, and who takes its place in the list."""
    at = place_of(spaces, space)
    rest = tuple(each for each in spaces if each.id != space)
    return rest, rest[min(at, len(rest) - 1)].id if rest else None
