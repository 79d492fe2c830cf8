"""A photo beside a card: taken in, shown, replaced, removed, and bound to its number."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from serengeti_companion.storage.faults import disk_full
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.photo_box import PhotoBox

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def box(qtbot: QtBot, model: CopyModel) -> PhotoBox:
    box = PhotoBox(model)
    qtbot.addWidget(box)
    box.resize(400, 400)
    with qtbot.waitExposed(box):
        box.show()
    box.show_piece("card 31")
    return box


def choose(box: PhotoBox, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    QTest.mouseClick(box.buttons.choose, LEFT)


def a_photo(folder: Path, colour: str, size: tuple[int, int] = (300, 200)) -> Path:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    path = folder / f"{colour}.png"
    assert image.save(str(path))
    return path


def seen(box: PhotoBox) -> str:
    """The colour in the middle of the photo."""
    image = box.picture.grab().toImage()
    colour = image.pixelColor(image.rect().center())
    names = {"red": QColor("red"), "blue": QColor("blue")}
    return next((name for name, known in names.items() if near(colour, known)), "none")


def near(one: QColor, other: QColor) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) < 12 for a, b in pairs)


def test_a_photo_is_bound_to_its_card(
    box: PhotoBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(box, a_photo(tmp_path, "red"), monkeypatch)
    assert seen(box) == "red"
    box.show_piece("card 32")
    assert box.picture.isHidden()
    choose(box, a_photo(tmp_path, "blue"), monkeypatch)
    assert seen(box) == "blue"
    box.show_piece("card 31")
    assert seen(box) == "red"


def test_a_photo_can_come_before_anything_is_told(
    box: PhotoBox, model: CopyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert model.copies == ()
    choose(box, a_photo(tmp_path, "red"), monkeypatch)
    assert model.id is not None
    assert model.kept.photos.pieces(model.id) == ("card 31",)
    assert model.printed.cards == ()


def test_a_photo_is_removed_and_put_back(
    box: PhotoBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(box, a_photo(tmp_path, "red"), monkeypatch)
    QTest.mouseClick(box.buttons.remove, LEFT)
    assert box.picture.isHidden()
    assert box.buttons.remove.isHidden()
    QApplication.processEvents()
    assert box.buttons.x() == 0
    QTest.mouseClick(box.buttons.put_back, LEFT)
    assert seen(box) == "red"


def test_a_tall_and_a_wide_photo_keep_their_shape(
    box: PhotoBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(box, a_photo(tmp_path, "red", (900, 300)), monkeypatch)
    image = box.picture.grab().toImage()
    middle = image.rect().center()
    assert not near(image.pixelColor(middle.x(), 2), QColor("red"))
    assert near(image.pixelColor(3, middle.y()), QColor("red"))
    choose(box, a_photo(tmp_path, "blue", (300, 900)), monkeypatch)
    image = box.picture.grab().toImage()
    assert not near(image.pixelColor(2, middle.y()), QColor("blue"))
    assert near(image.pixelColor(middle.x(), 3), QColor("blue"))


def test_nothing_is_taken_in_where_there_is_no_piece(box: PhotoBox) -> None:
    box.show_piece("")
    assert not box.buttons.choose.isEnabled()
    assert not box.acceptDrops()
    box.show_piece("card 7")
    assert box.buttons.choose.isEnabled()
    assert box.acceptDrops()


def test_a_wrong_file_is_told_until_another_card_is_shown(
    box: PhotoBox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "list.pdf"
    wrong.write_bytes(b"%PDF-1.7")
    choose(box, wrong, monkeypatch)
    assert box.buttons.note.text().startswith("list.pdf is no photo")
    assert box.picture.isHidden()
    box.show_piece("card 32")
    assert "list.pdf" not in box.buttons.note.text()


def test_the_disk_that_refuses_is_told_and_nothing_is_shown(
    box: PhotoBox, model: CopyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_photo(tmp_path, "red")
    choose(box, path, monkeypatch)
    said: list[str] = []
    model.kept.failed.connect(said.append)

    def full(*_: object) -> None:
        raise disk_full(tmp_path)

    monkeypatch.setattr(model.kept.photos, "put", full)
    choose(box, a_photo(tmp_path, "blue"), monkeypatch)
    assert seen(box) == "red"
    assert [words[:16] for words in said] == ["The disk is full"]
