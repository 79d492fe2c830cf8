"""The Awards Ceremony revealed: third, second, first, each with its stars."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from serengeti_companion.games.wild.model import Player
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.paint.cut_words import cut
from serengeti_companion.ui.paint.glyphs import draw_animal, draw_icon
from serengeti_companion.ui.paint.player_mark import initial, paint_mark
from serengeti_companion.ui.parts.announce import announce
from serengeti_companion.ui.style.styling import Style, current_style, follow
from serengeti_companion.ui.style.tokens import RADIUS, Motion, Role, TextSize, Weight
from serengeti_companion.ui.tables.wild.player_name import sign_of
from serengeti_companion.ui.translation import filled, told

STAGES = 3
_STEPS = {1: 0.52, 2: 0.36, 3: 0.2}  # height of the stand, of the whole picture
_ORDER = (2, 1, 3)  # from left to right, as on a podium
_MARK = 56
_LARGEST = 1.3  # of what is drawn, in a window with room for it


_ROOM = QSize(1300, 440)  # where it is drawn at its own size


@dataclass(frozen=True, slots=True, kw_only=True)
class Awarded:
    """What one player's total brought; `place` 3 stands for everything below 2nd."""

    player: Player
    total: int
    place: int
    stars: int


class AwardReveal(QWidget):
    """`begin` plays it in stages, `finish` shows all; without motion all is there at once."""

    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._awarded: tuple[Awarded, ...] = ()
        self._species: Species | None = None
        self._shown = 0.0
        self._playing = QVariantAnimation(self)
        self._playing.valueChanged.connect(self._progress)
        self._playing.finished.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.restyle)

    @property
    def running(self) -> bool:
        return self._playing.state() is QVariantAnimation.State.Running

    def begin(self, species: Species | None, awarded: tuple[Awarded, ...]) -> None:
        """Reveal these."""
        self._species, self._awarded = species, awarded
        words = self.tr("{name}: {total} animals, {stars} stars")
        lines = [
            filled(words, name=each.player.name, total=each.total, stars=each.stars)
            for each in sorted(awarded, key=lambda each: each.place)
        ]
        self.setAccessibleName(". ".join(lines))
        announce(self, ". ".join(lines))
        duration = current_style().duration(Motion.CEREMONY)
        self._shown = 0.0
        if not duration:
            self.finish()
            return
        self._playing.setDuration(duration * STAGES)
        self._playing.setStartValue(0.0)
        self._playing.setEndValue(float(STAGES))
        self._playing.start()

    def finish(self) -> None:
        """All is revealed."""
        self._playing.stop()
        if self._shown < STAGES:
            self._shown = float(STAGES)
        self.update()
        self.finished.emit()

    def restyle(self) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(760), style.px(340))

    def minimumSizeHint(self) -> QSize:
        style = current_style()
        return QSize(style.px(480), style.px(240))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.running:
            self.finish()

    def hideEvent(self, event: object) -> None:
        self._playing.stop()

    def _progress(self, value: object) -> None:
        self._shown = float(str(value))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        style = current_style()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grown = self._grown(style)
        painter.scale(grown, grown)
        box = QRectF(0, 0, self.width() / grown, self.height() / grown)
        self._paint_title(painter, box, style)
        column = box.width() / STAGES
        for at, place in enumerate(_ORDER):
            part = QRectF(box.left() + at * column, box.top(), column, box.height())
            self._paint_stand(painter, part, place, style)
        painter.end()

    def _grown(self, style: Style) -> float:
        """It is looked at from across the table: as large as there is room, names and all."""
        room = min(self.width() / style.px(_ROOM.width()), self.height() / style.px(_ROOM.height()))
        return min(max(room, 1.0), _LARGEST)

    def _paint_title(self, painter: QPainter, box: QRectF, style: Style) -> None:
        if self._species is None:
            return
        painter.setPen(style.color(Role.INK))
        painter.setFont(style.font(TextSize.SCORE, Weight.BOLD))
        line = QRectF(box.left(), box.top(), box.width(), style.px(48))
        words = self.tr("The {animal} Awards").format(animal=told(SPECIES_NAMES[self._species]))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_stand(self, painter: QPainter, box: QRectF, place: int, style: Style) -> None:
        """Place 3 comes first: its stage is the share of `_shown` between 0 and 1."""
        share = min(max(self._shown - (STAGES - place), 0.0), 1.0)
        here = [each for each in self._awarded if each.place == place]
        gap = style.px(6)
        height = box.height() * _STEPS[place] * (0.4 + 0.6 * share)
        stand = QRectF(box.left() + gap, box.bottom() - height, box.width() - 2 * gap, height)
        self._paint_block(painter, stand, place, style)
        painter.setOpacity(share)
        self._paint_people(painter, box, stand, here)
        painter.setOpacity(1.0)

    def _paint_block(self, painter: QPainter, stand: QRectF, place: int, style: Style) -> None:
        first = place == 1
        painter.setPen(QPen(style.color(Role.ACCENT if first else Role.EDGE), style.px(2)))
        painter.setBrush(style.color(Role.GLOW if first else Role.SUNKEN))
        corner = style.px(RADIUS)
        painter.drawRoundedRect(stand.adjusted(1, 1, -1, corner), corner, corner)
        painter.setPen(style.color(Role.ON_GLOW if first else Role.INK))
        painter.setFont(style.font(TextSize.TITLE, Weight.BOLD))
        words = {1: self.tr("1st: twice"), 2: self.tr("2nd: once"), 3: self.tr("no stars")}
        line = QRectF(stand.left(), stand.top() + style.px(8), stand.width(), style.px(32))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words[place])
        if first and self._species is not None and stand.height() > style.px(110):
            side = min(stand.height() - style.px(48), style.px(88))
            picture = QRectF(0, 0, side, side)
            picture.moveCenter(QPointF(stand.center().x(), stand.bottom() - side / 2))
            draw_animal(painter, picture, self._species.value, on=Role.GLOW, ink=Role.ON_GLOW)

    def _paint_people(
        self, painter: QPainter, box: QRectF, stand: QRectF, here: list[Awarded]
    ) -> None:
        style = current_style()
        if not here:
            return
        width = box.width() / len(here)
        bottom = stand.top() - style.px(8)
        for at, each in enumerate(here):
            place = QRectF(box.left() + at * width, 0, width, bottom)
            self._paint_person(painter, place, each, style)

    def _paint_person(self, painter: QPainter, box: QRectF, each: Awarded, style: Style) -> None:
        centre = Qt.AlignmentFlag.AlignCenter
        stars = QRectF(box.left(), box.bottom() - style.px(34), box.width(), style.px(34))
        painter.setPen(style.color(Role.INK))
        if each.stars:
            painter.setFont(style.font(TextSize.TITLE, Weight.BOLD, tabular=True))
            words = f"+{each.stars}"
            side = style.px(26)
            width = painter.fontMetrics().horizontalAdvance(words) + side + style.px(6)
            left = stars.center().x() - width / 2
            draw_icon(painter, QRectF(left, stars.top() + style.px(4), side, side), "star")
            text = stars.adjusted(left + side + style.px(6) - stars.left(), 0, 0, 0)
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, words)
        painter.setFont(style.font(TextSize.BODY, Weight.SEMIBOLD))
        name = stars.translated(0, -style.px(26))
        words, metrics = self.tr("{name}, {total}"), painter.fontMetrics()
        count = metrics.horizontalAdvance(filled(words, name="", total=each.total))
        room = round(name.width()) - style.px(8) - count
        short = cut(each.player.name, metrics, room)
        painter.drawText(name, centre, filled(words, name=short, total=each.total))
        side = style.px(_MARK)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(QPointF(box.center().x(), name.top() - side / 2 + style.px(4)))
        paint_mark(painter, mark, *sign_of(each.player), initial(each.player.name))
