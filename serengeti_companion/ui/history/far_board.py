"""What the table view shows, as large as a page has room for: each moment as it was."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import TextSize
from serengeti_companion.ui.table_view.board_plan import BoardPlan, board_plan
from serengeti_companion.ui.table_view.draw import draw
from serengeti_companion.ui.table_view.facts import FarFacts

_NEARER = TextSize.TABLE_SMALL / TextSize.SMALL
"""Who sits in front of it needs it so many times smaller than the far side of a table."""


class FarBoard(QWidget):
    """Only looked at; its accessible description has all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: FarFacts | None = None
        self.setAccessibleName(self.tr("The table as it was"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.restyle)

    def show_facts(self, facts: FarFacts) -> None:
        """The table of another moment."""
        self.facts = facts
        self.setAccessibleDescription(". ".join(text for text in facts.texts if text))
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(420), style.px(220))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.facts is None:
            return
        painter = QPainter(self)
        nearer = _NEARER / current_style().scale
        painter.scale(1 / nearer, 1 / nearer)
        plan = board_plan(self.width() * nearer, self.height() * nearer, self.facts)
        _draw(painter, plan)
        painter.end()


def _draw(painter: QPainter, plan: BoardPlan) -> None:
    for panel in (plan.heading, plan.notes, plan.goal, *plan.tiles):
        if panel is None:
            continue
        painter.save()
        painter.translate(panel.box.topLeft())
        draw(painter, QRectF(0, 0, panel.box.width(), panel.box.height()), panel.plan)
        painter.restore()
