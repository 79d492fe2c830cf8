"""Hands that play a command in the window: by drag, by taps, by typing, by keys."""

from itertools import cycle
from typing import Any

from e2e.journal import Journal
from e2e.program import ON_DISK, Program
from e2e.virtual_screen import Point

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Step, Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import spaces
from serengeti_companion.games.wild.terms import BasicAction, Cell, SceneCard, Species

TYPED, TAPPED, DRAGGED, KEY = "typed", "tapped", "dragged", "key"


class Hands:
    """Plays each command in another way than the last of its kind, and waits until it is kept."""

    def __init__(self, program: Program, journal: Journal) -> None:
        self._program, self._journal = program, journal
        self._screen = program.screen
        self._ways: dict[type, Any] = {}
        self._cells: dict[str, Point] = {}

    def play(self, command: c.Command, table: Table) -> None:
        """Do it, and see it on the disk."""
        before = len(self._journal)
        self.begin(command, table)
        self._program.wait(lambda: len(self._journal) > before, f"{command}", ON_DISK)
        played = self._journal.since(before)[-1]
        assert meaning(played) == meaning(command), f"{played} came of {command}"

    def begin(self, command: c.Command, table: Table) -> None:
        """Do it, without a look at what becomes of it."""
        match command:
            case c.DiscoverAnimal():
                self._discover(command)
            case c.MoveAnimal() | c.SwapAnimals():
                self._carry(command, table)
            case c.TakeCards() | c.BuyCards():
                self._take(command)
            case c.RenewPool():
                self._renew(command, table)
            case c.EndTurn() | c.PassTurn():
                self._finish(command)
            case c.KeepFromFour():
                self._keep(command, table)
            case _ if isinstance(command, c.TurnCommand):
                self._act_freely(command, table)
            case _:
                self._step(table)

    def _act_freely(self, command: c.TurnCommand, table: Table) -> None:
        match command:
            case c.SpendFood():
                self._program.enter(_food_line(command))
            case c.DiscardCards():
                self._program.enter(f"discard {_numbers(command.cards)}")
            case c.FilmScene():
                self._film(command, table)

    def _way(self, command: c.Command, *ways: str) -> str:
        """The next of the ways."""
        turns = self._ways.setdefault(type(command), cycle(ways))
        return str(next(turns))

    def _cell(self, cell: Cell) -> Point:
        """Where a space of the Map is; it does not move while the window keeps its size."""
        if not self._cells:
            found = self._program.shown(kind="MapView.cell")
            self._cells = {seen.says.partition(":")[0]: seen.middle for seen in found}
        return self._cells[cell]

    def _tile(self, species: Species) -> Point:
        return self._program.find(f"{SPECIES_NAMES[species]}:", "AnimalTile").middle

    def _discover(self, command: c.DiscoverAnimal) -> None:
        match self._way(command, DRAGGED, TYPED, TAPPED):
            case "dragged":
                self._program.drag(self._tile(command.species), self._cell(command.cell))
            case "tapped":
                self._program.click(self._tile(command.species))
                self._program.click(self._cell(command.cell))
            case _:
                self._program.enter(f"{command.species} {command.cell}".lower())

    def _carry(self, command: c.MoveAnimal | c.SwapAnimals, table: Table) -> None:
        if isinstance(command, c.MoveAnimal):
            start, end = command.path[0], command.path[-1]
        else:
            start, end = command.first, command.second
        verb = "move" if isinstance(command, c.MoveAnimal) else "swap"
        # An animal brought onto another one trades places with it: to stand over it must be typed.
        stands_over = verb == "move" and bool(table.at(end))
        match TYPED if stands_over else self._way(command, TAPPED, DRAGGED, TYPED):
            case "dragged":
                self._program.drag(self._cell(start), self._cell(end))
            case "tapped":
                self._program.click(self._cell(start))
                self._program.click(self._cell(end))
            case _:
                self._program.enter(f"{verb} {start} {end}".lower())

    def _take(self, command: c.TakeCards | c.BuyCards) -> None:
        numbers = [card.number for card in command.cards]
        if len(numbers) == 1 and self._way(command, TAPPED, TYPED) == TAPPED:
            self._open_tab("Pool")
            self._program.tap(f"Card {numbers[0]};", "CardView")
            return
        verb = "take" if isinstance(command, c.TakeCards) else "buy"
        self._program.enter(f"{verb} {' '.join(map(str, numbers))}")

    def _open_tab(self, name: str) -> None:
        """Turn to it, unless it is there."""
        tab = self._program.find(name, "QTabBar.cell")
        if not tab.checked:
            self._program.click(tab.middle)

    def _renew(self, command: c.RenewPool, table: Table) -> None:
        if command.cards or self._way(command, TAPPED, TYPED) == TYPED:
            self._program.enter(" ".join(("renew", *(str(card.number) for card in command.cards))))
            return
        places = spaces.candidates(table, BasicAction.RENEW)
        usable = [spaces.is_usable(table, command.seat, space) for space in places]
        buttons = self._program.shown("Renew;", "SpaceButton")
        self._program.click(buttons[usable.index(True)].middle)

    def _film(self, command: c.FilmScene, table: Table) -> None:
        if self._way(command, TAPPED, TYPED) == TYPED:
            plant = f" {command.plant}" if command.plant else ""
            self._program.enter(f"film {command.card.number}{plant}")
            return
        name = table.player(command.seat).name
        self._open_tab(f"{name}’s cards")
        self._program.tap(f"Card {command.card.number};", "CardView")

    def _finish(self, command: c.EndTurn | c.PassTurn) -> None:
        """The turn is over: the main button is deaf for a moment, a typed word is not."""
        word = "pass" if isinstance(command, c.PassTurn) else "done"
        match self._way(command, KEY, TYPED, TYPED, TAPPED, TYPED):
            case "key" if word == "done":
                self._program.find("Done", "QAbstractButton")
                self._screen.press("space")
            case "tapped":
                self._program.tap(word.capitalize(), "QAbstractButton")
            case _:
                self._program.enter(word)

    def _keep(self, command: c.KeepFromFour, table: Table) -> None:
        """The dealer says which cards come up: the first of them are kept."""
        name = table.player(command.seat).name
        self._program.wait(
            lambda: self._program.shown(f"{name}: tap what to keep", "PrimaryButton"),
            f"{name}'s cards",
        )
        for card in self._program.shown("Card", "PreviewCard")[: len(command.kept)]:
            self._program.click(card.middle)
        self._program.tap(f"{name} keeps {len(command.kept)}", "PrimaryButton")

    def _step(self, table: Table) -> None:
        """A step of the preparation: the main button, as often as it asks for it."""
        presses = 2 if table.step in {Step.AWARDS, Step.MIGRATION} else 1
        before = len(self._journal)
        for press in range(presses):
            said = self._program.find(kind="PrimaryButton").says
            if press % 2:
                self._program.tap(said, "PrimaryButton")
            else:
                self._screen.press("Return")
            self._program.wait(
                lambda said=said: (
                    len(self._journal) > before or not self._program.shown(said, "PrimaryButton")
                ),
                f"what comes after {said}",
            )


def meaning(command: c.Command) -> tuple[object, ...]:
    """What a hand decides; cards that come up and the space taken are the program's affair."""
    path = getattr(command, "path", ())
    parts = [path[:1], path[-1:], _numbers(getattr(command, "cards", ()))]
    parts += [getattr(command, name, None) for name in ("seat", "species", "cell")]
    parts += [getattr(command, name, None) for name in ("first", "second")]
    if isinstance(command, c.FilmScene):
        parts.append(command.card.number)
    return (type(command), len(getattr(command, "kept", ())), *parts)


def _numbers(cards: tuple[SceneCard, ...]) -> str:
    return " ".join(str(card.number) for card in cards)


def _food_line(command: c.SpendFood) -> str:
    animal = () if command.animal is None else (command.animal,)
    return " ".join(("food", *animal, *command.path)).lower()
