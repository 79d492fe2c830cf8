"""What a copy does not tell yet of what a table wants to follow, and what happens instead."""

from collections.abc import Iterator

from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.model import CardTracking, Tracking
from serengeti_companion.games.wild.printed import MapSide, Printed


def lacks(
    printed: Printed, side: MapSide, tracking: Tracking, *, specialists: bool
) -> tuple[Text, ...]:
    """A sentence a gap; `side` is the Map side that is up, `specialists` whether they play."""
    found: list[Text] = []
    if tracking.cards is CardTracking.NAMED:
        found += _cards(printed)
    if tracking.map:
        found += _map(printed, side)
    if tracking.board and printed.board_assumed:
        # WS-PIC-2
        found.append(say("The Action Board is assumed: its clauses warn and never refuse."))
    if specialists and _scales_missing(printed):
        found.append(say("Specialists without their scales ask for their stars."))
    return tuple(found)


def _cards(printed: Printed) -> Iterator[Text]:
    share = known.cards(printed)
    if not share.complete:
        yield count(
            share.all - share.known,
            "1 card is not told: it can be described when it turns up.",
            "{n} cards are not told: each can be described when it turns up.",
        )


def _map(printed: Printed, side: MapSide) -> Iterator[Text]:
    spaces, cards = known.side(side), known.migrations(printed)
    if not spaces.complete:
        yield count(
            spaces.all - spaces.known,
            "1 space has no terrain yet: it is asked when a scene needs it.",
            "{n} spaces have no terrain yet: it is asked when a scene needs it.",
        )
    if not cards.complete:
        yield count(
            cards.all - cards.known,
            "1 Great Migration Card is not told: its spaces are tapped.",
            "{n} Great Migration Cards are not told: their spaces are tapped.",
        )


def _scales_missing(printed: Printed) -> bool:
    return None in {printed.celebrity, printed.adventurer_few, printed.adventurer_many}
