"""Where the table is told what is wrong, in place, over the foot of the screen."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.ui.parts.banner import RefusalBanner
from serengeti_companion.ui.session_model import Refusal, SessionModel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.tables.reasons import problems

_WIDE = 820
_SIDE = 10


class Notices(QWidget):
    """Refusals with the way out, and warnings; gone with the next thing that happens."""

    clause_asked = Signal(str)

    def __init__(self, model: SessionModel, over: QWidget) -> None:
        super().__init__(over)
        self._model, self._over = model, over
        self._refusal: Refusal | None = None
        self._part: QWidget | None = None
        self.banner = RefusalBanner(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.banner)
        self.banner.clause_asked.connect(self.clause_asked)
        self.banner.overruled.connect(self._overrule)
        self.banner.dismissed.connect(self.clear)
        model.refused.connect(self.refuse)
        model.warned.connect(self.warn)
        model.changed.connect(self.clear)
        over.installEventFilter(self)
        self.hide()

    def refuse(self, refusal: Refusal) -> None:
        """Every reason, and whether the table's word is enough."""
        self._refusal = refusal
        asks = all(one.verdict is Verdict.ASK for one in refusal.pressing)
        self.show()
        # What is asked here is told by tapping cards: there is no yes and no.
        self.banner.refuse(problems(refusal.pressing), liftable=refusal.liftable and not asks)
        self.place()

    def warn(self, violations: tuple[Violation, ...]) -> None:
        """Legal but odd: until the next action."""
        self._refusal = None
        self.show()
        self.banner.warn(problems(violations))
        self.place()

    def clear(self, *_: object) -> None:
        """Whatever was said is settled."""
        self._refusal = None
        self.banner.hide()
        if self.isVisible():
            self.hide()
            self._over.setFocus()

    def cover(self, part: QWidget | None) -> None:
        """Stand over the foot of this part, so that what is tapped stays in sight."""
        self._part = part

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # The sentences have their final height only once they are laid out.
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self.place()
        return done

    def place(self) -> None:
        """At the foot of what it covers, as high as its sentences need."""
        style = current_style()
        over = self._over.rect()
        wide = min(style.px(_WIDE), over.width() - 2 * style.px(_SIDE))
        self.resize(wide, self.height())
        layout = self.layout()
        layout.activate()
        fitted = layout.hasHeightForWidth()
        tall = layout.heightForWidth(wide) if fitted else layout.sizeHint().height()
        foot, middle = over.bottom(), over.center().x()
        if self._part is not None and self._part.isVisible():
            spot = self._part.mapTo(self._over, self._part.rect().center())
            foot, middle = spot.y() + self._part.height() // 2, spot.x()
            wide = min(wide, self._part.width() - 2 * style.px(_SIDE))
        top = foot - style.px(_SIDE) - tall
        self.setGeometry(middle - wide // 2, max(top, 0), wide, tall)
        self.raise_()

    def _overrule(self) -> None:
        refusal = self._refusal
        self.clear()
        if refusal is not None:
            self._model.overrule(refusal)
