"""The card reference in our own words: what each card does, a line a skill, with its clause."""

from collections.abc import Iterator

from serengeti_companion.engine.checklist import Duty, duty
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.race.model import Table
from serengeti_companion.games.race.rules.effects import cost
from serengeti_companion.games.race.terms import FACTS, Card, Skill, Special, Species, skills_of

CARDS: tuple[Card, ...] = (Special.TRAIL, *Species, Special.SCORPION, Special.CARCASS)
"""Every kind of card that a player may hold."""


def reference(table: Table, card: Card) -> tuple[Duty, ...]:
    """What the card does at this table, house rules included."""
    return tuple(_lines(table, card))


def price(table: Table, skill: Skill) -> Text:
    """What a skill costs at this table."""
    suns = cost(table, skill)
    return count(suns, "{n} sun", "{n} suns") if suns else say("free")


def _lines(table: Table, card: Card) -> Iterator[Duty]:
    if card is Special.SCORPION:
        yield from _scorpion(table)
    elif card is Special.CARCASS:
        yield duty(say("No skill; it pays 1 sun like any card."), "RL-CARD-CARCASS-1")
        yield duty(say("Whoever has more of them at the end loses 2 points."), "RL-SCORE-6")
    else:
        for skill in skills_of(card):
            yield _skill(table, skill)
    if card is Special.TRAIL:
        yield duty(say("Your five trails stay yours and score nothing."), "RL-DECK-9")
    elif isinstance(card, Species):
        yield duty(say("1 point at the end for whoever has more of them."), "RL-SCORE-3")


def _skill(table: Table, skill: Skill) -> Duty:
    text = say(
        "{number}. ({price}) {text}",
        number=skill.number,
        price=price(table, skill),
        text=FACTS[skill].text,
    )
    return duty(text, skill.clause("DO"))


def _scorpion(table: Table) -> Iterator[Duty]:
    text = say("1. At the start of your turn show it: the marker goes 1 step away from you.")
    yield duty(text, "RL-CARD-SCORPION-1.DO")
    again = {
        "step": say("2. Draw 1 for each one shown; scorpions drawn are discarded."),
        "step_optional": say("2. Draw up to 1 for each one shown; scorpions are discarded."),
        "skill": say("2. (free) Played like another card: draw 1."),
    }
    yield duty(again[table.house.scorpion_draw], "RL-CARD-SCORPION-2.DO")
    yield duty(say("It scores nothing."), "RL-SCORE-2")
