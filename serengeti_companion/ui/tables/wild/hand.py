"""The hand over the table: an animal dragged or picked up by a tap, and the chip that says why."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.rules.actions import top
from serengeti_companion.games.wild.terms import Cell, Species
from serengeti_companion.ui.paint.glyphs import animal_pixmap
from serengeti_companion.ui.parts.chip import Chip
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.wild.desk import Desk
from serengeti_companion.ui.tables.wild.gestures import Held, Meaning, animal_meaning
from serengeti_companion.ui.tables.wild.map_view import MapView
from serengeti_companion.ui.tables.wild.phrases import instead, summary, why_not

_GHOST = 52


class Hand(QObject):
    """At most one animal is held; `changed` when that, or where it hovers, changes."""

    changed = Signal()

    def __init__(self, desk: Desk, page: QWidget, map_view: MapView) -> None:
        super().__init__(page)
        self._desk, self._page, self._map = desk, page, map_view
        self.held: Held | None = None
        self.over: Cell | None = None
        self.fits = True
        self.chip = Chip(page)
        self.chip.alternative_taken.connect(self._take_other)
        desk.model.changed.connect(self._move_on)
        self._other: tuple[int, c.TurnCommand] | None = None
        self._ghost = QLabel(page)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self._ghost.hide()

    def pick(self, species: Species) -> None:
        """A tap on an animal of a Discovery Area: into the hand, or back."""
        taken = Held(species)
        self._hold(None if self.held == taken else taken)

    def tap(self, cell: Cell) -> None:
        """A tap on a space: pick its animal up, or put the held one down."""
        table = self._desk.table
        if self.held is not None and self.held.cell == cell and len(table.at(cell)) > 1:
            # Where two overlap, the next tap takes the other one.
            others = [animal for animal in table.at(cell) if animal is not self.held.species]
            self._hold(Held(others[0], cell) if others else None)
        elif self.held is not None:
            self.drop(cell)
        elif (animal := top(table, cell)) is not None:
            self._hold(Held(animal, cell))

    def hover(self, cell: Cell | None) -> None:
        """The pointer or the cursor is over a space while an animal is held by a tap."""
        if self.held is not None and not self._ghost.isVisible():
            self._consider(cell, None)

    def carry(self, held: Held, place: QPoint) -> None:
        """A drag began."""
        self._hold(held)
        self._ghost.setPixmap(self._picture(held.species))
        self._ghost.adjustSize()
        self._ghost.show()
        self._ghost.raise_()
        self.move(place)

    def move(self, place: QPoint) -> None:
        """The drag goes on; `place` on the screen."""
        here = self._page.mapFromGlobal(place)
        self._ghost.move(here - self._ghost.rect().center())
        self._consider(self._cell_below(place), here)

    def release(self, place: QPoint) -> None:
        """The drag ended."""
        self._ghost.hide()
        cell = self._cell_below(place)
        if cell is None:
            self.let_go()
        else:
            self.drop(cell)

    def drop(self, cell: Cell) -> None:
        """Put the held animal there: this plays what it means."""
        held = self.held
        meaning = None if held is None else self._meaning(held, cell)
        self.let_go()
        if meaning is None:
            return
        desk = self._desk
        offered = ""
        if meaning.other is not None:
            offered = instead(desk.table, meaning.other, desk.meets(meaning.other))
        done = summary(desk.table, meaning.command, desk.meets(meaning.command))
        plays = desk.model.session.plays
        if desk.play(meaning.command) and meaning.other is not None:
            self._other = (plays, meaning.other)
            self.chip.offer(done, offered, self._beside(cell))

    def let_go(self) -> None:
        """Nothing is held any more; nothing was played."""
        self._ghost.hide()
        self.chip.hide()
        self.over = None
        self._hold(None)

    def _move_on(self, *_: object) -> None:
        """Something was played: what was offered before it is over, and no longer in the way."""
        self._other = None
        self.chip.hide()

    def _hold(self, held: Held | None) -> None:
        if held != self.held:
            self.held = held
            self.changed.emit()

    def _consider(self, cell: Cell | None, here: QPoint | None) -> None:
        if cell == self.over and here is None:
            return
        changed, self.over = cell != self.over, cell
        held = self.held
        meaning = None if held is None or cell is None else self._meaning(held, cell)
        if meaning is None or cell is None:
            self.fits = True
            self.chip.hide()
        elif changed or here is not None:
            self._tell(meaning, here or self._beside(cell), anew=changed)
        if changed:
            self.changed.emit()

    def _tell(self, meaning: Meaning, place: QPoint, *, anew: bool) -> None:
        if not anew:
            self.chip.tell(self.chip.words.text(), place)
            return
        preview = self._desk.meets(meaning.command)
        reason = why_not(preview)
        self.fits = not reason
        self.chip.tell(reason or summary(self._desk.table, meaning.command, preview), place)

    def _meaning(self, held: Held, cell: Cell) -> Meaning | None:
        return animal_meaning(self._desk.table, held, cell, self._desk.armed)

    def _take_other(self) -> None:
        if self._other is None:
            return
        (plays, command), self._other = self._other, None
        model = self._desk.model
        while model.session.plays > plays and model.undo():
            pass
        self._desk.play(command)

    def _beside(self, cell: Cell) -> QPoint:
        corner = self._map.cell_rect(cell).center().toPoint()
        return self._map.mapTo(self._page, corner)

    def _cell_below(self, place: QPoint) -> Cell | None:
        point = self._map.mapFromGlobal(place)
        return self._map.cell_at(point) if self._map.rect().contains(point) else None

    def _picture(self, species: Species) -> QPixmap:
        side = current_style().px(_GHOST)
        return animal_pixmap(species.value, side, self._page.devicePixelRatioF())
