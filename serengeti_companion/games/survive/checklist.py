"""What hands do on the real table, with this table's numbers: setup, every turn, the end.

The program cannot shuffle or turn a card; it can only say so at the right moment. Each duty carries
the clauses it comes from.
"""

from collections.abc import Iterator

from serengeti_companion.engine.checklist import Duty, SetupStep, duty
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.survive.model import Phase, Seat, Table
from serengeti_companion.games.survive.names import listed, numbers_text, who
from serengeti_companion.games.survive.rules import duties
from serengeti_companion.games.survive.terms import (
    INNER,
    NUMBERS,
    OUTER,
    PREDATORS,
    SEASONS,
)


def setup_steps(table: Table) -> tuple[SetupStep, ...]:
    """The steps for this table; only two players build a neutral deck."""
    neutral = () if table.neutral is None else ((say("Neutral deck"), _neutral_deck),)
    chapters = (
        (say("Wildebeest"), _sets),
        (say("Predators"), _predators),
        *neutral,
        (say("Season cards"), _seasons),
    )
    return tuple(
        SetupStep(number=number, title=title, duties=tuple(told(table)))
        for number, (title, told) in enumerate(chapters, start=1)
    )


def _sets(_table: Table) -> Iterator[Duty]:
    text = say("Each player takes the {n} wildebeest of one colour: the hand.", n=len(NUMBERS))
    yield duty(text, "SV-SETUP-1", "SV-COMP-6")
    yield duty(say("No card is dealt or drawn later."), "SV-SETUP-5")


def _predators(_table: Table) -> Iterator[Duty]:
    text = say("Shuffle the {n} predators and lay them face down: the draw pile.", n=PREDATORS)
    yield duty(text, "SV-SETUP-2")
    yield duty(say("Keep room beside it for a row, from left to right."), "SV-PIC-6")


def _neutral_deck(_table: Table) -> Iterator[Duty]:
    yield duty(say("Take a set that nobody plays: it is neutral."), "SV-2P-1")
    inner = say(
        "Take {numbers} out of it, shuffle these 6 and lay them face down.",
        numbers=numbers_text(INNER),
    )
    yield duty(inner, "SV-2P-2")
    outer = say(
        "Shuffle {numbers} and lay them face down on top of those.", numbers=numbers_text(OUTER)
    )
    yield duty(outer, "SV-2P-3")


def _seasons(table: Table) -> Iterator[Duty]:
    if table.house.season_cards == "note":
        text = say("Keep the {n} season cards at hand; you note what they do.", n=SEASONS)
        yield duty(text, "SV-SW-5")
    else:
        yield duty(say("Leave the {n} season cards in the box.", n=SEASONS), "SV-SETUP-3")


def turn_duties(table: Table) -> tuple[Duty, ...]:
    """What is to be done now; during setup that is `setup_steps`."""
    return tuple(_TURN[table.phase](table))


def _nothing(_table: Table) -> Iterator[Duty]:
    yield from ()


def _turning_up(table: Table) -> Iterator[Duty]:
    if table.turn > 1:
        yield from _putting_away(table)
    text = say("Turn up the top predator and lay it to the right of those in play.")
    yield duty(text, "SV-TURN-1", "SV-PRED-1")


def _putting_away(table: Table) -> Iterator[Duty]:
    text = say("All cards left on the table are safe: lay them face down, a pile for each colour.")
    neutral = () if table.neutral is None else ("SV-2P-11",)
    yield duty(text, "SV-TURN-7", "SV-PUB-6", *neutral)


def _choosing(table: Table) -> Iterator[Duty]:
    for cards, clause in ((1, "SV-TURN-2"), (2, "SV-TURN-9")):
        seats = [s for s in table.present if duties.owed(table, s) == cards]
        if seats:
            yield duty(_picks(table, seats, cards), clause, "SV-PUB-5")
    if table.neutral is not None:
        yield from _neutral_cards(duties.owed(table, table.neutral))
    yield duty(
        say("Dodge the predators: look at what they do, and at what others may lay."),
        "SV-AIM-1",
        "SV-AIM-2",
    )
    yield duty(say("Talk and deal as you like; no promise binds."), "SV-AIM-5", "SV-R-23")
    shown = () if table.neutral is None else ("SV-2P-6",)
    yield duty(say("Turn all cards up at the same time."), "SV-TURN-4", *shown)


def _picks(table: Table, seats: list[Seat], cards: int) -> Text:
    names = listed(tuple(who(table, seat) for seat in seats))
    return count(
        cards,
        "One card in secret: {names}.",
        "Two cards in secret, after a loss: {names}.",
        names=names,
    )


def _neutral_cards(cards: int) -> Iterator[Duty]:
    if cards == 1:
        yield duty(say("Add the top card of the neutral deck, unseen."), "SV-2P-5")
    elif cards:
        text = say("Add the two top cards of the neutral deck, unseen.")
        yield duty(text, "SV-2P-8", "SV-2P-9")


def _hunting(_table: Table) -> Iterator[Duty]:
    yield duty(say("The predators act one by one, from left to right."), "SV-TURN-5", "SV-PRED-4")
    yield duty(say("Eaten cards go to the discard beside their owner."), "SV-TURN-6")
    yield duty(say("A predator that ate leaves the game; the others stay."), "SV-PRED-9")


def _ending(table: Table) -> Iterator[Duty]:
    yield from _putting_away(table)
    yield duty(say("Turn up all safe piles."), "SV-WIN-1")
    text = say("Each player looks for runs of consecutive numbers and tells the longest.")
    yield duty(text, "SV-WIN-7", "SV-WIN-18")


_TURN = {
    Phase.SETUP: _nothing,
    Phase.PREDATOR: _turning_up,
    Phase.CHOOSING: _choosing,
    Phase.HUNTING: _hunting,
    Phase.OVER: _ending,
}
