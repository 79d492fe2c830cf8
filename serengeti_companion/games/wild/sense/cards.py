"""Scene Cards that are odd alone, beside each other or on the sides of the Map."""

from collections import Counter
from collections.abc import Hashable, Iterator

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.names import card_name, card_title
from serengeti_companion.games.wild.printed import MapSide, Printed
from serengeti_companion.games.wild.sense.boards import side_name
from serengeti_companion.games.wild.sense.oddity import Oddity, Piece, PieceKind, twins
from serengeti_companion.games.wild.sense.room import has_room
from serengeti_companion.games.wild.terms import (
    CARDS,
    COPIES,
    SIZE,
    Gain,
    Icon,
    SceneCard,
    SceneType,
)

RARE_ICONS = 6  # WS-ICON-RARE-2
AROUND_ONE = 8  # WS-SCENE-ADJ-1

Found = Iterator[tuple[str, Text]]
"""A clause and a sentence."""


def odd_cards(printed: Printed) -> Iterator[Oddity]:
    whole = [side for side in printed.sides if None not in side.terrain]
    others = dict(twins([_all_but_number(card) for card in printed.cards]))
    for place, card in enumerate(printed.cards):
        other = printed.cards[others[place]] if place in others else None
        piece = Piece(PieceKind.CARD, card.number, place)
        for clause, text in _odd(card, other, whole):
            yield Oddity(piece, text, clause)
    yield from _too_many_rare(printed)


def _odd(card: SceneCard, twin: SceneCard | None, whole: list[MapSide]) -> Found:
    yield from _number(card)
    yield from _species(card)
    yield from _shape(card)
    yield from _room(card, whole)
    yield from _reward(card)
    if twin is not None:
        text = say(
            "{card} shows the same as {other}.", card=card_title(card), other=card_name(twin)
        )
        yield "WS-PIC-4", text


def _number(card: SceneCard) -> Found:
    if card.number is not None and card.number > CARDS:
        text = say("{card} has a number above {most}.", card=card_title(card), most=CARDS)
        yield "WS-COMP-1", text


def _species(card: SceneCard) -> Found:
    # WS-RULING-37: each animal fills one slot.
    for species, needed in Counter(slot.species for slot in card.slots or ()).items():
        if needed > COPIES:
            text = say(
                "{card} asks for {n} of the species {species}; the game has 3.",
                card=card_title(card),
                n=needed,
                species=species,
            )
            yield "WS-SETUP-6", text


def _shape(card: SceneCard) -> Found:
    slots, name = card.slots or (), card_title(card)
    if card.type is SceneType.TERRAIN and any(slot.terrain is None for slot in slots):
        text = say("{card} is a terrain scene and shows an animal without terrain.", card=name)
        yield "WS-SCENE-LAND-1", text
    if card.type is SceneType.LINE and len(slots) > SIZE:
        text = say(
            "{card} asks for a line of {n}; the Map is {size} spaces long.",
            card=name,
            n=len(slots),
            size=SIZE,
        )
        yield "WS-SCENE-LINE-1", text
    if card.type is SceneType.ADJACENCY and len(slots) > 1 + AROUND_ONE:
        text = say(
            "{card} asks for {n} animals around one, which has {most} spaces around it.",
            card=name,
            n=len(slots) - 1,
            most=AROUND_ONE,
        )
        yield "WS-SCENE-ADJ-1", text
    yield from _alone(card)


def _alone(card: SceneCard) -> Found:
    if len(card.slots or ()) != 1:
        return
    if card.type is SceneType.LINE:
        yield "WS-SCENE-LINE-1", say("{card} asks for a line of one animal.", card=card_title(card))
    if card.type is SceneType.ADJACENCY:
        text = say("{card} asks for no animal around the first.", card=card_title(card))
        yield "WS-SCENE-ADJ-1", text


def _room(card: SceneCard, whole: list[MapSide]) -> Found:
    """A pattern that no side fits which is known whole; what no terrain asks for fits any."""
    if not whole or not any(slot.terrain for slot in card.slots or ()):
        return
    if any(has_room(card.type, card.slots or (), side.terrain) for side in whole):
        return
    where = side_name(whole[0]) if len(whole) == 1 else say("either side of the Map")
    text = say("The pattern of {card} fits nowhere on {side}.", card=card_name(card), side=where)
    yield "WS-SCENE-TERR-2", text


def _reward(card: SceneCard) -> Found:
    if card.reward == () and card.icons == ():
        yield "WS-SCENE-1", say("{card} has neither reward nor icons.", card=card_title(card))
    paid = {term.gain for term in card.reward or ()}
    if card.reward is not None and Icon.RARE in (card.icons or ()) and Gain.PER_RARE not in paid:
        text = say("{card} has a Rare Icon but pays no stars by Rare Icons.", card=card_title(card))
        yield "WS-ICON-RARE-3", text


def _all_but_number(card: SceneCard) -> Hashable:
    """Equal for cards that say the same; None for one without a pattern."""
    if not card.slots:
        return None
    slots = tuple((slot.species, slot.terrain or "") for slot in card.slots)
    if card.type is SceneType.TERRAIN:  # WS-SCENE-LAND-2: in any order
        slots = tuple(sorted(slots))
    if card.type is SceneType.LINE:  # WS-SCENE-LINE-5: from either end
        slots = min(slots, slots[::-1])
    if card.type is SceneType.ADJACENCY:  # WS-SCENE-ADJ-2: the first is the centre
        slots = (slots[0], *sorted(slots[1:]))
    reward = None if card.reward is None else frozenset(card.reward)
    return card.type, slots, reward, None if card.icons is None else tuple(sorted(card.icons))


def _too_many_rare(printed: Printed) -> Iterator[Oddity]:
    rare = sum((card.icons or ()).count(Icon.RARE) for card in printed.cards)
    if rare > RARE_ICONS:
        text = say("The cards show {n} Rare Icons; the game has {most}.", n=rare, most=RARE_ICONS)
        yield Oddity(Piece(PieceKind.CARD), text, "WS-ICON-RARE-2")
