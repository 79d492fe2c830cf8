"""The start page: what is offered, and what comes after the first picture."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.games.catalogue import GAMES
from serengeti_companion.ui.home import landscape as wild
from serengeti_companion.ui.home.home_page import HomePage
from serengeti_companion.ui.home.race import picture as race
from serengeti_companion.ui.home.session_list import SessionList
from serengeti_companion.ui.home.survive import picture as survive
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style import Theme
from serengeti_companion.ui.style.styling import current_style


def test_pictures_and_sessions_come_after_the_first_picture(
    window: MainWindow, qtbot: QtBot
) -> None:
    home = window.home
    assert home is not None
    qtbot.waitUntil(lambda: pictures_hang(home))
    qtbot.waitUntil(lambda: len(home.findChildren(SessionList)) == 1)


def pictures_hang(home: HomePage) -> bool:
    return all(card.picture is not None for card in home.cards)


def test_each_game_has_a_picture_of_its_own(window: MainWindow, qtbot: QtBot) -> None:
    home = window.home
    assert home is not None
    qtbot.waitUntil(lambda: pictures_hang(home))
    for theme in (Theme.LIGHT, Theme.DARK, Theme.HIGH_CONTRAST):
        current_style().set_theme(theme)
        images = [card.picture.grab().toImage() for card in home.cards if card.picture]
        assert len(images) == len(GAMES)
        for image in images:
            assert len({image.pixel(x, y) for x in range(9, 99, 9) for y in range(9, 99, 9)}) > 2
        for one, other in combinations(images, 2):
            assert one.copy(0, 0, 90, 90) != other.copy(0, 0, 90, 90)


@pytest.mark.parametrize(
    "landscape",
    [wild.Landscape, race.Landscape, survive.Landscape],
    ids=["wild", "race", "survive"],
)
def test_where_there_is_no_room_there_is_no_picture(qtbot: QtBot, landscape: type[QWidget]) -> None:
    picture = landscape()
    qtbot.addWidget(picture)
    picture.resize(90, 30)
    image = QImage(90, 30, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    picture.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    assert not any(image.pixel(x, y) for x in range(90) for y in range(30))
    for size in ((40, 70), (90, 700), (1200, 70)):
        picture.resize(*size)
        assert not picture.grab().isNull()


def test_every_game_of_the_catalogue_has_a_card(window: MainWindow) -> None:
    assert window.home is not None
    assert [card.key for card in window.home.cards] == [game.key for game in GAMES]


def test_a_card_says_what_its_practice_game_deals(window: MainWindow) -> None:
    assert window.home is not None
    hints = {card.key: card.hint.text() for card in window.home.cards}
    assert "ready to play" in hints["wild"]
    assert hints["race"].endswith("deals the events and the rocks; your decks you deal.")


def test_one_letter_of_the_keyboard_stands_for_one_button(window: MainWindow) -> None:
    assert window.home is not None
    window.practise("wild")
    window.show_home()
    buttons = [*window.home.links.values(), window.home.resume.button]
    for card in window.home.cards:
        buttons += [card.practice, card.new]
    letters = [button.shortcut().toString() for button in buttons]
    letters = [letter for letter in letters if letter]
    assert len(letters) == len(set(letters))


def test_the_pads_are_one_press_away(window: MainWindow) -> None:
    assert window.home is not None
    for page in ("score_pad", "goal_checker"):
        QTest.mouseClick(window.home.links[page], Qt.MouseButton.LeftButton)
        assert not window.at_home
        window.show_home()


@pytest.mark.parametrize("scale", [1, 1.3, 1.5])
def test_cards_keep_the_room_they_need_and_the_page_scrolls_only_if_it_must(
    window: MainWindow, qtbot: QtBot, scale: float
) -> None:
    home = window.home
    assert home is not None
    window.practise("wild")
    window.show_home()
    current_style().set_scale(scale)
    qtbot.waitUntil(lambda: pictures_hang(home))
    qtbot.wait(50)
    assert home.games.widget().width() <= home.games.viewport().width()
    for card in home.cards:
        shown = [w for w in card.findChildren(QWidget) if isinstance(w, QLabel | QPushButton)]
        shown = sorted((w for w in shown if w.isVisible()), key=lambda w: w.y())
        for widget in shown:
            least = widget.minimumSizeHint().height()
            if isinstance(widget, QLabel):
                least = widget.heightForWidth(widget.width())
            assert widget.height() >= least, widget
            assert card.rect().contains(widget.geometry())
        for above, below in pairwise(shown):
            assert not above.geometry().intersects(below.geometry())
    assert scale > 1 or not home.games.verticalScrollBar().maximum()
