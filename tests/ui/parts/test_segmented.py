"""Choices in a row: long names are cut short rather than pushed off the page."""

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from serengeti_companion.engine.texts import isolated
from serengeti_companion.ui.parts.segmented import Segmented

LONG = "Maximiliane-Wilhelmina & Featherstone"


def shown(qtbot: QtBot, width: int, *names: str) -> tuple[QWidget, Segmented]:
    page = QWidget()
    qtbot.addWidget(page)
    choice = Segmented("Who", [(str(at), name) for at, name in enumerate(names)], page)
    QVBoxLayout(page).addWidget(choice)
    page.resize(width, 80)
    with qtbot.waitExposed(page):
        page.show()
    return page, choice


def test_long_names_are_cut_short_where_there_is_no_room(qtbot: QtBot) -> None:
    page, choice = shown(qtbot, 600, LONG, LONG, LONG, "Bo")
    assert page.width() == 600
    first, last = choice.button("0"), choice.button("3")
    assert first.text().endswith("…")
    assert (first.toolTip(), first.accessibleName()) == (LONG, f"Who: {LONG}")
    assert last.text() == "Bo"
    assert not last.toolTip()


def test_the_dots_of_a_name_from_right_to_left_stand_at_its_end(qtbot: QtBot) -> None:
    name = "אברהם בן־יהושע הכהן מירושלים"
    _, choice = shown(qtbot, 300, name, name)
    words = choice.button("0").text()
    assert "…" in words
    assert words == isolated(words[1:-1])


def test_all_of_a_name_stands_there_as_soon_as_there_is_room(qtbot: QtBot) -> None:
    page, choice = shown(qtbot, 600, LONG, LONG)
    page.resize(1200, 80)
    qtbot.waitUntil(lambda: choice.button("0").text() == LONG.replace("&", "&&"))
    assert not choice.button("0").toolTip()


def test_the_row_keeps_all_words_as_long_as_they_fit_together(qtbot: QtBot) -> None:
    _, choice = shown(qtbot, 520, "Against each other", "Together", "Alone")
    assert [choice.button(str(at)).text() for at in range(3)] == [
        "Against each other",
        "Together",
        "Alone",
    ]


def test_a_name_told_later_is_cut_too(qtbot: QtBot) -> None:
    _, choice = shown(qtbot, 300, "Ann", "Ben")
    choice.button("0").setText(LONG.replace("&", "&&"))
    assert choice.button("0").text().endswith("…")
    choice.button("0").setText("Ann")
    assert choice.button("0").text() == "Ann"


def test_what_had_no_room_at_all_for_a_moment_comes_back(qtbot: QtBot) -> None:
    _, choice = shown(qtbot, 400, "Draw", "Block", "Fill", "Type")
    wanted = choice.button("0").sizeHint()
    choice.button("0").setFixedWidth(10)
    qtbot.wait(0)
    assert choice.button("0").sizeHint() == wanted
    choice.button("0").setFixedWidth(wanted.width())
    qtbot.waitUntil(lambda: choice.button("0").text() == "Draw")


def test_the_chosen_word_has_all_its_letters_in_a_row_of_the_least_width(qtbot: QtBot) -> None:
    page, choice = shown(qtbot, 400, "Draw", "Block", "Fill", "Type")
    page.resize(page.minimumSizeHint())
    for key in ("0", "1", "2", "3", "0"):
        choice.set_value(key)
        QApplication.processEvents()
        page.resize(page.minimumSizeHint())
    assert [choice.button(str(at)).text() for at in range(4)] == ["Draw", "Block", "Fill", "Type"]
