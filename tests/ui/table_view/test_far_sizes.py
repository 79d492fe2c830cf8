"""Everything on the table view can be read from afar and nothing is cut off, at every size."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.style import SEAT_COLOURS, SEAT_SHAPES
from serengeti_companion.ui.style.tokens import TEXT_PAIRS, Weight
from serengeti_companion.ui.table_view import measure
from serengeti_companion.ui.table_view.board_plan import BoardPlan, Panel, board_plan
from serengeti_companion.ui.table_view.facts import (
    FarFact,
    FarFacts,
    FarGoal,
    FarTile,
    Mood,
    Standing,
)
from serengeti_companion.ui.table_view.plan import Mark, Pill, Words

SIZES = [
    (640, 360),
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (640, 1400),
    (2560, 480),
]
NAMES = ("Ann", "Bartholomew", "W" * 40, "Øystein Ångström-Ğüzel", "Li")
FACTS = ("Filmed", "Cards", "Coins", "Food", "VFX")


def test_the_dots_of_a_name_from_right_to_left_stand_at_its_end() -> None:
    name = "אברהם בן־יהושע הכהן"
    short = measure.elided(name, 40, Weight.BOLD, 120)
    assert short == isolated(short[1:-1])
    assert short[1:-1] != name


def a_tile(at: int, score: int | None, facts: int = 5) -> FarTile:
    moods = (Mood.ON_TURN, Mood.OUT, Mood.PLAIN, Mood.WON, Mood.PLAIN)
    notes = ("on turn", "passed", "", "winner", "owes 2 cards")
    return FarTile(
        name=NAMES[at],
        colour=SEAT_COLOURS[at],
        shape=SEAT_SHAPES[at],
        score=score,
        unit="" if score is None else ("stars", "in the herd", "points in sight")[at % 3],
        facts=tuple(FarFact(label=label, value="12/8") for label in FACTS[:facts]),
        note=notes[at],
        mood=moods[at],
    )


def rivals(players: int, score: int) -> FarFacts:
    notes = (
        FarFact(label="Prowler", value="eats lone cards 3 or more away from the nearest herd"),
        FarFact(label="Rocks in sight", value="3"),
    )
    return FarFacts(
        title="Turn 11 of at most 12",
        now=f"{NAMES[min(2, players - 1)]}’s turn",
        whose=min(2, players - 1),
        notes=notes if players in {2, 5} else (),
        tiles=tuple(a_tile(at, score) for at in range(players)),
    )


def together(players: int, standing: Standing) -> FarFacts:
    goal = FarGoal(
        score=3999,
        unit="stars",
        line="14 of 28 completed cards",
        more="Lost in Round 1, played on",
        standing=standing,
        now=14,
        needed=28,
    )
    return FarFacts(
        title="Round 3 of 6",
        now="Ann’s turn",
        whose=0,
        goal=goal,
        tiles=tuple(a_tile(at, None) for at in range(players)),
    )


SAMPLES = {
    **{f"{n} rivals, {score}": rivals(n, score) for n in (2, 3, 4, 5) for score in (7, 43, 187)},
    **{f"{n} together": together(n, standing) for n, standing in enumerate(Standing, 1)},
    "4 together": together(4, Standing.OPEN),
    "the end": replace(rivals(4, 92), title="The game is over", now="Ann wins", over=True),
    "setup": replace(rivals(2, 0), title="Setup", now="", whose=None, notes=()),
}


@pytest.fixture(params=SAMPLES)
def facts(request: pytest.FixtureRequest) -> FarFacts:
    return SAMPLES[request.param]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    wide, tall = request.param
    return wide, tall


def panels(plan: BoardPlan) -> tuple[Panel, ...]:
    found = (plan.heading, plan.notes, plan.goal, *plan.tiles)
    return tuple(panel for panel in found if panel is not None)


def ink(words: Words) -> QRectF:
    """Where the letters themselves are."""
    metrics = QFontMetricsF(measure.font(words.size, words.weight))
    left = words.box.left()
    if words.centred:
        left += (words.box.width() - metrics.horizontalAdvance(words.text)) / 2
    foot = words.box.center().y() + words.size * measure.CAPITAL / 2
    return metrics.tightBoundingRect(words.text).translated(QPointF(left, foot))


def local(panel: Panel) -> QRectF:
    return QRectF(0, 0, panel.box.width(), panel.box.height())


def all_words(plan: BoardPlan) -> Iterator[tuple[Panel, Words]]:
    for panel in panels(plan):
        for words in panel.plan.words:
            yield panel, words


def test_nothing_is_smaller_than_26_pixels(facts: FarFacts, size: tuple[int, int]) -> None:
    small = [words.text for _, words in all_words(board_plan(*size, facts)) if words.size < 26]
    assert small == []


def test_every_score_is_there_and_at_least_72_pixels(
    facts: FarFacts, size: tuple[int, int]
) -> None:
    plan = board_plan(*size, facts)
    scores = [words for _, words in all_words(plan) if words.counts]
    expected = [str(tile.score) for tile in facts.tiles if tile.score is not None]
    expected += [] if facts.goal is None else [str(facts.goal.score)]
    assert sorted(words.text for words in scores) == sorted(expected)
    assert min(words.size for words in scores) >= 72


def test_nothing_is_cut_off(facts: FarFacts, size: tuple[int, int]) -> None:
    window = QRectF(0, 0, *size)
    plan = board_plan(*size, facts)
    assert all(window.contains(panel.box) for panel in panels(plan))
    for panel, words in all_words(plan):
        assert local(panel).contains(ink(words)), words.text
    for panel in panels(plan):
        marks = [item for item in panel.plan.items if isinstance(item, Mark | Pill)]
        assert all(local(panel).contains(item.box) for item in marks)


def test_nothing_lies_on_anything_else(facts: FarFacts, size: tuple[int, int]) -> None:
    plan = board_plan(*size, facts)
    boxes = [panel.box for panel in panels(plan)]
    assert not [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])]
    for panel in panels(plan):
        placed = [(words.text, ink(words)) for words in panel.plan.words if words.text]
        marks = [("mark", item.box) for item in panel.plan.items if isinstance(item, Mark)]
        for (one, first), (other, second) in combinations((*placed, *marks), 2):
            assert not first.intersects(second), f"{one} and {other}"


def test_every_name_shows_its_beginning(facts: FarFacts, size: tuple[int, int]) -> None:
    plan = board_plan(*size, facts)
    for panel, tile in zip(plan.tiles, facts.tiles, strict=True):
        shown = panel.plan.words[0].text
        assert shown == tile.name or (shown[0] == tile.name[0] and shown.endswith("…"))


def test_every_word_has_contrast_with_its_ground(facts: FarFacts) -> None:
    for panel, words in all_words(board_plan(1920, 1080, facts)):
        pills = [item for item in panel.plan.items if isinstance(item, Pill)]
        on_pill = [pill.role for pill in pills if pill.box.contains(words.box.center())]
        ground = on_pill[0] if on_pill else panel.plan.ground
        assert (words.role, ground) in TEXT_PAIRS, words.text


def test_tiles_are_alike_and_fill_the_window(facts: FarFacts, size: tuple[int, int]) -> None:
    plan = board_plan(*size, facts)
    sizes = {(round(panel.box.width()), round(panel.box.height())) for panel in plan.tiles}
    assert len(sizes) == 1
    assert max(panel.box.bottom() for panel in plan.tiles) > 0.97 * size[1]
    scores = {words.size for _, words in all_words(plan) if words.counts}
    assert len(scores) == 1


def test_a_larger_window_has_larger_scores() -> None:
    facts = SAMPLES["4 rivals, 43"]
    grown = [
        max(words.size for _, words in all_words(board_plan(*size, facts)) if words.counts)
        for size in ((640, 360), (1280, 720), (1920, 1080), (3840, 2160))
    ]
    assert grown == sorted(set(grown))
    assert grown[-1] > 400


def test_a_short_row_stands_in_the_middle() -> None:
    plan = board_plan(1000, 1000, SAMPLES["5 rivals, 187"])
    rows: dict[int, list[QRectF]] = {}
    for panel in plan.tiles:
        rows.setdefault(round(panel.box.top()), []).append(panel.box)
    for boxes in rows.values():
        middle = (boxes[0].left() + boxes[-1].right()) / 2
        assert middle == pytest.approx(500, abs=1)


def test_the_name_of_the_player_on_turn_gives_way_not_the_round() -> None:
    plan = board_plan(640, 360, SAMPLES["3 rivals, 43"])
    title, now = plan.heading.plan.words
    assert title.text == "Turn 11 of at most 12"
    assert now.text.endswith("…’s turn")
