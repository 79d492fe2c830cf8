"""The printed pieces as somebody types them: tolerant, with abbreviations and completion.

What the file holds is `notation`, exact and strict; every line of it is read here too. A line is
typed in the order of the notation:

    31 l li rhg 2/r 11 r          31 line: lion rhinoceros@grasslands | 2/rare + 11 stars | rare
    t croc@wood hy@a 3-           6 terrain: crocodile@woodlands hyena@water | 3 stars | -
    sw 1f3c                       swap-1: 1 full 3P closed-in-round-1
    3 a135 b2 | c3                3: brown A1 A3 A5 B2 | blue C3

- Words are typed whole or as their first letters, as many as tell them apart (`li`, `le`, `c`),
  in any case. Blanks and commas between words are all the same; where a number or a sign parts
  two words, neither is needed.
- The number may be left out and is then the one that the caller gives; `?` as the first word is
  "number not known". The type must be said (`t l a` or `?`). `:` may follow or not.
- Terrain: `@` and the word, its first letters, or the map letters `g w a r`; also as a third letter
  behind two of the animal: `rhg`. Only `gir` says nothing, as it begins `giraffe`: `gi@r`, `gir@a`.
- Rewards begin with a digit, so `|` (or `;`) before and behind them may be left out, and `+`
  between them: `3` and `3s` are stars, `1f` Food Tokens, `2v` VFX Tokens, `2/r` stars by icons
  (`/an` animal, `/any` all icons). With a blank before it, `3 food` is read only where no Icon
  can be meant.
- A part that is left out is not known, like `?`; `-` says that there is none.

`read_card`, `read_space`, `read_migration` and `read_tiles` raise nothing and answer a `Reading`:
the piece with its line in the notation; or a `Problem` with its place, a sentence and the words
that were expected, beside what had been understood so far. `completions` says what may stand at the
cursor; for other lines than cards give it their reader.
"""

from serengeti_companion.games.wild.shorthand.boards import (
    MigrationReading,
    SpaceReading,
    TilesReading,
    read_migration,
    read_space,
    read_tiles,
)
from serengeti_companion.games.wild.shorthand.cards import CardReading, read_card
from serengeti_companion.games.wild.shorthand.completing import Completion, completions
from serengeti_companion.games.wild.shorthand.typed import Problem, Reading

__all__ = [
    "CardReading",
    "Completion",
    "MigrationReading",
    "Problem",
    "Reading",
    "SpaceReading",
    "TilesReading",
    "completions",
    "read_card",
    "read_migration",
    "read_space",
    "read_tiles",
]
