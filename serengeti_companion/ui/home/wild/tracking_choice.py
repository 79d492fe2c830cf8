"""What we track: one of three presets, or each of the four switches alone."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.games.wild.model import EVERYTHING, CardTracking, Tracking
from serengeti_companion.ui.home.wild.remembered import PRESETS
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.tick_box import TickBox
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role

OWN = "own"
"""Not one of the presets: the four switches are shown."""


class TrackingChoice(QWidget):
    """The score is always tracked; the rest can be changed during play as well."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tracking = EVERYTHING
        self.presets = Segmented(
            self.tr("What we track"),
            (
                ("everything", self.tr("Everything")),
                ("light", self.tr("Light")),
                ("score", self.tr("Score only")),
                (OWN, self.tr("Own choice")),
            ),
            self,
        )
        self.hint = TextLabel("", self, role=Role.MUTED)
        self.hint.setWordWrap(True)
        self.map = self._switch(self.tr("Map"))
        self.board = self._switch(self.tr("Action Board, Coins"))
        self.tokens = self._switch(self.tr("Food, VFX"))
        self.cards = Segmented(
            self.tr("Cards"),
            (
                (CardTracking.NAMED.value, self.tr("Cards by name")),
                (CardTracking.COUNTED.value, self.tr("Cards counted")),
                (CardTracking.OFF.value, self.tr("No cards")),
            ),
            self,
        )
        self.presets.chosen.connect(self._take)
        self.cards.chosen.connect(self._read)
        self._arrange()
        follow(self._resize)
        self.set_tracking(EVERYTHING)

    @property
    def preset(self) -> str:
        """One of PRESETS, or OWN."""
        return self.presets.value

    def set_tracking(self, tracking: Tracking) -> None:
        """Show what is tracked; nothing is emitted."""
        self.tracking = tracking
        for box, on in (
            (self.map, tracking.map),
            (self.board, tracking.board),
            (self.tokens, tracking.tokens),
        ):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)
        self.cards.set_value(tracking.cards.value)
        known = (key for key, value in PRESETS.items() if value == tracking)
        self.presets.set_value(next(known, OWN))
        self._show()

    def _switch(self, words: str) -> QCheckBox:
        box = TickBox(words, self)
        box.setAccessibleName(self.tr("Track: {what}").format(what=words))
        box.toggled.connect(self._read)
        return box

    def _arrange(self) -> None:
        self._boxes = QHBoxLayout()
        for box in (self.map, self.board, self.tokens):
            self._boxes.addWidget(box)
        self._boxes.addStretch()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.presets)
        self._column.addWidget(self.hint)
        self._column.addLayout(self._boxes)
        self._column.addWidget(self.cards)

    def _take(self, key: str) -> None:
        """A preset, or the four switches to choose from."""
        if key in PRESETS:
            self.set_tracking(PRESETS[key])
        self._show()
        self.changed.emit()

    def _read(self) -> None:
        self.tracking = Tracking(
            map=self.map.isChecked(),
            board=self.board.isChecked(),
            tokens=self.tokens.isChecked(),
            cards=CardTracking(self.cards.value),
        )
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        hints = {
            "everything": self.tr("The app watches every rule and shows what can be filmed."),
            "light": self.tr("Cards are counted, not named: less to type, most rules watched."),
            "score": self.tr("Only stars are kept; nothing else is asked or checked."),
            OWN: self.tr("What is off is neither asked nor checked, and takes no room."),
        }
        self.hint.setText(hints[self.preset])
        for switch in (self.map, self.board, self.tokens, self.cards):
            switch.setVisible(self.preset == OWN)

    def _resize(self) -> None:
        style = current_style()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(style.px(6))
        self._boxes.setSpacing(style.px(20))
