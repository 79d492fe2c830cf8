"""The look that holds now: theme, scale and motion, told to every widget by one signal."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from serengeti_companion.ui.style import fonts, palette, sheet
from serengeti_companion.ui.style.system_motion import system_moves
from serengeti_companion.ui.style.themes import Look, Theme, resolve
from serengeti_companion.ui.style.tokens import Motion, Role, TextSize, Weight

SMALLEST, LARGEST, STEP = 0.8, 2.0, 0.1
_FUSION = "Fusion"


class Style(QObject):
    """Colours, sizes and fonts of the app; `changed` after any of them changed."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._theme = Theme.SYSTEM
        self._scale = 1.0
        self._motion = True
        self._applied = False
        self._look = Look(dark=False, high_contrast=False)
        self._colors: dict[Role, QColor] = {}
        self._key = (False, False, 1.0)
        self._fonts: dict[tuple[TextSize, Weight, bool], QFont] = {}
        self._resolve()

    @property
    def theme(self) -> Theme:
        """What the owner chose."""
        return self._theme

    @property
    def scale(self) -> float:
        """From 0.8 to 2.0."""
        return self._scale

    @property
    def motion(self) -> bool:
        """What the owner chose; the system may still ask for none."""
        return self._motion

    @property
    def dark(self) -> bool:
        """Whether the look is light on dark."""
        return self._look.dark

    @property
    def high_contrast(self) -> bool:
        """Whether the look is pure black and white."""
        return self._look.high_contrast

    @property
    def key(self) -> tuple[bool, bool, float]:
        """Two moments with the same key look the same: for caches of painted things."""
        return self._key

    def apply(self) -> None:
        """Dress the application; once, at its start, after the settings were read."""
        if self._applied:
            return
        self._applied = True
        if not self._app.property(_FUSION):
            self._app.setStyle(_FUSION)
        hints = self._app.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._dress()

    def set_theme(self, theme: Theme) -> None:
        """Switch at once, in every open window."""
        if theme is not self._theme:
            self._theme = theme
            self._refresh()

    def set_scale(self, scale: float) -> None:
        """Held between 0.8 and 2.0 in steps of 0.1."""
        wanted = min(max(round(scale / STEP) * STEP, SMALLEST), LARGEST)
        if abs(wanted - self._scale) > STEP / 2:
            self._scale = round(wanted, 1)
            self._refresh()

    def larger(self) -> None:
        """One step up."""
        self.set_scale(self._scale + STEP)

    def smaller(self) -> None:
        """One step down."""
        self.set_scale(self._scale - STEP)

    def reset_scale(self) -> None:
        """Back to 1."""
        self.set_scale(1.0)

    def set_motion(self, on: bool) -> None:
        """Switch all motion on or off."""
        self._motion = on

    def color(self, role: Role) -> QColor:
        """Not to be changed by the caller."""
        return self._colors[role]

    def px(self, length: float) -> int:
        """Logical pixels for a length drawn at scale 1; nothing vanishes."""
        return max(round(length * self._scale), 1) if length > 0 else 0

    def line(self) -> int:
        """Width of a line in logical pixels."""
        return self.px(2 if self.high_contrast else 1)

    def font(
        self, size: TextSize, weight: Weight = Weight.REGULAR, *, tabular: bool = False
    ) -> QFont:
        """Not to be changed by the caller; `tabular` for figures that change in place."""
        wanted = (size, weight, tabular)
        if wanted not in self._fonts:
            self._fonts[wanted] = fonts.make(self.px(size), weight, tabular=tabular)
        return self._fonts[wanted]

    def duration(self, motion: Motion) -> int:
        """Milliseconds; 0 when motion is off here or in the system."""
        return int(motion) if self._motion and system_moves() else 0

    @contextmanager
    def on_paper(self) -> Iterator[None]:
        """Meanwhile everything is painted by day and at scale 1: for PDF and pictures."""
        kept = self._look, self._scale
        self._look, self._scale = Look(dark=False, high_contrast=False), 1.0
        self._fill()
        try:
            yield
        finally:
            self._look, self._scale = kept
            self._fill()

    def _resolve(self) -> None:
        self._look = resolve(self._theme, self._app.styleHints())
        self._fill()

    def _fill(self) -> None:
        self._colors = {role: QColor(value) for role, value in self._look.scheme.items()}
        self._key = self.dark, self.high_contrast, self._scale
        self._fonts.clear()

    def _system_changed(self) -> None:
        if resolve(self._theme, self._app.styleHints()) != self._look:
            self._refresh()

    def _refresh(self) -> None:
        self._resolve()
        if self._applied:
            self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        self._app.setPalette(palette.make(self._look.scheme))
        self._app.setFont(self.font(TextSize.BODY))
        self._app.setStyleSheet(sheet.make(self._look, self.px))


def make_application(arguments: Sequence[str]) -> QApplication:
    """The application in the style that `Style.apply` dresses."""
    # Told among the arguments: setStyle answers with a QStyle, and to make that class with its
    # hundreds of names takes PySide 10 ms of the start.
    app = QApplication([*arguments, "-style", _FUSION])
    app.setProperty(_FUSION, True)
    return app


_held: list[Style] = []


def current_style() -> Style:
    """The one style of the running application, made when first asked for."""
    # Held here and not looked up in the application: the first findChild costs 6 ms of the start.
    if not _held or not isValid(_held[0]):
        app = QCoreApplication.instance()
        if not isinstance(app, QApplication):
            raise RuntimeError("a QApplication is needed before anything can be styled")
        _held[:] = [Style(app)]
    return _held[0]


def follow(restyle: Callable[[], None]) -> None:
    """Call a widget's bound method now and whenever the style changes."""
    current_style().changed.connect(restyle)
    restyle()
