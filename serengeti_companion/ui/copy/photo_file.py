"""A photo out of a file of the user: judged before it is unpacked, upright, and made smaller."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QImage, QImageReader, QPainter

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.files import is_no_file, read_up_to

LONGEST_SIDE = 2048
"""Pixels of the longer side of what is kept."""
_MEGABYTE, _MILLION = 1024 * 1024, 1_000_000
_MOST_BYTES = 64 * _MEGABYTE
_MOST_POINTS = {"jpeg": 200 * _MILLION}  # is scaled down while it is unpacked
_MOST_POINTS_WHOLE = 64 * _MILLION  # unpacked whole, 4 bytes a point
_KINDS = frozenset({"jpeg", "png", "webp", "heic", "heif"})
_QUALITY = 88
_START_OF_SCAN, _END_OF_IMAGE = 0xDA, b"\xff\xd9"
_FILTER = "*.jpg *.jpeg *.png *.webp *.heic *.heif"


def file_filter() -> str:
    """What a file dialog offers: the endings that can be read here."""
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    return " ".join(each for each in _FILTER.split() if each[2:] in known)


def read_photo(path: Path) -> bytes:
    """The picture as JPEG; raises UnusableInput and EnvironmentFault."""
    if is_no_file(path):
        raise UnusableInput(say("This is not a file: {path}. Choose a photo.", path=str(path)))
    return encoded(_opened(read_up_to(path, _MOST_BYTES), shown(path.name)))


def decoded(picture: bytes) -> QImage:
    """What was kept; empty if it is damaged."""
    return QImage.fromData(picture)


def encoded(image: QImage) -> bytes:
    """As it is kept."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    _on_white(image).save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
    return bytes(data.data())


def _opened(data: bytes, name: str) -> QImage:
    if len(data) > _MOST_BYTES:
        most = _MOST_BYTES // _MEGABYTE
        raise UnusableInput(
            say(
                "{name} is larger than {most} megabytes. Make the photo smaller first.",
                name=name,
                most=most,
            )
        )
    with _quiet_readers():
        buffer = QBuffer()
        buffer.setData(QByteArray(data))
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        return _read(QImageReader(buffer), data, name)


def _read(reader: QImageReader, data: bytes, name: str) -> QImage:
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    kind, size = bytes(reader.format().data()).decode(), reader.size()
    if kind not in _KINDS:
        raise UnusableInput(_no_picture(name))
    if kind == "jpeg" and not _is_whole(data):
        raise UnusableInput(_damaged(name))
    _refuse_huge(size, _MOST_POINTS.get(kind, _MOST_POINTS_WHOLE), name)
    if max(size.width(), size.height()) > LONGEST_SIDE:
        least = QSize(LONGEST_SIDE, LONGEST_SIDE)
        scaled = size.scaled(least, Qt.AspectRatioMode.KeepAspectRatio)
        reader.setScaledSize(scaled.expandedTo(QSize(1, 1)))
    image = reader.read()
    if image.isNull():
        raise UnusableInput(_damaged(name))
    return image


def _refuse_huge(size: QSize, most: int, name: str) -> None:
    points = size.width() * size.height()
    if points > most:
        raise UnusableInput(
            say(
                "{name} has {n} million points, and at most {most} million can be read. "
                "Make the photo smaller first.",
                name=name,
                n=points // _MILLION,
                most=most // _MILLION,
            )
        )


def _is_whole(data: bytes) -> bool:
    """Whether a JPEG has its end: the reader would fill up a half one with grey."""
    at = 2
    while data[at : at + 1] == b"\xff" and at + 4 <= len(data):
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] == _START_OF_SCAN:
            return data.find(_END_OF_IMAGE, at + length) > 0
        at += 2 + length
    return False


def _on_white(image: QImage) -> QImage:
    """Without holes: JPEG has none."""
    if not image.hasAlphaChannel():
        return image
    whole = QImage(image.size(), QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    painter.drawImage(0, 0, image)
    painter.end()
    return whole


@contextmanager
def _quiet_readers() -> Iterator[None]:
    """What the readers complain about is told in a sentence of ours, and not in the terminal."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _no_picture(name: str) -> Text:
    return say(
        "{name} is no photo that can be read here. Save it as JPEG, PNG or WebP and choose that.",
        name=name,
    )


def _damaged(name: str) -> Text:
    return say("{name} is damaged or not whole. Choose another photo.", name=name)
