"""Everything that takes the keyboard has a name for those who cannot see it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.parts.banner import Problem, RefusalBanner
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.chip import Chip
from serengeti_companion.ui.parts.icon_button import IconButton
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.set_to import SetToPopover
from serengeti_companion.ui.parts.steps_strip import Step, StepsStrip
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.parts.toast import Toast
from serengeti_companion.ui.style import Role, Style, TextSize, Theme, Weight


def banner(page: QWidget) -> QWidget:
    made = RefusalBanner(page)
    made.refuse([Problem("Ann still has 4 coins.", "WS-PASS-2")])
    return made


def question(page: QWidget) -> QWidget:
    made = RefusalBanner(page)
    made.ask([Problem("Is C4 water?", "WS-SCENE-TERR-1")])
    return made


def chip(page: QWidget) -> QWidget:
    made = Chip(page)
    made.offer("Moved, 1 coin", "2 Food instead", QPoint(10, 10))
    return made


def toast(page: QWidget) -> QWidget:
    made = Toast(page)
    made.tell("Saved.", "Open folder")
    return made


Make = Callable[[QWidget], QWidget]

PARTS: dict[str, Make] = {
    "banner": banner,
    "question": question,
    "chip": chip,
    "toast": toast,
    "icon button": lambda page: IconButton("undo", "Take back", page),
    "stepper": lambda page: NumberStepper("Coins of Ann", 4, page),
    "primary button": lambda page: PrimaryButton("Done", page),
    "segmented": lambda page: Segmented("Track", [("a", "All"), ("b", "Light")], page),
    "set to": lambda page: SetToPopover(page, "Set coins of Ann to...", 4),
    "steps": lambda page: StepsStrip("Steps", [Step("A", "Markers"), Step("B", "Round")], page),
}


@pytest.mark.parametrize("make", PARTS.values(), ids=PARTS.keys())
def test_every_focusable_widget_has_a_name(make: Make, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 400)
    page.show()
    part = make(page)
    part.show()
    focusable = [
        widget
        for widget in (part, *part.findChildren(QWidget))
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isVisible()
    ]
    assert focusable
    for widget in focusable:
        spoken = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert spoken, widget
    part.close()


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("make", PARTS.values(), ids=PARTS.keys())
def test_every_part_paints_in_every_theme_and_scale(
    make: Make, theme: Theme, style: Style, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 400)
    page.show()
    part = make(page)
    part.show()
    before = part.minimumSizeHint()
    style.set_theme(theme)
    style.set_scale(2)
    assert not part.grab().isNull()
    assert part.minimumSizeHint().height() > before.height()
    part.close()


def test_a_label_shows_markup_as_it_was_typed(qtbot: QtBot) -> None:
    label = TextLabel("<b>Ann</b>")
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_label_follows_the_style(qtbot: QtBot, style: Style) -> None:
    label = TextLabel("43", role=Role.MUTED)
    qtbot.addWidget(label)
    label.set_role(Role.ACCENT)
    label.set_size(TextSize.SCORE, Weight.BOLD)
    style.set_theme(Theme.DARK)
    style.set_scale(1.5)
    assert label.font().pixelSize() == 54
    assert label.palette().windowText().color() == style.color(Role.ACCENT)


@pytest.mark.parametrize("inside", [False, True])
def test_a_look_changed_before_a_label_was_ever_shown_holds(
    qtbot: QtBot, style: Style, inside: bool
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    label = TextLabel("43", page if inside else None, role=Role.MUTED)
    qtbot.addWidget(label)
    style.set_theme(Theme.DARK)
    style.set_scale(1.5)
    with qtbot.waitExposed(page):
        page.show()
    label.show()
    assert label.palette().windowText().color() == style.color(Role.MUTED)
    assert label.font().pixelSize() == style.font(TextSize.BODY).pixelSize()


def test_a_frame_shows_its_tone(qtbot: QtBot) -> None:
    frame = CardFrame()
    qtbot.addWidget(frame)
    frame.resize(100, 60)
    looks = set()
    for tone in Tone:
        frame.set_tone(tone)
        looks.add(bytes(frame.grab().toImage().constBits()))
    assert len(looks) == len(Tone)


def test_words_are_announced_only_to_somebody_who_listens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    heard: list[str] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append(event.message()),
    )
    announce(widget, "Ann's turn")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    announce(widget, "Ben's turn", urgent=True)
    assert heard == ["Ben's turn"]


def test_a_picture_follows_scale_and_theme(qtbot: QtBot, style: Style) -> None:
    sign = PictureLabel("lock", 24)
    qtbot.addWidget(sign)
    day = sign.grab().toImage()
    style.set_theme(Theme.DARK)
    assert sign.grab().toImage() != day
    style.set_scale(1.5)
    assert sign.width() == 36
