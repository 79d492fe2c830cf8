"""Step B: the Awards Ceremony, from the counts to the reveal."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import CardTracking, Mode, Player, Seat, Table
from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.rules.awards import Award
from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.ui.paint.glyphs import animal_pixmap
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.page_stack import PageStack
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style
from serengeti_companion.ui.style.tokens import Role, Target, TextSize, Weight
from serengeti_companion.ui.tables.wild.award_reveal import Awarded, AwardReveal
from serengeti_companion.ui.tables.wild.phrases import stars as star_words
from serengeti_companion.ui.tables.wild.player_name import PlayerName
from serengeti_companion.ui.tables.wild.species_picker import SpeciesPicker
from serengeti_companion.ui.tables.wild.step_view import StepView
from serengeti_companion.ui.translation import filled, told

_PICTURE = 64
_FIELD = 220


class AwardsView(StepView):
    """Counts filled in, totals to edit, ranks beside them; then the reveal, then the stars."""

    def build(self) -> None:
        self._species: Species | None = None
        self._rows: dict[Seat, NumberStepper] = {}
        self._counted: dict[Seat, int] = {}
        self._ceremony = 0
        self.results: dict[Seat, TextLabel] = {}
        self._build_counts()
        self.reveal = AwardReveal(self)
        self.stack = PageStack(self)
        self.stack.addWidget(self.counts)
        self.stack.addWidget(self.reveal)
        self.column.addWidget(self.stack)

    @property
    def fields(self) -> tuple[NumberStepper, ...]:
        """The totals, in seating order."""
        return tuple(self._rows.values())

    @property
    def revealed(self) -> bool:
        return self.stack.currentWidget() is self.reveal

    def words(self) -> str:
        if self.revealed:
            return self.tr("Give the stars")
        return self.tr("Reveal the ranks")

    def act(self) -> None:
        if self.revealed:
            self.submit(self._command())
            return
        self.reveal.begin(self._species, self._awarded())
        self.stack.setCurrentWidget(self.reveal)
        self.changed.emit()

    def refresh(self, table: Table) -> None:
        number, by_tile = ceremonies.ceremony(table), self._by_tile()
        same = self.is_same_moment(table)
        if number != self._ceremony:
            self._ceremony, self._counted = number, {}
        if by_tile is not None or not same:
            self._species = by_tile  # else the answer stands, whatever is put right meanwhile
        self.stack.setCurrentWidget(self.counts)
        self._fill_rows(table)
        self._show_species()

    def restyle(self) -> None:
        super().restyle()
        style = current_style()
        self._grid.setHorizontalSpacing(style.px(20))
        self._grid.setVerticalSpacing(style.px(8))
        for field in self._rows.values():
            field.setMaximumWidth(style.px(_FIELD))
        self._show_picture()

    def _build_counts(self) -> None:
        self.counts = QWidget(self)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(4, 1)
        self._picture = QLabel(self.counts)
        self._title = TextLabel("", self.counts, size=TextSize.TITLE, weight=Weight.BOLD)
        label = self.tr("Which animal does the tile show?")
        # In one row: with four players below it nothing scrolls.
        self.picker = SpeciesPicker(label, self.counts, columns=len(Species))
        self.picker.picked.connect(self._answer)
        self.ties = TextLabel("", self.counts, role=Role.MUTED)
        self.ties.setWordWrap(True)
        words = self.tr("?: cards that nobody described. Count what they show, and set the total.")
        self.untold = TextLabel(words, self.counts, role=Role.MUTED)
        self.untold.setWordWrap(True)
        self.another = QPushButton(self.tr("Another &animal…"), self.counts)
        self.another.setAccessibleName(self.tr("Another animal"))
        self.another.clicked.connect(self._ask_again)
        outer = QGridLayout(self.counts)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._picture, 0, 0)
        outer.addWidget(self._title, 0, 1)
        outer.addWidget(self.another, 0, 2)
        outer.setColumnStretch(1, 1)
        outer.addWidget(self.picker, 1, 0, 1, 3)
        outer.addLayout(self._grid, 2, 0, 1, 3)
        outer.addWidget(self.ties, 3, 0, 1, 3)
        outer.addWidget(self.untold, 4, 0, 1, 3)
        outer.setRowStretch(5, 1)

    def _fill_rows(self, table: Table) -> None:
        told = {seat: field.value for seat, field in self._rows.items()}
        while self._grid.count():
            self._grid.takeAt(0).widget().deleteLater()
        self._rows, self.results = {}, {}
        heads = ("", "", "", self.tr("total"), "")
        if table.tracking.cards is not CardTracking.OFF:
            heads = ("", self.tr("on cards"), self.tr("Animal Icons"), self.tr("total"), "")
        for column, words in enumerate(heads):
            head = TextLabel(words, self.counts, size=TextSize.SMALL, role=Role.MUTED)
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignHCenter)
        for row, seat in enumerate(table.present, start=1):
            self._add_row(table, row, seat)
        self._count(table, told)

    def _add_row(self, table: Table, row: int, seat: Seat) -> None:
        player = table.player(seat)
        field = NumberStepper(
            filled(self.tr("Award Animals of {name}"), name=player.name),
            0,
            self.counts,
            side=Target.TOUCH,
        )
        field.setMaximumWidth(current_style().px(_FIELD))
        field.value_wanted.connect(self._rank)
        self._rows[seat] = field
        self.results[seat] = TextLabel("", self.counts, size=TextSize.LARGE)
        numbers = (self._shown(table, player), str(player.icon(Icon.ANIMAL)))
        self._grid.addWidget(PlayerName(player, self.counts), row, 0)
        for column, number in enumerate(numbers, start=1):
            label = TextLabel(number, self.counts, size=TextSize.TITLE, tabular=True)
            label.setVisible(table.tracking.cards is not CardTracking.OFF)
            self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignHCenter)
        self._grid.addWidget(field, row, 3)
        self._grid.addWidget(self.results[seat], row, 4)

    def _count(self, table: Table, told: dict[Seat, int]) -> None:
        """Fill in what the completed cards show; what was told stays where they show the same."""
        before = self._counted
        self._counted = {seat: ceremonies.total(table, seat, self._species) for seat in self._rows}
        for seat, field in self._rows.items():
            counted = self._counted[seat]
            field.set_value(told.get(seat, counted) if before.get(seat) == counted else counted)
        self._rank()

    def _shown(self, table: Table, player: Player) -> str:
        """How many Award Animals there are on the completed cards; "?" for what nobody told."""
        shown = ceremonies.animals_shown(table, player, self._species)
        if not ceremonies.undescribed(player):
            return str(shown)
        return self.tr("{n} + ?").format(n=shown) if shown else "?"

    def _ask_again(self) -> None:
        self._species = None
        self._show_species()
        next(iter(self.picker.buttons.values())).setFocus()

    def _answer(self, species: Species) -> None:
        self._species = species
        self._fill_rows(self.table)
        self._show_species()

    def _show_species(self) -> None:
        known = self._species is not None
        self.picker.setVisible(not known)
        self._picture.setVisible(known)
        self.another.setVisible(known)
        blanks = any(ceremonies.undescribed(self.table.player(seat)) for seat in self._rows)
        followed = self.table.tracking.cards is not CardTracking.OFF
        self.untold.setVisible(known and blanks and followed)
        number = ceremonies.ceremony(self.table)
        if self._species is None:
            words = self.tr("Ceremony {n}: which animal does the Award Tile show?")
            self._title.setText(words.format(n=number))
        else:
            words = self.tr("Ceremony {n}: the {animal} Awards")
            name = told(SPECIES_NAMES[self._species])
            self._title.setText(words.format(n=number, animal=name))
        self._show_picture()
        self.changed.emit()

    def _show_picture(self) -> None:
        if self._species is not None:
            side = current_style().px(_PICTURE)
            ratio = self.devicePixelRatioF()
            ink, on = Role.INK, Role.SURFACE
            self._picture.setPixmap(animal_pixmap(self._species.value, side, ratio, on=on, ink=ink))

    def _command(self) -> c.HoldAwards:
        """The totals only where the table changed what was counted."""
        table = self.table
        totals = tuple(
            self._rows[Seat(seat)].value if Seat(seat) in self._rows else 0
            for seat in range(len(table.players))
        )
        told_animal = None if self._species == self._by_tile() else self._species
        plain = c.HoldAwards(species=told_animal)
        if self._species is not None and all(
            totals[seat] == ceremonies.totals(table, plain)[seat] for seat in self._rows
        ):
            return plain
        return c.HoldAwards(species=told_animal, totals=totals)

    def _by_tile(self) -> Species | None:
        return ceremonies.award_animal(self.table, c.HoldAwards())

    def _placed(self) -> dict[Seat, Award]:
        return ceremonies.placed(self.table, self._command())

    def _awarded(self) -> tuple[Awarded, ...]:
        return tuple(
            Awarded(
                player=self.table.player(seat),
                total=self._rows[seat].value,
                place=award.place or 3,
                stars=award.stars,
            )
            for seat, award in self._placed().items()
        )

    def _rank(self, *_: object) -> None:
        placed = self._placed()
        for seat, award in placed.items():
            self.results[seat].setText(self._result_words(award))
        self.ties.setText(self._tie_words(placed))

    def _result_words(self, award: Award) -> str:
        match award.place:
            case 1:
                words = self.tr("1st: {stars} (twice the total)")
                return words.format(stars=star_words(award.stars))
            case 2:
                words = self.tr("2nd: {stars} (the total)")
                return words.format(stars=star_words(award.stars))
            case _:
                return self.tr("no stars")

    def _tie_words(self, placed: dict[Seat, Award]) -> str:
        if self.table.mode is Mode.SOLO:
            minimum = 4 if ceremonies.ceremony(self.table) == 1 else 8
            return self.tr("Alone, {n} Award Animals make 1st place.").format(n=minimum)
        counts = Counter(award.place for award in placed.values())
        if counts[1] > 1:
            return self.tr(
                "A tie for 1st: each gets the full reward, and the next lower total is 2nd."
            )
        if counts[2] > 1:
            return self.tr("A tie for 2nd: each gets the full reward.")
        return ""
