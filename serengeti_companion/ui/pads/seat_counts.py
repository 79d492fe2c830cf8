"""The counts of one player on the score pad: a column of fields and what they come to."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.games.wild.printed import SpecialistCard
from serengeti_companion.games.wild.rules.final_counts import Count, PlayerResult
from serengeti_companion.games.wild.rules.icons import ICONS
from serengeti_companion.games.wild.rules.specialist_terms import Specialist
from serengeti_companion.games.wild.terms import Icon
from serengeti_companion.ui.pads.count_field import CountField
from serengeti_companion.ui.pads.seat_parts import PlantFields, PlayerHead, Total, Worth
from serengeti_companion.ui.pads.specialist_choice import ANOTHER, SpecialistChoice, is_booked
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import filled


class SeatCounts(QObject):
    """The widgets of one seat, to be laid into a grid; `changed` whenever one of them did."""

    changed = Signal()

    def __init__(self, seat: int, cards: Sequence[SpecialistCard], parent: QWidget) -> None:
        super().__init__(parent)
        self.head = PlayerHead(seat, parent)
        self.stars = CountField("", parent)
        self.likes = CountField("", parent)
        self.completed = CountField("", parent)
        self.specialist = SpecialistChoice(cards, parent)
        self.specialist_problem = TextLabel("", parent, size=TextSize.SMALL, role=Role.REFUSAL)
        self.specialist_problem.setWordWrap(True)
        self.plants = PlantFields(parent)
        self.booked = CountField("", parent)
        self._known_as: str | None = None
        self._build_cells(parent)
        self.total = Total(parent)
        self.adventurer_known = False
        for field in self.fields:
            field.counted.connect(self.changed)
        self.head.name.textEdited.connect(self.changed)
        self.specialist.currentIndexChanged.connect(self._choose_specialist)
        self.rename()

    @property
    def fields(self) -> tuple[CountField, ...]:
        """All count fields, in the order of typing; some may be out of sight."""
        plants = tuple(self.plants.fields.values())
        return (self.stars, self.likes, self.completed, *plants, self.booked)

    @property
    def order(self) -> tuple[CountField | SpecialistChoice, ...]:
        """Everything that is typed or chosen, in that order."""
        return (*self.fields[:3], self.specialist, *self.fields[3:])

    @property
    def cells(self) -> tuple[QWidget, ...]:
        """What stands in the grid, from the head down."""
        return (
            self.head,
            self.stars_cell,
            self.likes_cell,
            self.completed_cell,
            self.specialist_cell,
            self.details,
            self.total,
        )

    @property
    def name(self) -> str:
        return self.head.name.text().strip()

    def count(self, *, common: bool, specialists: bool) -> Count | None:
        """What stands in the fields that count; None where one of them cannot stand."""
        wanted = {"stars": self.stars, "likes": self.likes, "completed": self.completed}
        key = self.specialist.key if specialists else ""
        if common:
            del wanted["stars"]
        numbers = {name: field.number for name, field in wanted.items()}
        plants = {plant: field.number for plant, field in self.plants.fields.items()}
        if key != Specialist.NARRATOR:
            plants = dict.fromkeys(plants, 0)
        booked = self.booked.number if self.books(key) else 0
        if None in {*numbers.values(), *plants.values(), booked}:
            return None
        icons = {Icon.LIKE: numbers["likes"], **plants}
        return Count(
            name=self.name,
            stars=numbers.get("stars") or 0,
            completed=numbers["completed"] or 0,
            icons=tuple(icons.get(icon) or 0 for icon in ICONS),
            specialist=self._called(key),
            booked=booked or 0,
        )

    def books(self, key: str) -> bool:
        """Whether that Specialist's stars at the end are read off the card."""
        return is_booked(key) or (key == Specialist.ADVENTURER and not self.adventurer_known)

    def show_result(self, line: PlayerResult | None, *, shared: bool) -> None:
        """What the counts come to; None = they cannot stand."""
        self.likes_cell.show_stars(None if line is None else line.like)
        earned = line is not None and bool(self.specialist.key)
        self.specialist_worth.show_stars(line.specialist if line is not None and earned else None)
        if line is None:
            words = self.tr("–")
        else:
            words = (self.tr("+{n}") if shared else "{n}").format(n=line.total)
        self.total.show_result(words, None if line is None else line.place)
        told = filled(self.tr("{name}: {total} in all"), name=self.name, total=words)
        self.total.stars.setAccessibleName(told)

    def complain(self, words: str) -> None:
        """What is wrong with the choice of the Specialist, "" = nothing."""
        self.specialist_problem.setText(words)
        self.specialist_problem.setVisible(bool(words))
        self.specialist.setAccessibleDescription(words)

    def rename(self) -> None:
        """The fields say whose they are."""
        name = self.name
        if name == self._known_as:
            return
        self._known_as = name
        self.stars.set_label(filled(self.tr("{name}: stars on the track"), name=name))
        self.likes.set_label(filled(self.tr("{name}: Like Icons"), name=name))
        self.completed.set_label(filled(self.tr("{name}: completed cards"), name=name))
        self.specialist.setAccessibleName(filled(self.tr("{name}: Specialist"), name=name))
        self.booked.set_label(filled(self.tr("{name}: stars of the Specialist"), name=name))
        leaf, flower, fruit = self.plants.fields.values()
        leaf.set_label(filled(self.tr("{name}: Leaf Icons"), name=name))
        flower.set_label(filled(self.tr("{name}: Flower Icons"), name=name))
        fruit.set_label(filled(self.tr("{name}: Fruit Icons"), name=name))

    def draft(self) -> dict[str, str]:
        """Everything as it was typed."""
        plants = {plant.value: field.text for plant, field in self.plants.fields.items()}
        return {
            "name": self.head.name.text(),
            "stars": self.stars.text,
            "likes": self.likes.text,
            "completed": self.completed.text,
            "specialist": self.specialist.key,
            "booked": self.booked.text,
        } | plants

    def restore(self, draft: Mapping[str, object]) -> None:
        """Show it again; what is missing is as at the start."""
        texts = {key: value for key, value in draft.items() if isinstance(value, str)}
        if "name" in texts:
            self.head.show_name(texts["name"])
        for key, field in self._named().items():
            field.put(texts.get(key, "0"))
        self.specialist.choose(texts.get("specialist", ""))
        self.rename()

    def _named(self) -> dict[str, CountField]:
        plants = {plant.value: field for plant, field in self.plants.fields.items()}
        return {
            "stars": self.stars,
            "likes": self.likes,
            "completed": self.completed,
            "booked": self.booked,
        } | plants

    def _called(self, key: str) -> str | None:
        if key == ANOTHER:
            # Each is another card: nobody has the same one.
            return filled(self.tr("another one ({name})"), name=self.name)
        return key or None

    def _build_cells(self, parent: QWidget) -> None:
        self.stars_cell = Worth(self.stars, parent)
        self.likes_cell = Worth(self.likes, parent)
        self.completed_cell = Worth(self.completed, parent)
        self.specialist_worth = Worth(self.specialist, parent)
        self.specialist_cell = QWidget(parent)
        column = QVBoxLayout(self.specialist_cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.specialist_worth)
        column.addWidget(self.specialist_problem)
        self.specialist_problem.hide()
        self.details = QStackedWidget(parent)
        for page in (QWidget(parent), self.plants, Worth(self.booked, parent)):
            self.details.addWidget(page)

    def know_adventurer(self, *, known: bool) -> None:
        """Whether this table's scale was entered: then nothing is read off the card."""
        self.adventurer_known = known
        self._show_detail()

    def _choose_specialist(self) -> None:
        self._show_detail()
        self.changed.emit()

    def _show_detail(self) -> None:
        key = self.specialist.key
        page = 1 if key == Specialist.NARRATOR else 2 if self.books(key) else 0
        self.details.setCurrentIndex(page)

    @property
    def has_detail(self) -> bool:
        """Whether the Specialist asks for more counts."""
        return self.details.currentIndex() > 0
