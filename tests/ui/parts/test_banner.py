"""The banner says what is wrong and lets the table go on."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from serengeti_companion.ui.parts.banner import BannerKind, Problem, RefusalBanner
from serengeti_companion.ui.parts.card_frame import Tone

LEFT = Qt.MouseButton.LeftButton
COINS = Problem("Ann still has 4 coins.", "WS-PASS-2")
LOCKED = Problem("This space is locked.", "WS-SPACE-4")


@pytest.fixture
def banner(qtbot: QtBot) -> RefusalBanner:
    made = RefusalBanner()
    qtbot.addWidget(made)
    made.resize(900, 120)
    return made


def link(banner: RefusalBanner, clause: str) -> QPushButton:
    return next(b for b in banner.findChildren(QPushButton) if b.text() == clause)


def shown(banner: RefusalBanner) -> set[QPushButton]:
    return {b for b in banner.findChildren(QPushButton) if b.isVisible()}


def test_it_is_hidden_until_something_is_wrong(banner: RefusalBanner) -> None:
    assert not banner.isVisible()


def test_it_tells_every_reason_at_once(banner: RefusalBanner) -> None:
    banner.refuse([COINS, LOCKED])
    told = [label.text() for label in banner.findChildren(QLabel) if label.isVisible()]
    assert {COINS.sentence, LOCKED.sentence} <= set(told)
    assert banner.accessibleName() == f"{COINS.sentence} {LOCKED.sentence}"


def test_a_tap_on_a_clause_asks_for_that_clause(banner: RefusalBanner, qtbot: QtBot) -> None:
    banner.refuse([COINS, LOCKED])
    with qtbot.waitSignal(banner.clause_asked) as heard:
        QTest.mouseClick(link(banner, "WS-SPACE-4"), LEFT)
    assert heard.args == ["WS-SPACE-4"]
    assert banner.isVisible()


def test_what_is_no_rule_has_no_link_that_would_lead_nowhere(banner: RefusalBanner) -> None:
    banner.refuse([Problem("A name has at most 40 letters; this one has 60.", "APP-1"), COINS])
    links = [button.text() for button in shown(banner) if "-" in button.text()]
    assert links == ["WS-PASS-2"]


def test_the_tables_word_is_one_tap(banner: RefusalBanner, qtbot: QtBot) -> None:
    banner.refuse([COINS])
    with qtbot.waitSignal(banner.overruled):
        QTest.mouseClick(banner.overrule, LEFT)
    assert not banner.isVisible()


def test_never_mind_and_esc_leave_it_at_that(banner: RefusalBanner, qtbot: QtBot) -> None:
    banner.refuse([COINS])
    with qtbot.waitSignal(banner.dismissed):
        QTest.mouseClick(banner.never_mind, LEFT)
    banner.refuse([COINS])
    with qtbot.waitSignal(banner.dismissed):
        QTest.keyClick(banner.never_mind, Qt.Key.Key_Escape)
    assert not banner.isVisible()


def test_alt_w_overrules_without_the_mouse(banner: RefusalBanner, qtbot: QtBot) -> None:
    banner.refuse([COINS])
    with qtbot.waitActive(banner):
        banner.activateWindow()
    with qtbot.waitSignal(banner.overruled):
        QTest.keyClick(banner, Qt.Key.Key_W, Qt.KeyboardModifier.AltModifier)


def test_what_cannot_be_drawn_on_a_table_cannot_be_overruled(banner: RefusalBanner) -> None:
    banner.refuse([COINS], liftable=False)
    assert not banner.overrule.isVisible()
    assert banner.never_mind.isVisible()


@pytest.mark.parametrize("yes", [True, False])
def test_a_question_is_answered_with_yes_or_no(
    banner: RefusalBanner, qtbot: QtBot, yes: bool
) -> None:
    banner.ask([Problem("Is C4 water?", "WS-SCENE-TERR-1")])
    assert banner.kind is BannerKind.ASKS
    with qtbot.waitSignal(banner.answered) as heard:
        QTest.mouseClick(banner.yes if yes else banner.no, LEFT)
    assert heard.args == [yes]
    assert not banner.isVisible()


def test_a_warning_has_only_to_be_read(banner: RefusalBanner) -> None:
    banner.warn([COINS])
    assert banner.tone is Tone.WARNING
    assert not banner.overrule.isVisible()
    QTest.mouseClick(banner.close_button, LEFT)
    assert not banner.isVisible()


def test_the_second_refusal_shows_nothing_of_the_first(banner: RefusalBanner) -> None:
    banner.refuse([COINS])
    banner.ask([LOCKED])
    told = {label.text() for label in banner.findChildren(QLabel) if label.isVisible()}
    assert COINS.sentence not in told
    assert banner.overrule not in shown(banner)


def test_every_button_is_large_enough_for_a_finger(banner: RefusalBanner) -> None:
    banner.refuse([COINS])
    assert all(b.height() >= 48 and b.width() >= 48 for b in shown(banner))


def test_on_a_narrow_window_the_buttons_stand_below(banner: RefusalBanner) -> None:
    banner.refuse([COINS])
    beside = banner.overrule.y()
    banner.resize(420, 240)
    banner.layout().activate()
    assert banner.overrule.y() > beside
