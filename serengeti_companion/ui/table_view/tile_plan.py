"""Where everything stands on a tile."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from serengeti_companion.ui.paint.player_mark import initial
from serengeti_companion.ui.style.tokens import Role, Weight
from serengeti_companion.ui.table_view.facts import FarFact, FarTile, Mood
from serengeti_companion.ui.table_view.measure import FIGURE, TALL, largest, width
from serengeti_companion.ui.table_view.plan import Item, Mark, Pill, Plan, Words, line_of
from serengeti_companion.ui.table_view.tile_sizes import BAND, GAP, TileSizes

_GROUNDS = {
    Mood.PLAIN: (Role.SURFACE, Role.LINE),
    Mood.OUT: (Role.SUNKEN, Role.LINE),
    Mood.ON_TURN: (Role.ACCENT_SOFT, Role.ACCENT),
    Mood.WON: (Role.GLOW, Role.ACCENT),
}


def tile_plan(wide: float, tall: float, tile: FarTile, sizes: TileSizes) -> Plan:
    """A tile of that size."""
    ground, outline = _GROUNDS[tile.mood]
    heavy = tile.mood in {Mood.ON_TURN, Mood.WON}
    pad = sizes.pad
    inner = QRectF(0, 0, wide, tall).adjusted(pad * (1 + BAND), pad, -pad, -pad)
    return Plan(
        ground=ground,
        outline=outline,
        line=max(4.0, pad * 0.3) if heavy else 1.5,
        band=tile.colour,
        items=tuple(_items(inner, tile, sizes)),
    )


def _items(inner: QRectF, tile: FarTile, sizes: TileSizes) -> Iterator[Item]:
    head, body = _cut(inner, sizes.head_tall)
    yield from _head(head, tile, sizes)
    below = sizes.note_tall + sizes.facts_tall
    scored = tile.score is not None and sizes.score > 0
    score, rest = _cut(body, body.height() - below if scored else 0)
    if scored:
        yield from _score(score, tile, sizes)
    else:
        spare = max(rest.height() - below, 0)
        rest.adjust(0, spare / 2, 0, 0)
    note, facts = _cut(rest, sizes.note_tall)
    if sizes.noted and tile.note:
        yield from _note(note, tile, sizes)
    yield from _facts(facts, tile, sizes)


def _cut(box: QRectF, tall: float) -> tuple[QRectF, QRectF]:
    """The upper part so high, and what is left."""
    upper = QRectF(box.left(), box.top(), box.width(), tall)
    return upper, QRectF(box.left(), upper.bottom(), box.width(), box.height() - tall)


def _ink(tile: FarTile) -> Role:
    return Role.ON_GLOW if tile.mood is Mood.WON else Role.INK


def _second(tile: FarTile) -> Role:
    """Second-rank words; muted ones stand on plain ground only."""
    return Role.MUTED if tile.mood in {Mood.PLAIN, Mood.OUT} else _ink(tile)


def _head(box: QRectF, tile: FarTile, sizes: TileSizes) -> Iterator[Item]:
    side, gap = box.height(), sizes.name * GAP
    room = box.width() - side - gap
    wide = min(width(tile.name, sizes.name, Weight.BOLD) + 1, room)
    sign = QRectF(box.left() + (room - wide) / 2, box.top(), side, side)
    yield Mark(box=sign, colour=tile.colour, shape=tile.shape, letter=initial(tile.name))
    name = QRectF(sign.right() + gap, box.top(), wide, side)
    yield line_of(tile.name, name, sizes.name, role=_ink(tile), weight=Weight.BOLD)


def _score(box: QRectF, tile: FarTile, sizes: TileSizes) -> Iterator[Item]:
    figures, unit = QRectF(box), tile.unit if sizes.unit else ""
    if unit and sizes.unit_below:
        low = sizes.unit * TALL
        top = (box.height() - sizes.score * FIGURE - low) / 2
        figures = QRectF(box.left(), box.top() + top, box.width(), sizes.score * FIGURE)
        words = QRectF(box.left(), figures.bottom(), box.width(), low)
        yield line_of(unit, words, sizes.unit, role=_second(tile), centred=True)
    elif unit:
        gap = sizes.unit * GAP
        score = width(str(tile.score), sizes.score, Weight.BOLD)
        beside = width(unit, sizes.unit) + gap
        left = box.left() + (box.width() - score - beside) / 2
        figures = QRectF(left, box.top(), score, box.height())
        yield line_of(unit, _foot(figures, beside, gap, sizes), sizes.unit, role=_second(tile))
    yield Words(
        text=str(tile.score),
        size=sizes.score,
        box=figures,
        role=_ink(tile),
        weight=Weight.BOLD,
        centred=True,
        counts=True,
    )


def _foot(figures: QRectF, wide: float, gap: float, sizes: TileSizes) -> QRectF:
    """Right of the figures, on the same line: both rest on their foot."""
    foot = figures.center().y() + (sizes.score - sizes.unit) * 0.334
    tall = sizes.unit * TALL
    return QRectF(figures.right() + gap, foot - tall / 2, wide - gap + 1, tall)


def _note(box: QRectF, tile: FarTile, sizes: TileSizes) -> Iterator[Item]:
    heavy = tile.mood in {Mood.ON_TURN, Mood.WON}
    size = largest(tile.note, box.width() * 0.86, sizes.note, Weight.SEMIBOLD)
    inside = min(size * 0.6, box.width() * 0.05)
    wide = min(width(tile.note, size, Weight.SEMIBOLD) + 2 * inside, box.width())
    pill = QRectF(box.center().x() - wide / 2, box.top(), wide, sizes.note * (TALL + 0.05))
    if heavy:
        yield Pill(box=pill, role=Role.ACCENT)
    yield line_of(
        tile.note,
        pill.adjusted(inside, 0, -inside, 0) if heavy else box,
        size,
        role=Role.ON_ACCENT if heavy else Role.INK,
        weight=Weight.SEMIBOLD,
        centred=True,
    )


def _facts(box: QRectF, tile: FarTile, sizes: TileSizes) -> Iterator[Item]:
    shown = tuple(tile.facts[at] for at in sizes.shown if at < len(tile.facts))
    tall = sizes.fact * TALL
    for start in range(0, len(shown), sizes.columns):
        row = shown[start : start + sizes.columns]
        line = QRectF(box.left(), box.top() + start / sizes.columns * tall, box.width(), tall)
        cell = box.width() / len(row)
        for at, fact in enumerate(row):
            place = QRectF(line.left() + at * cell, line.top(), cell, tall)
            yield from fact_words(place, fact, sizes.fact, ink=_ink(tile), second=_second(tile))


def fact_words(
    box: QRectF, fact: FarFact, size: int, *, ink: Role, second: Role
) -> Iterator[Words]:
    """The label and its figure in the middle of the box; the label gives way first."""
    gap = size * GAP
    figure = min(width(fact.value, size, Weight.BOLD), box.width())
    label = max(min(width(fact.label, size), box.width() - figure - gap), 0)
    left = box.left() + (box.width() - label - gap - figure) / 2 if label else box.left()
    if label:
        yield line_of(
            fact.label, QRectF(left, box.top(), label + 1, box.height()), size, role=second
        )
        left += label + gap
    yield line_of(
        fact.value,
        QRectF(left, box.top(), figure + 1, box.height()),
        size,
        role=ink,
        weight=Weight.BOLD,
    )
