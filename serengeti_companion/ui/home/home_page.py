"""The start page: go on, begin, or look at what was."""

import importlib
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.catalogue import GAMES
from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home.enter_presses import EnterPresses
from serengeti_companion.ui.home.game_card import GameCard
from serengeti_companion.ui.home.games_scroll import GamesScroll
from serengeti_companion.ui.home.kept import Kept
from serengeti_companion.ui.home.resume_card import ResumeCard
from serengeti_companion.ui.parts.button_words import spoken
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight

if TYPE_CHECKING:
    from serengeti_companion.ui.home.session_list import Formats, SessionList
    from serengeti_companion.ui.parts.toast import Toast

_LIST = "serengeti_companion.ui.home.session_list"
_GAMES_SHARE, _LIST_SHARE = 3, 2  # of the width
_NARROW = 180  # of a card at scale 1, below which they stand one over the other
_TOAST = "serengeti_companion.ui.parts.toast"


class HomePage(EnterPresses):
    """`page_asked` names another page, one of `links` or the statistics."""

    page_asked = Signal(str)
    open_asked = Signal(int)
    look_back_asked = Signal(int)
    scored_asked = Signal(object)
    file_asked = Signal()
    export_asked = Signal(object, str)
    deleted = Signal(str)
    undo_asked = Signal()

    def __init__(self, kept: Kept, formats: "Formats", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = kept
        self._formats = formats
        self._list: SessionList | None = None
        self._toast: Toast | None = None
        self.setAccessibleName(self.tr("Start page"))
        self._title = TextLabel(
            "Serengeti Companion", self, size=TextSize.TITLE, weight=Weight.SEMIBOLD
        )
        self.resume = ResumeCard(self)
        self.games = GamesScroll(self)
        self.cards = tuple(GameCard(listed, place, self) for place, listed in enumerate(GAMES))
        self._panel = CardFrame(self)
        self._build_links()
        self._arrange()
        follow(self._resize)

    def refresh(self) -> None:
        """Show what is kept now."""
        if self._list is not None:
            self._list.refresh()
        last = self._kept.attempt(self._kept.sessions.last, None)
        self.resume.show_session(last)
        self._favour(last)

    @property
    def list(self) -> "SessionList":
        """The history; it comes after the first picture, because that need not wait for it."""
        if self._list is None:
            self._list = self._made_list()
        return self._list

    def take_focus(self) -> None:
        """The keyboard goes to what most people want next."""
        if self.default_button is not None:
            self.default_button.setFocus()

    @property
    def toast(self) -> "Toast":
        """A few words that go by themselves, made when there are some."""
        if self._toast is None:
            self._toast = importlib.import_module(_TOAST).Toast(self)
            self._toast.action_taken.connect(self.undo_asked)
        return self._toast

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._list is None:
            QTimer.singleShot(0, self, self._complete)

    def _fit_cards(self) -> None:
        # All alike, whatever their titles.
        share = self.width() * _GAMES_SHARE // (_GAMES_SHARE + _LIST_SHARE)
        each = share // len(self.cards)
        stacked = each < current_style().px(_NARROW)
        way = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        self._games.setDirection(way)
        for card in self.cards:
            card.fit(share if stacked else each)
        if self._list is not None:
            self._list.fit(self.width() - share)

    def _complete(self) -> None:
        # A window may be closed as soon as it is there.
        if self.isVisible() and self._list is None:
            self._list = self._made_list()

    def _made_list(self) -> "SessionList":
        made: SessionList = importlib.import_module(_LIST).SessionList(
            self._kept, self._formats, self._panel
        )
        made.changed.connect(self.refresh)
        made.open_asked.connect(self.open_asked)
        made.look_back_asked.connect(self.look_back_asked)
        made.statistics_asked.connect(partial(self.page_asked.emit, "statistics"))
        made.scored_asked.connect(self.scored_asked)
        made.file_asked.connect(self.file_asked)
        made.export_asked.connect(self.export_asked)
        made.deleted.connect(self.deleted)
        made.refresh()
        made.fit(self.width() * _LIST_SHARE // (_GAMES_SHARE + _LIST_SHARE))
        self._inside.addWidget(made)
        return made

    def _favour(self, last: StoredSession | None) -> None:
        first = self.cards[0]
        known = self._kept.attempt(self._kept.sessions.sessions, tuple[StoredSession, ...]())
        begin = first.new if known else first.practice
        for card in self.cards:
            card.favour(None if last is not None or card is not first else begin)
        self.default_button = begin if last is None else self.resume.button

    def _build_links(self) -> None:
        words = {
            "score_pad": self.tr("S&core pad"),
            "goal_checker": self.tr("&Goal checker"),
            "copy": self.tr("&My copy"),
            "rules": self.tr("R&ules"),
            "settings": self.tr("&Settings"),
            "about": self.tr("&About"),
        }
        self.links = {page: QPushButton(self) for page in words}
        for page, button in self.links.items():
            button.setText(words[page])
            button.setProperty("kind", "plain")
            button.setAccessibleName(spoken(button.text()))
            button.clicked.connect(partial(self.page_asked.emit, page))

    def _arrange(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        for button in self.links.values():
            self._head.addWidget(button)
        self._games = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for card in self.cards:
            self._games.addWidget(card, 1)
        self._middle = self.games.column
        self._middle.addWidget(self.resume)
        self._middle.addLayout(self._games, 1)
        self._inside = QVBoxLayout(self._panel)
        self._body = QHBoxLayout()
        self._body.addWidget(self.games, _GAMES_SHARE)
        self._body.addWidget(self._panel, _LIST_SHARE)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(self._head)
        self._outer.addLayout(self._body, 1)

    def _resize(self) -> None:
        style = current_style()
        gap = style.px(16)
        for layout in (self._games, self._middle, self._body):
            layout.setSpacing(gap)
        self._inside.setContentsMargins(gap, gap, gap, gap)
        self._outer.setContentsMargins(style.px(24), style.px(12), style.px(24), style.px(24))
        self._outer.setSpacing(style.px(12))
        self._fit_cards()
