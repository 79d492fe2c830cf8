"""`score`: the result of a game from the counts at its end."""

import argparse
from typing import Any

from serengeti_companion.cli import score_race, score_survive, score_wild
from serengeti_companion.cli.fields import Fields
from serengeti_companion.cli.inputs import Answer, answer_file, file_argument

NAME = "score"
HELP = "The result of a game from the counts at its end."

_GAMES: dict[str, Answer] = {
    "wild": score_wild.answer,
    "race": score_race.answer,
    "survive": score_survive.answer,
}


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return answer_file(options.file, _answer)


def _answer(fields: Fields) -> dict[str, Any]:
    return _GAMES[fields.decisive_word("game", _GAMES)](fields)
