"""Survive The Serengeti as the engine, the storage and the window see it."""

from typing import Any

from serengeti_companion.engine.game import Game, UnplayableError
from serengeti_companion.games.survive import commands, components, events, offers, simulation
from serengeti_companion.games.survive.invariants import problems
from serengeti_companion.games.survive.model import Options
from serengeti_companion.games.survive.packs import practice_set
from serengeti_companion.games.survive.printed import Printed
from serengeti_companion.games.survive.rules import SurviveRules
from serengeti_companion.games.survive.scoring import by_round, outcome, result, sheets
from serengeti_companion.games.survive.setup import open_table
from serengeti_companion.games.survive.wording import tell_command, tell_event


def _simulated(players: int, coop: bool, scenario: int | None) -> tuple[Options, Printed]:  # noqa: FBT001
    if coop or scenario is not None:
        raise UnplayableError("This game is played against each other, without scenarios.")
    return simulation.options(players), practice_set()


def _is_correction(command: Any) -> bool:  # noqa: ANN401 -- the engine knows no command
    return isinstance(command, commands.Correction)


GAME = Game(
    key="survive",
    title="Survive The Serengeti",
    rules=SurviveRules(),
    commands=commands.Command,
    events=events.Event,
    options=Options,
    dump_components=components.as_json,
    load_components=components.from_json,
    restore_components=components.from_json,
    open=open_table,
    tell_command=tell_command,
    tell_event=tell_event,
    sheets=sheets,
    by_round=by_round,
    outcome=outcome,
    result=result,
    problems=problems,
    correction=_is_correction,
    next_command=simulation.next_command,
    offers=offers.offers,
    simulated=_simulated,
)
