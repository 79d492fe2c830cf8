"""Theme, scale and motion reach everything at once."""

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGuiApplication, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.style import (
    Motion,
    Role,
    Style,
    TextSize,
    Theme,
    Weight,
    current_style,
    fonts,
    styling,
)
from serengeti_companion.ui.style.themes import Look, resolve


def test_there_is_one_style_for_the_application(style: Style) -> None:
    assert current_style() is style


@pytest.mark.parametrize(
    ("theme", "paper"),
    [
        (Theme.LIGHT, "#f7f1e5"),
        (Theme.DARK, "#1b1a20"),
        (Theme.HIGH_CONTRAST, "#ffffff"),
        (Theme.HIGH_CONTRAST_DARK, "#000000"),
    ],
)
def test_each_theme_has_its_own_paper(style: Style, theme: Theme, paper: str) -> None:
    style.set_theme(theme)
    assert style.color(Role.PAPER).name() == paper


def test_a_switched_theme_reaches_an_open_window(
    style: Style, qtbot: QtBot, qapp: QApplication
) -> None:
    label = QLabel("Ann")
    qtbot.addWidget(label)
    style.apply()
    label.show()
    with qtbot.waitSignal(style.changed):
        style.set_theme(Theme.DARK)
    assert label.palette().color(QPalette.ColorRole.Window) == style.color(Role.PAPER)
    assert style.color(Role.ACCENT).name() in qapp.styleSheet().lower()


def test_choosing_the_same_theme_again_disturbs_nobody(style: Style, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(style.changed):
        style.set_theme(Theme.LIGHT)


class Hints:
    """A desktop's wishes; the offscreen one has none that could be set."""

    def __init__(self, *, dark: bool = False, contrast: bool = False) -> None:
        self._dark, self._contrast = dark, contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return Qt.ColorScheme.Dark if self._dark else Qt.ColorScheme.Light

    def accessibility(self) -> "Hints":
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        wish = Qt.ContrastPreference
        return wish.HighContrast if self._contrast else wish.NoPreference


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("contrast", [False, True])
def test_the_system_theme_does_what_the_desktop_wishes(dark: bool, contrast: bool) -> None:
    hints = cast("QStyleHints", Hints(dark=dark, contrast=contrast))
    assert resolve(Theme.SYSTEM, hints) == Look(dark=dark, high_contrast=contrast)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST_DARK])
def test_a_chosen_theme_does_not_ask_the_desktop(theme: Theme) -> None:
    asked = {resolve(theme, cast("QStyleHints", Hints(dark=dark))) for dark in (False, True)}
    assert len(asked) == 1


def test_when_the_desktop_turns_dark_so_does_the_open_app(
    style: Style, monkeypatch: pytest.MonkeyPatch
) -> None:
    style.apply()
    style.set_theme(Theme.SYSTEM)
    monkeypatch.setattr(styling, "resolve", lambda *_: Look(dark=True, high_contrast=False))
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert style.dark


def test_the_scale_stays_between_four_fifths_and_two(style: Style) -> None:
    style.set_scale(0.1)
    assert style.scale == pytest.approx(0.8)
    style.smaller()
    assert style.scale == pytest.approx(0.8)
    style.set_scale(7)
    assert style.scale == pytest.approx(2)


def test_larger_and_smaller_meet_again(style: Style) -> None:
    for _ in range(3):
        style.larger()
    assert style.scale == pytest.approx(1.3)
    for _ in range(3):
        style.smaller()
    assert style.scale == pytest.approx(1)


def test_the_scale_reaches_lengths_and_letters(style: Style) -> None:
    style.set_scale(1.5)
    assert style.px(48) == 72
    assert style.font(TextSize.BODY).pixelSize() == 24


def test_no_length_vanishes(style: Style) -> None:
    style.set_scale(0.8)
    assert style.px(0.3) == 1
    assert style.px(0) == 0


def test_high_contrast_draws_lines_of_two_pixels(style: Style) -> None:
    assert style.line() == 1
    style.set_theme(Theme.HIGH_CONTRAST)
    assert style.line() == 2


@pytest.mark.parametrize("weight", Weight)
def test_the_shipped_font_is_used_in_every_weight(style: Style, weight: Weight) -> None:
    shown = QFontInfo(style.font(TextSize.BODY, weight))
    assert shown.family() == fonts.FAMILY
    assert shown.weight() == weight


def test_tabular_figures_are_all_of_one_width(style: Style) -> None:
    metrics = QFontMetricsF(style.font(TextSize.SCORE, Weight.BOLD, tabular=True))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_a_missing_font_is_told_and_not_fatal(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(fonts, "resources", lambda: tmp_path)
    assert not fonts.load.__wrapped__(Weight.BOLD)
    assert "could not be read" in caplog.text


def test_nothing_moves_when_motion_is_off(style: Style) -> None:
    assert style.duration(Motion.SLIDE) == 150
    style.set_motion(False)
    assert style.duration(Motion.SLIDE) == 0


def test_a_print_is_made_by_day_and_at_scale_1(style: Style, qtbot: QtBot) -> None:
    style.set_theme(Theme.DARK)
    style.set_scale(1.5)
    with qtbot.assertNotEmitted(style.changed), style.on_paper():
        assert style.color(Role.PAPER).name() == "#f7f1e5"
        assert style.font(TextSize.BODY).pixelSize() == 16
    assert style.color(Role.PAPER).name() == "#1b1a20"
    assert style.font(TextSize.BODY).pixelSize() == 24


def test_two_moments_with_the_same_key_look_the_same(style: Style) -> None:
    first = style.key
    style.set_theme(Theme.DARK)
    assert style.key != first
    style.set_theme(Theme.LIGHT)
    assert style.key == first
