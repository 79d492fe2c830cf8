"""Content that a finger pushes along: the bar beside it is too narrow to be met."""

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPersistentModelIndex
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QScroller, QScrollerProperties

from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Motion


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """A tap stays a tap; the mouse and the wheel do what they did."""
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    scroller.setScrollerProperties(_manners(scroller.scrollerProperties()))
    if isinstance(area, QAbstractItemView):
        _PushedList(area, scroller)


def _manners(given: QScrollerProperties) -> QScrollerProperties:
    """Nothing is drawn beyond its end; without motion it stops where the finger leaves it."""
    metric = QScrollerProperties.ScrollMetric
    never = QScrollerProperties.OvershootPolicy.OvershootAlwaysOff
    given.setScrollMetric(metric.VerticalOvershootPolicy, never)
    given.setScrollMetric(metric.HorizontalOvershootPolicy, never)
    if not current_style().duration(Motion.FADE):
        given.setScrollMetric(metric.MaximumVelocity, 0)
    return given


class _PushedList(QObject):
    """What is chosen in a list stays so while it is pushed along under the finger."""

    def __init__(self, view: QAbstractItemView, scroller: QScroller) -> None:
        super().__init__(view)
        self._view = view
        self._chosen = QPersistentModelIndex()
        # By rows, a finger's way of so many pixels would be as many rows.
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        scroller.stateChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() is QEvent.Type.MouseMove  # Qt's own, for whoever knows no touch

    def _follow(self, state: QScroller.State) -> None:
        viewport = self._view.viewport()
        viewport.removeEventFilter(self)
        if state is QScroller.State.Pressed:
            self._chosen = QPersistentModelIndex(self._view.currentIndex())
        elif state is QScroller.State.Dragging:
            viewport.installEventFilter(self)
            self._choose_again()

    def _choose_again(self) -> None:
        """The press chose what lay under the finger."""
        scrolled = self._view.hasAutoScroll()
        self._view.setAutoScroll(False)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().setCurrentIndex(self._chosen, flag)
        self._view.setAutoScroll(scrolled)
