"""What every score pad is built like: counts above, the result below them, always in sight."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.pads.verdict_bar import VerdictBar
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.translation import filled


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """A game to be kept: `counts` and `result` as the command line's `score` has them."""

    title: str
    counts: dict[str, Any]
    result: dict[str, Any]


class PadPage(Page):
    """`draft_changed` has all that is typed, for `restore`; `saved` a Scored.

    `keep` puts a game into the history, and answers whether the disk took it.
    """

    clause_asked = Signal(str)
    saved = Signal(object)
    draft_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Score pad"), parent, width=1400)
        self.keep: Callable[[Scored], bool] = lambda _: True
        self._told = self._cleared = ""
        self._is_saved = False
        self._keep_words = self.tr("&Save to history")
        self.verdict = VerdictBar(self)
        self.verdict.clause_asked.connect(self.clause_asked)
        self.clear = QPushButton(self)
        self.clear.clicked.connect(self._clear)
        self.save = PrimaryButton("", self)
        self.save.clicked.connect(self._save)
        for button in (self.clear, self.save):
            self.verdict.add_button(button)
        self.foot.addWidget(self.verdict)

    @property
    @abstractmethod
    def draft(self) -> str:
        """Everything as it was typed, whatever it is worth."""

    @abstractmethod
    def restore(self, draft: str) -> None:
        """Show a draft again; one that makes no sense changes nothing."""

    @abstractmethod
    def open_game(self, counts: Mapping[str, Any]) -> None:
        """Show a game that was scored, as the command line's `score` takes it."""

    @abstractmethod
    def scored(self) -> Scored | None:
        """The game as it is typed; None while it cannot be kept."""

    @abstractmethod
    def empty(self) -> None:
        """Nothing is counted any more; who plays, and how, stays."""

    @abstractmethod
    def to_first_count(self) -> None:
        """The keyboard goes to what is typed first."""

    def take_focus(self) -> None:
        if self._is_saved:  # It stands in the history: the next game begins.
            self.empty()
        self.to_first_count()

    def change(self, title: str) -> None:
        """From now on it is a game of the history that is counted again."""
        self.title.setText(filled(self.tr("Score pad: {title}"), title=title))
        self._keep_words = self.tr("&Save the changes")
        self.save.mean(self._keep_words)

    def _offer(self, *, savable: bool) -> None:
        """What the buttons do now; tells what was typed."""
        # A field that is left settles what was typed already, even while the window closes.
        if self.draft == self._told:
            return
        self._told = self.draft
        self._is_saved = False
        self.save.setEnabled(savable)
        self.save.mean(self._keep_words)
        self._offer_to_clear("")
        self.draft_changed.emit(self._told)

    def _save(self) -> None:
        scored = self.scored()
        if scored is None or not self.keep(scored):
            return
        self._is_saved = True
        self.saved.emit(scored)
        self.save.mean(self.tr("Saved"))
        self.save.setEnabled(False)
        self.clear.setFocus()

    def _clear(self) -> None:
        if self._cleared:
            self.restore(self._cleared)
        else:
            before = self.draft
            self.empty()
            self._offer_to_clear(before)
        self.take_focus()

    def _offer_to_clear(self, cleared: str) -> None:
        """The button clears, or brings back what was cleared a moment ago."""
        self._cleared = cleared
        words = self.tr("&Bring it back") if cleared else self.tr("&Clear")
        self.clear.setText(words)
        self.clear.setAccessibleName(spoken(words))
