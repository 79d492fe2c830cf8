"""Section 18: who chooses which Specialist, and when one is needed."""

from dataclasses import replace

import pytest
from support.tables import ANN, BEN, final, insisted, legal, opened, played, refused, warned
from support.wild_specialists import NO_MAP, with_specialist

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import setup_steps
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Mode, Options, Phase, SeatOptions
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, SpecialistCard
from serengeti_companion.games.wild.rules.specialist_terms import (
    CARDS,
    DEALT,
    Specialist,
    choices,
    specialist_name,
)
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.wording import tell_command


@pytest.mark.clause("WS-SPEC-1", "WS-RULING-85")
def test_rivals_play_without_specialists_or_with_them() -> None:
    assert legal(opened(2), c.BeginPlay())
    assert warned(opened(2), c.BeginPlay()) == set()
    advanced = replace(opened(2), specialists=True)
    assert legal(advanced, c.BeginPlay())
    assert warned(advanced, c.BeginPlay()) == {"WS-RULING-85"}
    chosen = played(
        advanced,
        c.ChooseSpecialist(seat=ANN, specialist="narrator"),
        c.ChooseSpecialist(seat=BEN, specialist="Guide"),
    )
    assert warned(chosen, c.BeginPlay()) == set()


@pytest.mark.clause("WS-SPEC-1")
def test_the_option_of_the_advanced_rules_reaches_the_table() -> None:
    seats = (SeatOptions(name="Ann", colour=0), SeatOptions(name="Ben", colour=1))
    for wanted in (False, True):
        table = open_table(Options(seats=seats, specialists=wanted), practice_set())
        assert table.with_specialists is wanted


@pytest.mark.clause("WS-SPEC-2", "WS-SETUP-28")
def test_a_rival_picks_one_of_three_that_were_dealt() -> None:
    table = replace(opened(3), specialists=True)
    dealt = ("narrator", "celebrity", "Guide")
    assert legal(table, c.ChooseSpecialist(seat=ANN, specialist="Guide", dealt=dealt))
    other = c.ChooseSpecialist(seat=ANN, specialist="cameraman", dealt=dealt)
    assert refused(table, other) == {"WS-SPEC-2"}
    for few in (dealt[:1], dealt[:2], (*dealt, "cameraman")):
        choice = c.ChooseSpecialist(seat=ANN, specialist="narrator", dealt=few)
        assert refused(table, choice) == {"WS-SPEC-2"}
    # What was dealt need not be told.
    assert legal(table, c.ChooseSpecialist(seat=ANN, specialist="cameraman"))
    duties = [duty for step in setup_steps(table) for duty in step.duties]
    assert any("WS-SPEC-2" in d.clauses and "3 Specialists" in str(d.text) for d in duties)


@pytest.mark.clause("WS-SPEC-2")
def test_the_dealer_deals_three_to_each_and_no_card_twice() -> None:
    table = opened(4)
    hands = [Dealer(7).specialists(table, seat) for seat in table.seating]
    assert [len(hand) for hand in hands] == [DEALT] * 4
    assert len({name for hand in hands for name in hand}) == 4 * DEALT
    assert Dealer(7).specialists(table, BEN) == hands[BEN]


@pytest.mark.clause("WS-SPEC-5")
def test_chosen_specialists_are_open_to_all() -> None:
    table = played(opened(2), c.ChooseSpecialist(seat=BEN, specialist="narrator"))
    assert table.player(BEN).specialist == "narrator"
    duties = [duty for step in setup_steps(table) for duty in step.duties]
    assert any("WS-SPEC-5" in d.clauses and "face-up, open to all" in str(d.text) for d in duties)
    plain = [duty for step in setup_steps(opened(2)) for duty in step.duties]
    assert not any("WS-SPEC-5" in duty.clauses for duty in plain)


@pytest.mark.clause("WS-SPEC-7")
@pytest.mark.parametrize("other", [None, "narrator", "Guide"])
def test_a_specialist_cannot_be_discarded_or_replaced(other: str | None) -> None:
    table = with_specialist("celebrity")
    assert refused(table, c.ChooseSpecialist(seat=ANN, specialist=other)) == {"WS-SPEC-7"}
    setup = played(opened(2), c.ChooseSpecialist(seat=ANN, specialist="celebrity"))
    assert legal(setup, c.ChooseSpecialist(seat=ANN, specialist=other))


@pytest.mark.clause("WS-SPEC-7")
def test_a_specialist_that_was_not_told_at_setup_can_be_told_later() -> None:
    late = with_specialist(None)
    assert legal(late, c.ChooseSpecialist(seat=ANN, specialist="narrator"))
    assert legal(with_specialist("narrator"), c.ChooseSpecialist(seat=ANN, specialist="narrator"))


@pytest.mark.clause("WS-COOPSOLO-4", "WS-SCN-6-2")
@pytest.mark.parametrize("scenario", range(1, 7))
@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.COOP])
def test_scenarios_1_to_5_do_not_begin_without_specialists(mode: Mode, scenario: int) -> None:
    players = 1 if mode is Mode.SOLO else 2
    table = replace(opened(players, mode=mode, tracking=NO_MAP), scenario=scenario)
    needed = set() if scenario == 6 else {"WS-COOPSOLO-4"}
    assert refused(table, c.BeginPlay()) == needed
    assert insisted(table, c.BeginPlay()).phase is Phase.ROUND
    for seat, name in zip(table.seating, ("narrator", "Guide"), strict=False):
        table = played(table, c.ChooseSpecialist(seat=seat, specialist=name))
    assert legal(table, c.BeginPlay())


@pytest.mark.clause("WS-RULING-73")
def test_options_with_one_specialist_twice_open_no_table() -> None:
    seats = tuple(
        SeatOptions(name=name, colour=colour, specialist="narrator")
        for colour, name in enumerate(("Ann", "Ben"))
    )
    with pytest.raises(ValueError, match="one player only"):
        open_table(Options(seats=seats), practice_set())


@pytest.mark.clause("WS-RULING-72")
@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb"])
def test_a_specialist_without_a_proper_name_is_refused(name: str) -> None:
    assert final(opened(2), c.ChooseSpecialist(seat=ANN, specialist=name)) == {"WS-RULING-72"}
    seats = (
        SeatOptions(name="Ann", colour=0, specialist=name),
        SeatOptions(name="Ben", colour=1),
    )
    with pytest.raises(ValueError, match="1 to 40 letters"):
        open_table(Options(seats=seats), practice_set())


@pytest.mark.clause("WS-SPEC-8", "WS-PIC-8", "WS-PIC-11")
def test_the_six_described_come_first_with_what_the_owner_entered() -> None:
    assert [card.name for card in choices(UNKNOWN_COPY)] == list(Specialist)
    assert len(choices(practice_set())) == CARDS
    entered = replace(
        UNKNOWN_COPY,
        specialists=(SpecialistCard(name="Guide"), SpecialistCard(name="narrator", difficulty=3)),
    )
    known = {card.name: card.difficulty for card in choices(entered)}
    assert (known["narrator"], known["celebrity"]) == (3, None)
    assert list(known)[-1] == "Guide"
    assert str(specialist_name("vfx_artist")) == "VFX Artist"
    assert str(specialist_name("Guide {x}")) == "Guide {x}"


def test_the_log_names_the_specialist() -> None:
    choice = c.ChooseSpecialist(seat=ANN, specialist="vfx_artist")
    assert str(tell_command(opened(2), choice)) == "Ann chooses: VFX Artist"
    nobody = c.ChooseSpecialist(seat=ANN, specialist=None)
    assert str(tell_command(opened(2), nobody)) == "Ann plays without a Specialist"
