"""The events of step B (section 16): Awards Ceremony and Great Migration."""

from collections.abc import Iterator
from dataclasses import replace

from serengeti_companion.engine.clauses import Violation, ask, refuse
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import DrawMigration, HoldAwards
from serengeti_companion.games.wild.model import SPECIES, Mode, Player, Seat, Source, Step, Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import awards
from serengeti_companion.games.wild.rules.preparation import (
    CEREMONIES,
    coming_round,
    done,
    in_step,
)
from serengeti_companion.games.wild.rules.specialist_terms import Specialist
from serengeti_companion.games.wild.terms import Cell, Icon, Species


def ceremony(table: Table) -> int:
    """Which ceremony comes before the coming round, 1 or 2; the last one due if none does."""
    return max((n for due, n in CEREMONIES.items() if due <= coming_round(table)), default=1)


def award_animal(table: Table, command: HoldAwards) -> Species | None:
    """The species of this ceremony, as told or by its tile (a, then b)."""
    return command.species or table.tiles[ceremony(table) - 1]


def animals_shown(table: Table, player: Player, species: Species | None) -> int:
    """Award Animals on completed cards: each printed animal, or each card with WS-SW-11."""
    if species is None:
        return 0
    shown = player.animals[SPECIES.index(species)]
    if not table.house.award_per_card:
        return shown
    slots = [[slot.species for slot in card.slots or ()] for card in player.gallery]
    return shown - sum(max(0, card.count(species) - 1) for card in slots)


def undescribed(player: Player) -> bool:
    """Whether there are completed cards whose animals nobody told."""
    unnamed = player.completed > len(player.gallery)
    return unnamed or any(card.slots is None for card in player.gallery)


def total(table: Table, seat: Seat, species: Species | None) -> int:
    """WS-AWARD-4: Award Animals on completed cards and Animal Icons, each counting as one."""
    player = table.player(seat)
    shown, icons = animals_shown(table, player, species), player.icon(Icon.ANIMAL)
    if player.specialist == Specialist.PHOTOGRAPHER:
        likes, means = player.icon(Icon.LIKE), table.house.photographer_icon
        return awards.photographer_total(len(table.players), shown, icons, likes, means)
    return awards.award_total(shown, icons)


def totals(table: Table, command: HoldAwards) -> tuple[int, ...]:
    """The totals by seat, of everyone who is present: as told, else as counted."""
    if command.totals is not None:
        return command.totals
    species = award_animal(table, command)
    return tuple(total(table, Seat(seat), species) for seat in range(len(table.players)))


def hold(table: Table, command: HoldAwards) -> Iterator[Violation]:
    """What is wrong with holding the ceremony now."""
    yield from in_step(table, Step.AWARDS)
    # The tile names the Award Animal.
    if award_animal(table, command) is None and command.totals is None:
        letter = "ab"[ceremony(table) - 1]
        message = say("Which animal does Award Tile {tile} show?", tile=letter)
        yield replace(ask("WS-PIC-7", message, f"tile:{letter}"), liftable=False)
    tile = table.tiles[ceremony(table) - 1]
    # Tile a names the animal of the first ceremony, tile b that of the second.
    if command.species is not None and tile not in {None, command.species}:
        message = say("The Award Tile shows {animal}.", animal=SPECIES_NAMES[tile])
        yield refuse("WS-AWARD-3", message, f"tile:{'ab'[ceremony(table) - 1]}")
    told = command.totals
    # Each player counts what their completed cards show.
    if told is not None and (len(told) != len(table.players) or min(told, default=0) < 0):
        message = say("Give one total for each player, from 0 up.")
        yield refuse("WS-AWARD-4", message, liftable=False)


def placed(table: Table, command: HoldAwards) -> dict[Seat, awards.Award]:
    """What each present player's total brings."""
    counted, seats = totals(table, command), table.present
    alone = table.mode is Mode.SOLO or (
        table.mode is Mode.COOP and table.house.coop_awards == "soloMinimum"
    )
    if alone:
        return {s: awards.solo_award(ceremony(table), counted[s]) for s in seats}
    ranks = awards.competitive_ranks([counted[seat] for seat in seats])
    return dict(zip(seats, ranks, strict=True))


def do_hold(table: Table, command: HoldAwards) -> Iterator[e.Event]:
    counted, ranked = totals(table, command), placed(table, command)
    seats = tuple(ranked)
    yield e.AwardsHeld(
        ceremony=ceremony(table),
        species=award_animal(table, command),
        seats=seats,
        totals=tuple(counted[seat] for seat in seats),
        places=tuple(ranked[seat].place or 0 for seat in seats),
        stars=tuple(ranked[seat].stars for seat in seats),
    )
    for seat, award in ranked.items():
        clause = "WS-AWARD-7" if award.place == 1 else "WS-AWARD-8"
        if award.stars:
            yield e.StarsScored(seat=seat, stars=award.stars, source=Source.AWARDS, clause=clause)
    yield from done(table, Step.AWARDS)


def cleared(table: Table, command: DrawMigration) -> tuple[Cell, ...] | None:
    """The spaces that are cleared: as tapped, else by the card; None = not known."""
    if command.cells is not None:
        return command.cells
    card = command.shown
    if card is None and command.card is not None:
        card = table.printed.migration(command.card)
    if card is None:
        return None
    # Brown squares always count, blue ones with 4 players.
    return card.brown + (card.blue if len(table.players) >= 4 else ())


def migrate(table: Table, command: DrawMigration) -> Iterator[Violation]:
    """What is wrong with this migration card now."""
    yield from in_step(table, Step.MIGRATION)
    # The cards are pictures: what nobody entered is tapped on the Map.
    if cleared(table, command) is None and table.tracking.map:
        message = say("Which spaces does the Great Migration Card clear? Tap them on the Map.")
        yield replace(ask("WS-PIC-6", message, "map"), liftable=False)
    # A drawn card is laid aside and does not come back.
    if command.card is not None and command.card in table.migrated:
        message = say("Great Migration Card {n} was drawn before.", n=command.card)
        yield refuse("WS-RULING-55", message)


def do_migrate(table: Table, command: DrawMigration) -> Iterator[e.Event]:
    # A space tapped twice is cleared once.
    cells = dict.fromkeys(cleared(table, command) or ())
    returned = tuple((cell, animal) for cell in cells for animal in table.at(cell))
    yield e.HerdsMigrated(card=command.card, returned=returned if table.tracking.map else ())
    yield from done(table, Step.MIGRATION)
