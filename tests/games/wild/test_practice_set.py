"""The packs that ship: a practice set of sensible spread, and the rulebook's example cards."""

from collections import Counter
from itertools import pairwise
from statistics import mean

import make_practice_set
import pytest

from serengeti_companion.games.wild.components import load
from serengeti_companion.games.wild.notation import card_line, reward_text
from serengeti_companion.games.wild.printed import (
    ASSUMED_SIDES,
    ASSUMED_SPACES,
    ASSUMED_TILES,
    MapSide,
)
from serengeti_companion.games.wild.rules.specialist_terms import (
    CARDS,
    Specialist,
    celebrity_stars,
)
from serengeti_companion.games.wild.sense import warnings
from serengeti_companion.games.wild.terms import (
    CELLS,
    INDEX,
    BasicAction,
    Cell,
    Frame,
    Gain,
    Icon,
    Label,
    SceneCard,
    SceneType,
    Species,
    Terrain,
    column_and_row,
)
from serengeti_companion.paths import resources

PACKS = resources() / "packs" / "wild"
PRACTICE = load(PACKS / "practice.json")
EXAMPLES = load(PACKS / "examples.json")
ROUND_2_ONLY = {BasicAction.SWAP, BasicAction.MOVE}


def test_the_kept_script_makes_the_shipped_file_byte_for_byte() -> None:
    made = make_practice_set.practice_set()
    assert made.encode() == (PACKS / "practice.json").read_bytes()
    assert make_practice_set.practice_set() == made


def test_the_practice_set_says_what_it_is() -> None:
    assert PRACTICE.practice
    assert PRACTICE.name == "Practice set, not the published game"
    assert not PRACTICE.board_assumed
    assert warnings(PRACTICE) == ()


def test_the_cards_run_from_1_to_168_and_are_known_whole() -> None:
    assert [card.number for card in PRACTICE.cards] == list(range(1, 169))
    assert all(None not in {card.type, card.slots, card.reward} for card in PRACTICE.cards)
    assert all(card.icons is not None and card.reward != () for card in PRACTICE.cards)
    patterns = [(card.type, card.slots) for card in PRACTICE.cards]
    assert len(set(patterns)) == len(patterns)


def test_types_species_terrains_and_sizes_are_spread_evenly() -> None:
    slots = [slot for card in PRACTICE.cards for slot in card.slots or ()]
    types = Counter(card.type for card in PRACTICE.cards)
    species = Counter(slot.species for slot in slots)
    terrains = Counter(slot.terrain for slot in slots if slot.terrain)
    sizes = Counter(len(card.slots or ()) for card in PRACTICE.cards)
    assert types == dict.fromkeys(SceneType, 56)
    assert set(species) == set(Species)
    assert max(species.values()) - min(species.values()) <= 2
    assert set(terrains) == set(Terrain)
    assert max(terrains.values()) - min(terrains.values()) <= 5
    assert set(sizes) == {2, 3, 4}
    assert min(sizes.values()) >= 30


def test_a_pattern_never_needs_more_than_the_three_animals_of_a_species() -> None:
    doubled = 0
    for card in PRACTICE.cards:
        most = max(Counter(slot.species for slot in card.slots or ()).values())
        assert most <= 3
        doubled += most > 1
    assert 10 <= doubled <= 30


def test_every_animal_of_a_terrain_scene_has_its_terrain_and_the_others_have_some() -> None:
    conditions: Counter[int] = Counter()
    for card in PRACTICE.cards:
        shown = [slot.terrain for slot in card.slots or ()]
        if card.type is SceneType.TERRAIN:
            assert None not in shown
        else:
            conditions[len(shown) - shown.count(None)] += 1
    assert set(conditions) == {0, 1, 2}
    assert min(conditions.values()) >= 20


def test_icons_are_spread_and_exactly_six_are_rare() -> None:
    icons = Counter(icon for card in PRACTICE.cards for icon in card.icons or ())
    assert icons[Icon.RARE] == 6
    assert all(icons[icon] >= 12 for icon in Icon if icon is not Icon.RARE)
    by_number = Counter(len(card.icons or ()) for card in PRACTICE.cards)
    assert set(by_number) == {0, 1, 2, 3}
    assert min(by_number.values()) >= 10


def test_a_rare_icon_pays_by_rare_icons_on_the_hardest_cards() -> None:
    rare = [card for card in PRACTICE.cards if Icon.RARE in (card.icons or ())]
    for card in PRACTICE.cards:
        pays = any(term.gain is Gain.PER_RARE for term in card.reward or ())
        assert pays is (card in rare)
    assert mean(map(worth, rare)) > mean(map(worth, PRACTICE.cards)) + 5


def test_every_kind_of_reward_can_be_met() -> None:
    gains = Counter(term.gain for card in PRACTICE.cards for term in card.reward or ())
    assert set(gains) == set(Gain) - {Gain.PER_UNKNOWN}
    assert all(gains[gain] >= 2 for gain in gains)
    assert gains[Gain.FOOD] >= 12
    assert gains[Gain.VFX] >= 12


def worth(card: SceneCard) -> int:
    """A rough price in stars: a token 2, an icon 1 or 2, an amount by icons 4 each."""
    fixed = {Gain.STARS: 1, Gain.FOOD: 2, Gain.VFX: 2, Gain.PER_FOOD: 2, Gain.PER_VFX: 2}
    reward = sum(term.amount * fixed.get(term.gain, 4) for term in card.reward or ())
    plants = {Icon.LEAF, Icon.FLOWER, Icon.FRUIT}
    return reward + sum(1 if icon in plants else 2 for icon in card.icons or ())


def test_more_animals_more_terrain_and_a_line_pay_better() -> None:
    by_size = [
        mean(worth(card) for card in PRACTICE.cards if len(card.slots or ()) == size)
        for size in (2, 3, 4)
    ]
    assert all(more > less + 2 for less, more in pairwise(by_size))
    lines = [card for card in PRACTICE.cards if card.type is SceneType.LINE]
    near = [card for card in PRACTICE.cards if card.type is SceneType.ADJACENCY]
    assert mean(map(worth, lines)) > mean(map(worth, near)) + 1
    free, bound = (
        mean(
            worth(card)
            for card in lines + near
            if len([slot for slot in card.slots or () if slot.terrain]) == conditions
        )
        for conditions in (0, 2)
    )
    assert bound > free


def filmable(card: SceneCard, side: MapSide, placed: tuple[Cell, ...] = ()) -> bool:
    """Some way to place the pattern's animals exists, found by trying every one."""
    slots = card.slots or ()
    if len(placed) == len(slots):
        return True
    wanted = slots[len(placed)].terrain
    return any(
        filmable(card, side, (*placed, cell))
        for cell in CELLS
        if cell not in placed
        and wanted in {None, side.terrain[INDEX[cell]]}
        and in_place(card, (*placed, cell))
    )


def in_place(card: SceneCard, cells: tuple[Cell, ...]) -> bool:
    points = [column_and_row(cell) for cell in cells]
    if card.type is SceneType.ADJACENCY:
        (x, y), *others = points
        return all(max(abs(x - i), abs(y - j)) == 1 for i, j in others)
    if card.type is SceneType.LINE:
        steps = [((i > x) - (i < x), (j > y) - (j < y)) for (x, y), (i, j) in pairwise(points)]
        return len(set(steps)) <= 1 and all(0 in step for step in steps)
    return True


@pytest.mark.parametrize("side", PRACTICE.sides, ids=lambda side: side.name)
def test_every_card_can_be_filmed_on_the_side(side: MapSide) -> None:
    impossible = [card_line(card) for card in PRACTICE.cards if not filmable(card, side)]
    assert impossible == []


def test_two_sides_hold_the_four_terrains_in_balance_and_gathered_a_little() -> None:
    one, other = PRACTICE.sides
    assert one.terrain != other.terrain
    for side in PRACTICE.sides:
        assert sorted(Counter(side.terrain).values()) == [12, 12, 12, 13]
        alike = sum(
            side.terrain[INDEX[here]] is side.terrain[INDEX[there]]
            for here in CELLS
            for there in CELLS
            if column_and_row(there)
            in {(x + 1, y) for x, y in [column_and_row(here)]}
            | {(x, y + 1) for x, y in [column_and_row(here)]}
        )
        assert 35 <= alike <= 60  # of 84 pairs; chance alone gives about 20


@pytest.mark.parametrize("action", BasicAction)
def test_every_action_has_an_enclosed_space_and_one_that_is_always_open(
    action: BasicAction,
) -> None:
    spaces = [space for space in PRACTICE.spaces if space.action is action]
    unlabelled = [(space.price, space.frame) for space in spaces if space.label is Label.NONE]
    assert unlabelled == [(1, Frame.FULL), (2, Frame.PARTLY)]
    assert all(space.closed_in_round_1 is (action in ROUND_2_ONLY) for space in spaces)


def test_some_spaces_open_with_three_and_some_with_four_players() -> None:
    labels = Counter(space.label for space in PRACTICE.spaces)
    assert labels[Label.THREE] >= 4
    assert labels[Label.FOUR] >= 4
    assert len({space.id for space in PRACTICE.spaces}) == len(PRACTICE.spaces)


def test_twelve_migration_cards_clear_about_a_quarter_of_the_map_all_over_it() -> None:
    assert [card.number for card in PRACTICE.migrations] == list(range(1, 13))
    cleared: Counter[Cell] = Counter()
    for card in PRACTICE.migrations:
        assert 10 <= len(card.brown) <= 14
        assert 4 <= len(card.blue) <= 6
        assert not set(card.brown) & set(card.blue)
        cleared.update(card.brown)
    assert set(cleared) == set(CELLS)
    assert max(cleared.values()) <= 6


def test_there_is_an_award_tile_for_each_species() -> None:
    assert PRACTICE.award_tiles == tuple(Species)


def test_no_practice_card_is_one_that_the_rulebook_shows() -> None:
    rewards = {reward_text(card.reward) for card in EXAMPLES.cards if card.number}
    patterns = {card.slots for card in EXAMPLES.cards if card.slots}
    for card in PRACTICE.cards:
        assert reward_text(card.reward) not in rewards
        assert card.slots not in patterns


def test_the_example_cards_hold_what_the_text_says_and_no_more() -> None:
    assert [card_line(card) for card in EXAMPLES.cards] == [
        "108 ?: ? | 2/rare + 11 stars | ?",
        "128 ?: ? | 1/plant + 2 stars | ?",
        "? terrain: crocodile@woodlands crocodile@water hyena@water | ? | ?",
        "? line: lion crocodile rhinoceros@grasslands | ? | ?",
        "? adjacency: giraffe@water leopard@grasslands lion | ? | ?",
        "? ?: gazelle@rock jackal@rock zebra@rock | ? | ?",
        "? ?: jackal elephant zebra@grasslands | ? | ?",
        "? ?: ? | 1 food | ?",
        "? ?: ? | 3 stars | ?",
        "? ?: ? | 1/? | ?",
    ]


def test_beside_the_example_cards_everything_is_assumed() -> None:
    assert not EXAMPLES.practice
    assert EXAMPLES.board_assumed
    assert EXAMPLES.sides == ASSUMED_SIDES
    assert EXAMPLES.spaces == ASSUMED_SPACES
    assert EXAMPLES.award_tiles == ASSUMED_TILES


def test_all_fourteen_specialists_are_there_with_a_difficulty_and_the_scales() -> None:
    names = [card.name for card in PRACTICE.specialists]
    assert len(set(names)) == CARDS
    assert set(Specialist) < set(names)
    assert all(card.difficulty in range(1, 6) for card in PRACTICE.specialists)
    assert all(card.note for card in PRACTICE.specialists if card.name not in set(Specialist))
    # WS-SPEC-CEL-2, WS-RULING-70: where the text gives a figure, the set has the same one.
    assert celebrity_stars(PRACTICE.celebrity, 9) == 2
    for scale, limit in ((PRACTICE.adventurer_few, 19), (PRACTICE.adventurer_many, 20)):
        assert scale is not None
        assert scale[-1][0] == limit
        assert [stars for _, stars in scale] == sorted((s for _, s in scale), reverse=True)
