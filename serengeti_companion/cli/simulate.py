"""`simulate`: random legal sessions that nobody played, every table on the way looked at."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from serengeti_companion.cli.inputs import whole_number
from serengeti_companion.engine.game import Game, UnplayableError
from serengeti_companion.engine.session import Rejected, Session
from serengeti_companion.engine.texts import say
from serengeti_companion.games import catalogue
from serengeti_companion.storage import session_file
from serengeti_companion.storage.faults import EnvironmentFault, StorageDefect, UnusableInput
from serengeti_companion.storage.whole import AnyRecord, WholeSession

NAME = "simulate"
HELP = "Random legal sessions on the practice set; the same seed gives the same ones."

LONGEST = 10_000
"""Commands after which a game is given up; a long one has one thousand."""

Table = Any


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=[listed.key for listed in catalogue.KNOWN])
    parser.add_argument("--players", metavar="N", type=_positive, required=True)
    parser.add_argument("--games", metavar="K", type=_positive, required=True)
    parser.add_argument("--seed", metavar="S", type=whole_number, required=True)
    parser.add_argument("--coop", action="store_true", help="everybody together")
    parser.add_argument(
        "--scenario", metavar="1..6", type=int, choices=range(1, 7), help="alone or together"
    )
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="a session file of each game, read back and held"
    )


def _positive(word: str) -> int:
    number = whole_number(word)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def run(options: argparse.Namespace) -> int:
    game = catalogue.find(options.game)
    if game is None:
        raise LookupError(options.game)
    try:
        simulation = _Simulation(game, options)
        summary = _Summary(wins=[0] * options.players)
        for number in range(1, options.games + 1):
            simulation.play(number, summary)
    except (UnplayableError, EnvironmentFault) as error:
        print(f"{NAME}: {error}", file=sys.stderr)
        return 2
    told = {name: getattr(options, name) for name in ("game", "players", "coop", "scenario")}
    print(json.dumps(told | {"seed": options.seed} | summary.answer()))
    return 1 if summary.problems else 0


class _Simulation:
    """One table, played again and again."""

    def __init__(self, game: Game, options: argparse.Namespace) -> None:
        together = options.coop or options.players == 1
        if options.scenario is not None and not together:
            raise UnplayableError("Scenarios are played alone or with --coop.")
        if options.coop and options.players == 1:
            raise UnplayableError("One player alone is not --coop.")
        self._game, self._options = game, options
        self._at_table = game.simulated(options.players, options.coop, options.scenario)
        self._opening = game.open(*self._at_table)
        if options.out is not None:
            _make_folder(options.out)

    def play(self, number: int, summary: "_Summary") -> None:
        records: list[AnyRecord] = []
        session = Session(self._game.rules, self._opening, append=records.append)
        problems = list(self._played(session, Random(f"{self._options.seed} {number}")))
        if self._options.out is not None:
            problems += self._kept(number, tuple(records), session.state)
        for problem in problems:
            print(f"game {number}: {problem}", file=sys.stderr)
        summary.add(self._game, session, len(problems), together=self._options.coop)

    def _played(self, session: Session[Any, Any, Any], chance: Random) -> Iterator[str]:
        for number in range(1, LONGEST + 1):
            command = self._game.next_command(session.state, chance)
            if command is None:
                return
            answer = session.submit(command)
            if isinstance(answer, Rejected):
                told = self._game.tell_command(session.state, command)
                yield f"command {number} is refused: {told}"
                return
            for problem in self._game.problems(answer.after):
                yield f"command {number}: {problem}"
        yield f"no end after {LONGEST} commands"

    def _kept(self, number: int, records: tuple[AnyRecord, ...], end: Table) -> Iterator[str]:
        """Write the session file, and see that it is read back to the same table."""
        name = f"{self._game.key}-{self._options.players}p-{self._options.seed}-{number:03}"
        whole = WholeSession(
            game=self._game,
            title=name,
            started=None,
            options=self._at_table[0],
            components=self._at_table[1],
            records=records,
        )
        path = self._options.out / f"{name}{session_file.SUFFIX}"
        try:
            session_file.write(path, whole)
            back = session_file.read(path, catalogue.find)
        except (UnusableInput, StorageDefect) as error:
            yield f"{path.name}: {error}"
            return
        again = Session(self._game.rules, self._opening, back.records)
        if back != whole or again.state != end:
            yield f"{path.name} does not lead to the same table"


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise EnvironmentFault(
            say(
                "This folder cannot be made: {path} ({reason}). Choose another one with --out.",
                path=str(path),
                reason=error.strerror or type(error).__name__,
            )
        ) from error


@dataclass(slots=True)
class _Summary:
    """What all games together came to."""

    wins: list[int]
    games: int = 0
    finished: int = 0
    commands: int = 0
    problems: int = 0
    scores: list[int] = field(default_factory=list)
    decided_by: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)

    def add(
        self, game: Game, session: Session[Any, Any, Any], problems: int, *, together: bool
    ) -> None:
        self.games += 1
        self.commands += len(session.done)
        self.problems += problems
        for played in session.done:
            self.happened.update(event.kind for event in played.events)
        sheets = game.sheets(session.state)
        totals = [sheet.total for sheet in sheets]
        self.scores += [sum(totals)] if together else totals
        outcome = game.outcome(session.state)
        if outcome is not None:
            self.finished += 1
            self.decided_by[outcome.decided_by] += 1
            for seat, sheet in enumerate(sheets):
                self.wins[seat] += sheet.name in outcome.winners

    def answer(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "commands": self.commands,
            "problems": self.problems,
            "score": {
                "min": min(self.scores),
                "mean": round(sum(self.scores) / len(self.scores), 1),
                "max": max(self.scores),
            },
            "wins": self.wins,
            "decided_by": dict(sorted(self.decided_by.items())),
            "events": dict(sorted(self.happened.items())),
        }
