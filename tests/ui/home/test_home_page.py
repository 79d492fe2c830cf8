"""The start page: what is offered, and what comes after the first picture."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from serengeti_companion.games.catalogue import GAMES
from serengeti_companion.ui.home.landscape import Landscape
from serengeti_companion.ui.home.session_list import SessionList
from serengeti_companion.ui.main_window import MainWindow


def test_pictures_and_sessions_come_after_the_first_picture(
    window: MainWindow, qtbot: QtBot
) -> None:
    home = window.home
    assert home is not None
    qtbot.waitUntil(lambda: len(home.findChildren(Landscape)) == len(GAMES))
    qtbot.waitUntil(lambda: len(home.findChildren(SessionList)) == 1)


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
