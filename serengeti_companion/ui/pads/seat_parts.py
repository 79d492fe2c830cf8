"""The pieces of a player's column on the score pad."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from serengeti_companion.games.wild.terms import PLANTS
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.paint.player_mark import initial, mark_pixmap
from serengeti_companion.ui.parts.picture_label import PictureLabel
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import (
    SEAT_COLOURS,
    SEAT_SHAPES,
    Role,
    Target,
    TextSize,
    Weight,
)

_MARK = 36
_PLANT = 22


class PlayerHead(QWidget):
    """Mark and name; what is wrong with the name stands below it."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = seat
        self.mark = QLabel(self)
        self.name = QLineEdit(self)
        self.problem = TextLabel("", self, size=TextSize.SMALL, role=Role.REFUSAL)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.row = QHBoxLayout()
        self.row.addWidget(self.mark)
        self.row.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.row)
        column.addWidget(self.problem)
        self.name.setAccessibleName(self.tr("Name of player {n}").format(n=seat + 1))
        self.name.textChanged.connect(self.restyle)
        follow(self.restyle)

    def show_name(self, name: str) -> None:
        """A long one shows how it begins."""
        self.name.setText(name)
        self.name.home(False)

    def complain(self, words: str) -> None:
        """What is wrong with the name, "" = nothing."""
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        self.name.setAccessibleDescription(words)

    def restyle(self) -> None:
        style = current_style()
        side = style.px(_MARK)
        colour, shape = SEAT_COLOURS[self.colour], SEAT_SHAPES[self.colour]
        letter = initial(self.name.text())
        self.mark.setPixmap(mark_pixmap(colour, shape, letter, side, self.devicePixelRatioF()))
        self.mark.setFixedSize(side, side)
        self.row.setSpacing(style.px(6))
        self.name.setFont(style.font(TextSize.LARGE, Weight.SEMIBOLD))


class Worth(QWidget):
    """A field, and behind it what it is worth."""

    def __init__(self, field: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stars = TextLabel("", self, weight=Weight.SEMIBOLD, tabular=True)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(field, 1)
        self.row.addWidget(self.stars)
        follow(self.restyle)

    def show_stars(self, stars: int | None) -> None:
        """None = nothing to say."""
        self.stars.setText("" if stars is None else self.tr("= {n}").format(n=stars))

    def restyle(self) -> None:
        style = current_style()
        self.row.setSpacing(style.px(8))
        self.stars.setMinimumWidth(style.px(46))


class PlantFields(QWidget):
    """Leaf, Flower and Fruit in one row, for the Narrator."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = {plant: CountField("", self, compact=True) for plant in PLANTS}
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        for plant, field in self.fields.items():
            picture = PictureLabel(plant.value, _PLANT, self, on=Role.PAPER)
            self.row.addWidget(picture, 0, Qt.AlignmentFlag.AlignVCenter)
            self.row.addWidget(field, 1)
        follow(self.restyle)

    def restyle(self) -> None:
        self.row.setSpacing(current_style().px(3))


class Total(QWidget):
    """What a player comes to, and the place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stars = TextLabel("", self, size=TextSize.SCORE, weight=Weight.BOLD, tabular=True)
        self.award = PictureLabel("award", _MARK, self)
        self.place = TextLabel("", self, role=Role.MUTED)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.stars, self.award, self.place):
            self.row.addWidget(widget)
        self.row.addStretch(1)
        follow(self.restyle)

    def show_result(self, stars: str, place: int | None) -> None:
        """`place` None = nobody competes."""
        self.stars.setText(stars)
        self.award.setVisible(place == 1)
        words = "" if place is None else self.tr("place {n}").format(n=place)
        self.place.setText(words)

    def restyle(self) -> None:
        style = current_style()
        self.row.setSpacing(style.px(8))
        self.setMinimumHeight(style.px(Target.TOUCH))
