"""A photo of a side of the Map, from the file to the ground under the spaces, and out again."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from support.copy_parts import map_shown

from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.terms import Cell, Terrain
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection

LEFT = Qt.MouseButton.LeftButton
COPY_ACTION = Qt.DropAction.CopyAction


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    return a_photo(tmp_path / "side.png", "crimson")


def a_photo(path: Path, colour: str) -> Path:
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    assert image.save(str(path))
    return path


def drop(widget: QWidget, path: Path) -> bool:
    """Let a file go over a widget; whether it is taken."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    entering = QDragEnterEvent(
        QPoint(50, 50), COPY_ACTION, mime, LEFT, Qt.KeyboardModifier.NoModifier
    )
    entering.ignore()
    QApplication.sendEvent(widget, entering)
    dropping = QDropEvent(QPointF(50, 50), COPY_ACTION, mime, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, dropping)
    return entering.isAccepted()


def middle(section: MapSection, cell: str) -> QColor:
    """The colour in the middle of a space, as it is painted."""
    place = section.painter.cells[Cell(cell)].geometry().center()
    return section.painter.grab().toImage().pixelColor(place)


def is_red(colour: QColor) -> bool:
    return colour.red() > 180 and colour.green() < 80


def test_a_dropped_photo_comes_with_its_corners_to_set(section: MapSection, photo: Path) -> None:
    assert drop(section.painting, photo)
    assert section.pages.currentWidget() is section.frame
    assert section.frame.editor.hasFocus()
    QTest.keyClick(section.frame.editor, Qt.Key.Key_Return)
    assert section.pages.currentWidget() is not section.frame
    assert is_red(middle(section, "D4"))


def test_a_photo_is_chosen_in_the_file_dialog(
    section: MapSection, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def choose(_parent: QWidget, _title: str, _folder: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return str(photo), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    QTest.mouseClick(section.photo.buttons.choose, LEFT)
    assert "*.jpg" in asked[0]
    assert section.pages.currentWidget() is section.frame


def test_the_photo_and_its_corners_are_there_after_a_restart(
    qtbot: QtBot, model: CopyModel, section: MapSection, photo: Path
) -> None:
    drop(section.painting, photo)
    editor = section.frame.editor
    QTest.keyClick(editor, Qt.Key.Key_Right)
    QTest.mouseClick(section.frame.done, LEFT)
    again = map_shown(qtbot, CopyModel(model.kept))
    assert is_red(middle(again, "A1"))
    stored = again.photo.photo.photo
    assert stored is not None
    assert stored.corners == editor.corners
    assert again.pages.currentWidget() is not again.frame


def test_each_side_and_each_copy_has_its_own_photo(
    section: MapSection, model: CopyModel, photo: Path
) -> None:
    drop(section.painting, photo)
    section.frame.closed.emit()
    QTest.mouseClick(section.sides.button("1"), LEFT)
    assert not is_red(middle(section, "D4"))
    QTest.mouseClick(section.sides.button("0"), LEFT)
    assert is_red(middle(section, "D4"))
    model.begin("Second edition")
    assert not is_red(middle(section, "D4"))


def test_the_photo_is_hidden_and_shown_and_that_is_remembered(
    qtbot: QtBot, section: MapSection, model: CopyModel, photo: Path
) -> None:
    drop(section.painting, photo)
    section.frame.closed.emit()
    section.photo.shown.click()
    assert not is_red(middle(section, "D4"))
    assert not is_red(middle(map_shown(qtbot, model), "D4"))
    section.photo.shown.click()
    assert is_red(middle(section, "D4"))


def test_the_terrain_stays_readable_over_a_photo(
    section: MapSection, model: CopyModel, photo: Path
) -> None:
    drop(section.painting, photo)
    section.frame.closed.emit()
    unknown = section.painter.grab().toImage()
    for terrain in Terrain:
        side = replace(section.side, terrain=(terrain,) * 49)
        model.change(replace(UNKNOWN_COPY, sides=(side, side)), "all")
        image = section.painter.grab().toImage()
        space = section.painter.cells[Cell("C3")].geometry()
        corner = space.adjusted(space.width() - 18, 1, 0, 18 - space.height())
        assert image.copy(corner) != unknown.copy(corner), "the letter"
        edge = QPoint(space.left() + 3, space.center().y())
        assert image.pixelColor(edge) != unknown.pixelColor(edge), "the frame"
        assert not is_red(image.pixelColor(edge)), "the frame lets nothing through"


def test_a_photo_is_replaced_removed_and_put_back(
    section: MapSection, photo: Path, tmp_path: Path
) -> None:
    page = section.painting
    drop(page, photo)
    section.frame.closed.emit()
    drop(page, a_photo(tmp_path / "other.png", "blue"))
    section.frame.closed.emit()
    assert not is_red(middle(section, "D4"))
    QApplication.processEvents()
    buttons = section.photo.buttons
    for button in (section.photo.corners, buttons.choose, buttons.remove, buttons.put_back):
        assert button.width() >= button.sizeHint().width(), button.text()
    QTest.mouseClick(section.photo.buttons.put_back, LEFT)
    assert is_red(middle(section, "D4"))
    QTest.mouseClick(section.photo.buttons.remove, LEFT)
    assert section.photo.photo.photo is None
    assert section.photo.corners.isHidden()
    QTest.mouseClick(section.photo.buttons.put_back, LEFT)
    assert is_red(middle(section, "D4"))


def test_a_file_that_is_no_photo_is_told_and_nothing_changes(
    section: MapSection, photo: Path, tmp_path: Path
) -> None:
    page = section.painting
    drop(page, photo)
    section.frame.closed.emit()
    wrong = tmp_path / "notes.txt"
    wrong.write_text("ggwwarr")
    drop(page, wrong)
    assert section.photo.buttons.note.text().startswith("notes.txt is no photo")
    assert is_red(middle(section, "D4"))
    assert section.pages.currentWidget() is page


def test_several_files_or_a_link_are_not_taken(section: MapSection) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl("https://example.org/side.jpg")])
    event = QDragEnterEvent(QPoint(9, 9), COPY_ACTION, mime, LEFT, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(section.painting, event)
    assert not event.isAccepted()


def test_painting_over_a_photo_leaves_the_photo(section: MapSection, photo: Path) -> None:
    drop(section.painting, photo)
    section.frame.closed.emit()
    skin = section.painter.skin
    QTest.mouseClick(
        section.painter, LEFT, pos=section.painter.cells[Cell("A1")].geometry().center()
    )
    assert section.painter.skin is skin, "no stroke unpacks the photo anew"


def test_another_copy_without_a_photo_leaves_the_corners(
    section: MapSection, model: CopyModel, photo: Path
) -> None:
    drop(section.painting, photo)
    model.begin("Second edition")
    assert section.pages.currentWidget() is not section.frame
