"""Section 18: who works for a player, and what that pays during play and at the end."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    CEM,
    a_board,
    a_card,
    a_table,
    asked,
    cells,
    final,
    insisted,
    legal,
    opened,
    played,
    preparing,
    refused,
    session,
    switched,
    warned,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.checklist import setup_steps
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import (
    ICONS,
    CardTracking,
    Mode,
    Options,
    Phase,
    SeatOptions,
    Step,
    Table,
    Tracking,
    Turn,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Scale, SpecialistCard
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.rules.specialist_terms import (
    CARDS,
    DEALT,
    Specialist,
    choices,
    specialist_name,
)
from serengeti_companion.games.wild.rules.specialists import final_question
from serengeti_companion.games.wild.scoring import final as final_result
from serengeti_companion.games.wild.scoring import result, sheets
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.terms import BLANK, Icon, SceneCard, Species
from serengeti_companion.games.wild.wording import tell_command

PLAIN = a_card("? terrain: lion | 1 star | -")
SECOND = a_card("? terrain: zebra | 1 star | leaf")
THIRD = a_card("? terrain: hyena | 1 star | like")
FOURTH = a_card("? terrain: giraffe | 1 star | fruit")
ROCKY = a_card("? terrain: gazelle@rock jackal@rock | 1 star | leaf")
HAND = (PLAIN, SECOND, THIRD, FOURTH, ROCKY)
NO_MAP = Tracking(map=False)


def icons(**numbers: int) -> tuple[int, ...]:
    return tuple(numbers.get(icon.value, 0) for icon in ICONS)


def with_specialist(
    specialist: str | None, players: int = 2, hand: tuple[SceneCard, ...] = HAND, **changes: object
) -> Table:
    """Ann, who holds cards that can be completed, and her Specialist; nothing of him is known."""
    copy = replace(practice_set(), celebrity=None, adventurer_few=None, adventurer_many=None)
    given: dict[str, object] = {"tracking": NO_MAP, "printed": copy, "vfx": 3, "food": 3} | changes
    table = a_table(players, tableaus={ANN: hand}, **given)  # type: ignore[arg-type]
    return table.with_player(ANN, specialist=specialist)


def film(card: SceneCard, *vfx: int, bonus: int | None = None) -> c.FilmScene:
    return c.FilmScene(seat=ANN, card=card, vfx=vfx, bonus=bonus)


def specialist_stars(before: Table, after: Table) -> int:
    """What came beyond the cards' own rewards."""
    own = after.player(ANN).completed - before.player(ANN).completed
    return after.player(ANN).stars - before.player(ANN).stars - own


# Choosing


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


# Cameraman


@pytest.mark.clause("WS-SPEC-CAM-1", "WS-RULING-67")
def test_two_cards_at_once_give_4_stars_at_the_second() -> None:
    table = with_specialist("cameraman")
    one = played(table, film(PLAIN))
    assert specialist_stars(table, one) == 0
    two = played(one, film(SECOND))
    assert specialist_stars(table, two) == 4
    nobody = table.with_player(ANN, specialist=None)
    assert specialist_stars(nobody, played(nobody, film(PLAIN), film(SECOND))) == 0


@pytest.mark.clause("WS-SPEC-CAM-3", "WS-EX-32")
def test_three_or_four_cards_at_once_still_give_4_stars() -> None:
    table = with_specialist("cameraman")
    three = played(table, film(PLAIN), film(SECOND), film(THIRD))
    assert specialist_stars(table, three) == 4
    assert specialist_stars(table, played(three, film(FOURTH))) == 4


BETWEEN: dict[str, c.Command] = {
    "a Basic Action": c.RenewPool(seat=ANN),
    "a purchase": c.BuyCards(seat=ANN, cards=(BLANK,)),
    "a discard": c.DiscardCards(seat=ANN, cards=(FOURTH,)),
    "Food": c.SpendFood(seat=ANN, path=cells("C4 C5")),
}


@pytest.mark.clause("WS-SPEC-CAM-2", "WS-RULING-67")
@pytest.mark.parametrize("what", BETWEEN)
def test_nothing_may_come_between_the_two_cards(what: str) -> None:
    table = with_specialist("cameraman")
    if what == "a purchase":
        table = played(table, c.RenewPool(seat=ANN), c.BuyCards(seat=ANN, cards=(BLANK,)))
    apart = played(table, film(PLAIN), BETWEEN[what], film(SECOND))
    assert specialist_stars(table, apart) == 0
    # What came between opens a new batch.
    assert specialist_stars(table, played(apart, film(THIRD))) == 4


@pytest.mark.clause("WS-SPEC-CAM-2", "WS-RULING-67")
def test_the_second_card_takes_no_vfx_but_the_first_may() -> None:
    table = with_specialist("cameraman")
    assert specialist_stars(table, played(table, film(PLAIN), film(ROCKY, 0))) == 0
    assert specialist_stars(table, played(table, film(ROCKY, 0), film(PLAIN))) == 4


@pytest.mark.clause("WS-SPEC-CAM-2")
def test_a_batch_ends_with_the_turn() -> None:
    table = played(with_specialist("cameraman"), c.RenewPool(seat=ANN, cards=(BLANK,)), film(PLAIN))
    later = replace(table, turn=Turn(seat=ANN))
    assert specialist_stars(table, played(later, film(SECOND))) == 0


TWO_BATCHES = (film(PLAIN), film(SECOND), c.DiscardCards(seat=ANN, cards=(FOURTH,)))


@pytest.mark.clause("WS-SW-14", "WS-RULING-67")
@pytest.mark.parametrize(("reading", "stars"), [("batch", 8), ("turn", 4), ("pair", 8)])
def test_two_batches_in_a_turn(reading: str, stars: int) -> None:
    table = with_specialist("cameraman", house=switched(cameraman=reading))
    after = played(table, *TWO_BATCHES, film(THIRD), film(ROCKY))
    assert specialist_stars(table, after) == stars


@pytest.mark.clause("WS-SW-14", "WS-RULING-67")
@pytest.mark.parametrize(("reading", "stars"), [("batch", 4), ("turn", 4), ("pair", 8)])
def test_four_cards_at_once(reading: str, stars: int) -> None:
    table = with_specialist("cameraman", house=switched(cameraman=reading))
    after = played(table, film(PLAIN), film(SECOND), film(THIRD), film(FOURTH))
    assert specialist_stars(table, after) == stars
    next_turn = replace(after, turn=Turn(seat=ANN)).with_player(ANN, tableau=(PLAIN, SECOND))
    assert specialist_stars(after, played(next_turn, film(PLAIN), film(SECOND))) == 4


@pytest.mark.clause("WS-RULING-67")
def test_cards_held_back_count_for_a_batch() -> None:
    board = a_board("C4 lion", "E5 zebra")
    table = with_specialist("cameraman", board=board, tracking=Tracking())
    assert specialist_stars(table, played(table, film(PLAIN), film(SECOND))) == 4


# VFX Artist


@pytest.mark.clause("WS-SPEC-VFX-1", "WS-CHK-25", "WS-RULING-68", "WS-RULING-42")
@pytest.mark.parametrize(("freed", "stars"), [((), 0), ((0,), 2), ((0, 1), 4)])
def test_each_vfx_token_spent_earns_2_stars(freed: tuple[int, ...], stars: int) -> None:
    table = with_specialist("vfx_artist")
    after = played(table, film(ROCKY, *freed))
    assert specialist_stars(table, after) == stars
    assert after.player(ANN).vfx == 3 - len(freed)
    nobody = with_specialist(None)
    assert specialist_stars(nobody, played(nobody, film(ROCKY, *freed))) == 0


# Celebrity


def celebrity(likes: int, scale: Scale | None = None, card: SceneCard = PLAIN) -> Table:
    table = with_specialist("celebrity", hand=(card, PLAIN))
    table = table.with_player(ANN, icons=icons(like=likes))
    return replace(table, printed=replace(table.printed, celebrity=scale))


@pytest.mark.clause("WS-SPEC-CEL-1", "WS-EX-33", "WS-RULING-69")
def test_with_9_likes_each_card_without_icons_gives_2_stars() -> None:
    table = celebrity(9)
    once = played(table, film(PLAIN))
    assert specialist_stars(table, once) == 2
    assert specialist_stars(table, played(once, film(PLAIN))) == 4


@pytest.mark.clause("WS-SPEC-CEL-1")
def test_a_card_with_icons_gives_the_celebrity_nothing() -> None:
    table = celebrity(9, card=SECOND)
    assert specialist_stars(table, played(table, film(SECOND))) == 0
    # What the reward shows does not matter.
    counted = a_card("? terrain: lion | 1/like | -")
    table = celebrity(9, card=counted)
    assert played(table, film(counted)).player(ANN).stars == 9 + 2


@pytest.mark.clause("WS-SPEC-CEL-1", "WS-PIC-9", "WS-RULING-69")
@pytest.mark.parametrize("likes", [0, 8, 10])
def test_until_the_scale_is_entered_the_table_is_asked(likes: int) -> None:
    table = celebrity(likes)
    assert asked(table, film(PLAIN)) == {"WS-PIC-9"}
    assert specialist_stars(table, played(table, film(PLAIN, bonus=3))) == 3
    assert legal(table, film(PLAIN, bonus=0))
    # Let go on the table's word, nothing is booked.
    assert specialist_stars(table, insisted(table, film(PLAIN))) == 0


@pytest.mark.clause("WS-PIC-9")
@pytest.mark.parametrize(
    ("likes", "stars"), [(0, 0), (2, 0), (3, 1), (8, 1), (9, 2), (11, 2), (12, 4), (40, 4)]
)
def test_an_entered_scale_is_read_from_its_steps_on(likes: int, stars: int) -> None:
    table = celebrity(likes, ((3, 1), (9, 2), (12, 4)))
    assert specialist_stars(table, played(table, film(PLAIN))) == stars


@pytest.mark.clause("WS-SPEC-CEL-1")
def test_for_a_card_nobody_described_the_celebrity_is_only_recalled() -> None:
    tracking = Tracking(map=False, cards=CardTracking.COUNTED)
    table = replace(celebrity(9, card=BLANK), tracking=tracking)
    booked = c.FilmScene(seat=ANN, card=BLANK, booked=c.Booking(stars=1))
    assert "WS-SPEC-CEL-1" in warned(table, booked)
    assert specialist_stars(table, played(table, booked)) == 0
    assert specialist_stars(table, played(table, replace(booked, bonus=2))) == 2


# Photographer


def ceremony_total(players: int, shown: int, house: str = "like", **counts: int) -> int:
    table = with_specialist("photographer", players, house=switched(photographerIcon=house))
    animals = tuple(shown if species is Species.LION else 0 for species in Species)
    table = table.with_player(ANN, animals=animals, icons=icons(**counts))
    return ceremonies.total(table, ANN, Species.LION)


@pytest.mark.clause("WS-SPEC-PHO-1", "WS-SPEC-PHO-2", "WS-EX-34", "WS-RULING-66")
@pytest.mark.parametrize(("likes", "total"), [(0, 2), (3, 2), (4, 3), (7, 3), (8, 4)])
def test_with_two_players_four_likes_are_one_award_animal(likes: int, total: int) -> None:
    assert ceremony_total(2, 2, like=likes) == total


@pytest.mark.clause("WS-SPEC-PHO-1", "WS-SPEC-PHO-3", "WS-CHK-19", "WS-RULING-66")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("likes", "total"), [(2, 2), (3, 3), (8, 4), (9, 5)])
def test_with_more_players_three_likes_are_one_award_animal(
    players: int, likes: int, total: int
) -> None:
    assert ceremony_total(players, 2, like=likes) == total


@pytest.mark.clause("WS-SPEC-PHO-2", "WS-SOLO-7")
def test_alone_the_sets_count_towards_the_minimum() -> None:
    table = with_specialist("photographer", 1, tiles=(Species.LION, Species.ZEBRA), round=4)
    animals = tuple(2 if species is Species.LION else 0 for species in Species)
    table = preparing(table.with_player(ANN, animals=animals, icons=icons(like=8)), Step.AWARDS)
    assert played(table, c.HoldAwards()).team == 8


@pytest.mark.clause("WS-SW-13", "WS-RULING-66")
@pytest.mark.parametrize(
    ("reading", "total"), [("like", 2 + 5 + 1), ("animal", 2 + 1)], ids=["like", "animal"]
)
def test_which_icon_the_photographer_means_is_a_switch(reading: str, total: int) -> None:
    assert ceremony_total(2, 2, reading, like=4, animal=5) == total


@pytest.mark.clause("WS-SPEC-PHO-1")
def test_using_the_photographer_is_a_choice() -> None:
    table = with_specialist("photographer", tiles=(Species.LION, Species.ZEBRA), round=4)
    table = preparing(table.with_player(ANN, icons=icons(like=8)), Step.AWARDS)
    assert played(table, c.HoldAwards()).player(ANN).stars == 4
    assert played(table, c.HoldAwards(totals=(0, 0))).player(ANN).stars == 0


@pytest.mark.clause("WS-SPEC-PHO-4")
def test_likes_used_for_the_awards_score_when_the_game_ends_all_the_same() -> None:
    table = with_specialist("photographer", tiles=(Species.LION, Species.ZEBRA), round=4)
    table = preparing(table.with_player(ANN, icons=icons(like=8)), Step.AWARDS)
    held = played(table, c.HoldAwards())
    assert held.player(ANN).icon(Icon.LIKE) == 8
    assert final_result(held).players[0].like == 33


# Narrator and Adventurer


def ended(table: Table) -> Table:
    return replace(table, phase=Phase.OVER, turn=None, round=6)


def final_stars(table: Table) -> int:
    """What the Specialist gives Ann at the end, on every sheet alike."""
    over = ended(table)
    line = final_result(over).players[0]
    answer = result(over)
    assert answer is not None
    assert answer["players"][0]["specialist"] == line.specialist
    shown = [x.amount for x in sheets(over)[0].lines if str(x.label) == "Specialist at the end"]
    assert sum(shown) == line.specialist
    return line.specialist


@pytest.mark.clause(
    "WS-SPEC-NAR-1", "WS-SPEC-NAR-2", "WS-SPEC-NAR-3", "WS-EX-35", "WS-CHK-17", "WS-CHK-18",
    "WS-RULING-71",
)  # fmt: skip
@pytest.mark.parametrize(
    ("players", "plants", "stars"),
    [
        (1, (12, 4, 3), 36),
        (2, (12, 4, 3), 36),
        (3, (12, 4, 3), 30),
        (4, (12, 4, 3), 30),
        (2, (3, 5, 5), 0),
        (2, (11, 3, 2), 24),
        (2, (8, 1, 9), 12),
        (2, (8, 9, 0), 0),
    ],
)
def test_the_narrator_pays_for_each_set_of_plants(
    players: int, plants: tuple[int, int, int], stars: int
) -> None:
    leaf, flower, fruit = plants
    table = with_specialist("narrator", players)
    table = table.with_player(ANN, icons=icons(leaf=leaf, flower=flower, fruit=fruit))
    assert final_stars(table) == stars
    assert final_stars(table.with_player(ANN, specialist=None)) == 0


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-SPEC-ADV-2", "WS-CHK-20", "WS-RULING-70")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("completed", "stars"), [(0, 20), (10, 20), (11, 9), (19, 3), (20, 0), (30, 0)]
)
def test_the_adventurer_of_a_small_table_pays_for_few_cards(
    players: int, completed: int, stars: int
) -> None:
    table = with_specialist("adventurer", players).with_player(ANN, completed=completed)
    scale = ((10, 20), (15, 9), (25, 3))
    copy = replace(table.printed, adventurer_few=scale, adventurer_many=((25, 99),))
    assert final_stars(replace(table, printed=copy)) == stars


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-SPEC-ADV-3", "WS-CHK-20", "WS-RULING-70")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("completed", "stars"), [(10, 20), (20, 3), (21, 0), (22, 0)])
def test_the_adventurer_of_a_large_table_pays_for_few_cards(
    players: int, completed: int, stars: int
) -> None:
    table = with_specialist("adventurer", players).with_player(ANN, completed=completed)
    copy = replace(table.printed, adventurer_few=((25, 99),), adventurer_many=((10, 20), (30, 3)))
    assert final_stars(replace(table, printed=copy)) == stars


@pytest.mark.clause("WS-SPEC-ADV-1", "WS-PIC-10", "WS-RULING-70")
def test_until_the_adventurers_scale_is_entered_the_end_asks_for_the_stars() -> None:
    table = ended(with_specialist("adventurer").with_player(ANN, completed=14))
    assert "14 completed cards" in str(final_question(table, ANN))
    assert final_question(table, BEN) is None
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=8)))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 8
    # Above the limit there is nothing to ask, nor where somebody entered the scale.
    assert final_question(table.with_player(ANN, completed=20), ANN) is None
    known = replace(table, printed=replace(table.printed, adventurer_few=((19, 5),)))
    assert final_question(known, ANN) is None
    assert final_question(replace(table, phase=Phase.PREPARATION), ANN) is None


@pytest.mark.clause("WS-PIC-8", "WS-RULING-72")
def test_the_end_asks_for_the_stars_of_a_specialist_nobody_describes() -> None:
    table = ended(with_specialist("Botanist"))
    assert "Ann's Botanist" in str(final_question(table, ANN))
    assert final_question(ended(with_specialist("narrator")), ANN) is None
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=7)))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 7


@pytest.mark.clause("WS-PIC-8", "WS-PIC-10")
@pytest.mark.parametrize("specialist", ["adventurer", "Botanist"])
def test_no_stars_at_all_is_an_answer_too(specialist: str) -> None:
    table = ended(with_specialist(specialist))
    answered = played(table, c.BookGain(seat=ANN, booked=c.Booking()))
    assert final_question(answered, ANN) is None
    assert final_stars(answered) == 0
    # Where nothing is asked, nothing is entered.
    assert played(answered, c.BookGain(seat=ANN, booked=c.Booking())) == answered


@pytest.mark.clause("WS-SPEC-ADV-2", "WS-SPEC-ADV-3")
def test_what_was_booked_for_an_adventurer_above_the_limit_does_not_count() -> None:
    table = ended(with_specialist("adventurer").with_player(ANN, completed=20))
    assert final_stars(played(table, c.BookGain(seat=ANN, booked=c.Booking(stars=8)))) == 0


# The eight others


@pytest.mark.clause("WS-RULING-72", "WS-PIC-8")
def test_the_others_gains_are_booked_by_hand_during_play_and_at_the_end() -> None:
    table = with_specialist("Guide")
    booked = c.BookGain(seat=ANN, booked=c.Booking(stars=3, food=1, vfx=2))
    after = played(table, booked)
    ann = after.player(ANN)
    assert (ann.stars, ann.food, ann.vfx) == (3, 4, 5)
    assert [str(line.label) for line in sheets(after)[0].lines] == ["Specialist"]
    over = played(ended(after), c.BookGain(seat=ANN, booked=c.Booking(stars=6)))
    assert final_stars(over) == 6
    assert final_result(over).players[0].total == 9
    assert final(table, c.BookGain(seat=ANN, booked=c.Booking(stars=-1)))


@pytest.mark.clause("WS-SPEC-6")
def test_what_a_specialist_paid_is_taken_back_by_undo() -> None:
    sitting = session(with_specialist("cameraman"))
    before = sitting.state
    sitting.submit(film(PLAIN))
    sitting.submit(film(SECOND))
    paid = sitting.state
    assert paid.player(ANN).stars == 6
    sitting.undo()
    sitting.undo()
    assert sitting.state == before
    sitting.redo()
    sitting.redo()
    assert sitting.state == paid


def test_only_the_owner_has_the_specialist() -> None:
    table = with_specialist(None, 3).with_player(CEM, specialist="cameraman")
    assert specialist_stars(table, played(table, film(PLAIN), film(SECOND))) == 0
