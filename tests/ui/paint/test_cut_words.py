"""Words cut short end in dots, wherever they begin."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.parts.choice_box import ChoiceBox
from serengeti_companion.ui.style import Style, TextSize, Weight

ROOM = 100
HEBREW = "\u05e9\u05dc\u05d5\u05dd \u05d0\u05d1\u05e8\u05d4\u05dd \u05d9\u05e6\u05d7\u05e7"
LATIN = "Maximiliane Charlotte"
DOTS = 8  # pixels from the end of the words, where nothing else stands


def ink(words: str, style: Style) -> list[list[int]]:
    """The rows with something in them, of each column from the first to the last with any."""
    picture = QImage(3 * ROOM, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as widgets paint
    painter.setFont(style.font(TextSize.BODY, Weight.REGULAR))
    painter.drawText(QRect(0, 0, 3 * ROOM, 40), Qt.AlignmentFlag.AlignVCenter, words)
    painter.end()
    rows = [
        [y for y in range(40) if picture.pixelColor(x, y).lightness() < 128]
        for x in range(3 * ROOM)
    ]
    inked = [x for x, found in enumerate(rows) if found]
    return rows[inked[0] : inked[-1] + 1]


@pytest.mark.parametrize(("name", "leftwards"), [(LATIN, False), (HEBREW, True)])
def test_the_dots_stand_where_the_name_ends(style: Style, name: str, leftwards: bool) -> None:
    metrics = QFontMetrics(style.font(TextSize.BODY, Weight.REGULAR))
    shown = cut(name, metrics, ROOM)
    assert "…" in shown
    columns = ink(shown, style)
    if leftwards:
        columns.reverse()
    heights = [len(found) for found in columns]
    assert max(heights[-DOTS:]) < max(heights[:DOTS])


def test_what_fits_stays_whole(style: Style) -> None:
    metrics = QFontMetrics(style.font(TextSize.BODY, Weight.REGULAR))
    assert cut(LATIN, metrics, 3 * ROOM) == LATIN
    assert HEBREW in cut(HEBREW, metrics, 3 * ROOM)


def test_a_choice_shows_a_long_name_with_its_dots_at_its_end(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItem(HEBREW)
    box.setFixedWidth(ROOM)
    box.show()
    shown = QStyleOptionComboBox()
    box.initStyleOption(shown)
    assert shown.currentText[-2:] == "…\N{POP DIRECTIONAL ISOLATE}"
