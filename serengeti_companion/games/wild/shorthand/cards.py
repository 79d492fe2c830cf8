"""A Scene Card as somebody types it."""

from dataclasses import dataclass

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.notation import card_line
from serengeti_companion.games.wild.notation.boards import TERRAIN_OF
from serengeti_companion.games.wild.notation.cards import MOST_ICONS, MOST_SLOTS
from serengeti_companion.games.wild.notation.reading import NONE, UNKNOWN
from serengeti_companion.games.wild.shorthand.typed import (
    FIRST,
    LAST,
    LATER,
    SOON,
    Reading,
    RefusedError,
    Typed,
    Vocabulary,
)
from serengeti_companion.games.wild.terms import (
    COPIES,
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
)

CardReading = Reading[SceneCard]

BARS = "|;"

_LETTERS = {letter: terrain for letter, terrain in TERRAIN_OF.items() if terrain is not None}

TYPES = Vocabulary(say("a scene type"), {each.value: each for each in SceneType}, {})
ANIMALS = Vocabulary(say("one of the twelve species"), {each.value: each for each in Species}, {})
TERRAINS = Vocabulary(
    say("a terrain"),
    {each.value: each for each in Terrain},
    {letter: terrain.value for letter, terrain in _LETTERS.items()},
)
ICONS = Vocabulary(say("one of the eight icons"), {each.value: each for each in Icon}, {})
UNITS = Vocabulary(
    say("a kind of reward"),
    {gain.value: gain for gain in (Gain.STARS, Gain.FOOD, Gain.VFX)},
    {},
)
PER = Vocabulary(
    say("a kind of icon"),
    {gain.value[1:]: gain for gain in Gain if gain.value[:1] == "/" and gain != Gain.PER_UNKNOWN},
    {"an": Icon.ANIMAL.value},
)

_GLUED = {
    f"{species[:2]}{letter}": Slot(species=species, terrain=terrain)
    for species in Species
    for letter, terrain in _LETTERS.items()
}
_ON_TERRAINS = tuple(f"@{terrain}" for terrain in Terrain)
_PAID_BY = tuple(f"/{word}" for word in (*PER.meanings, UNKNOWN))
_REWARDS = ("3", "2/rare", "1 food", "2 vfx", NONE, UNKNOWN)


@dataclass(slots=True)
class _Draft:
    """What has been understood so far."""

    number: int | None
    type: SceneType | None = None
    slots: tuple[Slot, ...] = ()
    reward: tuple[RewardTerm, ...] | None = None
    icons: tuple[Icon, ...] | None = None

    def card(self) -> SceneCard:
        return SceneCard(
            number=self.number,
            type=self.type,
            slots=self.slots or None,
            reward=self.reward,
            icons=self.icons,
        )


def read_card(text: str, number: int | None = None) -> CardReading:
    """The Scene Card; `number` is taken where the line says none."""
    line, draft = Typed(text), _Draft(number)

    def fill(line: Typed) -> None:
        _head(draft, line)
        _animals(draft, line)
        line.may("|", likely=_likely_bar(draft))
        line.skip(BARS)
        _reward(draft, line)
        line.may("|", likely=LATER)
        line.skip(BARS)
        _icons(draft, line)

    problem = line.read_by(fill)
    card = draft.card()
    return Reading(card, None if problem else card_line(card), problem, line.next_words)


def _head(draft: _Draft, line: Typed) -> None:
    if line.sign(UNKNOWN, likely=LAST):
        draft.number = None
    elif line.at_number:
        draft.number = line.number(1)
    line.skip(":")
    if not line.sign(UNKNOWN, likely=LAST):
        draft.type = line.word(TYPES)
    line.skip(":")


def _animals(draft: _Draft, line: Typed) -> None:
    if line.sign(UNKNOWN, likely=LAST):
        return
    if not (line.at_word or line.at_number or line.ended or line.token in BARS):
        raise line.wrong(ANIMALS.kind, (*ANIMALS.meanings, UNKNOWN))
    _may_animal(draft.slots, line)
    while line.at_word:
        if len(draft.slots) == MOST_SLOTS:
            raise line.too_much(
                say(
                    'A pattern has at most {most} animals; "{found}" at character {place} is one '
                    "more.",
                    most=MOST_SLOTS,
                )
            )
        _slot(draft, line)
        _may_animal(draft.slots, line)


def _may_animal(slots: tuple[Slot, ...], line: Typed) -> None:
    """The animals that may come next; a fourth of a species would be odd."""
    if not line.ended:
        return
    shown = [slot.species for slot in slots]
    for species in Species:
        if shown.count(species) < COPIES:
            again = LATER if species in shown else SOON
            line.may(species, likely=again)
            line.may(*(f"{species}{ground}" for ground in _ON_TERRAINS), likely=LAST)


def _likely_bar(draft: _Draft) -> int:
    return FIRST if len(draft.slots) >= 3 else LATER


def _slot(draft: _Draft, line: Typed) -> None:
    before, glued = draft.slots, _GLUED.get(line.token.lower())
    # With `@` behind it `gir` can only begin the name.
    if glued is not None and not (line.token_after.startswith("@") and ANIMALS.fits(line.token)):
        draft.slots = (*before, _unglued(glued, line))
        return
    species = line.word(ANIMALS)
    draft.slots = (*before, Slot(species=species))
    line.may(*_ON_TERRAINS, likely=SOON if draft.type is SceneType.TERRAIN else LAST)
    if line.skip("@"):
        draft.slots = (*before, Slot(species=species, terrain=line.word(TERRAINS)))


def _unglued(slot: Slot, line: Typed) -> Slot:
    """`rhg`, unless it begins a name: `gir`."""
    if len(ANIMALS.fits(line.token)) > 0:
        raise line.either((slot.species, f"{slot.species}@{slot.terrain}"))
    line.take()
    return slot


def _reward(draft: _Draft, line: Typed) -> None:
    if line.sign(UNKNOWN, likely=LAST):
        return
    if line.sign(NONE, likely=LAST):
        draft.reward = ()
    elif line.at_number:
        _terms(draft, line)
    elif not line.ended and line.token not in BARS:
        raise line.wrong(say("a reward"), _REWARDS)


def _terms(draft: _Draft, line: Typed) -> None:
    going_on = True
    while going_on:
        before, start, term = draft.reward or (), line.at, _term(line)
        if any(term.gain is other.gain for other in before):
            raise _second_of_a_kind(line, start)
        draft.reward = (*before, term)
        plus = line.sign("+", likely=LAST)
        if plus and not line.at_number:
            raise line.wrong(say("a further reward"), _REWARDS[:4])
        going_on = line.at_number


def _second_of_a_kind(line: Typed, start: int) -> RefusedError:
    end = line.behind
    return line.refused(
        say(
            '"{found}" at character {place} is a second amount of the same kind.',
            found=line.text[start:end],
            place=start + 1,
        ),
        start=start,
        end=end,
    )


def _term(line: Typed) -> RewardTerm:
    start = line.at
    amount = line.number(0)
    line.may(*UNITS.meanings, *_PAID_BY)
    if not line.skip("/"):
        return RewardTerm(amount=amount, gain=_unit(line, start))
    if line.sign(UNKNOWN, likely=LAST):
        return RewardTerm(amount=amount, gain=Gain.PER_UNKNOWN)
    return RewardTerm(amount=amount, gain=line.word(PER))


def _unit(line: Typed, start: int) -> Gain:
    """`3f`, `3 stars` or a bare 3; `3 food` only where no Icon can be meant."""
    if not line.at_word:
        return Gain.STARS
    fits = UNITS.fits(line.token)
    if line.glued or fits == [Gain.STARS]:
        return line.word(UNITS)
    if not fits:
        return Gain.STARS
    if not line.token_after[:1].isdigit() and line.token_after not in set("+-?|;"):
        raise _token_or_icon(line, start, fits[0])
    return line.word(UNITS)


def _token_or_icon(line: Typed, start: int, unit: str) -> RefusedError:
    amount = line.text[start : line.behind]
    tokens, icon = f"{amount}{unit[0]}", f"{amount} | {unit}"
    end = line.at + len(line.token)
    sentence = say(
        '"{found}" at character {place} could be a reward or an icon: write {tokens} for the '
        "tokens, {icon} for stars and the icon.",
        found=line.text[start:end],
        place=start + 1,
        tokens=tokens,
        icon=icon,
    )
    unfinished = not line.token_after
    return line.refused(sentence, (tokens, icon), start=start, end=end, unfinished=unfinished)


def _icons(draft: _Draft, line: Typed) -> None:
    if line.sign(UNKNOWN, likely=LAST):
        _refuse_more(line)
    elif line.sign(NONE):
        draft.icons = ()
        _refuse_more(line)
    line.may(*ICONS.meanings)
    while not line.ended:
        before = draft.icons or ()
        if len(before) == MOST_ICONS and line.at_word:
            raise line.too_much(
                say(
                    'A card has at most {most} icons; "{found}" at character {place} is one more.',
                    most=MOST_ICONS,
                )
            )
        draft.icons = (*before, line.word(ICONS))
        line.may(*ICONS.meanings)


def _refuse_more(line: Typed) -> None:
    if not line.ended:
        raise line.too_much(
            say('Behind the icons stands nothing; take "{found}" at character {place} away.')
        )
