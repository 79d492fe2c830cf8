"""What holds whatever two copies tell: nothing known is lost, nothing is taken unasked."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from support.differences import everything

from serengeti_companion.games.wild.components import fitting
from serengeti_companion.games.wild.differences import Relation, compared, merged
from serengeti_companion.games.wild.parts import PartName
from serengeti_companion.games.wild.printed import (
    ASSUMED_TILES,
    UNKNOWN_COPY,
    MapSide,
    Printed,
    SpecialistCard,
)
from serengeti_companion.games.wild.terms import (
    ActionSpace,
    BasicAction,
    Cell,
    Frame,
    Icon,
    MigrationCard,
    SceneCard,
    SceneType,
    Slot,
    SpaceId,
    Species,
    Terrain,
)

PATTERNS = st.sampled_from([None, (Slot(species=Species.LION),), (Slot(species=Species.ZEBRA),)])
CARDS = st.builds(
    SceneCard,
    number=st.sampled_from([None, 1, 2, 3]),
    type=st.sampled_from([None, *SceneType]),
    slots=PATTERNS,
    reward=st.sampled_from([None, ()]),
    icons=st.sampled_from([None, (), (Icon.RARE,)]),
)
GROUNDS = [(None,) * 49, (Terrain.ROCK,) + (None,) * 48, (None, *[Terrain.WATER] * 48)]
SIDES = st.builds(
    MapSide, name=st.sampled_from(["", "A", "B", "C"]), terrain=st.sampled_from(GROUNDS)
)
SPACES = st.builds(
    ActionSpace,
    id=st.sampled_from([SpaceId("take-1"), SpaceId("take-2"), SpaceId("take-3")]),
    action=st.just(BasicAction.TAKE),
    price=st.sampled_from([1, 2]),
    frame=st.sampled_from(Frame),
)
MIGRATIONS = st.builds(
    MigrationCard,
    number=st.sampled_from([1, 2, 3]),
    brown=st.sampled_from([(), (Cell("A1"),)]),
    blue=st.just(()),
)
SPECIALISTS = st.builds(
    SpecialistCard,
    name=st.sampled_from(["narrator", "Guide"]),
    difficulty=st.sampled_from([None, 1, 2]),
    note=st.sampled_from(["", "a note"]),
)
SCALES = st.sampled_from([None, ((9, 2),), ((9, 2), (12, 3))])

T = TypeVar("T")


@st.composite
def copies(draw: st.DrawFn) -> Printed:
    """So few facts that two copies often tell of the same piece, and often something else."""

    def few(pieces: SearchStrategy[T], key: Callable[[T], object], most: int = 3) -> tuple[T, ...]:
        return tuple(draw(st.lists(pieces, max_size=most, unique_by=key)))

    cards = few(CARDS, lambda card: card.number or object())
    return Printed(
        name=draw(st.sampled_from(["Ours", "Yours"])),
        practice=draw(st.booleans()),
        board_assumed=draw(st.booleans()),
        cards=tuple(sorted(cards, key=lambda card: card.number or 1000)),
        sides=(*few(SIDES, lambda _: object(), 1), draw(SIDES)),
        spaces=few(SPACES, lambda space: space.id),
        migrations=few(MIGRATIONS, lambda card: card.number),
        award_tiles=draw(st.sampled_from([ASSUMED_TILES, ASSUMED_TILES[::-1], ASSUMED_TILES[1:]])),
        specialists=few(SPECIALISTS, lambda card: card.name),
        celebrity=draw(SCALES),
        track_last=draw(st.sampled_from([None, 99, 120])),
        colours=draw(st.sampled_from([(), ("red",), ("red", "blue"), ("blue", "red")])),
    )


@given(copies())
def test_a_copy_merged_with_itself_is_itself(printed: Printed) -> None:
    comparison = compared(printed, printed)
    assert {each.relation for each in comparison.differences} <= {Relation.SAME}
    assert merged(printed, printed, comparison.everything) == printed


@given(copies(), copies())
def test_who_takes_nothing_keeps_what_was_there(mine: Printed, theirs: Printed) -> None:
    assert merged(mine, theirs, ()) == mine


@given(copies(), copies())
def test_once_everything_is_taken_theirs_tells_nothing_new(mine: Printed, theirs: Printed) -> None:
    after = everything(mine, theirs)
    assert compared(after, theirs).of(Relation.NEW, Relation.CHANGED, Relation.CONFLICT) == ()
    assert (after.name, after.practice) == (mine.name, mine.practice)


@given(copies(), copies())
def test_what_differs_does_not_depend_on_who_asks(mine: Printed, theirs: Printed) -> None:
    one, other = compared(mine, theirs), compared(theirs, mine)
    by_number = {PartName.SPACE, PartName.MIGRATION, PartName.SPECIALIST, PartName.TRACK}
    assert {each.title for each in one.of(Relation.CONFLICT) if each.piece.part in by_number} == {
        each.title for each in other.of(Relation.CONFLICT) if each.piece.part in by_number
    }


@given(copies(), copies())
def test_gains_change_nothing_that_was_known(mine: Printed, theirs: Printed) -> None:
    after = merged(mine, theirs, compared(mine, theirs).gains)
    # Seen from before, there is nothing to add and nothing to contradict.
    assert compared(after, mine).of(Relation.CONFLICT) == ()
    assert everything(after, mine) == after


@given(copies(), copies())
def test_pieces_of_mine_that_theirs_does_not_have_stay(mine: Printed, theirs: Printed) -> None:
    after = everything(mine, theirs)
    for card in mine.cards:
        if card.number is not None and theirs.card(card.number) is None:
            assert after.card(card.number) == card
    for migration in mine.migrations:
        if theirs.migration(migration.number) is None:
            assert after.migration(migration.number) == migration
    assert len(after.cards) >= len(mine.cards)
    assert max(len(mine.sides), len(theirs.sides)) <= len(after.sides) <= 2


@given(copies(), copies())
def test_pieces_keep_their_order_and_new_ones_come_last(mine: Printed, theirs: Printed) -> None:
    after = everything(mine, theirs)
    numbers = [card.number or 1000 for card in after.cards]
    assert numbers == sorted(numbers)
    assert [card.number for card in after.migrations][: len(mine.migrations)] == [
        card.number for card in mine.migrations
    ]
    assert [card.name for card in after.specialists][: len(mine.specialists)] == [
        card.name for card in mine.specialists
    ]
    known = () if mine.board_assumed else mine.spaces
    if known:
        assert [space.id for space in after.spaces][: len(known)] == [space.id for space in known]


@given(copies(), copies())
def test_known_parts_of_a_taken_card_are_theirs_the_others_mine(
    mine: Printed, theirs: Printed
) -> None:
    after = everything(mine, theirs)
    for card in theirs.cards:
        taken = after.card(card.number or 0)
        before = mine.card(card.number or 0)
        for field in ("type", "slots", "reward", "icons"):
            if taken is not None:
                known = getattr(card, field)
                mine_knew = None if before is None else getattr(before, field)
                assert getattr(taken, field) == (mine_knew if known is None else known)


@given(copies())
def test_nothing_contradicts_a_copy_of_which_nothing_is_known(theirs: Printed) -> None:
    comparison = compared(UNKNOWN_COPY, theirs)
    assert comparison.of(Relation.CONFLICT) == ()
    after = everything(UNKNOWN_COPY, theirs)
    assert after.cards == theirs.cards
    assert after.sides == theirs.sides
    assert after.migrations == theirs.migrations
    assert after.specialists == theirs.specialists
    assert sorted(after.award_tiles) == sorted(theirs.award_tiles)
    if not theirs.board_assumed and theirs.spaces:
        assert (after.spaces, after.board_assumed) == (theirs.spaces, False)


@given(copies())
def test_a_copy_of_which_nothing_is_known_tells_nothing(mine: Printed) -> None:
    assert everything(mine, UNKNOWN_COPY) == mine


@given(copies(), copies(), st.data())
def test_what_is_taken_is_what_the_lines_showed(
    mine: Printed, theirs: Printed, data: st.DataObject
) -> None:
    comparison = compared(mine, theirs)
    if comparison.differences:
        chosen = data.draw(st.sampled_from(comparison.differences))
        after = compared(merged(mine, theirs, {chosen.piece}), theirs)
        again = next(each for each in after.differences if each.piece == chosen.piece)
        if chosen.piece.part not in {PartName.CARD, PartName.SIDE}:
            assert again.mine == again.taken == chosen.taken


@given(copies(), copies())
def test_what_is_merged_can_be_kept(mine: Printed, theirs: Printed) -> None:
    after = everything(mine, theirs)
    assert fitting(after) == after
