"""Which copy lies on the table, and which side of its Map is up."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.lacks import lacks
from serengeti_companion.games.wild.model import Tracking
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.ui.home.wild.own_copies import OwnCopy
from serengeti_companion.ui.home.wild.remembered import PRACTICE, UNKNOWN, copy_key
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role
from serengeti_companion.ui.translation import filled, told

OWN = "own"
"""One of the user's copies: `which` says which."""
_NAME = 16  # letters of its name that have room on the button


class CopyChoice(QWidget):
    """`copy_chosen` when a hand chose another copy, `side_chosen` another side."""

    copy_chosen = Signal()
    side_chosen = Signal()

    def __init__(self, own: Sequence[OwnCopy], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = {copy_key(copy.id): copy for copy in own}
        self.copies = Segmented(self.tr("Copy of the game"), tuple(self._kinds()), self)
        self.which = ChoiceBox(self)
        self.which.setAccessibleName(self.tr("Which of my copies"))
        for key, copy in self._own.items():
            self.which.addItem(self._progress(copy), key)
        self.hint = TextLabel("", self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        self.sides = Segmented(self.tr("Side of the Map"), (), self)
        self.gaps = TextLabel("", self, role=Role.MUTED)
        self.gaps.setWordWrap(True)
        self.copies.chosen.connect(self._chosen)
        self.which.activated.connect(self._chosen)
        self.sides.chosen.connect(self.side_chosen)
        self._column = QVBoxLayout(self)
        for part in (self.copies, self.which, self.hint, self.sides, self.gaps):
            self._column.addWidget(part)
        follow(self._resize)
        self.choose("", 0)

    @property
    def key(self) -> str:
        """PRACTICE, UNKNOWN, or `copy_key` of one of the user's."""
        kind = self.copies.value
        return str(self.which.currentData()) if kind == OWN else kind

    @property
    def number(self) -> int | None:
        """The number of the user's copy, None where it is none."""
        copy = self._own.get(self.key)
        return None if copy is None else copy.id

    @property
    def printed(self) -> Printed:
        """What is printed on it, as far as it is known."""
        copy = self._own.get(self.key)
        if copy is not None:
            return copy.printed
        return practice_set() if self.key == PRACTICE else UNKNOWN_COPY

    @property
    def side(self) -> int:
        """The place of the Map side in `printed`."""
        return int(self.sides.value or 0)

    def choose(self, key: str, side: int) -> None:
        """Show a choice; a copy that is gone gives way to another one. Nothing is emitted."""
        key = self._there(key)
        if key in self._own:
            self.which.setCurrentIndex(self.which.findData(key))
        self.copies.set_value(OWN if key in self._own else key)
        self._show()
        if side < len(self.printed.sides):
            self.sides.set_value(str(side))

    def show_gaps(self, tracking: Tracking, *, specialists: bool) -> None:
        """What the copy does not tell of what is followed."""
        side = self.printed.sides[self.side]
        own = self.key in self._own
        found = lacks(self.printed, side, tracking, specialists=specialists) if own else ()
        self.gaps.setText("\n".join(f"• {told(text)}" for text in found))
        self.gaps.setVisible(bool(found))

    def _there(self, key: str) -> str:
        if key in {PRACTICE, UNKNOWN} or key in self._own:
            return key
        # Nobody has chosen yet, or the copy was deleted meanwhile.
        return next(iter(self._own), UNKNOWN if key else PRACTICE)

    def _kinds(self) -> Iterator[tuple[str, str]]:
        yield PRACTICE, self.tr("Practice set")
        if len(self._own) == 1:
            yield OWN, _short(next(iter(self._own.values())).name)
        elif self._own:
            yield OWN, self.tr("My copies")
        yield UNKNOWN, self.tr("Nothing known yet")

    def _progress(self, copy: OwnCopy) -> str:
        share = known.cards(copy.printed)
        words = self.tr("{name}: {n} of {all} cards")
        return filled(words, name=copy.name, n=share.known, all=share.all)

    def _chosen(self) -> None:
        self._show()
        self.copy_chosen.emit()

    def _show(self) -> None:
        sides = self.printed.sides
        words = self.tr("Map {side}")
        names = [(str(at), side.name or self.tr("unknown")) for at, side in enumerate(sides)]
        chosen = self.sides.value
        self.sides.set_choices([(key, filled(words, side=name)) for key, name in names])
        if chosen in self.sides.keys:
            self.sides.set_value(chosen)
        self.sides.setVisible(len(sides) > 1)
        self.which.setVisible(self.copies.value == OWN and len(self._own) > 1)
        self.hint.setText(self._hint_words())
        self.hint.setVisible(bool(self.hint.text()))

    def _hint_words(self) -> str:
        if self.key == PRACTICE:
            return self.tr("Our own invention, not the published game. It needs no box.")
        copy = self._own.get(self.key)
        if copy is None:
            return self.tr("What is printed on it is asked once, when a rule needs it.")
        done = [side for side in copy.printed.sides if known.side(side).complete]
        sides = [filled(self.tr("Map {side} done"), side=side.name) for side in done]
        # With several of them the list tells how many cards.
        alone = [self._progress(copy)] if len(self._own) == 1 else []
        return ", ".join((*alone, *sides))

    def _resize(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_style().px(6))


def _short(name: str) -> str:
    return name if len(name) <= _NAME else f"{name[: _NAME - 1]}…"
