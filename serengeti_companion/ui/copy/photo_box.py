"""The photo of a piece of the copy, to be put beside what is told of it."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.photo_buttons import PhotoButtons
from serengeti_companion.ui.copy.photo_drop import PhotoDrop
from serengeti_companion.ui.copy.photo_file import decoded
from serengeti_companion.ui.copy.photo_model import PhotoModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role

_LEAST = 120
_USUAL = 220
_WIDE, _BESIDE = 560, 240


class PhotoBox(QWidget):
    """`show_piece("card 31")` shows the photo of that card, and takes in another one."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.photo = PhotoModel(model, self)
        self.picture = Picture(self)
        invitation = self.tr("Or drop one here. It stays on this computer.")
        self.buttons = PhotoButtons(self.photo, invitation, self)
        self.drop = PhotoDrop(self)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.addWidget(self.picture, 1)
        self._halves.addWidget(self.buttons)
        self._halves.addStretch()
        self.drop.dropped.connect(self.photo.take)
        self.photo.changed.connect(self._show)
        self._show()
        follow(self._resize)

    def show_piece(self, piece: str) -> None:
        """The photo of this piece; "" = of none, and nothing can be taken in."""
        self.photo.show_piece(piece)
        self.buttons.setEnabled(bool(piece))
        self.setAcceptDrops(bool(piece))

    def _show(self) -> None:
        photo = self.photo.photo
        self.picture.setVisible(photo is not None)
        self.picture.show_picture(b"" if photo is None else photo.picture)
        self._halves.setStretch(
            2, int(photo is None)
        )  # without a picture the buttons begin the line

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize()

    def _resize(self) -> None:
        """Where there is room, the buttons stand beside the picture and leave it all the height."""
        style = current_style()
        beside = self.width() >= style.px(_WIDE)
        way = QBoxLayout.Direction
        self._halves.setDirection(way.LeftToRight if beside else way.TopToBottom)
        self._halves.setSpacing(style.px(12 if beside else 8))
        self.buttons.setMaximumWidth(style.px(_BESIDE) if beside else max(self.width(), 1))


class Picture(QWidget):
    """A photo as large as it fits; it is unpacked for the size in which it is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Photo"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._picture = b""
        self._shown = QPixmap()
        follow(self.restyle)

    def show_picture(self, picture: bytes) -> None:
        self._picture, self._shown = picture, QPixmap()
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL) * current_style().scale

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST) * current_style().scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shown = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._picture:
            return
        if self._shown.isNull():
            self._unpack()
        painter = QPainter(self)
        place = QRect(0, 0, *self._shown.deviceIndependentSize().toSize().toTuple())
        place.moveCenter(self.rect().center())
        painter.drawPixmap(place.topLeft(), self._shown)
        painter.setPen(QPen(current_style().color(Role.EDGE), current_style().line()))
        painter.drawRect(place.adjusted(0, 0, -1, -1))
        painter.end()

    def _unpack(self) -> None:
        ratio = self.devicePixelRatioF()
        shown = decoded(self._picture).scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        self._shown = QPixmap.fromImage(shown)
        self._shown.setDevicePixelRatio(ratio)
