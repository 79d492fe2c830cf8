"""One typed line -> what the table says: "trail lion", "eagle2 2", "scorpions 1", "end"."""

from dataclasses import dataclass, replace
from typing import Any

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race.commands import (
    Command,
    EndTurn,
    PlayCard,
    ShowScorpions,
    TurnUpEvent,
)
from serengeti_companion.games.race.model import EventCard, Phase, Place, Seat, Table
from serengeti_companion.games.race.rules.effects import final_skill
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Card, Skill, Special, Species

_ROCK = {"rock": True, "norock": False, "animal": False}
_DIGITS = 4
_FOUND = {"found": True, "yes": True, "none": False, "no": False}


@dataclass(frozen=True, slots=True)
class Unclear:
    """Why a line says nothing, in one sentence."""

    message: Text


Parsed = Command | Unclear


def parse(table: Table, line: str) -> Parsed:
    """What the line means in this phase; it is not judged by the rules yet."""
    words = line.lower().split()
    match table.phase:
        case Phase.EVENT:
            return _event(words)
        case Phase.SCORPIONS:
            return _scorpions(table, words)
        case Phase.PLAYING:
            return _play(table, words)
        case _:
            return Unclear(say("There is nothing to type now."))


def species_of(word: str) -> Species | None:
    """The one species that begins so."""
    found = [species for species in SPECIES if word and species.value.startswith(word)]
    return found[0] if len(found) == 1 else None


def _event(words: list[str]) -> Parsed:
    word = words[-1] if words else ""
    if len(word) > 1 and "infestation".startswith(word):
        return TurnUpEvent(card=EventCard())
    species = species_of(word)
    if species is None:
        return Unclear(say("Type the animal of the drought, or “infestation”."))
    return TurnUpEvent(card=EventCard(drought=species))


def _scorpions(table: Table, words: list[str]) -> Parsed:
    numbers = [int(word) for word in words if word.isdecimal() and len(word) < _DIGITS]
    # By house rule it has to be told how many cards were drawn; else the rule says so.
    optional = table.house.scorpion_draw == "step_optional"
    if not 1 <= len(numbers) <= 2 + optional:
        if optional:
            message = say("Type the scorpions shown, the cards drawn, the scorpions among them.")
        else:
            message = say("Type how many scorpions are shown, then how many were drawn.")
        return Unclear(message)
    shown, *more = numbers
    drawn = more.pop(0) if optional and more else None
    stung = more[0] if more else None
    return ShowScorpions(seat=table.active, shown=shown, drawn=drawn, scorpions=stung)


def _play(table: Table, words: list[str]) -> Parsed:
    if words in (["end"], ["done"], ["pass"]):
        return EndTurn(seat=table.active)
    first, *rest = words or [""]
    skill = skill_of(first)
    if skill is None:
        return Unclear(say("Type a card and its skill: “trail lion”, “eagle2 2”, or “end”."))
    command = PlayCard(seat=table.active, skill=skill)
    for word in rest:
        fuller = _told(table, command, word)
        if fuller is None:
            return Unclear(say("“{word}” says nothing here.", word=word))
        command = fuller
    return command


def skill_of(word: str) -> Skill | None:
    """`"eagle2"`; without a number the first skill."""
    digit = word[-1:] if word[-1:].isdecimal() else "1"
    name = word.rstrip("0123456789")
    cards: tuple[Card, ...] = (Special.TRAIL, *SPECIES, Special.SCORPION)
    found = [card for card in cards if name and card.value.startswith(name)]
    value = f"{found[0].value}_{digit}" if len(found) == 1 else ""
    return Skill(value) if value in set(Skill) else None


def _told(table: Table, command: PlayCard, word: str) -> PlayCard | None:
    """The command with one word more; None = the word says nothing."""
    changes: dict[str, Any] = {}
    names = [player.name.lower() for player in table.players]
    if word in _ROCK:
        changes["rock_shows"] = _ROCK[word]
    elif word in _FOUND:
        changes["found"] = _FOUND[word]
    elif word in set(Place):
        changes["source"] = Place(word)
    elif word.isdecimal() and len(word) < _DIGITS:
        changes["drawn" if command.drawn is None else "scorpions"] = int(word)
    elif FACTS[final_skill(command)].aim is Aim.COPY and (skill := skill_of(word)):
        changes["copies"] = (*command.copies, skill)
    elif species := species_of(word):
        changes["stack"] = species
    elif word in names:
        changes["lion_of"] = Seat(names.index(word))
    return replace(command, **changes) if changes else None
