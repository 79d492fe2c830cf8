"""What a card still lacks: kept while nothing it hangs on changes, and never longer."""

from dataclasses import replace
from random import Random

from support.wild_evening import LION, card, table_with

from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.simulation import next_command, options
from serengeti_companion.games.wild.terms import CELLS, Species
from serengeti_companion.ui.tables.wild.hints import KnownHints, Lack, hint

PLAYS = 200


def test_what_is_kept_is_what_would_be_found_anew_all_through_a_game() -> None:
    chance, dealer, known = Random(7), Dealer(7), KnownHints()
    table = GAME.open(options(4, coop=False, scenario=None), practice_set())
    looked_at = 0
    for _ in range(PLAYS):
        command = next_command(table, chance, dealer)
        assert command is not None
        for event in GAME.rules.resolve(table, command):
            table = GAME.rules.evolve(table, event)
        for seat in table.seating:
            cards = table.player(seat).tableau
            assert known.of(table, seat, cards) == [hint(table, seat, card) for card in cards]
            looked_at += len(cards)
    assert looked_at > PLAYS


def test_the_animal_that_was_missing_is_seen_when_it_comes() -> None:
    table, known = table_with(card(41, LION)), KnownHints()
    assert table.turn is not None
    seat = table.turn.seat
    cards = table.player(seat).tableau
    without = replace(table, board=((),) * len(CELLS))
    assert [found.lack for found in known.of(without, seat, cards)] == [Lack.ANIMAL]
    assert [found.lack for found in known.of(table, seat, cards)] == [Lack.NOTHING]
    elsewhere = tuple((Species.LION,) if cell == "A1" else () for cell in CELLS)
    (found,) = known.of(replace(table, board=elsewhere), seat, cards)
    assert found.cells == ("A1",)
