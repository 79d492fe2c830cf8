"""Scene Cards as one line, and their three parts each alone."""

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation.reading import (
    NONE,
    UNKNOWN,
    Part,
    all_different,
    head_and_body,
    no_more_than,
    number,
    whole,
    word,
)
from serengeti_companion.games.wild.notation.words import species
from serengeti_companion.games.wild.terms import (
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Terrain,
)

MOST_SLOTS = 9  # a central animal and the 8 spaces around it (WS-SCENE-ADJ-1)
MOST_ICONS = 20

_TYPE_OF = {kind.value: kind for kind in SceneType}
_TERRAIN_OF = {terrain.value: terrain for terrain in Terrain}
_ICON_OF = {icon.value: icon for icon in Icon}
_FIXED_GAIN = {"star": Gain.STARS, "stars": Gain.STARS, "food": Gain.FOOD, "vfx": Gain.VFX}
_GAIN_PER = {gain.value[1:]: gain for gain in Gain if gain.value.startswith("/")}


def parse_card(line: str) -> SceneCard:
    head, body = head_and_body(whole(line), "108 line: ")
    words, parts = head.split(" "), body.split(" | ")
    if len(words) != 2:
        raise head.wrong(
            say('From character {place} on stand number and type, like "108 line: ".'),
        )
    if len(parts) != 3:
        raise body.wrong(
            say(
                "From character {place} on stand three parts: animals, reward, icons, "
                'with " | " between them.'
            )
        )
    return SceneCard(
        number=None if words[0].text == UNKNOWN else number(words[0], 1),
        type=None if words[1].text == UNKNOWN else _type(words[1]),
        slots=_slots(parts[0]),
        reward=_reward(parts[1]),
        icons=_icons(parts[2]),
    )


def card_line(card: SceneCard) -> str:
    parts = animals_text(card.slots), reward_text(card.reward), icons_text(card.icons)
    return f"{card.number or UNKNOWN} {card.type or UNKNOWN}: {' | '.join(parts)}"


def parse_animals(text: str) -> tuple[Slot, ...] | None:
    """The pattern of a card, `lion rhinoceros@grasslands`; None for `?`."""
    return _slots(whole(text))


def animals_text(slots: tuple[Slot, ...] | None) -> str:
    if slots is None:
        return UNKNOWN
    return " ".join(
        slot.species if slot.terrain is None else f"{slot.species}@{slot.terrain}" for slot in slots
    )


def parse_reward(text: str) -> tuple[RewardTerm, ...] | None:
    """The reward of a card, `2/rare + 11 stars`; None for `?`, () for `-`."""
    return _reward(whole(text))


def reward_text(reward: tuple[RewardTerm, ...] | None) -> str:
    if reward is None:
        return UNKNOWN
    return " + ".join(map(_term_text, reward)) or NONE


def parse_icons(text: str) -> tuple[Icon, ...] | None:
    """The Icons of a card, `leaf leaf like`; None for `?`, () for `-`."""
    return _icons(whole(text))


def icons_text(icons: tuple[Icon, ...] | None) -> str:
    if icons is None:
        return UNKNOWN
    return " ".join(icons) or NONE


def _type(part: Part) -> SceneType:
    return word(part, _TYPE_OF, say("a scene type: terrain, line or adjacency"))


def _slots(part: Part) -> tuple[Slot, ...] | None:
    if part.text == UNKNOWN:
        return None
    words = no_more_than(
        MOST_SLOTS,
        part.split(" "),
        say('A pattern has at most {most} animals; "{found}" at character {place} is one more.'),
    )
    return tuple(map(_slot, words))


def _slot(part: Part) -> Slot:
    animal, ground = part.cut("@")
    if "@" not in part.text:
        return Slot(species=species(animal))
    condition = word(ground, _TERRAIN_OF, say("a terrain: grasslands, woodlands, water or rock"))
    return Slot(species=species(animal), terrain=condition)


def _reward(part: Part) -> tuple[RewardTerm, ...] | None:
    if part.text == UNKNOWN:
        return None
    if part.text == NONE:
        return ()
    parts = part.split(" + ")
    terms = tuple(map(_term, parts))
    all_different(
        parts,
        [term.gain for term in terms],
        say('"{found}" at character {place} is a second amount of the same kind.'),
    )
    return terms


def _term(part: Part) -> RewardTerm:
    amount, unit = part.cut("/" if "/" in part.text else " ")
    if "/" in part.text:
        gain = word(unit, _GAIN_PER, say("an icon, plant, any or ?"))
    else:
        gain = word(unit, _FIXED_GAIN, say("stars, food or vfx"))
    term = RewardTerm(amount=number(amount, 0), gain=gain)
    right = _term_text(term)
    if right != part.text:  # "1 stars"
        raise unit.wrong(
            say(
                'At character {place}, "{term}" is written "{right}".',
                term=shown(part.text),
                right=right,
            ),
            right.split(" ")[1:],
        )
    return term


def _term_text(term: RewardTerm) -> str:
    if term.gain.value.startswith("/"):
        return f"{term.amount}{term.gain}"
    if term.gain is Gain.STARS and term.amount == 1:
        return "1 star"
    return f"{term.amount} {term.gain}"


def _icons(part: Part) -> tuple[Icon, ...] | None:
    if part.text == UNKNOWN:
        return None
    if part.text == NONE:
        return ()
    words = no_more_than(
        MOST_ICONS,
        part.split(" "),
        say('A card has at most {most} icons; "{found}" at character {place} is one more.'),
    )
    return tuple(word(each, _ICON_OF, say("one of the eight icons")) for each in words)
