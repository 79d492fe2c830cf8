"""`scenes`: which cards can be completed on a board, with how many VFX Tokens, by which cells."""

import argparse
from typing import Any

from serengeti_companion.cli.fields import Fields, quoted
from serengeti_companion.cli.house_rules import read_house_rules
from serengeti_companion.cli.inputs import answer_file, file_argument
from serengeti_companion.games.wild.notation import (
    NotationError,
    parse_card,
    parse_cell,
    parse_map,
    parse_species,
)
from serengeti_companion.games.wild.rules.patterns import Board, Ground
from serengeti_companion.games.wild.rules.scenes import Match, Unknown, search_all
from serengeti_companion.games.wild.terms import (
    CELLS,
    COPIES,
    INDEX,
    SceneCard,
    Species,
)

NAME = "scenes"
HELP = "Which scene cards can be completed on a board, with how many VFX Tokens, by which cells."

_NOT_KNOWN: Ground = (None,) * len(CELLS)


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return answer_file(options.file, _answer)


def _answer(fields: Fields) -> dict[str, Any]:
    house = read_house_rules(fields)
    terrain = _read_terrain(fields)
    board = _read_board(fields.fields("animals"))
    vfx = fields.whole("vfx", default=0)
    cards = _read_cards(fields)
    fields.finish()
    if house.vfx_one_per_card:  # WS-SW-10
        vfx = min(vfx, 1)
    found = search_all(cards, board, terrain, vfx)
    return {"cards": [_row(card, one) for card, one in zip(cards, found, strict=True)]}


def _read_terrain(fields: Fields) -> Ground:
    rows = fields.optional_texts("terrain")
    if rows is None:
        return _NOT_KNOWN
    try:
        return parse_map(rows)
    except NotationError as error:
        fields.wrong("terrain", str(error))
        return _NOT_KNOWN


def _read_board(fields: Fields) -> Board:
    board: list[tuple[Species, ...]] = [()] * len(CELLS)
    for place, word in fields.items():
        try:
            cell = parse_cell(place)
            species = parse_species(word if isinstance(word, str) else quoted(word))
        except NotationError as error:
            fields.wrong(place, str(error))
            continue
        board[INDEX[cell]] = (species,)
    for species in Species:
        if board.count((species,)) > COPIES:
            fields.broken("WS-SETUP-6", f"There are {COPIES} animals of a species: {species}.")
    return tuple(board)


def _read_cards(fields: Fields) -> list[SceneCard]:
    cards = []
    for number, line in enumerate(fields.texts("cards")):
        try:
            cards.append(parse_card(line))
        except NotationError as error:
            fields.wrong(f"cards[{number}]", str(error))
    return cards


def _row(card: SceneCard, found: Match | Unknown | None) -> dict[str, Any]:
    if isinstance(found, Match):
        answer = {"complete": True, "vfx": found.vfx, "cells": list(found.cells)}
    else:
        answer = {"complete": None if found else False, "vfx": None, "cells": None}
    return {"number": card.number, **answer}
