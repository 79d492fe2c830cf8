"""My copy: the Action Board, a row a space."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild.printed import ASSUMED_SPACES
from serengeti_companion.games.wild.sense.boards import odd_spaces
from serengeti_companion.games.wild.shorthand import Problem, Reading, SpaceReading, read_space
from serengeti_companion.games.wild.terms import ActionSpace, SpaceId
from serengeti_companion.ui.copy import board_edits as edits
from serengeti_companion.ui.copy.board_form import SpaceForm
from serengeti_companion.ui.copy.board_list import SpaceList
from serengeti_companion.ui.copy.board_status import BoardStatus
from serengeti_companion.ui.copy.board_words import short_words
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.oddities import Oddities
from serengeti_companion.ui.copy.one_line import OneLine
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.translation import told

_NARROW = 720


class BoardSection(SectionPage):
    """The list at the left, the chosen space at the right; each change is a step of its own."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.status = BoardStatus(self)
        self.list = SpaceList(self)
        self._build_buttons()
        self.form = SpaceForm(self)
        self.line = OneLine(
            self.tr("Or type a space"),
            self.tr("For example: move 2 partly 3P closed, or in short: m2p3c"),
            self._read,
            self,
        )
        self.oddities = Oddities(self)
        self._arrange()
        self._connect()
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        (self.list if self._spaces else self.add).setFocus()

    @property
    def _spaces(self) -> tuple[ActionSpace, ...]:
        return self._model.printed.spaces

    def _build_buttons(self) -> None:
        self.add = QPushButton(self.tr("Add &space"), self)
        self.duplicate = QPushButton(self.tr("&Duplicate"), self)
        self.remove = QPushButton(self.tr("Re&move"), self)
        for button in (self.add, self.duplicate, self.remove):
            button.setAccessibleName(spoken(button.text()))
        self.duplicate.setToolTip(self.tr("Ctrl+D in the list"))
        self.remove.setToolTip(self.tr("Delete in the list"))
        self.up = IconButton("chevron-up", self.tr("One place up (Alt+Up in the list)"), self)
        self.down = IconButton(
            "chevron-down", self.tr("One place down (Alt+Down in the list)"), self
        )

    def _arrange(self) -> None:
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.add, 1)
        self._buttons.addWidget(self.duplicate, 1)
        self._buttons.addWidget(self.remove, 1)
        self._buttons.addWidget(self.up)
        self._buttons.addWidget(self.down)
        left, self._right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addLayout(self._buttons)
        self._left = left
        self._right.addWidget(self.form)
        self._right.addWidget(self.line)
        self._right.addWidget(self.oddities)
        self._right.addStretch(1)
        self._halves = BesideOrBelow(_NARROW)
        self._halves.addLayout(left, 1)
        self._halves.addLayout(self._right, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.status)
        self._column.addLayout(self._halves, 1)

    def _connect(self) -> None:
        self._model.changed.connect(self._show)
        self.status.confirmed.connect(self._confirm)
        self.status.assumed.connect(self._assume)
        self.list.chosen.connect(self._show_chosen)
        self.list.enter_pressed.connect(self.form.take_focus)
        self.list.remove_pressed.connect(self._remove)
        self.list.duplicate_pressed.connect(self._duplicate)
        self.list.move_pressed.connect(self._move)
        self.form.edited.connect(self._edit)
        self.line.entered.connect(self._put)
        self.add.clicked.connect(self._add)
        self.duplicate.clicked.connect(self._duplicate)
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))

    def _show(self) -> None:
        printed, chosen = self._model.printed, self.list.space
        self.status.show_copy(printed)
        self.list.show_spaces(printed.spaces, chosen.id if chosen else None)
        self.oddities.tell([told(odd.text) for odd in odd_spaces(printed)])
        self._show_chosen()

    def _show_chosen(self) -> None:
        space, spaces = self.list.space, self._spaces
        at = edits.place_of(spaces, space.id if space else None)
        self.form.show_space(space)
        room = len(spaces) < edits.MOST_SPACES
        self.add.setEnabled(room)
        self.duplicate.setEnabled(room and space is not None)
        self.remove.setEnabled(space is not None)
        self.up.setEnabled(at > 0)
        self.down.setEnabled(0 <= at < len(spaces) - 1)

    def _read(self, text: str) -> SpaceReading:
        taken = [space.id for space in self._spaces]
        reading = read_space(text, taken)
        full = len(taken) >= edits.MOST_SPACES
        if full and reading.piece is not None and reading.piece.id not in taken:
            most = say("A board has at most {n} spaces. Remove one first.", n=edits.MOST_SPACES)
            return Reading(None, None, Problem(0, len(text), most))
        return reading

    def _confirm(self) -> None:
        self._keep(self._spaces, self.tr("This is my board"))

    def _assume(self) -> None:
        printed = self._model.printed
        assumed = replace(printed, spaces=ASSUMED_SPACES, board_assumed=True)
        self._model.change(assumed, self.tr("Back to the assumed board"))

    def _add(self) -> None:
        here = self.list.space
        space = edits.new_space(self._spaces, here)
        spaces = edits.put_behind(self._spaces, space, here.id if here else None)
        self._keep(spaces, self.tr("Add {space}").format(space=short_words(space)), space.id)
        self.form.take_focus()

    def _put(self, space: ActionSpace) -> None:
        self._keep(edits.put(self._spaces, space), short_words(space), space.id)

    def _edit(self, space: ActionSpace) -> None:
        spaces, now = edits.edited(self._spaces, space.id, space)
        self._keep(spaces, short_words(space), now)

    def _duplicate(self) -> None:
        space = self.list.space
        if space is not None and len(self._spaces) < edits.MOST_SPACES:
            spaces, now = edits.duplicated(self._spaces, space)
            words = self.tr("Duplicate {space}").format(space=short_words(space))
            self._keep(spaces, words, now)

    def _remove(self) -> None:
        space = self.list.space
        if space is not None:
            spaces, now = edits.removed(self._spaces, space.id)
            words = self.tr("Remove {space}").format(space=short_words(space))
            self._keep(spaces, words, now)

    def _move(self, by: int) -> None:
        space = self.list.space
        if space is not None:
            spaces = edits.moved(self._spaces, space.id, by)
            if spaces != self._spaces:
                words = self.tr("Another place for {space}").format(space=short_words(space))
                self._keep(spaces, words, space.id)

    def _keep(
        self, spaces: tuple[ActionSpace, ...], said: str, chosen: SpaceId | None = None
    ) -> None:
        if self._model.change(edits.told(self._model.printed, spaces), said):
            if chosen is not None:
                self.list.show_spaces(self._spaces, chosen)
            self._show_chosen()
        else:
            self._show()

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(12))
        self._halves.setSpacing(style.px(16))
        for part in (self._left, self._buttons):
            part.setSpacing(style.px(8))
        self._right.setSpacing(style.px(12))


def make(model: CopyModel, parent: QWidget | None = None) -> BoardSection:
    """The page of this part."""
    return BoardSection(model, parent)
