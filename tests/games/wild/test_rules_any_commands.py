"""Whatever the table says, in whatever order, and insists on: the table stays sound."""

from hypothesis import given, settings
from hypothesis import strategies as st
from support import strategies
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_table,
    cards,
    final,
    insisted,
    opened,
    played,
    preparing,
    refused,
    session,
    switched,
)

from serengeti_companion.engine.session import Accepted, Rejected
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    Phase,
    Seat,
    Step,
    Table,
    Tracking,
    overlaps,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.switches import SWITCHES
from serengeti_companion.games.wild.terms import BLANK, CELLS, Cell, Icon, SpaceId, Species

# Few of each, so that commands meet one another.
seats: st.SearchStrategy[Seat] = st.sampled_from([ANN, BEN, CEM])
cells: st.SearchStrategy[Cell] = st.sampled_from(CELLS[:3] + CELLS[7:10])
species = st.sampled_from([Species.LION, Species.JACKAL, Species.RHINOCEROS, Species.ZEBRA])
card = st.sampled_from([BLANK, *cards(1, 3, 8, 15, 16, 39, 41, 56, 90, 91)])  # the last unseen
some_cards = (st.lists(card, max_size=4) | st.lists(card, max_size=4, unique=True)).map(tuple)
paths = st.lists(cells, min_size=1, max_size=4).map(tuple)
spaces = st.none() | st.sampled_from(["predators-1", "take-2", "move-1", "renew-1"]).map(SpaceId)
bookings = st.none() | st.builds(c.Booking, stars=st.integers(0, 9), food=st.integers(0, 2))

turns: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.DiscoverAnimal, seat=seats, species=species, cell=cells, space=spaces),
    st.builds(c.SwapAnimals, seat=seats, first=cells, second=cells, space=spaces),
    st.builds(c.MoveAnimal, seat=seats, path=paths, animal=st.none() | species, space=spaces),
    st.builds(c.TakeCards, seat=seats, cards=some_cards, space=spaces),
    st.builds(c.RenewPool, seat=seats, cards=some_cards, revealed=some_cards, space=spaces),
    st.builds(c.BuyCards, seat=seats, cards=some_cards),
    st.builds(c.SpendFood, seat=seats, path=paths, animal=st.none() | species),
    st.builds(
        c.FilmScene,
        seat=seats,
        card=card,
        shown=st.none() | card,
        vfx=st.sampled_from([(), (0,), (0, 1), (7,)]),
        plant=st.none() | st.sampled_from(Icon),
        cells=st.just(()) | paths,
        booked=bookings,
    ),
    st.builds(c.DiscardCards, seat=seats, cards=some_cards),
    st.builds(c.EndTurn, seat=seats, revealed=some_cards),
    st.builds(c.PassTurn, seat=seats),
)
steps: st.SearchStrategy[c.Command] = st.one_of(
    st.just(c.MoveRoundMarker()),
    st.builds(c.HoldAwards, species=st.none() | species),
    st.builds(c.DrawMigration, card=st.none() | st.integers(1, 3), cells=st.none() | paths),
    st.builds(c.RedraftPool, revealed=some_cards),
    st.builds(c.KeepFromFour, seat=seats, kept=some_cards, left=some_cards, shed=some_cards),
    st.builds(c.KeepFromFour, seat=seats, kept=st.just((BLANK,))),
    st.just(c.ReceiveIncome()),
    st.just(c.MoveFirstPlayer()),
    st.builds(c.SkipStep, step=st.sampled_from(Step)),
)
setups: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.TickSetup, step=st.integers(0, 13)),
    st.builds(c.LayAwardTiles, first=st.none() | species, second=st.none() | species),
    st.builds(c.LayPool, cards=some_cards),
    st.builds(c.KeepOpeningCards, seat=seats, kept=some_cards, left=some_cards),
    st.builds(c.ChooseFirstPlayer, seat=seats),
    st.just(c.BeginPlay()),
)
trackings = st.sampled_from(
    [EVERYTHING, LIGHT, SCORE_ONLY, Tracking(map=False), Tracking(board=False, tokens=False)]
)
changes: st.SearchStrategy[c.Command] = st.one_of(
    st.builds(c.SetTracking, tracking=trackings),
    st.sampled_from([(s.name, value) for s in SWITCHES for value in s.values]).map(
        lambda pair: c.SetHouseRule(name=pair[0], value=pair[1])
    ),
    st.builds(c.CorrectPassed, seat=seats, passed=st.booleans()),
    st.builds(c.SetPresence, seat=seats, gone=st.booleans()),
    st.builds(c.CorrectNumber, fact=st.just("food"), value=st.integers(0, 3), seat=seats),
    st.builds(c.CorrectNumber, fact=st.just("deck"), value=st.integers(0, 9)),
    st.builds(c.DescribeCard, place=st.just("tableau"), was=card, card=card, seat=seats),
    st.builds(c.CorrectMoment, round=st.integers(1, 6), phase=st.just(Phase.ROUND), seat=seats),
)
anything = st.one_of(turns, turns, turns, steps, setups, changes)


def in_play(known: bool, tracking: Tracking, deck: int, step: Step | None) -> Table:
    """Round 2, or a step before Round 3."""
    table = a_table(
        3,
        printed=practice_set() if known else UNKNOWN_COPY,
        tracking=tracking,
        tableaus={ANN: cards(41, 56), BEN: (BLANK, *cards(8)), CEM: cards(39)},
        galleries={ANN: cards(15), CEM: cards(16)},
        pool=(*cards(1, 3), *(BLANK,) * 4),
        food=1,
        vfx=1,
        deck=deck,
    )
    return table if step is None else preparing(table, step)


tables = st.builds(
    in_play,
    st.booleans(),
    trackings,
    st.sampled_from([0, 2, 150]),
    st.none() | st.sampled_from([Step.MARKER, Step.POOL, Step.DRAW]),
)


def looked_at(table: Table, commands: list[c.Command]) -> None:
    """Play every command, insisting where that helps; every table on the way has to be sound."""
    sitting = session(table)
    for command in commands:
        before = sitting.state
        lost, word = final(before, command), refused(before, command)
        preview = sitting.preview(command)
        answer = sitting.submit(command, on_word=word)
        if lost:
            assert isinstance(answer, Rejected)
            assert sitting.state is before
        else:
            assert isinstance(answer, Accepted)
            assert preview.after == answer.after
        assert not problems(sitting.state), command
    assert finished(sitting.state).phase is Phase.OVER
    states = sitting.states
    while sitting.undo():
        pass
    assert sitting.state == states[0]
    while sitting.redo():
        pass
    assert sitting.states == states


def finished(table: Table) -> Table:
    """The table when everybody passes on and on and every step is left out."""
    for _ in range(100):
        for cell in overlaps(table):
            table = played(table, c.CorrectMap(cell=cell, animals=table.at(cell)[:1]))
        if table.phase is Phase.SETUP:
            table = insisted(table, c.BeginPlay())
        elif table.turn is not None:
            table = insisted(table, c.PassTurn(seat=table.turn.seat))
        elif table.step is not None:
            table = insisted(table, c.SkipStep(step=table.step))
    return table


@settings(max_examples=250)
@given(table=tables, commands=st.lists(anything, min_size=1, max_size=15))
def test_any_row_of_commands_in_the_middle_of_a_game_leaves_a_sound_table(
    table: Table, commands: list[c.Command]
) -> None:
    looked_at(table, commands)


@settings(max_examples=150)
@given(
    tracking=trackings,
    overlap=st.sampled_from(["turn", "chain", "effect"]),
    commands=st.lists(st.one_of(setups, setups, anything), min_size=1, max_size=15),
)
def test_any_row_of_commands_from_setup_on_leaves_a_sound_table(
    tracking: Tracking, overlap: str, commands: list[c.Command]
) -> None:
    looked_at(opened(3, tracking=tracking, house=switched(overlap=overlap)), commands)


@settings(max_examples=100)
@given(seat=seats, path=st.lists(strategies.cells, max_size=5).map(tuple))
def test_a_path_of_any_cells_is_answered(seat: Seat, path: tuple[Cell, ...]) -> None:
    looked_at(a_table(3), [c.MoveAnimal(seat=seat, path=path), c.SpendFood(seat=seat, path=path)])
