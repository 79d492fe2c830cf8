"""`awards`: places and stars of an Awards Ceremony from its totals."""

import argparse
from collections.abc import Sequence
from typing import Any

from serengeti_companion.cli.fields import Fields, fault_of_name
from serengeti_companion.cli.house_rules import read_house_rules
from serengeti_companion.cli.inputs import answer_file, file_argument
from serengeti_companion.games.wild.model import HouseRules, Mode
from serengeti_companion.games.wild.rules.awards import (
    SOLO_MINIMUM,
    Award,
    competitive_ranks,
    solo_award,
)
from serengeti_companion.games.wild.rules.final_counts import wrong_number

NAME = "awards"
HELP = "Places and stars of an Awards Ceremony from its totals."


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return answer_file(options.file, _answer)


def _answer(fields: Fields) -> dict[str, Any]:
    house = read_house_rules(fields)
    mode = Mode(fields.word("mode", tuple(Mode)))
    ceremony = fields.whole("ceremony", least=min(SOLO_MINIMUM), most=max(SOLO_MINIMUM))
    totals = _read_totals(fields.fields("totals"))
    if "totals" in fields and (broken := wrong_number(mode, len(totals))):
        fields.broken(broken.clause, str(broken.message))
    fields.finish()
    awards = _awards(mode, house, ceremony, tuple(totals.values()))
    return {
        name: {"place": award.place, "stars": award.stars}
        for name, award in zip(totals, awards, strict=True)
    }


def _read_totals(fields: Fields) -> dict[str, int]:
    totals = {}
    for name in fields.names():
        if fault := fault_of_name(name):
            fields.wrong(name, fault)
        totals[name] = fields.whole(name)
    return totals


def _awards(
    mode: Mode, house: HouseRules, ceremony: int, totals: Sequence[int]
) -> tuple[Award, ...]:
    # WS-RULING-54: in co-op the switch coopAwards chooses between ranks and solo minimums.
    alone = mode is Mode.SOLO or (mode is Mode.COOP and house.coop_awards == "soloMinimum")
    if alone:
        return tuple(solo_award(ceremony, total) for total in totals)
    return competitive_ranks(totals)
