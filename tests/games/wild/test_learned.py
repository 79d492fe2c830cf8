"""What a play tells of the copy on the table, put into the copy and taken out of it again."""

from dataclasses import replace

import pytest
from support.tables import (
    ANN,
    BEN,
    a_board,
    a_card,
    a_table,
    asked,
    cells,
    insisted,
    opened,
    preparing,
    spaces,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.facts import (
    CardFact,
    Fact,
    MigrationFact,
    ScaleFact,
    SpaceFact,
    SpecialistFact,
    TerrainFact,
    TileFact,
    words,
)
from serengeti_companion.games.wild.known import gaps
from serengeti_companion.games.wild.learned import learned
from serengeti_companion.games.wild.model import Phase, Seat, Step, Table
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import (
    UNKNOWN_COPY,
    MapSide,
    Printed,
    SpecialistCard,
)
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.taught import news, put, still_there, take_out
from serengeti_companion.games.wild.terms import (
    BLANK,
    CELLS,
    INDEX,
    Cell,
    Icon,
    MigrationCard,
    SceneCard,
    Species,
    Terrain,
)
from serengeti_companion.games.wild.written import as_json, restored

(C4, C5, D5) = cells("C4 C5 D5")
KNOWN = a_card("31 line: lion zebra | 3 stars | like")
NUMBER = SceneCard(number=31)
WATER, ROCK = Terrain.WATER, Terrain.ROCK


def a_copy(*cards: SceneCard) -> Printed:
    return replace(UNKNOWN_COPY, cards=cards)


def told(table: Table, command: c.Command, side: int = 0) -> tuple[Fact, ...]:
    """What the command tells when it is played, on the table's word where it needs one."""
    insisted(table, command, on_word=asked(table, command))
    return learned(table, command, WildRules().resolve(table, command), side)


def copy_after(facts: tuple[Fact, ...], copy: Printed = UNKNOWN_COPY) -> Printed:
    for fact in facts:
        copy = put(copy, fact)
    assert restored(as_json(copy)) == copy
    return copy


def describe(was: SceneCard, card: SceneCard, seat: Seat | None = ANN) -> c.DescribeCard:
    place: c.Place = "pool" if seat is None else "tableau"
    return c.DescribeCard(place=place, was=was, card=card, seat=seat)


def test_a_card_described_comes_into_the_copy() -> None:
    table = a_table(printed=UNKNOWN_COPY, tableaus={ANN: (NUMBER,)})
    facts = told(table, describe(NUMBER, KNOWN))
    assert [str(words(fact)) for fact in facts] == ["card 31"]
    assert copy_after(facts).cards == (KNOWN,)
    assert 31 not in gaps(copy_after(facts))


def test_just_what_was_told_now_comes_into_the_copy() -> None:
    at_table = a_card("31 line: lion zebra | 3 stars | ?")
    table = a_table(printed=a_copy(at_table), tableaus={ANN: (at_table,)})
    facts = told(table, describe(at_table, replace(at_table, icons=(Icon.LIKE,))))
    mended = a_card("31 line: lion zebra | 4 stars | ?")
    (card,) = copy_after(facts, a_copy(mended)).cards
    assert card_line(card) == "31 line: lion zebra | 4 stars | like"


def test_a_part_that_is_told_anew_counts() -> None:
    table = a_table(printed=a_copy(KNOWN), tableaus={ANN: (KNOWN,)})
    right = replace(KNOWN, slots=a_card("1 line: lion hyena | - | -").slots)
    assert copy_after(told(table, describe(KNOWN, right)), a_copy(KNOWN)).cards == (right,)


def test_a_card_without_a_number_tells_nothing() -> None:
    table = a_table(printed=UNKNOWN_COPY, tableaus={ANN: (BLANK,)})
    assert told(table, describe(BLANK, replace(KNOWN, number=None))) == ()


def test_a_number_alone_tells_nothing() -> None:
    table = a_table(printed=UNKNOWN_COPY)
    assert told(table, c.TakeCards(seat=ANN, cards=(NUMBER,))) == ()


def test_a_card_that_moves_on_is_not_told_again() -> None:
    table = a_table(printed=UNKNOWN_COPY, pool=(KNOWN,) * 1 + (BLANK,) * 5)
    assert told(table, c.TakeCards(seat=ANN, cards=(KNOWN,))) == ()
    table = a_table(printed=a_copy(KNOWN))
    assert told(table, c.TakeCards(seat=ANN, cards=(NUMBER,))) == ()


@pytest.mark.parametrize(
    "command",
    [
        c.TakeCards(seat=ANN, cards=(KNOWN,)),
        c.RenewPool(seat=ANN, cards=(KNOWN,), revealed=(KNOWN,)),
        c.CorrectCards(place="gallery", seat=BEN, cards=(KNOWN,)),
    ],
)
def test_a_card_described_in_passing_is_told(command: c.Command) -> None:
    facts = told(a_table(printed=UNKNOWN_COPY), command)
    assert copy_after(facts).cards == (KNOWN,)


def test_cards_described_in_setup_and_in_step_d_are_told() -> None:
    others = tuple(SceneCard(number=number) for number in (1, 2, 3))
    keep = c.KeepOpeningCards(seat=ANN, kept=(*others, NUMBER), left=(replace(KNOWN, number=9),))
    facts = told(opened(printed=UNKNOWN_COPY), keep)
    assert [card.number for card in copy_after(facts).cards] == [9]
    drawn = c.KeepFromFour(seat=ANN, kept=(KNOWN,))
    table = preparing(a_table(printed=UNKNOWN_COPY), Step.DRAW)
    assert copy_after(told(table, drawn)).cards == (KNOWN,)


def test_a_number_put_right_teaches_the_card_of_that_number() -> None:
    table = a_table(printed=UNKNOWN_COPY, tableaus={ANN: (KNOWN,)})
    right = replace(KNOWN, number=13)
    assert copy_after(told(table, describe(KNOWN, right))).cards == (right,)


def test_cards_stand_by_their_numbers_and_those_without_come_last() -> None:
    nameless = a_card("? terrain: lion | ? | ?")
    copy = a_copy(replace(KNOWN, number=5), replace(KNOWN, number=99), nameless)
    facts = (CardFact(told=KNOWN, was=NUMBER),)
    assert [card.number for card in copy_after(facts, copy).cards] == [5, 31, 99, None]


def test_terrain_vouched_for_in_a_film_is_told() -> None:
    card = a_card("? terrain: lion@rock zebra@water | 3 stars | -")
    board = a_board("C4 lion", "C5 zebra")
    table = a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: (card,)})
    facts = told(table, c.FilmScene(seat=ANN, card=card))
    assert [str(words(fact)) for fact in facts] == ["C4: Rock", "C5: Water"]
    (side, other) = copy_after(facts).sides
    assert (side.name, side.terrain[INDEX[C4]], side.terrain[INDEX[C5]]) == ("A", ROCK, WATER)
    assert set(other.terrain) == {None}


def test_terrain_goes_to_the_side_that_was_up_whatever_its_place_now() -> None:
    sides = (MapSide(name="Day"), MapSide(name="Night"))
    table = replace(a_table(printed=replace(UNKNOWN_COPY, sides=sides)))
    facts = told(table, c.CorrectTerrain(cell=C4, terrain=WATER), side=1)
    turned = replace(UNKNOWN_COPY, sides=sides[::-1])
    assert copy_after(facts, turned).sides[0].terrain[INDEX[C4]] is WATER
    renamed = replace(UNKNOWN_COPY, sides=(MapSide(name="Dry"), MapSide(name="Wet")))
    assert news(renamed, facts) == ()


def test_terrain_that_is_not_known_after_all_is_forgotten() -> None:
    known = copy_after((terrain_fact(C4, WATER),))
    table = a_table(printed=known)
    facts = told(table, c.CorrectTerrain(cell=C4, terrain=None))
    assert copy_after(facts, known).sides[0].terrain == (None,) * len(CELLS)


def terrain_fact(cell: Cell, terrain: Terrain | None) -> TerrainFact:
    return TerrainFact(side="A", place=0, cell=cell, terrain=terrain, was=None)


def test_what_is_on_the_map_already_tells_nothing() -> None:
    table = a_table(printed=copy_after((terrain_fact(C4, WATER),)))
    assert told(table, c.CorrectTerrain(cell=C4, terrain=WATER)) == ()


def test_a_price_corrected_is_told_and_the_rest_stays_assumed() -> None:
    (dear,) = spaces("move-1: 2 full -")
    facts = told(a_table(printed=UNKNOWN_COPY), c.CorrectSpace(space=dear))
    copy = copy_after(facts)
    assert copy.space(dear.id) == dear
    assert copy.board_assumed
    assert [str(words(fact)) for fact in facts] == ["Move at 2 Coins"]


def test_a_space_that_nobody_knew_is_added() -> None:
    (more,) = spaces("move-3: 3 partly 4P")
    copy = copy_after(told(a_table(printed=UNKNOWN_COPY), c.CorrectSpace(space=more)))
    assert copy.spaces[-1] == more


@pytest.mark.parametrize(("players", "gone"), [(3, {C4}), (4, {C4, C5})])
def test_a_migration_card_described_on_the_spot_counts_and_is_told(
    players: int, gone: set[Cell]
) -> None:
    card = MigrationCard(number=7, brown=(C4, D5), blue=(C5,))
    table = a_table(players, 4, printed=UNKNOWN_COPY, board=a_board("C4 lion", "C5 zebra"))
    table = preparing(table, Step.MIGRATION)
    draw = c.DrawMigration(card=7, shown=card)
    after = insisted(table, draw, on_word=())
    assert {cell for cell in (C4, C5) if not after.at(cell)} == gone
    assert after.migrated == (7,)
    assert copy_after(told(table, draw)).migrations == (card,)


def test_spaces_tapped_for_a_card_nobody_described_tell_no_card() -> None:
    table = preparing(a_table(3, 4, printed=UNKNOWN_COPY), Step.MIGRATION)
    assert told(table, c.DrawMigration(card=7, cells=(C4,))) == ()


def test_a_reward_booked_for_a_numbered_card_is_told_as_booked() -> None:
    card = a_card("31 line: lion zebra | ? | -")
    table = a_table(
        printed=UNKNOWN_COPY, board=a_board("C4 lion", "C5 zebra"), tableaus={ANN: (card,)}
    )
    film = c.FilmScene(seat=ANN, card=card, booked=c.Booking(stars=4, food=1))
    (fact,) = told(table, film)
    assert isinstance(fact, CardFact)
    assert fact.booked
    assert card_line(fact.told) == "31 ?: ? | 4 stars + 1 food | ?"


def test_a_reward_booked_for_any_card_or_a_known_one_tells_nothing() -> None:
    table = a_table(printed=UNKNOWN_COPY, tableaus={ANN: (BLANK,)})
    film = c.FilmScene(seat=ANN, card=BLANK, booked=c.Booking(stars=4))
    assert told(table, film) == ()
    board = a_board("C4 lion", "C5 zebra")
    table = a_table(printed=UNKNOWN_COPY, board=board, tableaus={ANN: (KNOWN,)})
    assert told(table, c.FilmScene(seat=ANN, card=KNOWN, booked=c.Booking(stars=3))) == ()


def test_a_card_shown_when_it_is_filmed_is_told() -> None:
    table = a_table(
        printed=UNKNOWN_COPY, board=a_board("C4 lion", "C5 zebra"), tableaus={ANN: (NUMBER,)}
    )
    facts = told(table, c.FilmScene(seat=ANN, card=NUMBER, shown=KNOWN))
    assert copy_after(facts).cards == (KNOWN,)


def test_a_celebritys_stars_are_noted_on_the_card() -> None:
    card = a_card("? terrain: lion | 1 star | -")
    table = a_table(printed=UNKNOWN_COPY, board=a_board("C4 lion"), tableaus={ANN: (card,)})
    table = table.with_player(ANN, specialist="celebrity")
    facts = told(table, c.FilmScene(seat=ANN, card=card, bonus=1))
    assert facts == (ScaleFact(specialist="celebrity", players=None, number=0, stars=1),)
    assert copy_after(facts).specialists == (SpecialistCard(name="celebrity", note="0: 1"),)
    assert str(words(facts[0])) == "Celebrity: 1 star for 0"


def test_the_adventurers_stars_at_the_end_are_noted_beside_what_stands_there() -> None:
    table = replace(a_table(3, 6, printed=UNKNOWN_COPY), phase=Phase.OVER, turn=None)
    table = table.with_player(ANN, specialist="adventurer", completed=14)
    facts = told(table, c.BookGain(seat=ANN, booked=c.Booking(stars=12)))
    mine = SpecialistCard(name="adventurer", difficulty=2, note="my favourite")
    (card,) = copy_after(facts, replace(UNKNOWN_COPY, specialists=(mine,))).specialists
    assert card == replace(mine, note="my favourite; 3-4P 14: 12")


def test_what_an_undescribed_specialist_gives_is_no_printed_number() -> None:
    table = replace(a_table(3, 6, printed=UNKNOWN_COPY), phase=Phase.OVER, turn=None)
    table = table.with_player(ANN, specialist="Botanist")
    assert told(table, c.BookGain(seat=ANN, booked=c.Booking(stars=12))) == ()


def test_a_note_without_room_stays_as_it_is() -> None:
    full = SpecialistCard(name="celebrity", note="x" * 198)
    copy = replace(UNKNOWN_COPY, specialists=(full,))
    assert news(copy, (ScaleFact(specialist="celebrity", players=None, number=5, stars=1),)) == ()


def test_a_specialist_named_at_the_table_is_told() -> None:
    table = opened(printed=UNKNOWN_COPY)
    facts = told(table, c.ChooseSpecialist(seat=ANN, specialist="Botanist"))
    assert copy_after(facts).specialists == (SpecialistCard(name="Botanist"),)
    assert told(table, c.ChooseSpecialist(seat=ANN, specialist="narrator")) == ()
    full = tuple(SpecialistCard(name=f"Number {n}") for n in range(8))
    assert news(replace(UNKNOWN_COPY, specialists=full), facts) == ()


def test_award_tiles_that_the_copy_did_not_expect_are_told() -> None:
    table = opened(printed=UNKNOWN_COPY)
    usual = c.LayAwardTiles(first=Species.LION, second=Species.ZEBRA)
    assert told(table, usual) == ()
    facts = told(table, c.LayAwardTiles(first=Species.LION, second=Species.LION))
    assert facts == (TileFact(species=Species.LION, number=2),)
    assert copy_after(facts).award_tiles.count(Species.LION) == 2


def test_an_award_animal_told_at_the_ceremony_is_told() -> None:
    few = replace(UNKNOWN_COPY, award_tiles=(Species.LION, Species.ZEBRA))
    table = preparing(a_table(3, 4, printed=few), Step.AWARDS)
    facts = told(table, c.HoldAwards(species=Species.HYENA, totals=(1, 2, 3)))
    assert copy_after(facts, few).award_tiles[-1] is Species.HYENA


def test_moves_tell_nothing() -> None:
    table = a_table(printed=practice_set())
    for command in (
        c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=C4),
        c.RenewPool(seat=ANN),
        c.CorrectNumber(fact="coins", value=3, seat=ANN),
    ):
        assert told(table, command) == ()


A_FACT_EACH: tuple[Fact, ...] = (
    CardFact(told=KNOWN, was=NUMBER),
    terrain_fact(C4, WATER),
    SpaceFact(
        space=spaces("move-1: 2 full -")[0], was=spaces("move-1: 1 full - closed-in-round-1")[0]
    ),
    MigrationFact(card=MigrationCard(number=7, brown=(C4,), blue=())),
    SpecialistFact(name="Botanist"),
    ScaleFact(specialist="celebrity", players=None, number=5, stars=1),
    ScaleFact(specialist="adventurer", players=2, number=14, stars=9),
    TileFact(species=Species.LION, number=2),
)


@pytest.mark.parametrize("fact", A_FACT_EACH, ids=lambda fact: str(words(fact)))
def test_what_was_told_wrongly_is_taken_out_again(fact: Fact) -> None:
    both = replace(UNKNOWN_COPY, sides=(MapSide(name="A"), MapSide(name="B")))
    knowing = copy_after((fact,), both)
    assert knowing != both
    assert still_there(knowing, (fact,)) == (fact,)
    assert take_out(knowing, fact) == both
    assert still_there(both, (fact,)) == ()
    assert str(words(fact))


@pytest.mark.parametrize("fact", A_FACT_EACH, ids=lambda fact: str(words(fact)))
def test_what_the_copy_knows_is_no_news(fact: Fact) -> None:
    assert news(UNKNOWN_COPY, (fact, fact)) == (fact,)
    assert news(copy_after((fact,)), (fact,)) == ()


def test_what_was_mended_meanwhile_is_not_taken_out() -> None:
    fact = CardFact(told=KNOWN, was=NUMBER)
    mended = replace(KNOWN, reward=(), icons=())
    (left,) = take_out(a_copy(mended), fact).cards
    assert card_line(left) == "31 ?: ? | - | -"
    assert still_there(copy_after((terrain_fact(C4, ROCK),)), (terrain_fact(C4, WATER),)) == ()
