"""What the players count at the end, beside what the app kept (RL-SCORE-18)."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race.commands import CountCards
from serengeti_companion.games.race.model import Counted, Phase, Table
from serengeti_companion.games.race.names import CARD_NAMES, who
from serengeti_companion.games.race.scoring import tracked
from serengeti_companion.games.race.terms import SPECIES, Special


def count(table: Table, command: CountCards) -> Iterator[Violation]:
    """What is wrong with a count, or different from what was tracked."""
    seat = f"seat:{command.seat}"
    if table.phase is not Phase.OVER:
        yield refuse("RL-SCORE-1", say("Cards are counted at the end."), seat, liftable=False)
    numbers = (*command.animals, command.carcasses, command.savannah)
    if len(command.animals) != len(SPECIES) or not all(0 <= n <= 99 for n in numbers):
        message = say("There are {n} species, with 0 to 99 cards each.", n=len(SPECIES))
        yield refuse("RL-SCORE-2", message, seat, liftable=False)
        return
    kept = tracked(table.player(command.seat))
    labels: list[Text] = [CARD_NAMES[species] for species in SPECIES]
    labels.append(CARD_NAMES[Special.CARCASS])
    labels.append(say("Savannah"))
    were = (*kept.animals, kept.carcasses, kept.savannah)
    for label, counted, known in zip(labels, numbers, were, strict=True):
        if counted != known:
            message = say(
                "{what} of {who}: counted {counted}, tracked {known}.",
                what=label,
                who=who(table, command.seat),
                counted=counted,
                known=known,
            )
            yield warn("RL-SCORE-18", message, seat)


def do_count(command: CountCards) -> Iterator[e.Event]:
    """The table's count rules."""
    counted = Counted(
        animals=command.animals, carcasses=command.carcasses, savannah=command.savannah
    )
    yield e.CardsCounted(seat=command.seat, counted=counted)
