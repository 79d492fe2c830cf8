"""A turn (section 7): the predator, the reveal, and what ends it."""

from collections import Counter
from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.commands import NoteSeason, RevealCards, TurnUpPredator
from serengeti_companion.games.survive.evolve import evolve
from serengeti_companion.games.survive.model import Phase, Table, acting
from serengeti_companion.games.survive.names import listed, who
from serengeti_companion.games.survive.rules import duties, effects
from serengeti_companion.games.survive.terms import NUMBERS, OUTER, PREDATORS

LONGEST_NOTE = 200


def is_under_way(table: Table) -> Iterator[Violation]:
    """Whether turns are being played at all."""
    if table.phase is Phase.SETUP:
        yield refuse("SV-SETUP-2", say("Setup is not finished yet."), liftable=False)
    # The game is over once nobody holds a card.
    elif table.phase is Phase.OVER:
        yield refuse("SV-END-1", say("The game is over."), liftable=False)


def turn_up(table: Table, command: TurnUpPredator) -> Iterator[Violation]:
    """What is wrong with turning up a predator now."""
    yield from is_under_way(table)
    # One predator comes each turn.
    if table.phase in {Phase.CHOOSING, Phase.HUNTING}:
        yield refuse("SV-PRED-1", say("This turn's predator has been turned up."), "pile")
    # Twelve there are, in the pile, in play and removed together.
    if table.draw_pile <= 0:
        message = say("All {n} predators have been turned up.", n=PREDATORS)
        yield refuse("SV-VAL-5", message, "pile", liftable=False)
    yield from effects.card_problems(command.card)
    yield from effects.too_often(table, command.card)


def do_turn_up(table: Table, command: TurnUpPredator) -> Iterator[e.Event]:
    """SV-TURN-1: it is laid to the right of the others."""
    order = max((one.order for one in table.row), default=0)
    order = max(order, table.turned_up) + 1
    came = e.PredatorTurnedUp(order=order, card=effects.described(table, command.card))
    yield came
    yield from following(evolve(table, came))


def reveal(table: Table, command: RevealCards) -> Iterator[Violation]:
    """What is wrong with cards that a colour turned up."""
    yield from is_under_way(table)
    if table.colour(command.seat).gone:
        message = say("{who} has left the table.", who=who(table, command.seat))
        yield refuse("SV-TURN-2", message, f"seat:{command.seat}", liftable=False)
    # The predator is known before anybody picks.
    if table.phase is Phase.PREDATOR:
        for clause in ("SV-TURN-1", "SV-TURN-3"):
            yield refuse(clause, say("A predator is turned up first."), "pile")
    # All picks are turned up at the same time.
    elif table.phase is Phase.HUNTING:
        message = say("All cards were turned up together; the predators hunt by now.")
        yield refuse("SV-TURN-4", message, f"seat:{command.seat}")
    yield from _numbers(table, command)
    yield from _how_many(table, command)
    yield from _deck_order(table, command)


def _numbers(table: Table, command: RevealCards) -> Iterator[Violation]:
    colour, seen = table.colour(command.seat), Counter(command.numbers)
    for number, times in seen.items():
        subject = f"number:{command.seat}:{number}"
        # There are no other numbers.
        if number not in NUMBERS:
            message = say("{n} is no number from 1 to 12.", n=number)
            yield refuse("SV-VAL-3", message, subject, liftable=False)
        # Each number is there once, and a card lies in one place.
        elif times > 1 or number in colour.played:
            message = say("{who} has played the {n}.", who=who(table, command.seat), n=number)
            yield refuse("SV-VAL-2", message, subject, liftable=False)
    if len(command.numbers) > colour.hand:
        message = say("{who} holds {n} cards only.", who=who(table, command.seat), n=colour.hand)
        yield refuse("SV-VAL-1", message, f"seat:{command.seat}", liftable=False)


def _how_many(table: Table, command: RevealCards) -> Iterator[Violation]:
    if table.phase not in {Phase.PREDATOR, Phase.CHOOSING}:
        return
    seat = command.seat
    due = duties.owed(table, seat)
    laid = len(table.colour(seat).in_play) + len(command.numbers)
    if laid == due:
        return
    message = count(
        due,
        "{who} lays {n} card this turn, not {laid}.",
        "{who} lays {n} cards this turn, not {laid}.",
        who=who(table, seat),
        laid=laid,
    )
    # One card a turn, two after a loss, and never more than are left.
    yield refuse("SV-VAL-4", message, f"seat:{seat}")
    yield refuse("SV-2P-10" if seat == table.neutral else "SV-TURN-12", message, f"seat:{seat}")
    if table.turn == 1:
        yield refuse("SV-VAL-8", message, f"seat:{seat}")


def _deck_order(table: Table, command: RevealCards) -> Iterator[Violation]:
    if command.seat != table.neutral or not command.numbers:
        return
    drawn = len(table.colour(command.seat).played)
    halves = [duties.neutral_half(drawn + at) for at in range(len(command.numbers))]
    # The first six neutral cards are 1, 2, 3, 10, 11, 12 in some order, the last six 4 to 9. Two
    # cards turned up together may be told in any order.
    if sum(number in OUTER for number in command.numbers) != halves.count(OUTER):
        if OUTER in halves:
            message = say("The first 6 neutral cards are 1, 2, 3, 10, 11 and 12.")
        else:
            message = say("The last 6 neutral cards are 4 to 9.")
        yield refuse("SV-VAL-7", message, f"seat:{command.seat}")


def do_reveal(table: Table, command: RevealCards) -> Iterator[e.Event]:
    """SV-TURN-4; when the last colour has turned up, the hunt begins."""
    shown = e.CardsRevealed(seat=command.seat, numbers=command.numbers)
    yield shown
    yield from following(evolve(table, shown))


def missing(table: Table) -> Iterator[Violation]:
    """Whether cards are still to be turned up."""
    left = duties.awaited(table)
    # Nothing is eaten before all picks are turned up.
    if left:
        names = listed(tuple(who(table, seat) for seat in left))
        message = say("Cards are still to be turned up: {names}.", names=names)
        yield refuse("SV-TURN-4", message, *(f"seat:{seat}" for seat in left))


def following(table: Table) -> Iterator[e.Event]:
    """What comes by itself: the hunt when all have revealed, the end of the turn after it."""
    while True:
        if table.phase is Phase.CHOOSING and not duties.awaited(table):
            events: tuple[e.Event, ...] = (e.HuntBegan(),)
        elif table.phase is Phase.HUNTING and acting(table) is None:
            events = tuple(_closing(table))
        else:
            return
        for event in events:
            yield event
            table = evolve(table, event)


def _closing(table: Table) -> Iterator[e.Event]:
    # SV-TURN-7: whatever is still in play is safe.
    if table.in_play:
        yield e.HerdsCrossed(crossed=table.in_play)
    yield e.TurnEnded(turn=table.turn)
    if duties.is_finished(table):
        yield e.GameEnded()  # SV-END-1
    else:
        yield e.TurnBegan(turn=table.turn + 1)  # SV-TURN-16


def note(table: Table, command: NoteSeason) -> Iterator[Violation]:
    """What is wrong with a note on a season card."""
    yield from is_under_way(table)
    # No rule names the season cards; a note on them is a house rule.
    if table.house.season_cards != "note":
        yield refuse("SV-SETUP-3", say("This game is played without season cards."))
    is_one_line = all(letter.isprintable() for letter in command.note)
    if len(command.note) > LONGEST_NOTE or not is_one_line:
        message = say("A note is one line of at most {n} letters.", n=LONGEST_NOTE)
        yield refuse("SV-R-11", message, liftable=False)


def do_note(command: NoteSeason) -> Iterator[e.Event]:
    yield e.SeasonNoted(note=command.note.strip())
