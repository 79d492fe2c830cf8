"""The window for the far side: what everybody at the table wants to know, as large as fits."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.style.styling import follow
from serengeti_companion.ui.table_view.board_plan import board_plan
from serengeti_companion.ui.table_view.controls import Controls
from serengeti_companion.ui.table_view.facts import FarFacts
from serengeti_companion.ui.table_view.panel import FarPanel

LEAST = QSize(640, 360)


class TableView(QWidget):
    """`turned_round(tiles)` when a hand turned one; `closed` when the window was closed."""

    turned_round = Signal(object)
    closed = Signal()

    def __init__(self, facts: FarFacts, turned: frozenset[int] = frozenset()) -> None:
        super().__init__()
        self.setMinimumSize(LEAST)
        self.setMouseTracking(True)
        self.setAutoFillBackground(True)
        self.turned = set(turned)
        self.facts = facts
        self.heading, self.notes, self.goal = (FarPanel(self) for _ in range(3))
        self.tiles: list[FarPanel] = []
        self.controls = Controls(self)
        self.controls.turn_asked.connect(self.turn)
        self.controls.full_asked.connect(self.toggle_full_screen)
        self.controls.close_asked.connect(self.close)
        self.controls.shown.connect(self._show_pointer)
        self.show_facts(facts)
        follow(self._restyle)

    def show_facts(self, facts: FarFacts) -> None:
        """The table as it stands now."""
        if facts.heading != self.facts.heading and self.isActiveWindow():
            announce(self, facts.heading)
        self.facts = facts
        self.setAccessibleDescription(". ".join(text for text in facts.texts if text))
        self._provide(len(facts.tiles))
        self._lay()

    def turn(self, at: int) -> None:
        """A tile towards the other side of the screen, or back."""
        self.turned ^= {at}
        self._lay()
        self.turned_round.emit(frozenset(self.turned))

    def toggle_full_screen(self) -> None:
        """All of the screen, or the window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.isFullScreen():
                self.showNormal()
            else:
                self.close()
        elif event.key() in {Qt.Key.Key_Menu, Qt.Key.Key_F10}:
            self.controls.wake()
            self.controls.more.showMenu()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.controls.wake()  # what is out of sight cannot have the keyboard
        return super().focusNextPrevChild(forward)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.toggle_full_screen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange:
            self.controls.full.setChecked(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _provide(self, number: int) -> None:
        while len(self.tiles) > number:
            panel = self.tiles.pop()
            panel.hide()
            panel.deleteLater()
        while len(self.tiles) < number:
            self.tiles.append(FarPanel(self))
            self.tiles[-1].show()

    def _lay(self) -> None:
        facts = self.facts
        plan = board_plan(self.width(), self.height(), facts)
        self.heading.show_panel(plan.heading, facts.heading)
        self.notes.setVisible(plan.notes is not None)
        if plan.notes is not None:
            self.notes.show_panel(plan.notes, ", ".join(note.words for note in facts.notes))
        self.goal.setVisible(plan.goal is not None)
        if plan.goal is not None and facts.goal is not None:
            self.goal.show_panel(plan.goal, facts.goal.words, facts.goal.score)
        for at, (panel, tile) in enumerate(zip(self.tiles, facts.tiles, strict=True)):
            panel.show_panel(plan.tiles[at], tile.words, tile.score)
            panel.turn(turned=at in self.turned)
        names = [tile.name for tile in facts.tiles]
        self.controls.show_tiles(names, [panel.geometry() for panel in self.tiles], self.turned)

    def _restyle(self) -> None:
        for panel in (self.heading, self.notes, self.goal, *self.tiles):
            panel.update()
        self.controls.place()

    def _show_pointer(self, shown: bool) -> None:
        """On a television the pointer goes with the buttons."""
        if shown or not self.isFullScreen():
            self.unsetCursor()
        else:
            self.setCursor(Qt.CursorShape.BlankCursor)
