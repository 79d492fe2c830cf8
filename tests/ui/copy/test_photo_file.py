"""Photos out of files: which are taken in, how, and what is said of the others."""

import os
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from serengeti_companion.storage.faults import EnvironmentFault, UnusableInput
from serengeti_companion.ui.copy import photo_file
from serengeti_companion.ui.copy.photo_file import (
    LONGEST_SIDE,
    decoded,
    file_filter,
    read_photo,
)

pytestmark = pytest.mark.usefixtures("qapp")
JPEG = b"\xff\xd8"


def a_picture(wide: int = 300, high: int = 200) -> QImage:
    """Red at the left, blue at the right."""
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.blue)
    painter = QPainter(image)
    painter.fillRect(0, 0, wide // 2, high, Qt.GlobalColor.red)
    painter.end()
    return image


def saved(folder: Path, kind: str, image: QImage | None = None) -> Path:
    path = folder / f"photo.{kind}"
    assert (image or a_picture()).save(str(path), kind)  # type: ignore[call-overload]
    return path


def colours(image: QImage, *points: tuple[float, float]) -> list[str]:
    """The nearest pure colours at parts of width and height."""

    def name(x: float, y: float) -> str:
        colour = image.pixelColor(int(x * image.width()), int(y * image.height()))
        parts = {"red": colour.red(), "green": colour.green(), "blue": colour.blue()}
        return max(parts, key=lambda part: parts[part])

    return [name(*point) for point in points]


def refused(path: Path) -> str:
    with pytest.raises((UnusableInput, EnvironmentFault)) as caught:
        read_photo(path)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize("kind", ["jpg", "png", "webp"])
def test_a_photo_is_kept_as_jpeg(tmp_path: Path, kind: str) -> None:
    kept = read_photo(saved(tmp_path, kind))
    assert kept.startswith(JPEG)
    image = decoded(kept)
    assert (image.width(), image.height()) == (300, 200)
    assert colours(image, (0.2, 0.5), (0.8, 0.5)) == ["red", "blue"]


@pytest.mark.parametrize(
    ("wide", "high", "kept_wide", "kept_high"),
    [(4096, 1024, 2048, 512), (1000, 3000, 682, 2048), (5000, 1, 2048, 1), (640, 480, 640, 480)],
)
def test_a_large_photo_is_made_smaller_and_keeps_its_shape(
    tmp_path: Path, wide: int, high: int, kept_wide: int, kept_high: int
) -> None:
    for kind in ("jpg", "png"):
        image = decoded(read_photo(saved(tmp_path, kind, a_picture(wide, high))))
        assert (image.width(), image.height()) == (kept_wide, kept_high)
        assert max(image.width(), image.height()) <= LONGEST_SIDE


@pytest.mark.parametrize(
    ("orientation", "size", "left_or_top"),
    [
        (1, (300, 200), "red"),
        (3, (300, 200), "blue"),
        (6, (200, 300), "red"),
        (8, (200, 300), "blue"),
    ],
)
def test_a_photo_stands_as_its_camera_says(
    tmp_path: Path, orientation: int, size: tuple[int, int], left_or_top: str
) -> None:
    path = saved(tmp_path, "jpg")
    path.write_bytes(with_orientation(path.read_bytes(), orientation))
    image = decoded(read_photo(path))
    assert (image.width(), image.height()) == size
    start = (0.2, 0.5) if size == (300, 200) else (0.5, 0.2)
    assert colours(image, start) == [left_or_top]


def with_orientation(jpeg: bytes, orientation: int) -> bytes:
    """The JPEG with the mark of a camera that was held another way."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    exif = b"Exif\0\0" + b"MM\0*\0\0\0\x08" + struct.pack(">H", 1) + entry + b"\0\0\0\0"
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


def test_what_is_seen_through_is_white(tmp_path: Path) -> None:
    image = QImage(50, 50, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    kept = decoded(read_photo(saved(tmp_path, "png", image)))
    assert kept.pixelColor(25, 25) == QColor("white")


@pytest.mark.parametrize("kind", ["jpg", "png", "webp"])
@pytest.mark.parametrize("share", [0.5, 0.95])
def test_half_a_photo_is_told_as_damaged(tmp_path: Path, kind: str, share: float) -> None:
    path = saved(tmp_path, kind, a_picture(1500, 1100))
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])
    said = f"photo.{kind} is damaged or not whole. Choose another photo."
    assert refused(path) == said


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"ggwwarr\n" * 7,
        b"\xff\xd8\xff\xe0",
        b"\x89PNG\r\n\x1a\n",
        b"GIF89a" + bytes(40),
        b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        b"\0\0\0\x20ftypheic\0\0\0\0mif1heic" + bytes(100),
        bytes(range(256)) * 20,
    ],
)
def test_what_is_no_photo_is_told_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(content)
    said = refused(path)
    assert said.startswith("photo.jpg is ")
    assert "hoose" in said


@pytest.mark.parametrize(
    ("wide", "high"), [(30_000, 30_000), (8_001, 8_000), (2**31 - 1, 2**31 - 1)]
)
def test_a_small_file_that_would_fill_the_memory_is_not_unpacked(
    tmp_path: Path, wide: int, high: int
) -> None:
    path = tmp_path / "bomb.png"
    path.write_bytes(a_bomb(wide, high))
    said = refused(path)
    assert "bomb.png" in said
    if wide < 2**31 - 1:
        assert "million points" in said


def a_bomb(wide: int, high: int) -> bytes:
    """A PNG that promises so many points."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    data = zlib.compress(bytes(10_000_000), 9)
    start = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
    return start + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def test_a_file_of_many_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "film.jpg"
    with path.open("wb") as file:
        file.write(JPEG)
        file.truncate(65 * 1024 * 1024)
    assert refused(path) == "film.jpg is larger than 64 megabytes. Make the photo smaller first."


def test_a_folder_a_pipe_and_nothing_at_all_are_no_files(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, tmp_path / "missing.jpg"):
        assert refused(path) == f"This is not a file: {path}. Choose a photo."


def test_a_name_that_would_break_a_sentence_is_shown_tamed(tmp_path: Path) -> None:
    path = tmp_path / "a\nb.jpg"
    path.write_bytes(b"nothing")
    assert refused(path).startswith("a\N{REPLACEMENT CHARACTER}b.jpg is no photo")


def test_the_file_dialog_offers_what_can_be_read() -> None:
    endings = file_filter().split()
    assert {"*.jpg", "*.jpeg", "*.png", "*.webp"} <= set(endings)


def test_a_reader_s_own_complaints_are_heard_again_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers: list[object] = ["before"]

    def install(handler: object) -> object:
        handlers.append(handler)
        return handlers[-2]

    monkeypatch.setattr(photo_file, "qInstallMessageHandler", install)
    read_photo(saved(tmp_path, "jpg"))
    assert handlers[-1] == "before"
