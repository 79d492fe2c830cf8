"""The printed pieces as one line of text: scene cards, maps, Action Spaces, migration cards.

    108 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare
    ? terrain: crocodile@woodlands hyena@water | ? | -
    swap-1: 1 full 3P closed-in-round-1
    3: brown A1 B2 | blue C3
    9: 2

The last is a step of a Specialist's scale: a count and its stars. `?` stands for what is not
known, `-` for what there is none of. Whole words, single spaces, everything in the order given: a
line read and written again is the same line. All that read raise NotationError.
"""

from serengeti_companion.games.wild.notation.boards import (
    map_rows,
    migration_line,
    parse_board,
    parse_map,
    parse_migration,
    parse_space,
    parse_step,
    space_line,
    step_line,
)
from serengeti_companion.games.wild.notation.cards import (
    animals_text,
    card_line,
    icons_text,
    parse_animals,
    parse_card,
    parse_icons,
    parse_reward,
    reward_text,
)
from serengeti_companion.games.wild.notation.reading import NotationError
from serengeti_companion.games.wild.notation.words import parse_cell, parse_species

__all__ = [
    "NotationError",
    "animals_text",
    "card_line",
    "icons_text",
    "map_rows",
    "migration_line",
    "parse_animals",
    "parse_board",
    "parse_card",
    "parse_cell",
    "parse_icons",
    "parse_map",
    "parse_migration",
    "parse_reward",
    "parse_space",
    "parse_species",
    "parse_step",
    "reward_text",
    "space_line",
    "step_line",
]
