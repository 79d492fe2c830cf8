"""`goal`: whether a Round Goal or a Target Score of solo and co-op is met."""

import argparse
from typing import Any

from serengeti_companion.cli.fields import Fields
from serengeti_companion.cli.house_rules import read_house_rules
from serengeti_companion.cli.inputs import answer_file, file_argument
from serengeti_companion.games.wild.model import CHALLENGE
from serengeti_companion.games.wild.rules import goals

NAME = "goal"
HELP = "Whether a Round Goal or a Target Score of a solo or co-op scenario is met."

_MOST = 4999  # of a value and of a final score


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return answer_file(options.file, _answer)


def _answer(fields: Fields) -> dict[str, Any]:
    house = read_house_rules(fields)
    scenario = fields.whole("scenario", least=1, most=CHALLENGE)
    players = fields.whole("players", least=1, most=4)
    if "final" not in fields:
        return _round(fields, scenario, players)
    final = fields.whole("final", most=_MOST)
    if scenario == CHALLENGE:
        return _rank(fields, players, final)
    fields.finish()
    return _target(scenario, players, final, inclusive=house.target_inclusive)


def _round(fields: Fields, scenario: int, players: int) -> dict[str, Any]:
    round_ = fields.whole("round", least=1, most=6)
    value = fields.whole("value", most=_MOST)
    fields.finish()
    goal = goals.round_goal(scenario, players, round_)
    if goal is None:  # WS-SCN-0-2
        return {"needed": None, "compare": None, "met": True}
    return {"needed": goal.needed, "compare": goal.compare, "met": goal.met(value)}


def _target(scenario: int, players: int, final: int, *, inclusive: bool) -> dict[str, Any]:
    needed = goals.target(scenario, players)
    won = None if needed is None else goals.won(needed, final, inclusive=inclusive)
    return {"target": needed, "won": won}


def _rank(fields: Fields, players: int, final: int) -> dict[str, Any]:
    specialists = fields.flag("specialists")
    fields.finish()
    rank = goals.rank(players, final, specialists=specialists)
    return {"target": None, "won": None, "rank": rank}
