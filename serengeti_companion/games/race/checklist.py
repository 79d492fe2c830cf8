"""What hands do on the real table, with this table's numbers: setup, every turn, the end.

The program cannot shuffle or turn a card; it can only say so at the right moment. Each duty carries
the clauses it comes from.
"""

from collections.abc import Iterator

from serengeti_companion.engine.checklist import Duty, SetupStep, duty
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.race.model import A, B, Phase, Table
from serengeti_companion.games.race.names import CARD_NAMES, who
from serengeti_companion.games.race.terms import HAND, SPECIES, TRAILS


def setup_steps(table: Table) -> tuple[SetupStep, ...]:
    """The steps for this table."""
    chapters = (
        (say("Track"), _track),
        (say("Savannah"), _savannah),
        (say("Supply stacks"), _stacks),
        (say("Scorpions and carcasses"), _specials),
        (say("Events"), _events),
        (say("Hands"), _hands),
        (say("Who starts"), _start),
    )
    return tuple(
        SetupStep(number=number, title=title, duties=tuple(told(table)))
        for number, (title, told) in enumerate(chapters, start=1)
    )


def _track(_table: Table) -> Iterator[Duty]:
    text = say("Lay the track between you, the small marker on its middle.")
    yield duty(text, "RL-SETUP-1", "RL-COMP-1", "RL-COMP-2")
    yield duty(say("The half nearer to you is the one that favours you."), "RL-PIC-2")


def _savannah(_table: Table) -> Iterator[Duty]:
    text = say("Keep one side of the track free: the Savannah, for lions only.")
    yield duty(text, "RL-SETUP-2", "RL-PIC-3")
    yield duty(say("Turn a lion there towards its owner."), "RL-PIC-4")


def _stacks(table: Table) -> Iterator[Duty]:
    text = say("Sort the animals into {n} stacks, face up.", n=len(SPECIES))
    yield duty(text, "RL-SETUP-3", "RL-R-31")
    yield duty(say("Shuffle into each stack its own rock."), "RL-SETUP-4", "RL-COMP-7")
    text = say("Shuffle again where a rock has come to lie on top.")
    yield duty(text, "RL-SETUP-5")
    few = [n for n in table.printed.animals if n != table.printed.animals[0]]
    if not few:
        number = table.printed.animals[0] + 1
        yield duty(say("Each stack has {n} cards.", n=number), "RL-SETUP-6")


def _specials(table: Table) -> Iterator[Duty]:
    text = say(
        "Lay out {scorpions} scorpions and {carcasses} carcasses, a stack each.",
        scorpions=table.printed.scorpions,
        carcasses=table.printed.carcasses,
    )
    yield duty(text, "RL-SETUP-8")


def _events(table: Table) -> Iterator[Duty]:
    text = say(
        "Shuffle the {n} events and lay them face down across from the Savannah, the large "
        "marker beside them.",
        n=table.printed.seasons,
    )
    yield duty(text, "RL-SETUP-9", "RL-COMP-5")


def _hands(_table: Table) -> Iterator[Duty]:
    text = say("Take {n} trails each: the first hand. Nothing else is drawn.", n=TRAILS)
    yield duty(text, "RL-SETUP-10", "RL-SETUP-13", "RL-COMP-3")
    text = say("Leave room for a deck and a discard each; both are empty.")
    yield duty(text, "RL-SETUP-11")


def _start(table: Table) -> Iterator[Duty]:
    text = say(
        "{a}, chosen by lot, takes the card of player A; the card B goes to the box.",
        a=who(table, A),
    )
    yield duty(text, "RL-SETUP-12", "RL-COMP-4", "RL-PIC-11")


def turn_duties(table: Table) -> tuple[Duty, ...]:
    """What is to be done now; during setup that is `setup_steps`."""
    return tuple(_TURN[table.phase](table))


def _nothing(_table: Table) -> Iterator[Duty]:
    yield from ()


def _end_in_sight(table: Table) -> Iterator[Duty]:
    """What set the end, and what is still played."""
    if table.ending is None:
        return
    why = {
        "rocks": say("Five rocks have shown"),
        "track": say("The marker has been on a 5"),
        "by_hand": say("The end is set"),
    }[table.ending.trigger]
    left = table.last_season - table.season
    then = say("{why}: after this season one more is played.", why=why)
    clause = "RL-END-7"
    if left <= 0:
        then, clause = say("{why}: this season is the last.", why=why), "RL-END-8"
    yield duty(then, clause, "RL-END-6", "RL-END-10")


def _turning_up(table: Table) -> Iterator[Duty]:
    yield from _end_in_sight(table)
    if table.season > 1:
        text = say("Last season's event goes to the box, the large marker off its stack.")
        yield duty(text, "RL-SEASON-7", "RL-R-34")
    text = say("{who} turns up the top event and lays it in front.", who=who(table, A))
    yield duty(text, "RL-SEASON-3", "RL-SEASON-4")


def _event(table: Table) -> Iterator[Duty]:
    yield from _end_in_sight(table)
    if table.active == B:
        text = say("The event goes over to {who}.", who=who(table, B))
        yield duty(text, "RL-SEASON-5", "RL-SEASON-6")
    if table.drought is not None:
        text = say("Drought: the large marker is on the {card}.", card=CARD_NAMES[table.drought])
        yield duty(text, "RL-EVENT-1")
    elif table.active == A:
        text = say("Infestation: a scorpion from the supply on each discard.")
        yield duty(text, "RL-EVENT-6", "RL-EVENT-7")


def _scorpions(table: Table) -> Iterator[Duty]:
    yield from _event(table)
    text = say("Show every scorpion in your hand; the marker goes 1 step away for each.")
    yield duty(text, "RL-TURN-1", "RL-CARD-SCORPION-1.NEED")
    if table.house.scorpion_draw != "skill":
        text = say("Draw 1 for each; scorpions drawn go to the discard.")
        yield duty(text, "RL-R-3", "RL-CARD-SCORPION-2.DO")


def _playing(table: Table) -> Iterator[Duty]:
    yield from _event(table)
    text = say("Play cards one after the other, each for one skill; pay face down under it.")
    yield duty(text, "RL-TURN-2", "RL-TURN-4", "RL-COST-2", "RL-COST-3")
    text = say("Cards you gain go face up on your discard.")
    yield duty(text, "RL-TURN-9", "RL-STACK-5")
    text = say("Shuffle a deck that was searched; put a stack back as it was.")
    yield duty(text, "RL-DECK-10", "RL-DECK-11")
    yield _ending_turn(table)


def _ending_turn(table: Table) -> Duty:
    player = table.player(table.active)
    aside = count(
        len(player.aside),
        "At the end discard front and hand, draw {hand}, take {n} card back from aside.",
        "At the end discard front and hand, draw {hand}, take {n} cards back from aside.",
        hand=HAND,
    )
    plain = say("At the end discard front and hand, in any order, and draw {hand}.", hand=HAND)
    return duty(aside if player.aside else plain, "RL-TURN-6", "RL-TURN-7", "RL-R-35")


def _ending(_table: Table) -> Iterator[Duty]:
    text = say("Gather hand, deck and discard; lions in the Savannah stay there.")
    yield duty(text, "RL-SCORE-1")
    text = say("Sort by kind; trails and scorpions go to the box.")
    yield duty(text, "RL-SCORE-2")
    yield duty(say("Count each animal and the carcasses; your count rules."), "RL-SCORE-18")


_TURN = {
    Phase.SETUP: _nothing,
    Phase.EVENT: _turning_up,
    Phase.SCORPIONS: _scorpions,
    Phase.PLAYING: _playing,
    Phase.OVER: _ending,
}
