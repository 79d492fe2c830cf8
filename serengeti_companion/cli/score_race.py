"""`score` for Serengeti: A Race For Life."""

from typing import Any

from serengeti_companion.cli.fields import Fields, Problem, RefusedError
from serengeti_companion.cli.house_rules import read_switches
from serengeti_companion.games.race import final_counts
from serengeti_companion.games.race.final_counts import Count, FinalCounts
from serengeti_companion.games.race.model import HouseRules
from serengeti_companion.games.race.switches import SWITCHES, with_switch
from serengeti_companion.games.race.terms import SPECIES

SIDES = ("a", "b")


def answer(fields: Fields) -> dict[str, Any]:
    """Raise RefusedError for counts that do not validate or break a rule."""
    house = read_house_rules(fields)
    counts = _read_counts(fields)
    fields.finish()
    if broken := tuple(final_counts.objections(counts)):
        raise RefusedError(*(Problem(one.clause, str(one.message)) for one in broken))
    result = final_counts.score(counts, tiebreak_lions=house.tiebreak_lions)
    return final_counts.answer(result)


def read_house_rules(fields: Fields) -> HouseRules:
    """The switches under "house_rules", the rest at their defaults."""
    house = HouseRules()
    for name, value in read_switches(fields, SWITCHES).items():
        house = with_switch(house, name, value)
    return house


def _read_counts(fields: Fields) -> FinalCounts:
    sides = [fields.fields(side) for side in SIDES]
    a, b = (_read_count(side) for side in sides)
    if a.name and a.name == b.name:
        sides[1].wrong("name", f"{b.name} is the name of another player.")
    track = fields.fields("track")
    side = _favoured(track)
    value = track.whole("value")
    # The middle is nobody's half.
    if side is None and value:
        track.wrong("value", "In the middle, which favours nobody, the value is 0.")
    return FinalCounts(
        players=(a, b), favoured=None if side is None else SIDES.index(side), value=value
    )


def _favoured(track: Fields) -> str | None:
    # Null stands for the middle, and has to be said.
    if "favours" in track:
        return track.word("favours", SIDES)
    if "favours" not in track.names():
        track.wrong("favours", "This must be given, null for the middle.")
    return track.optional_name("favours")


def _read_count(fields: Fields) -> Count:
    species = fields.fields("species")
    savannah = fields.whole("savannah")
    ever = fields.optional_whole("savannah_ever")
    if ever is not None and ever < savannah:
        fields.wrong("savannah_ever", f"At least the {savannah} lions that are there were laid.")
    return Count(
        name=fields.name("name"),
        animals=tuple(species.whole(each, default=0) for each in SPECIES),
        carcasses=fields.whole("carcasses"),
        savannah=savannah,
        ever=ever,
    )
