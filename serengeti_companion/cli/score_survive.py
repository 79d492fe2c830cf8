"""`score` for Survive The Serengeti."""

from typing import Any

from serengeti_companion.cli.fields import Fields, Problem, RefusedError
from serengeti_companion.cli.house_rules import read_switches
from serengeti_companion.games.survive.model import HouseRules
from serengeti_companion.games.survive.rules import winning
from serengeti_companion.games.survive.rules.winning import Count, FinalCounts
from serengeti_companion.games.survive.switches import SWITCHES, with_switch


def answer(fields: Fields) -> dict[str, Any]:
    """Raise RefusedError for piles that do not validate or break a rule."""
    house = read_house_rules(fields)
    counts = _read_counts(fields)
    fields.finish()
    if broken := winning.objections(counts):
        raise RefusedError(*(Problem(one.clause, str(one.message)) for one in broken))
    return winning.answer(winning.score(counts, house))


def read_house_rules(fields: Fields) -> HouseRules:
    """The switches under "house_rules", the rest at their defaults."""
    house = HouseRules()
    for name, value in read_switches(fields, SWITCHES).items():
        house = with_switch(house, name, value)
    return house


def _read_counts(fields: Fields) -> FinalCounts:
    rows = fields.rows("players")
    players = tuple(_read_count(row, row.name("name")) for row in rows)
    for number, player in enumerate(players):
        if player.name and player.name in {other.name for other in players[:number]}:
            rows[number].wrong("name", f"{player.name} is the name of another player.")
    # Null is as good as left out; either is right with three players or more.
    has_neutral = "neutral" in fields
    neutral = fields.optional_fields("neutral")
    return FinalCounts(players=players, neutral=_read_count(neutral, "") if has_neutral else None)


def _read_count(fields: Fields, name: str) -> Count:
    return Count(name=name, safe=fields.wholes("safe"), eaten=fields.wholes("eaten"))
