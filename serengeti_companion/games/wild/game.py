"""WILD: Serengeti as the engine, the storage and the window see it."""

from importlib import import_module
from random import Random
from typing import Any

from serengeti_companion.engine.game import Game
from serengeti_companion.games.wild import commands, events, offers, simulation
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.invariants import problems
from serengeti_companion.games.wild.model import Options, Table
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.games.wild.rules import WildRules
from serengeti_companion.games.wild.scoring import by_round, outcome, result, sheets
from serengeti_companion.games.wild.setup import open_table
from serengeti_companion.games.wild.wording import tell_command, tell_event
from serengeti_companion.games.wild.written import as_json, restored


def _next_command(table: Table, chance: Random) -> commands.Command | None:
    return simulation.next_command(table, chance, Dealer(chance.getrandbits(32)))


def _simulated(players: int, coop: bool, scenario: int | None) -> tuple[Options, Printed]:  # noqa: FBT001
    return simulation.options(players, coop=coop, scenario=scenario), practice_set()


def _loaded(value: object) -> Printed:
    # The schema is needed for what somebody brings only, and costs more memory than the rules.
    found: Printed = import_module("serengeti_companion.games.wild.components").from_json(value)
    return found


def _is_correction(command: Any) -> bool:  # noqa: ANN401 -- the engine knows no command
    return isinstance(command, commands.Correction)


GAME = Game(
    key="wild",
    title="WILD: Serengeti",
    rules=WildRules(),
    commands=commands.Command,
    events=events.Event,
    options=Options,
    dump_components=as_json,
    load_components=_loaded,
    restore_components=restored,
    open=open_table,
    tell_command=tell_command,
    tell_event=tell_event,
    sheets=sheets,
    by_round=by_round,
    outcome=outcome,
    result=result,
    problems=problems,
    correction=_is_correction,
    next_command=_next_command,
    offers=offers.offers,
    simulated=_simulated,
)
