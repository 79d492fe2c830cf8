"""Theme, size and motion, each at once and for good."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.ui.home.choices import PERCENT
from serengeti_companion.ui.home.page import Page
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import LARGEST, SMALLEST, current_style, follow
from serengeti_companion.ui.style.themes import Theme
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight

if TYPE_CHECKING:
    from serengeti_companion.ui.main_window import MainWindow


class SettingsPage(Page):
    """`choose_motion` is told whether things may move."""

    def __init__(self, choose_motion: Callable[[bool], None], parent: QWidget) -> None:
        super().__init__(self.tr("Settings"), parent, width=860)
        self._choose_motion = choose_motion
        self._build_theme()
        self._build_scale()
        self._build_motion()
        self.body.addStretch()
        follow(self._show)

    def take_focus(self) -> None:
        """On the theme that holds: the arrow keys try the others."""
        self.theme.button(self.theme.value).setFocus()

    def _build_theme(self) -> None:
        label = self.tr("Theme")
        names = (
            (Theme.SYSTEM, self.tr("As the system")),
            (Theme.LIGHT, self.tr("Light")),
            (Theme.DARK, self.tr("Dark")),
            (Theme.HIGH_CONTRAST, self.tr("High contrast")),
            (Theme.HIGH_CONTRAST_DARK, self.tr("High contrast, dark")),
        )
        choices = [(theme.value, name) for theme, name in names]
        self.theme = Segmented(label, choices, self)
        self.theme.chosen.connect(_set_theme)
        self._card(label, self.tr("Light is paper by day, dark is dusk."), self.theme)

    def _build_scale(self) -> None:
        style = current_style()
        self.smaller = IconButton("minus", self.tr("Smaller"), self, side=Target.PRIMARY)
        self.larger = IconButton("plus", self.tr("Larger"), self, side=Target.PRIMARY)
        self.normal = QPushButton(self.tr("&Normal size"), self)
        self.normal.setAccessibleName(self.tr("Normal size"))
        self.percent = TextLabel("", self, size=TextSize.TITLE, weight=Weight.BOLD, tabular=True)
        self.smaller.clicked.connect(style.smaller)
        self.larger.clicked.connect(style.larger)
        self.normal.clicked.connect(style.reset_scale)
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        for part in (self.smaller, self.percent, self.larger, self.normal):
            line.addWidget(part)
        line.addStretch()
        hint = self.tr(
            "Everything grows and shrinks together: Ctrl +, Ctrl − and Ctrl 0, anywhere."
        )
        self._card(self.tr("Size"), hint, row)

    def _build_motion(self) -> None:
        self.motion = TickBox(self.tr("Things may &move"), self)
        self.motion.setAccessibleName(self.tr("Things may move"))
        self.motion.setChecked(current_style().motion)
        self.motion.toggled.connect(self._choose_motion)
        hint = self.tr(
            "Never longer than a third of a second, and not at all if the system asks for calm."
        )
        self._card(self.tr("Motion"), hint, self.motion)

    def _card(self, title: str, hint: str, content: QWidget) -> None:
        card = CardFrame(self.column)
        column = QVBoxLayout(card)
        heading = TextLabel(title, card, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        words = TextLabel(hint, card, role=Role.MUTED)
        words.setWordWrap(True)
        for part in (heading, words, content):
            column.addWidget(part)
        self.body.addWidget(card)

    def _show(self) -> None:
        style = current_style()
        self.theme.set_value(style.theme.value)
        self.percent.setText(self.tr("{percent} %").format(percent=round(style.scale * PERCENT)))
        self.smaller.setEnabled(style.scale > SMALLEST)
        self.larger.setEnabled(style.scale < LARGEST)
        for card in self.column.findChildren(CardFrame):
            margin = style.px(16)
            card.layout().setContentsMargins(margin, margin, margin, margin)
            card.layout().setSpacing(style.px(8))


def _set_theme(name: str) -> None:
    current_style().set_theme(Theme(name))


def make(window: "MainWindow") -> SettingsPage:
    """The page for this window."""
    return SettingsPage(window.choose_motion, window)
