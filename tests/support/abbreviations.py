"""Hypothesis strategies for the lines of cards as a hurried person types them."""

from hypothesis import strategies as st

from serengeti_companion.games.wild.terms import (
    Gain,
    Icon,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    Species,
    Terrain,
)

LETTER_OF = {
    Terrain.GRASSLANDS: "g",
    Terrain.WOODLANDS: "w",
    Terrain.WATER: "a",
    Terrain.ROCK: "r",
}
PER = [gain.value[1:] for gain in Gain if gain.value.startswith("/") and gain != Gain.PER_UNKNOWN]
BLANKS = st.sampled_from([" ", "  ", ",", ", "])
BARS = st.sampled_from(["|", " | ", ";", "; "])


def begun(word: str, words: list[str]) -> st.SearchStrategy[str]:
    """First letters of the word that no other has, in any case."""
    first = next(
        length
        for length in range(1, len(word) + 1)
        if not any(other.startswith(word[:length]) for other in words if other != word)
    )
    shortened = st.integers(first, len(word)).map(lambda length: word[:length])
    return st.tuples(shortened, st.sampled_from([str.lower, str.upper, str.title])).map(
        lambda found: found[1](found[0])
    )


@st.composite
def animal(draw: st.DrawFn, slot: Slot) -> str:
    names = [species.value for species in Species]
    if slot.terrain is None:
        return draw(begun(slot.species, names).filter(lambda word: word.lower() != "gir"))
    letter = LETTER_OF[slot.terrain]
    glued = slot.species[:2] + letter
    if glued != "gir" and draw(st.booleans()):
        return glued
    name = draw(begun(slot.species, names).filter(lambda word: word.lower() != "gir"))
    ground = st.just(letter) | begun(slot.terrain, [terrain.value for terrain in Terrain])
    return f"{name}{draw(st.sampled_from(['@', ' @', '@ ']))}{draw(ground)}"


@st.composite
def term(draw: st.DrawFn, found: RewardTerm) -> str:
    if found.gain is Gain.STARS:
        return f"{found.amount}{draw(st.sampled_from(['', 's', ' s', ' stars', ' Star']))}"
    if found.gain in {Gain.FOOD, Gain.VFX}:
        return f"{found.amount}{draw(begun(found.gain, [Gain.STARS, Gain.FOOD, Gain.VFX]))}"
    if found.gain is Gain.PER_UNKNOWN:
        return f"{found.amount}/?"
    word = found.gain.value[1:]
    return f"{found.amount}/{draw(begun(word, PER))}"


@st.composite
def reward(draw: st.DrawFn, terms: tuple[RewardTerm, ...] | None) -> str:
    if terms is None:
        return "?"
    plus = st.sampled_from(["+", " + ", " ", ","])
    written = [draw(term(each)) for each in terms]
    return "".join(each + draw(plus) for each in written[:-1]) + "".join(written[-1:]) or "-"


def row(draw: st.DrawFn, words: list[str]) -> str:
    return "".join(word + draw(BLANKS) for word in words)


@st.composite
def abbreviated(draw: st.DrawFn, card: SceneCard) -> str:
    """The card's line with its number, which is left out only where the caller may fill it in."""
    number = str(card.number or "?")
    kind = draw(begun(card.type, [each.value for each in SceneType])) if card.type else "?"
    if kind != "?" and card.number is not None and draw(st.booleans()):
        number = ""
    colon = draw(st.sampled_from([" ", ": ", ":"]))
    first_bar, second_bar = draw(st.booleans()), draw(st.booleans())
    animals = ["?"] if card.slots is None else [draw(animal(slot)) for slot in card.slots]
    icons = [draw(begun(icon, [each.value for each in Icon])) for icon in card.icons or ()]
    pays = draw(reward(card.reward))
    if pays[-1].isdigit() and (card.icons or ())[:1] in {(Icon.FOOD,), (Icon.VFX,)}:
        second_bar = True  # "3 food" may be either
    pieces = [
        f"{number}{draw(BLANKS) if number else ''}{kind}{colon}{row(draw, animals)}",
        draw(BARS) if first_bar else "",
        pays,
        draw(BARS) if second_bar else " ",
        row(draw, icons) or ("?" if card.icons is None else "-"),
    ]
    return "".join(pieces)
