"""How the window is shared out: heading, notes, common goal, and a grid of tiles."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from serengeti_companion.ui.paint.player_mark import initial
from serengeti_companion.ui.parts.short_names import with_short_names
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.table_view.facts import FarFact, FarFacts, FarGoal, Standing
from serengeti_companion.ui.table_view.measure import (
    FIGURE,
    LEAST,
    LEAST_SCORE,
    TALL,
    width,
)
from serengeti_companion.ui.table_view.plan import Bar, Item, Mark, Plan, Sign, Words, line_of
from serengeti_companion.ui.table_view.tile_plan import fact_words, tile_plan
from serengeti_companion.ui.table_view.tile_sizes import GAP, TileSizes, tile_sizes

_TITLE = 0.62  # of the heading at most
_HEADING, _GOAL, _GOAL_ALONE = 0.1, 0.27, 0.42
_NOW = 10  # of what goes on is shown in any case, in sizes of its font
_SIGN = 1.25  # of a line, with the room behind it
_SIGNS = {
    Standing.OPEN: ("goal", Role.INK),
    Standing.MET: ("check", Role.ACCENT),
    Standing.MISSED: ("refusal", Role.REFUSAL),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A part of the window, and what is drawn there in coordinates of its own."""

    box: QRectF
    plan: Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPlan:
    """The whole window; `notes` and `goal` only where there are any."""

    heading: Panel
    notes: Panel | None
    goal: Panel | None
    tiles: tuple[Panel, ...]


def board_plan(wide: float, tall: float, facts: FarFacts) -> BoardPlan:
    """Everything in its place, for a window of that size."""
    gap = min(max(0.014 * min(wide, tall), 4.0), 28.0)
    room = QRectF(0, 0, wide, tall).adjusted(gap, gap, -gap, -gap)
    size = _heading_size(room, tall, facts)
    heading, room = _take(room, size * 1.45, gap)
    notes = goal = None
    if facts.notes:
        small = _notes_size(room.width(), max(size * 0.66, LEAST), facts.notes)
        box, room = _take(room, small * TALL, gap)
        notes = Panel(box=box, plan=_notes(box, small, facts.notes))
    if facts.goal is not None:
        share = _GOAL_ALONE if len(facts.tiles) == 1 else _GOAL
        box, room = _take(room, max(share * tall, LEAST_SCORE * FIGURE + 3 * gap), gap)
        goal = Panel(box=box, plan=_goal(box, facts.goal))
    return BoardPlan(
        heading=Panel(box=heading, plan=_heading(heading, size, facts)),
        notes=notes,
        goal=goal,
        tiles=tuple(_tiles(room, gap, facts)),
    )


def _take(room: QRectF, tall: float, gap: float) -> tuple[QRectF, QRectF]:
    """A strip off the top, and what is left below a gap."""
    strip = QRectF(room.left(), room.top(), room.width(), tall)
    return strip, room.adjusted(0, tall + gap, 0, 0)


def _heading_size(room: QRectF, tall: float, facts: FarFacts) -> int:
    # A long name does not make it all small: it is cut short.
    now = min(width(facts.now, 1, Weight.BOLD), _NOW)
    signs = 3.6 if facts.whose is not None else 1.6
    most = max(tall * _HEADING * 0.72, LEAST)
    em = width(facts.title, 1, Weight.BOLD) + now + signs
    return max(int(min(most, room.width() / em)), LEAST)


def _heading(box: QRectF, size: int, facts: FarFacts) -> Plan:
    won = facts.celebrates
    role = Role.ON_GLOW if won else Role.INK
    return Plan(
        ground=Role.GLOW if won else Role.PAPER,
        outline=Role.ACCENT if won else Role.PAPER,
        items=tuple(_heading_items(box, size, facts, role)),
    )


def _heading_items(box: QRectF, size: int, facts: FarFacts, role: Role) -> Iterator[Item]:
    inner = QRectF(0, 0, box.width(), box.height()).adjusted(size * 0.3, 0, -size * 0.3, 0)
    bold = Weight.BOLD
    side = box.height() * 0.92 if facts.whose is not None else 0
    sign = side + size * GAP if side else 0
    title = min(width(facts.title, size, bold) + 1, inner.width() * (_TITLE if facts.now else 1))
    place = QRectF(inner.left(), 0, title, box.height())
    yield line_of(facts.title, place, size, role=role, weight=bold)
    if not facts.now:
        return
    room = inner.width() - title - sign - size
    words = _with_room_for_the_deed(facts, size, room)
    now = min(width(words, size, bold) + 1, room)
    left = inner.right() - now
    if facts.whose is not None:
        tile = facts.tiles[facts.whose]
        place = QRectF(left - sign, (box.height() - side) / 2, side, side)
        yield Mark(box=place, colour=tile.colour, shape=tile.shape, letter=initial(tile.name))
    text = QRectF(left, 0, now, box.height())
    yield line_of(words, text, size, role=role, weight=bold)


def _with_room_for_the_deed(facts: FarFacts, size: int, room: float) -> str:
    """What goes on; a long name in it gives way before "wins" does."""
    names = [tile.name for tile in facts.tiles]
    return with_short_names(facts.now, names, lambda it: width(it, size, Weight.BOLD) + 1 <= room)


def _notes_size(wide: float, most: float, notes: tuple[FarFact, ...]) -> int:
    em = sum(_em(fact) for fact in notes)
    return max(int(min(most, wide / em)), LEAST)


def _em(fact: FarFact) -> float:
    return width(fact.label, 1) + GAP + width(fact.value, 1, Weight.BOLD) + 1


def _notes(box: QRectF, size: int, notes: tuple[FarFact, ...]) -> Plan:
    """As many as there is room for, the first one in any case."""
    items: list[Words] = []
    left = size * 0.3
    for fact in notes:
        wide = _em(fact) * size
        if items and left + wide > box.width():
            break
        place = QRectF(left, 0, min(wide, box.width() - left), box.height())
        items.extend(fact_words(place, fact, size, ink=Role.INK, second=Role.MUTED))
        left += wide
    return Plan(ground=Role.PAPER, outline=Role.PAPER, items=tuple(items))


def _goal(box: QRectF, goal: FarGoal) -> Plan:
    outline = Role.REFUSAL if goal.standing is Standing.MISSED else Role.ACCENT
    return Plan(
        ground=Role.SURFACE,
        outline=outline,
        line=max(3.0, box.height() * 0.02),
        items=tuple(_goal_items(box, goal)),
    )


def _goal_items(box: QRectF, goal: FarGoal) -> Iterator[Item]:
    pad = max(8.0, box.height() * 0.09)
    inner = QRectF(0, 0, box.width(), box.height()).adjusted(pad * 1.5, pad, -pad * 1.5, -pad)
    score, unit = _goal_score(inner, goal)
    wide = width("0" * max(len(str(goal.score)), 2), score, Weight.BOLD)
    shown = width(str(goal.score), score, Weight.BOLD)
    figures = QRectF(inner.left(), inner.top(), shown, inner.height())
    yield Words(
        text=str(goal.score),
        size=score,
        box=figures,
        weight=Weight.BOLD,
        centred=True,
        counts=True,
    )
    beside = width(goal.unit, unit) + unit * GAP
    foot = inner.center().y() + (score - unit) * 0.334
    tall = unit * TALL
    place = QRectF(figures.right() + unit * GAP, foot - tall / 2, beside, tall)
    yield line_of(goal.unit, place, unit, role=Role.MUTED)
    yield from _told(inner.adjusted(wide + beside + unit, 0, 0, 0), goal)


def _goal_score(inner: QRectF, goal: FarGoal) -> tuple[int, int]:
    """Size of the common score and of its unit: at most two fifths of the width for both."""
    figures = width("0" * max(len(str(goal.score)), 2), 1, Weight.BOLD)
    size = max(
        int(min(inner.height() / FIGURE, 0.4 * inner.width() / (figures + 0.7))), LEAST_SCORE
    )
    return size, max(int(size * 0.24), LEAST)


def _told(box: QRectF, goal: FarGoal) -> Iterator[Item]:
    """The sign, one line or two, and a bar below them where there is room."""
    sign, role = _SIGNS[goal.standing]
    lines = [line for line in (goal.line, goal.more) if line]
    bar = goal.now is not None and bool(goal.needed)
    most = box.height() / (TALL * len(lines) + (0.6 if bar else 0))
    em = max(width(line, 1, Weight.BOLD) for line in lines) + _SIGN
    size = max(int(min(most, box.width() / em)), LEAST)
    bar = bar and size * (TALL * len(lines) + 0.6) <= box.height() + 1
    while len(lines) > 1 and size * TALL * len(lines) > box.height() + 1:
        lines.pop()
    top = box.top() + (box.height() - size * (TALL * len(lines) + (0.6 if bar else 0))) / 2
    for at, line in enumerate(lines):
        row = QRectF(box.left(), top + at * size * TALL, box.width(), size * TALL)
        if at == 0:
            yield Sign(
                box=QRectF(row.left(), row.top(), size, row.height()),
                name=sign,
                on=Role.SURFACE,
                role=role,
            )
        weight = Weight.REGULAR if at else Weight.BOLD
        yield line_of(line, row.adjusted(size * _SIGN, 0, 0, 0), size, role=role, weight=weight)
    if bar and goal.now is not None and goal.needed:
        low = top + size * TALL * len(lines) + size * 0.15
        yield Bar(
            box=QRectF(box.left(), low, box.width(), size * 0.4),
            share=min(goal.now / goal.needed, 1),
            role=Role.REFUSAL if goal.standing is Standing.MISSED else Role.ACCENT,
        )


def _tiles(room: QRectF, gap: float, facts: FarFacts) -> Iterator[Panel]:
    number = len(facts.tiles)
    columns, sizes = _grid(room, gap, facts)
    rows = -(-number // columns)
    tall = (room.height() - gap * (rows - 1)) / rows
    wide = (room.width() - gap * (columns - 1)) / columns
    for at, tile in enumerate(facts.tiles):
        row, column = divmod(at, columns)
        short = min(columns, number - row * columns)
        start = room.left() + (columns - short) * (wide + gap) / 2  # a short row in the middle
        box = QRectF(start + column * (wide + gap), room.top() + row * (tall + gap), wide, tall)
        yield Panel(box=box, plan=tile_plan(wide, tall, tile, sizes))


def _grid(room: QRectF, gap: float, facts: FarFacts) -> tuple[int, TileSizes]:
    """The number of columns with the largest scores, or with the largest words."""
    number, found = len(facts.tiles), []
    for columns in range(1, number + 1):
        rows = -(-number // columns)
        wide = (room.width() - gap * (columns - 1)) / columns
        tall = (room.height() - gap * (rows - 1)) / rows
        sizes = tile_sizes(wide, tall, facts.tiles)
        if sizes is not None:
            filled = number / (columns * rows)
            found.append((_worth(sizes, facts) * filled, filled, columns, sizes))
    if not found:  # a window smaller than it can be made
        return number, TileSizes(pad=8, step=LEAST, name=LEAST, score=LEAST_SCORE, noted=False)
    _, _, columns, sizes = max(found, key=lambda one: one[:2])
    return columns, sizes


def _worth(sizes: TileSizes, facts: FarFacts) -> float:
    every = max(len(tile.facts) for tile in facts.tiles) or 1
    size = sizes.score or sizes.step
    return size * (0.6 + 0.3 * len(sizes.shown) / every + 0.1 * sizes.noted)
