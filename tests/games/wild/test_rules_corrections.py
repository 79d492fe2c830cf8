"""What the table sets by hand: any value from 0 up, never refused for a rule, always in the log."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import strategies
from support.tables import (
    ANN,
    BEN,
    CEM,
    DEE,
    a_board,
    a_card,
    a_table,
    blanks,
    cards,
    cells,
    events,
    final,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    session,
    spaces,
    violations,
)

from serengeti_companion.engine.session import Accepted
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Phase, Seat, Source, Step, Table
from serengeti_companion.games.wild.rules.preparation import steps
from serengeti_companion.games.wild.scoring import sheets
from serengeti_companion.games.wild.terms import BLANK, Icon, SceneCard, SpaceId, Species, Terrain

(A1, C4, C5) = cells("A1 C4 C5")
LION, ZEBRA = Species.LION, Species.ZEBRA
DISCOVER = c.DiscoverAnimal(seat=ANN, species=LION, cell=A1)


def whose(table: Table) -> Seat | None:
    return None if table.turn is None else table.turn.seat


def a_number(fact: c.NumberFact, value: int, **more: object) -> c.CorrectNumber:
    return replace(c.CorrectNumber(fact=fact, value=value, seat=BEN), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("fact", ["stars", "coins", "food", "vfx", "completed"])
@pytest.mark.parametrize("value", [0, 1, 57, 9999])
def test_every_number_of_a_player_can_be_set_from_zero_up(fact: c.NumberFact, value: int) -> None:
    table = played(a_table(vfx=3, food=2), a_number(fact, 5), a_number(fact, value))
    assert getattr(table.player(BEN), fact) == value
    assert not problems(table)


def test_icons_and_animals_of_the_gallery_can_be_set() -> None:
    table = played(
        a_table(), a_number("icon", 12, of=Icon.LIKE), a_number("animal", 7, of=Species.HYENA)
    )
    assert table.player(BEN).icon(Icon.LIKE) == 12
    assert table.player(BEN).animal(Species.HYENA) == 7
    assert sum(table.player(BEN).icons) + sum(table.player(BEN).animals) == 19


@pytest.mark.parametrize("value", [0, 3, 168])
def test_the_deck_can_be_set(value: int) -> None:
    table = played(a_table(), c.CorrectNumber(fact="deck", value=value))
    assert table.deck == value
    assert not problems(table)


def test_stars_set_by_hand_are_a_line_of_the_score_sheet() -> None:
    table = a_table(board=a_board("C4 jackal", "C5 rhinoceros"), tableaus={ANN: (41,)})
    table = played(table, c.FilmScene(seat=ANN, card=cards(41)[0]))
    for value in (10, 2):
        table = played(table, a_number("stars", value, seat=ANN))
    lines = {line.amount for line in sheets(table)[ANN].lines}
    assert lines == {4, -2}
    assert sheets(table)[ANN].total == table.player(ANN).stars == 2
    assert [entry.source for entry in table.player(ANN).ledger] == [Source.SCENES, Source.BY_HAND]


@pytest.mark.clause("WS-RULING-62")
@pytest.mark.parametrize(
    "command",
    [
        a_number("stars", -1),
        a_number("coins", 10_000),
        a_number("deck", 3),
        a_number("coins", 3, seat=None),
        a_number("icon", 3),
        a_number("icon", 3, of=LION),
        a_number("animal", 3, of=Icon.LIKE),
        a_number("coins", 3, of=Icon.LIKE),
    ],
)
def test_what_is_no_number_of_the_table_is_not_set(command: c.CorrectNumber) -> None:
    assert final(a_table(), command)


def test_a_correction_says_in_the_log_what_was_there_and_why() -> None:
    command = a_number("coins", 4, reason="we forgot the trade-in")
    assert events(a_table(coins=2), command) == (
        e.NumberCorrected(
            fact="coins", old=2, value=4, seat=BEN, of=None, reason="we forgot the trade-in"
        ),
    )


def test_the_animals_of_a_cell_come_from_and_go_to_their_areas() -> None:
    table = played(a_table(board=a_board("C4 lion")), c.CorrectMap(cell=C4, animals=(ZEBRA,)))
    assert (table.at(C4), table.in_area(LION), table.in_area(ZEBRA)) == ((ZEBRA,), 3, 2)
    table = played(table, c.CorrectMap(cell=C4, animals=()))
    assert (table.at(C4), table.in_area(ZEBRA)) == ((), 3)


def test_two_animals_on_a_cell_can_be_set_for_the_time_being() -> None:
    table = played(a_table(), c.CorrectMap(cell=C4, animals=(LION, ZEBRA)))
    assert table.at(C4) == (LION, ZEBRA)
    assert not problems(table)


def test_a_37th_animal_cannot_be_set() -> None:
    table = a_table(board=a_board("A1 lion", "A2 lion", "C4 lion"))
    assert final(table, c.CorrectMap(cell=C5, animals=(LION,))) == {"WS-SETUP-6"}
    assert final(table, c.CorrectMap(cell=C4, animals=(LION, LION))) == {"WS-SETUP-6"}
    assert legal(table, c.CorrectMap(cell=C4, animals=(LION,)))


@pytest.mark.parametrize("place", ["pool", "discard", "tableau", "gallery"])
def test_the_cards_of_every_place_can_be_set(place: c.Place) -> None:
    seat = BEN if place in {"tableau", "gallery"} else None
    for named in (cards(7, 8, 9), (), (*cards(50), *blanks(11))):
        table = played(a_table(), c.CorrectCards(place=place, cards=named, seat=seat))
        held = {
            "pool": table.pool,
            "discard": table.discard,
            "tableau": table.player(BEN).tableau,
            "gallery": table.player(BEN).gallery,
        }
        assert held[place] == named
        assert not problems(table)


def test_a_card_cannot_be_set_into_a_second_place() -> None:
    table = a_table(pool=(1, 2, 3, 4, 5, 6), tableaus={BEN: (7,)})
    elsewhere = c.CorrectCards(place="tableau", cards=cards(1, 8), seat=ANN)
    twice = c.CorrectCards(place="tableau", cards=cards(8, 8), seat=ANN)
    assert final(table, elsewhere) == final(table, twice) == {"WS-COMP-1"}
    # What lies there already stays there.
    assert legal(table, c.CorrectCards(place="tableau", cards=cards(7, 8), seat=BEN))


def test_whose_cards_they_are_has_to_be_said() -> None:
    assert final(a_table(), c.CorrectCards(place="tableau", cards=()))
    assert final(a_table(), c.CorrectCards(place="pool", cards=(), seat=ANN))


def test_a_card_can_be_described_where_it_lies() -> None:
    table = a_table(tableaus={ANN: blanks(2)})
    seen = c.DescribeCard(place="tableau", was=BLANK, card=SceneCard(number=41), seat=ANN)
    table = played(table, seen)
    assert table.player(ANN).tableau == (*cards(41), BLANK)
    again = c.DescribeCard(place="tableau", was=BLANK, card=SceneCard(number=41), seat=ANN)
    assert final(table, again) == {"WS-COMP-1"}
    gone = c.DescribeCard(place="pool", was=cards(9)[0], card=cards(10)[0])
    assert final(table, gone)
    own = a_card("? line: lion zebra | 3 stars | -")
    assert played(table, c.DescribeCard(place="pool", was=BLANK, card=own)).pool[0] == own


def test_what_the_table_says_of_a_card_is_kept_where_the_copy_says_less_or_other() -> None:
    unknown = SceneCard(number=999)
    table = played(a_table(), c.DescribeCard(place="pool", was=BLANK, card=unknown))
    assert table.pool[0] == unknown
    own = a_card("41 line: lion zebra | 3 stars | -")
    table = played(a_table(), c.DescribeCard(place="pool", was=BLANK, card=own))
    assert table.pool[0] == own


def test_a_place_holds_no_more_cards_than_there_are() -> None:
    assert legal(a_table(), c.CorrectCards(place="discard", cards=blanks(168)))
    assert final(a_table(), c.CorrectCards(place="discard", cards=blanks(169))) == {"WS-COMP-1"}


def test_whose_turn_it_is_can_be_set() -> None:
    table = played(a_table(), c.CorrectMoment(round=2, phase=Phase.ROUND, seat=CEM))
    assert whose(table) == CEM
    assert legal(table, replace(DISCOVER, seat=CEM))


def test_whose_turn_it_is_set_to_has_not_passed() -> None:
    table = a_table(passed=[CEM])
    table = played(table, c.CorrectMoment(round=2, phase=Phase.ROUND, seat=CEM))
    assert not table.player(CEM).passed
    assert legal(table, replace(DISCOVER, seat=CEM))


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_the_round_can_be_set(round_: int) -> None:
    table = played(a_table(), c.CorrectMoment(round=round_, phase=Phase.ROUND, seat=ANN))
    assert table.round == round_
    assert not problems(table)


@pytest.mark.parametrize("round_", [1, 4, 5, 6])
@pytest.mark.parametrize("step", Step)
def test_round_preparation_can_be_entered_at_any_step(round_: int, step: Step) -> None:
    moment = c.CorrectMoment(round=round_, phase=Phase.PREPARATION, step=step)
    table = played(a_table(2), moment)
    assert (table.phase, table.turn) == (Phase.PREPARATION, None)
    assert table.step is step or step not in steps(round_)
    assert not problems(table)
    # From there it goes on to the next round, whatever that round has of events.
    for _ in range(8):
        if table.step is not None:
            table = played(table, c.SkipStep(step=table.step))
    assert table.phase is Phase.ROUND
    assert not problems(table)


def test_preparation_begins_with_step_a_where_no_step_is_named() -> None:
    table = played(a_table(2), c.CorrectMoment(round=3, phase=Phase.PREPARATION))
    assert table.step is Step.MARKER


def test_leaving_preparation_by_hand_brings_everybody_back() -> None:
    table = preparing(a_table(2, 3), Step.POOL)
    table = played(table, c.CorrectMoment(round=3, phase=Phase.ROUND, seat=BEN))
    assert not any(player.passed for player in table.players)
    assert whose(played(table, replace(DISCOVER, seat=BEN), c.EndTurn(seat=BEN))) == ANN


@pytest.mark.parametrize(
    "moment",
    [
        c.CorrectMoment(round=0, phase=Phase.ROUND, seat=ANN),
        c.CorrectMoment(round=7, phase=Phase.ROUND, seat=ANN),
        c.CorrectMoment(round=2, phase=Phase.ROUND),
        c.CorrectMoment(round=2, phase=Phase.PREPARATION, seat=ANN),
    ],
)
def test_a_moment_that_cannot_be_is_not_set(moment: c.CorrectMoment) -> None:
    assert final(a_table(), moment)


def test_who_has_passed_can_be_set_both_ways() -> None:
    table = a_table(at={CEM: SpaceId("take-1")})
    out = played(table, c.CorrectPassed(seat=CEM, passed=True))
    assert (out.player(CEM).passed, out.player(CEM).space) == (True, None)
    assert out.turn == table.turn
    assert not played(out, c.CorrectPassed(seat=CEM, passed=False)).player(CEM).passed


def test_setting_the_player_to_act_as_passed_gives_the_turn_on() -> None:
    table = played(a_table(passed=[BEN]), c.CorrectPassed(seat=ANN, passed=True))
    assert whose(table) == CEM


def test_setting_the_last_one_as_passed_ends_the_round() -> None:
    table = played(a_table(2, passed=[BEN]), c.CorrectPassed(seat=ANN, passed=True))
    assert (table.phase, table.step) == (Phase.PREPARATION, Step.MARKER)


@pytest.mark.parametrize("step", [Step.MARKER, Step.DRAW])
def test_who_passed_is_not_asked_again_in_preparation(step: Step) -> None:
    table = preparing(a_table(2), step)
    assert played(table, c.CorrectPassed(seat=ANN, passed=True)).step is step


def test_a_marker_can_be_put_anywhere() -> None:
    place = c.CorrectMarker(seat=ANN, space=SpaceId("take-1"))
    table = played(a_table(at={BEN: SpaceId("take-1")}), place)
    assert table.player(ANN).space == "take-1"
    assert played(table, c.CorrectMarker(seat=ANN, space=None)).player(ANN).space is None
    assert final(table, c.CorrectMarker(seat=ANN, space=SpaceId("nowhere-1")))


def test_the_first_player_marker_can_be_given_to_anybody() -> None:
    assert played(a_table(), c.CorrectFirstPlayer(seat=DEE)).first == DEE


def test_an_action_space_can_be_entered_and_edited() -> None:
    (new, changed) = spaces("take-9: 2 partly 4P", "take-1: 2 full -")
    table = played(a_table(), c.CorrectSpace(space=new), c.CorrectSpace(space=changed))
    assert table.space(new.id) == new
    assert table.space(changed.id) == changed
    assert len(table.spaces) == len(a_table().spaces) + 1
    for price, fine in ((-1, False), (0, True), (9, True), (10, False)):
        assert legal(table, c.CorrectSpace(space=replace(new, price=price))) == fine


def test_the_terrain_of_a_cell_can_be_set_and_forgotten() -> None:
    for terrain in (*Terrain, None):
        table = played(a_table(), c.CorrectTerrain(cell=C4, terrain=terrain))
        assert table.terrain_at(C4) is terrain


def test_a_player_can_be_renamed_and_recoloured() -> None:
    table = played(a_table(2), c.RenamePlayer(seat=BEN, name="  Zoë 🦁 ", colour=3))
    assert (table.player(BEN).name, table.player(BEN).colour) == ("Zoë 🦁", 3)
    assert legal(table, c.RenamePlayer(seat=ANN, name="A" * 40, colour=0))


@pytest.mark.parametrize(
    ("name", "colour"),
    [("", 1), ("  ", 1), ("Ann", 1), ("B" * 41, 1), ("a\nb", 1), ("B", 0), ("B", 4)],
)
def test_names_and_colours_are_told_apart(name: str, colour: int) -> None:
    assert final(a_table(2), c.RenamePlayer(seat=BEN, name=name, colour=colour))


def test_players_can_be_reseated() -> None:
    table = played(a_table(), c.ReseatPlayers(seating=(ANN, DEE, BEN, CEM)))
    table = played(table, DISCOVER, c.EndTurn(seat=ANN))
    assert whose(table) == DEE
    assert final(table, c.ReseatPlayers(seating=(ANN, BEN, CEM)))
    assert final(table, c.ReseatPlayers(seating=(ANN, ANN, BEN, CEM)))


def test_who_leaves_in_their_turn_gives_it_on_with_the_pool_filled() -> None:
    table = played(a_table(), c.TakeCards(seat=ANN, cards=blanks(2)))
    table = played(table, c.SetPresence(seat=ANN, gone=True, reason="the last bus"))
    assert whose(table) == BEN
    assert len(table.pool) == 6
    assert not problems(table)


def test_who_leaves_out_of_turn_is_passed_over() -> None:
    table = played(a_table(pool=blanks(5)), c.SetPresence(seat=BEN, gone=True))
    assert len(table.pool) == 5  # Ann's turn is not over
    assert whose(played(table, DISCOVER, c.EndTurn(seat=ANN))) == CEM


@pytest.mark.clause("WS-PREP-F-1")
def test_the_first_player_marker_passes_over_who_left() -> None:
    table = preparing(a_table(first=BEN), Step.FIRST)
    table = played(table, c.SetPresence(seat=CEM, gone=True), c.MoveFirstPlayer())
    assert (table.first, whose(table)) == (DEE, DEE)


@pytest.mark.parametrize("last", [c.MoveFirstPlayer(), c.SkipStep(step=Step.FIRST)])
def test_who_leaves_as_first_player_does_not_begin_the_next_round(last: c.Command) -> None:
    table = preparing(a_table(first=BEN), Step.FIRST)
    table = played(table, c.SetPresence(seat=BEN, gone=True), last)
    assert (table.first, whose(table)) == (CEM, CEM)


@pytest.mark.parametrize(("round_", "phase"), [(5, Phase.PREPARATION), (6, Phase.OVER)])
def test_the_last_one_not_passed_ends_the_round_by_leaving(round_: int, phase: Phase) -> None:
    table = a_table(3, round_, passed=[BEN, CEM])
    assert played(table, c.SetPresence(seat=ANN, gone=True)).phase is phase


def test_step_d_does_not_wait_for_who_left() -> None:
    table = preparing(a_table(2, 3), Step.DRAW)
    table = played(table, c.KeepFromFour(seat=ANN, kept=blanks(1)))
    assert table.step is Step.DRAW
    table = played(table, c.SetPresence(seat=BEN, gone=True))
    assert table.step is Step.INCOME
    assert played(table, c.ReceiveIncome()).player(BEN).coins == 6


def test_somebody_stays_at_the_table() -> None:
    table = played(a_table(2), c.SetPresence(seat=BEN, gone=True))
    assert final(table, c.SetPresence(seat=ANN, gone=True))
    assert legal(table, c.SetPresence(seat=ANN, gone=False))
    assert legal(table, DISCOVER)


def test_who_comes_back_plays_on() -> None:
    table = played(a_table(2), c.SetPresence(seat=BEN, gone=True))
    table = played(table, DISCOVER, c.SetPresence(seat=BEN, gone=False), c.EndTurn(seat=ANN))
    assert whose(table) == BEN


def test_a_game_is_joined_in_the_middle() -> None:
    table = played(
        opened(2),
        c.CorrectMoment(round=4, phase=Phase.ROUND, seat=BEN, reason="we began without"),
        c.CorrectFirstPlayer(seat=BEN),
        a_number("coins", 3),
        a_number("stars", 31),
        a_number("completed", 6),
        a_number("icon", 4, of=Icon.LIKE),
        c.CorrectCards(place="tableau", cards=cards(41, 8), seat=BEN),
        c.CorrectCards(place="pool", cards=cards(1, 2, 3, 4, 5, 6)),
        c.CorrectNumber(fact="deck", value=120),
        c.CorrectMap(cell=C4, animals=(Species.JACKAL,)),
        c.CorrectMap(cell=C5, animals=(Species.RHINOCEROS,)),
        c.FilmScene(seat=BEN, card=cards(41)[0]),
        c.TakeCards(seat=BEN, cards=cards(3)),
        c.EndTurn(seat=BEN),
    )
    ben = table.player(BEN)
    assert (ben.stars, ben.completed, ben.icon(Icon.LIKE), ben.coins) == (35, 7, 5, 2)
    assert (len(table.pool), table.deck, whose(table)) == (6, 119, ANN)
    assert not problems(table)


def test_gains_are_booked_and_losses_are_not() -> None:
    table = played(a_table(), c.BookGain(seat=BEN, booked=c.Booking(stars=4, food=1, vfx=2)))
    ben = table.player(BEN)
    assert (ben.stars, ben.food, ben.vfx) == (4, 1, 2)
    assert final(table, c.BookGain(seat=BEN, booked=c.Booking(stars=-1)))


def test_corrections_are_undone_like_everything_else() -> None:
    table = a_table()
    sitting = session(table)
    for command in (a_number("coins", 1), c.SetPresence(seat=ANN, gone=True)):
        assert isinstance(sitting.submit(command), Accepted)
    while sitting.undo():
        pass
    assert sitting.state == table


seats = st.sampled_from([ANN, BEN, CEM])
few_cards = st.lists(st.sampled_from([BLANK, *cards(1, 2, 3, 41, 56, 108)]), max_size=12).map(tuple)
facts: st.SearchStrategy[c.NumberFact] = st.sampled_from(
    ["stars", "coins", "food", "vfx", "completed"]
)
corrections: st.SearchStrategy[c.Correction] = st.one_of(
    st.builds(c.CorrectNumber, fact=facts, value=st.integers(0, 9999), seat=seats),
    st.builds(c.CorrectNumber, fact=st.just("deck"), value=st.integers(0, 200)),
    st.builds(
        c.CorrectNumber,
        fact=st.just("icon"),
        value=st.integers(0, 60),
        seat=seats,
        of=st.sampled_from(Icon),
    ),
    st.builds(
        c.CorrectMap,
        cell=strategies.cells,
        animals=st.lists(strategies.species, max_size=3).map(tuple),
    ),
    st.builds(c.CorrectCards, place=st.sampled_from(["pool", "discard"]), cards=few_cards),
    st.builds(
        c.CorrectCards, place=st.sampled_from(["tableau", "gallery"]), cards=few_cards, seat=seats
    ),
    st.builds(c.CorrectMoment, round=st.integers(1, 6), phase=st.just(Phase.ROUND), seat=seats),
    st.builds(
        c.CorrectMoment,
        round=st.integers(1, 6),
        phase=st.just(Phase.PREPARATION),
        step=st.sampled_from(Step),
    ),
    st.builds(c.CorrectPassed, seat=seats, passed=st.booleans()),
    st.builds(c.SetPresence, seat=seats, gone=st.booleans()),
    st.builds(c.CorrectMarker, seat=seats, space=st.sampled_from([None, SpaceId("take-1")])),
    st.builds(c.CorrectFirstPlayer, seat=seats),
    st.builds(c.ReseatPlayers, seating=st.permutations([ANN, BEN, CEM]).map(tuple)),
    st.builds(c.BookGain, seat=seats, booked=st.just(c.Booking(stars=3, food=1))),
)


@given(st.lists(corrections, max_size=12))
def test_no_row_of_corrections_breaks_the_table(commands: list[c.Correction]) -> None:
    table = a_table(3)
    for command in commands:
        found = violations(table, command)
        # A correction is possible or it is not; there is nothing to overrule.
        assert not any(v.liftable for v in found)
        if not found:
            table = played(table, command)
            assert not problems(table)


@given(st.lists(corrections, max_size=12))
def test_after_any_corrections_the_table_can_play_on(commands: list[c.Correction]) -> None:
    table = a_table(3)
    for command in commands:
        if legal(table, command):
            table = played(table, command)
    for _ in range(8):
        if table.step is not None:
            table = played(table, c.SkipStep(step=table.step))
    turn = table.turn
    assert turn is not None or table.phase is Phase.OVER
    if turn is not None:
        take = c.RenewPool(seat=turn.seat)
        assert not final(table, take)
        assert not refused(table, take) - {"WS-ACT-1", "WS-TURN-2", "WS-SPACE-6", "WS-TURN-1"}
        assert not problems(insisted(table, take))
