"""The result on paper: the same page as PDF and as picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from serengeti_companion.games.wild.model import Table
from serengeti_companion.storage.regular_files import put_whole
from serengeti_companion.ui.paint.chart import paint_chart
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.player_mark import initial, paint_mark
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.tables.wild import verdict
from serengeti_companion.ui.tables.wild.player_name import sign_of
from serengeti_companion.ui.tables.wild.score_table import ScoreRow, chart_lines, score_rows

_PAGE = QSize(1120, 792)  # A4 across, in the pixels of the look
_MARGIN = 48
_SHARP = 2
_LABELS = 300
_ROW = 30

_FOOT = 24

_translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Page:
    table: Table
    house: tuple[str, ...]


def save(table: Table, path: Path, house: Sequence[str] = ()) -> None:
    """Write a PDF, or a picture for any other ending, whole or not at all; raises OSError.

    `house`: the house rules played, in sentences.
    """
    page = _Page(table, tuple(house))
    content = _pdf(page) if path.suffix.lower() == ".pdf" else _png(page)
    put_whole(path, content)


def _pdf(page: _Page) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    size = QPageSize(QPageSize.PageSizeId.A4)
    landscape = QPageLayout.Orientation.Landscape
    writer.setPageLayout(QPageLayout(size, landscape, QMarginsF(0, 0, 0, 0)))
    writer.setTitle(verdict.headline(page.table))
    painter = QPainter(writer)
    scale = min(writer.width() / _PAGE.width(), writer.height() / _PAGE.height())
    painter.scale(scale, scale)
    _paint(painter, page)
    painter.end()
    buffer.close()
    return bytes(content.data())


def picture(page: _Page) -> QImage:
    """The page as a picture, sharp enough to print."""
    image = QImage(_PAGE * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(_SHARP)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    _paint(painter, page)
    painter.end()
    return image


def _png(page: _Page) -> bytes:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(picture(page)):
        raise OSError("the picture could not be made")
    return bytes(content.data())


def _paint(painter: QPainter, page: _Page) -> None:
    table = page.table
    with current_style().on_paper():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, _PAGE.width(), _PAGE.height())
        painter.fillRect(box, current_style().color(Role.SURFACE))
        inner = box.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        top = _paint_head(painter, inner, table)
        bottom = _paint_rows(painter, QRectF(inner.left(), top, inner.width(), 0), table)
        foot = inner.bottom() - _FOOT
        lines, labels = chart_lines(table)
        rules = _paint_house(painter, QRectF(inner.left(), bottom, inner.width(), foot), page)
        chart = QRectF(inner.left(), bottom + 20, inner.width(), rules - bottom - 28)
        paint_chart(painter, chart, lines, labels)
        _paint_foot(painter, QRectF(inner.left(), foot, inner.width(), _FOOT), page)


def _paint_head(painter: QPainter, box: QRectF, table: Table) -> float:
    """The bottom of it."""
    style = current_style()
    painter.setPen(style.color(Role.INK))
    painter.setFont(style.font(TextSize.SCORE, Weight.BOLD))
    line = QRectF(box.left(), box.top(), box.width(), 48)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(line, left, cut(verdict.headline(table), painter.fontMetrics(), box.width()))
    painter.setFont(style.font(TextSize.LARGE))
    painter.setPen(style.color(Role.MUTED))
    painter.drawText(line.translated(0, 42), left, verdict.reason(table))
    return line.bottom() + 56


def _paint_rows(painter: QPainter, box: QRectF, table: Table) -> float:
    """The bottom of them."""
    width = (box.width() - _LABELS) / len(table.players)
    style = current_style()
    for at, player in enumerate(table.players):
        cell = QRectF(box.left() + _LABELS + at * width, box.top(), width, _ROW)
        mark = QRectF(cell.left(), cell.top() + 2, 26, 26)
        paint_mark(painter, mark, *sign_of(player), initial(player.name))
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        painter.setPen(style.color(Role.INK))
        room = cell.adjusted(34, 0, -6, 0)
        name = cut(player.name, painter.fontMetrics(), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)
    y = box.top() + _ROW + 4
    for row in score_rows(table):
        _paint_row(painter, QRectF(box.left(), y, box.width(), _ROW), row, width)
        y += _ROW
    return y


def _paint_row(painter: QPainter, box: QRectF, row: ScoreRow, width: float) -> None:
    style = current_style()
    weight = Weight.BOLD if row.strong else Weight.REGULAR
    if row.strong:
        painter.setPen(QPen(style.color(Role.LINE), 1))
        painter.drawLine(box.topLeft(), box.topRight())
    painter.setPen(style.color(Role.INK))
    painter.setFont(style.font(TextSize.BODY, weight, tabular=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, row.label)
    for at, value in enumerate(row.values):
        cell = QRectF(box.left() + _LABELS + at * width + 34, box.top(), width - 34, box.height())
        painter.drawText(cell, Qt.AlignmentFlag.AlignVCenter, value)


def _paint_house(painter: QPainter, box: QRectF, page: _Page) -> float:
    """The house rules played, just above the foot at the box's height; the top of them."""
    foot = box.height()
    if not page.house:
        return foot
    style = current_style()
    painter.setFont(style.font(TextSize.SMALL))
    painter.setPen(style.color(Role.MUTED))
    text = _translate("ScorePaper", "House rules: {rules}").format(rules=" ".join(page.house))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    room = QRectF(box.left(), 0, box.width(), foot)
    height = painter.boundingRect(room, flags, text).height()
    painter.drawText(QRectF(box.left(), foot - height, box.width(), height), flags, text)
    return foot - height


def _paint_foot(painter: QPainter, box: QRectF, page: _Page) -> None:
    style = current_style()
    painter.setPen(style.color(Role.MUTED))
    painter.setFont(style.font(TextSize.SMALL))
    line = "WILD: Serengeti"
    if page.table.printed.practice:
        note = _translate("ScorePaper", "Practice set, not the published game.")
        line = f"{line}. {note}"
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line)
