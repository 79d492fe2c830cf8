"""Completing Scene Cards (sections 11 to 13): the pattern, the tokens, the reward."""

from collections.abc import Iterator
from dataclasses import replace

from serengeti_companion.engine.clauses import Violation, ask, refuse, warn
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Spot, counted, entry_for, known, where
from serengeti_companion.games.wild.commands import Booking, FilmScene
from serengeti_companion.games.wild.evolve import evolve, evolved
from serengeti_companion.games.wild.model import CardTracking, Source, Table, overlaps
from serengeti_companion.games.wild.names import card_name, card_title
from serengeti_companion.games.wild.rules import (
    fetching,
    icons,
    specialists,
    supply,
    tableau,
    together,
    turns,
)
from serengeti_companion.games.wild.rules.mismatches import Mismatch, fits, misspent, why_not
from serengeti_companion.games.wild.rules.scenes import Match, Unknown, search
from serengeti_companion.games.wild.terms import PLANTS, Gain, Icon, SceneCard


def card_of(table: Table, command: FilmScene) -> SceneCard:
    """The card being completed, with all that is known of it."""
    if command.shown is not None:
        number = command.shown.number or command.card.number
        return known(table, replace(command.shown, number=number))
    entry = entry_for(table.player(command.seat).tableau, command.card)
    best = entry if entry is not None and entry.number == command.card.number else command.card
    return known(table, best)


def film(table: Table, command: FilmScene) -> Iterator[Violation]:
    """What is wrong with completing this card now."""
    also = ("WS-SCENE-5", "WS-RES-2") if command.vfx else ("WS-SCENE-5",)
    yield from turns.on_turn(table, command.seat, free=True, also=also)
    yield from turns.chain_broken(table)
    yield from tableau.own_cards(table, command.seat, (command.card,), "WS-FREE-6")
    yield from _identity(table, command)
    table = evolved(table, _fetched(table, command))
    yield from _tokens(table, command)
    yield from _pattern(table, command)
    yield from _reward(table, command)
    yield from specialists.filming(table, command, card_of(table, command))


def _identity(table: Table, command: FilmScene) -> Iterator[Violation]:
    """Whether the card, as it is shown, can be the one that is completed."""
    card, named = card_of(table, command), command.card
    spot = fetching.elsewhere(table, card, Spot("tableau", command.seat))
    if card.number == named.number:
        # Of cards that nobody follows only the completed ones are known.
        if spot is not None and table.tracking.cards is CardTracking.OFF:
            yield together.lies_elsewhere(table, card, spot)
        return
    # A card is one piece of paper: it is not another one, and it does not lie in two places.
    if named.number is not None:
        message = say("{card} is not {other}.", card=card_title(named), other=card_name(card))
        yield refuse("WS-COMP-1", message, f"card:{named.number}", liftable=False)
    if (lying := where(table, card)) is not None:
        message = together.lies_at(table, card, lying)
        yield refuse("WS-COMP-1", message, f"card:{card.number}", liftable=False)


def _tokens(table: Table, command: FilmScene) -> Iterator[Violation]:
    player, tokens = table.player(command.seat), len(command.vfx)
    # Each cancelled condition costs one VFX Token.
    if table.tracking.tokens and player.vfx < tokens:
        message = say(
            "That takes {n} VFX; {name} has {vfx}.", n=tokens, name=player.name, vfx=player.vfx
        )
        yield refuse("WS-RES-VFX-1", message, f"seat:{command.seat}")
        yield from together.not_pooled(table, command.seat, tokens, *(p.vfx for p in table.players))
    if table.tracking.tokens and table.house.vfx_one_per_card and tokens > 1:
        yield refuse("WS-RULING-42", say("One VFX Token a card is the house rule."))


def _is_watched(table: Table) -> bool:
    return table.tracking.map and table.tracking.cards is CardTracking.NAMED


def _pattern(table: Table, command: FilmScene) -> Iterator[Violation]:
    # Two animals on one space are passing through: no scene shows them, whichever the card is.
    watched = table.tracking.map and table.tracking.cards is not CardTracking.OFF
    if watched and overlaps(table) and not table.house.complete_during_overlap:
        cell = overlaps(table)[0]
        message = say("Two animals stand on {cell}; no card can be completed meanwhile.", cell=cell)
        yield refuse("WS-RULING-22", message, f"cell:{cell}")
    if _is_watched(table):
        for mismatch in mismatches(table, command):
            yield _as_violation(mismatch)


def mismatches(table: Table, command: FilmScene) -> tuple[Mismatch, ...]:
    """Where the Map differs from the card, with the slots of `vfx` freed."""
    card = card_of(table, command)
    if command.cells:
        return fits(card, command.cells, command.vfx, table.board, table.terrain)
    wrong = why_not(card, table.board, table.terrain, 0, command.vfx)
    # A token where no condition is printed is wrong even where the scene is not.
    return (*wrong, *misspent(card, command.vfx))


def _as_violation(mismatch: Mismatch) -> Violation:
    subjects = tuple(f"cell:{cell}" for cell in mismatch.cells)
    if mismatch.slot is not None:
        subjects += (f"slot:{mismatch.slot}",)
    if not mismatch.unknown:
        return refuse(mismatch.clause, mismatch.text, *subjects)
    # What is not known the table answers: terrain (WS-PIC-1), or the card itself (WS-PIC-4).
    clause = "WS-PIC-1" if mismatch.cells else "WS-PIC-4"
    return ask(clause, mismatch.text, *subjects)


def _reward(table: Table, command: FilmScene) -> Iterator[Violation]:
    card = card_of(table, command)
    if command.booked is None:
        yield from _unknown_reward(card, command)
    else:
        yield from _booked_reward(table, command, command.booked)
    food, vfx = icons.reward_tokens(card.reward or ())
    if command.booked is not None:
        food, vfx = command.booked.food, command.booked.vfx
    yield from supply.notices(table, food=food, vfx=vfx)
    if card.icons is None and table.tracking.cards is not CardTracking.OFF:
        yield warn("WS-PIC-16", say("Its Icons are not known; set them by hand if it has any."))


def _unknown_reward(card: SceneCard, command: FilmScene) -> Iterator[Violation]:
    if card.reward is None:
        message = say("What {card} pays is not known: book it by hand.", card=card_name(card))
        if card.number is None:
            message = say("What this card pays is not known: book it by hand.")
        yield ask("WS-PIC-4", message)
        return
    # A plant reward counts one kind of the player's choice.
    if icons.asks_for_plant(card.reward) and command.plant not in PLANTS:
        yield ask("WS-ICON-PLANT-3", say("Which plant is counted: Leaf, Flower or Fruit?"))
    if any(term.gain is Gain.PER_UNKNOWN for term in card.reward):
        yield ask("WS-PIC-5", say("Which Icons the reward counts is not known: book it by hand."))


def _booked_reward(table: Table, command: FilmScene, booked: Booking) -> Iterator[Violation]:
    if min(booked.stars, booked.food, booked.vfx) < 0:
        message = say("A card takes nothing away.")
        yield refuse("WS-REWARD-3", message, liftable=False)
    card = card_of(table, command)
    expected = icons.reward_stars(card.reward or (), _with_itself(table, command), _plant(command))
    counts_icons = any(term.gain.value.startswith("/") for term in card.reward or ())
    # With its own Icons not known, a count of Icons may well come to something else.
    if card.reward is None or expected is None or (card.icons is None and counts_icons):
        return
    # A reward is taken whole; the tool against unwanted stars is holding the card back.
    if (booked.stars, booked.food, booked.vfx) != (expected, *icons.reward_tokens(card.reward)):
        message = say("{card} pays what it says, no more and no less.", card=card_title(card))
        yield refuse("WS-RULING-49", message, f"card:{card.number}")


def stars(table: Table, command: FilmScene) -> int | None:
    """The stars the card pays, itself counted; None where the Icons to count are not known."""
    if command.booked is not None:
        return command.booked.stars
    card = card_of(table, command)
    return icons.reward_stars(card.reward or (), _with_itself(table, command), _plant(command))


def _with_itself(table: Table, command: FilmScene) -> icons.Counts:
    """WS-REWARD-6: the collected Icons once the card is completed."""
    card = card_of(table, command)
    return icons.with_icons(table.player(command.seat).icons, card.icons or ())


def _plant(command: FilmScene) -> Icon | None:
    return command.plant if command.plant in PLANTS else None


def _known_part(table: Table, command: FilmScene) -> int:
    """The stars of the terms that can be counted, when the table lets the rest go."""
    counts, plant = _with_itself(table, command), _plant(command)
    amounts = (
        icons.term_amount(term, counts, plant)
        for term in card_of(table, command).reward or ()
        if term.gain not in {Gain.FOOD, Gain.VFX}
    )
    return sum(amount or 0 for amount in amounts)


def _learned(table: Table, command: FilmScene) -> Iterator[e.Event]:
    """The terrain the table vouched for."""
    card = card_of(table, command)
    if not _is_watched(table) or card.slots is None:
        return
    cells, asked = command.cells, tuple(range(len(command.cells)))
    if not cells:
        found = search(card, table.board, table.terrain, 0, command.vfx)
        if isinstance(found, Unknown):
            cells, asked = found.cells, found.asked
    for slot in asked:
        wanted = card.slots[slot].terrain if slot < len(card.slots) else None
        if wanted is None or slot in command.vfx or table.terrain_at(cells[slot]) is not None:
            continue
        yield e.TerrainLearned(cell=cells[slot], terrain=wanted, reason="")


def _fetched(table: Table, command: FilmScene) -> Iterator[e.CardFetched]:
    yield from fetching.to_tableau(table, command.seat, (command.card,))


def do_film(table: Table, command: FilmScene) -> Iterator[e.Event]:
    fetched = tuple(_fetched(table, command))
    yield from fetched
    table = evolved(table, fetched)
    card, gained = card_of(table, command), stars(table, command)
    gained = _known_part(table, command) if gained is None else gained
    for event in (*_learned(table, command), *_spent(table, command), _filed(table, command)):
        yield event
        table = evolve(table, event)
    seat = command.seat
    # WS-REWARD-1: the reward comes at once.
    if gained:
        yield e.StarsScored(seat=seat, stars=gained, source=Source.SCENES, clause="WS-REWARD-1")
    food, vfx = icons.reward_tokens(card.reward or ())
    if command.booked is not None:
        food, vfx = command.booked.food, command.booked.vfx
    food, vfx = supply.food(table, food), supply.vfx(table, vfx)
    if food or vfx:
        yield e.TokensGained(seat=seat, food=food, vfx=vfx)
    yield from specialists.filmed(table, command, card)


def _spent(table: Table, command: FilmScene) -> Iterator[e.Event]:
    if command.vfx:
        # WS-RES-3: a spent token is discarded (on the table's word at most what is there).
        held = table.player(command.seat).vfx if table.tracking.tokens else 0
        yield e.VfxSpent(seat=command.seat, tokens=min(held, len(command.vfx)))


def _filed(table: Table, command: FilmScene) -> e.SceneFilmed:
    seat, card = command.seat, card_of(table, command)
    was = entry_for(table.player(seat).tableau, command.card) or command.card
    more_icons, animals = counted(card)
    return e.SceneFilmed(seat=seat, was=was, card=card, icons=more_icons, animals=animals)


def placement(table: Table, card: SceneCard, vfx: int = 0) -> Match | Unknown | None:
    """How the card could be completed on the Map as it is, with at most `vfx` tokens."""
    return search(known(table, card), table.board, table.terrain, vfx)
