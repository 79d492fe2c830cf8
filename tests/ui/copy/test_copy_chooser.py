"""The head of the copy's page: several copies, begun, named, deleted and brought back."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QStyleOptionComboBox
from support.copy_parts import press, tap
from support.patience import as_long_as

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.storage.photos import Photo
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.main_window import MainWindow
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import TextSize, Weight

CARD = parse_card("31 line: lion zebra@water | 3 stars | like")


def tell(page: CopyPage) -> None:
    """One card."""
    model = page.model
    assert model.change(replace(model.printed, cards=(*model.printed.cards, CARD)), "Card 31")


def menu(page: CopyPage) -> dict[str, QAction]:
    """What the menu offers, opened by a tap and closed again."""
    QTest.mousePress(page.chooser.button, Qt.MouseButton.LeftButton)
    QTest.keyClick(page.chooser.menu, Qt.Key.Key_Escape)
    return {action.text().replace("&", ""): action for action in page.chooser.menu.actions()}


def pick(page: CopyPage, words: str) -> None:
    """Open the menu by its button and choose by the arrow keys and Enter."""
    chooser = page.chooser
    action = menu(page)[words]
    chooser.menu.popup(chooser.button.mapToGlobal(chooser.button.rect().bottomLeft()))
    _press_at(chooser.menu, action)


def _press_at(opened: QMenu, action: QAction) -> None:
    for _ in as_long_as(lambda: opened.activeAction() is not action):
        QTest.keyClick(opened, Qt.Key.Key_Down)
    QTest.keyClick(opened, Qt.Key.Key_Return)


def typed(page: CopyPage, name: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Over the name that stands there, all of it marked."""
    assert page.chooser.name.hasFocus()
    QTest.keyClicks(page.chooser.name, name)
    QTest.keyClick(page.chooser.name, end)


def names(page: CopyPage) -> list[str]:
    return [copy.name for copy in page.model.copies]


def test_with_one_copy_its_name_is_the_title(page: CopyPage) -> None:
    assert page.title.text() == "My copy"
    assert page.chooser.box.isHidden()
    tell(page)
    assert page.title.isVisible()
    assert page.title.text() == "My copy"


def test_while_nothing_is_told_there_is_nothing_to_delete(page: CopyPage) -> None:
    offered = menu(page)
    assert not offered["Delete"].isEnabled()
    assert not offered["Duplicate"].isEnabled()
    assert not offered["Trash"].isEnabled()
    assert offered["New copy"].isEnabled()


def test_a_new_copy_knows_nothing_and_is_named_at_once(page: CopyPage) -> None:
    tell(page)
    pick(page, "New copy")
    assert page.chooser.name.text() == "My copy 2"
    typed(page, "Second edition")
    assert names(page) == ["My copy", "Second edition"]
    assert page.model.printed.cards == ()
    assert page.chooser.box.isVisible()
    assert page.chooser.box.currentText() == "Second edition"
    assert page.title.isHidden()
    # The hand goes on with the part that is open.
    assert page.section.isAncestorOf(page.window().focusWidget())


def test_a_name_that_is_left_as_it_is_stays(page: CopyPage) -> None:
    tell(page)
    pick(page, "Rename")
    typed(page, "Something else", Qt.Key.Key_Escape)
    assert names(page) == ["My copy"]
    pick(page, "Rename")
    QTest.keyClick(page.chooser.name, Qt.Key.Key_Delete)
    typed(page, "  ")
    assert names(page) == ["My copy"]
    assert page.title.isVisible()


def test_a_name_is_kept_when_the_keyboard_goes_elsewhere(page: CopyPage) -> None:
    tell(page)
    pick(page, "Rename")
    QTest.keyClicks(page.chooser.name, "First edition")
    press(page, Qt.Key.Key_Tab)
    assert names(page) == ["First edition"]
    assert page.title.text() == "First edition"


def test_no_two_copies_have_the_same_name(page: CopyPage) -> None:
    tell(page)
    pick(page, "New copy")
    typed(page, "my COPY")
    assert names(page) == ["My copy", "my COPY 2"]


def test_a_copy_is_chosen_from_the_list_by_keys(page: CopyPage) -> None:
    tell(page)
    page.model.begin("Second edition")
    page.chooser.box.setFocus()
    press(page, Qt.Key.Key_Up)
    assert list(page.model.printed.cards) == [CARD]
    press(page, Qt.Key.Key_Down)
    assert list(page.model.printed.cards) == []


def test_a_duplicate_has_all_facts_and_photos(page: CopyPage) -> None:
    tell(page)
    first = page.model.id
    assert first is not None
    page.model.kept.photos.put(first, "card 31", Photo(picture=b"photo"))
    pick(page, "Duplicate")
    typed(page, "To try things")
    copy = page.model.id
    assert copy is not None
    assert copy != first
    assert page.model.printed.cards == (CARD,)
    assert page.model.kept.photos.pieces(copy) == ("card 31",)
    page.model.change(replace(page.model.printed, cards=()), "none")
    page.model.choose(first)
    assert page.model.printed.cards == (CARD,)


def test_a_deleted_copy_comes_back_by_one_tap(page: CopyPage) -> None:
    tell(page)
    page.model.begin("Second edition")
    pick(page, "Delete")
    assert names(page) == ["My copy"]
    assert page.toast.words.text() == "Deleted: Second edition"
    tap(page.toast.action)
    assert names(page) == ["My copy", "Second edition"]
    assert page.chooser.box.currentText() == "Second edition"


def test_what_was_deleted_long_ago_is_in_the_trash(page: CopyPage) -> None:
    tell(page)
    pick(page, "Delete")
    assert page.model.id is None
    page.model.begin("Another")
    pick(page, "Delete")
    menu(page)
    found = page.chooser.trash.actions()
    assert [action.text().split(" (")[0] for action in found] == [
        "Bring back Another",
        "Bring back My copy",
    ]
    page.chooser.trash.popup(page.mapToGlobal(page.rect().center()))
    _press_at(page.chooser.trash, found[1])
    assert names(page) == ["My copy"]
    assert page.model.printed.cards == (CARD,)


def test_a_long_name_leaves_room_for_the_buttons(page: CopyPage) -> None:
    tell(page)
    page.model.rename("W" * 200)
    page.model.change(replace(page.model.printed, cards=()), "W" * 200)
    assert page.minimumSizeHint().width() <= 1280
    assert page.title.text().endswith("…")
    assert page.title.accessibleName() == "W" * 200
    assert page.undo.accessibleName() == f"Undo: {'W' * 200}"


def test_names_are_shown_as_they_are_written(page: CopyPage) -> None:
    tell(page)
    page.model.rename("Ann & Ben")
    pick(page, "Delete")
    menu(page)
    assert page.chooser.trash.actions()[0].text().startswith("Bring back Ann && Ben (")
    assert page.toast.words.text() == "Deleted: Ann & Ben"


def test_a_name_chosen_from_a_list_looks_like_the_one_that_stands_alone(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.show_page("copy")
    page = window.stage.pages.currentWidget()
    assert isinstance(page, CopyPage)
    page.model.begin("First")
    page.model.begin("A name of a copy that is much longer than there is room for it here")
    again = open_window()  # closes the first
    again.show_page("copy")
    box = again.stage.pages.currentWidget().chooser.box
    assert box.font() == current_style().font(TextSize.LARGE, Weight.SEMIBOLD)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert option.currentText.endswith("…")
