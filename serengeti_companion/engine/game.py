"""All that a game package exports to storage, command line and window."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from serengeti_companion.engine.rules import Rules
from serengeti_companion.engine.scores import Outcome, ScoreSheet
from serengeti_companion.engine.texts import Text


class UnplayableError(ValueError):
    """With this no table can be set up or go on; `str()` says why, in words for people.

    Whatever else is raised is a stumbling over nonsense, and its words help nobody.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game as values and functions; the types inside are the game's own.

    `commands`, `events` and `options` are what a stored record is validated against: a union of
    dataclasses with a `kind` each, and one dataclass. `dump_components` turns the facts a session
    uses into JSON values; `load_components` judges and reads such values from outside,
    `restore_components` those this program wrote. `problems` lists every broken invariant of a
    table in plain words, () when all is well. `by_round` has for each player, in the order of
    `sheets`, the score after each round so far. `offers` lists all that is legal. `result` is what
    the command line answers as `score`. `next_command` picks a random legal command, for
    simulations.
    """

    key: str
    title: str
    rules: Rules[Any, Any, Any]
    commands: Any
    events: Any
    options: Any
    dump_components: Callable[[Any], Any]
    load_components: Callable[[Any], Any]
    restore_components: Callable[[Any], Any]
    open: Callable[[Any, Any], Any]
    tell_command: Callable[[Any, Any], Text]
    tell_event: Callable[[Any, Any], Text | None]
    sheets: Callable[[Any], tuple[ScoreSheet, ...]]
    by_round: Callable[[Any], tuple[tuple[int, ...], ...]]
    outcome: Callable[[Any], Outcome | None]
    result: Callable[[Any], dict[str, Any] | None]
    problems: Callable[[Any], tuple[str, ...]]
    correction: Callable[[Any], bool]
    next_command: Callable[[Any, Random], Any]
    offers: Callable[[Any], Iterable[Any]]
    simulated: Callable[[int, bool, int | None], tuple[Any, Any]]
