"""What this is, whose it is, and what it can do on this system."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion import __version__
from serengeti_companion.paths import user_data
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize, Weight

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow


class AboutPage(Page):
    """`awake` says how the screen is kept on."""

    def __init__(self, awake: Callable[[], str], parent: QWidget) -> None:
        super().__init__(self.tr("About"), parent, width=860)
        self._awake = awake
        self._cards: list[CardFrame] = []
        self._card(
            self.tr("Serengeti Companion {version}").format(version=__version__),
            self.tr(
                "A companion for three board games about the Serengeti. It works offline, needs "
                "no account, sends nothing anywhere, and keeps everything on this computer."
            ),
        )
        self.system = self._card(self.tr("On this computer"), "")
        self._card(self.tr("Licences"), self._licences())
        self._card(
            self.tr("The games"),
            self.tr(
                "WILD: Serengeti, Serengeti: A Race For Life and Survive The Serengeti belong to "
                "their authors and publishers. The rules are told here in our own words; there is "
                "no artwork and no card text of theirs. This program is not connected with them."
            ),
        )
        self.body.addStretch()
        follow(self._resize_cards)

    def take_focus(self) -> None:
        words = self.tr("Your sessions: {folder}").format(folder=user_data())
        self.system.setText(f"{words}\n{self._awake()}")
        self.back.setFocus()

    def _licences(self) -> str:
        lines = (
            self.tr("This program, its drawings and the practice set: MIT licence."),
            self.tr("Atkinson Hyperlegible Next, the typeface: SIL Open Font License 1.1."),
            self.tr(
                "Qt {version} and PySide6, used as libraries that you may exchange: GNU LGPL 3.0. "
                "Their source: https://download.qt.io/official_releases/QtForPython/"
            ).format(version=qVersion()),
            self.tr("pydantic and platformdirs: MIT licence. Python: PSF licence."),
            self.tr("SQLite: in the public domain."),
        )
        return "\n".join(lines)

    def _card(self, title: str, words: str) -> TextLabel:
        card = CardFrame(self.column)
        heading = TextLabel(title, card, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        text = TextLabel(words, card)
        text.setWordWrap(True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(card)
        column.addWidget(heading)
        column.addWidget(text)
        self.body.addWidget(card)
        self._cards.append(card)
        return text

    def _resize_cards(self) -> None:
        style = current_style()
        margin = style.px(16)
        for card in self._cards:
            card.layout().setContentsMargins(margin, margin, margin, margin)
            card.layout().setSpacing(style.px(8))


def make(window: "MainWindow") -> AboutPage:
    """The page for this window."""
    return AboutPage(lambda: window.awake.words, window)
