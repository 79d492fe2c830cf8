"""My copy: Award Tiles, the end of the score track, the colours of the markers."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild.names import SPECIES_NAMES
from serengeti_companion.games.wild.notation.reading import MOST_NUMBER
from serengeti_companion.games.wild.printed import ASSUMED_TILES, Printed
from serengeti_companion.games.wild.scoring import TRACK_LAST
from serengeti_companion.games.wild.sense.boards import odd_tiles
from serengeti_companion.games.wild.terms import Species
from serengeti_companion.ui.copy import other_edits as edits
from serengeti_companion.ui.copy.award_tiles import AwardTiles
from serengeti_companion.ui.copy.colour_names import ColourNames
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.oddities import Oddities
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.copy.told_number import ToldNumber
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.card_frame import CardFrame
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import filled, told

_NARROW = 640


class OtherSection(SectionPage):
    """Three surfaces; who leaves them alone is assumed to have what the rulebook lets assume."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._copy = model.id
        self._heads: list[QHBoxLayout] = []
        self._columns: list[QVBoxLayout] = []
        self._build_tiles()
        self._build_track()
        self._build_colours()
        self._arrange()
        self._model.changed.connect(self._show)
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        self.tiles.tiles[0].setFocus()

    @property
    def _printed(self) -> Printed:
        return self._model.printed

    def _build_tiles(self) -> None:
        self.assume = QPushButton(self.tr("One of &each species"), self)
        self.assume.setAccessibleName(self.tr("One of each species"))
        self.assume.clicked.connect(self._assume_tiles)
        self.tiles = AwardTiles(self)
        self.tiles.changed.connect(self._change_tile)
        self.tiles.show_tiles(self._printed.award_tiles)  # made first, Tab comes to them first
        self.oddities = Oddities(self)

    def _build_track(self) -> None:
        label = self.tr("Last number on the score track")
        self.track = ToldNumber(label, self, lowest=1, highest=MOST_NUMBER, optional=True)
        self.track.field.setPlaceholderText(str(TRACK_LAST))
        self.track.number_told.connect(self._end_track)
        self.example = TextLabel("", self, role=Role.MUTED)
        self.example.setWordWrap(True)

    def _build_colours(self) -> None:
        self.colours = ColourNames(self)
        self.colours.named.connect(self._name_colour)

    def _arrange(self) -> None:
        tiles = self._card(self.tr("Award Tiles"), self.tiles, self.oddities)
        note = TextLabel(self.tr("Tap a tile that shows another animal."), tiles, role=Role.MUTED)
        note.setWordWrap(True)
        self._heads[0].addWidget(note, 1)
        self._heads[0].addWidget(self.assume)
        track = self._card(
            self.tr("Documentary Score Track"),
            TextLabel(self.tr("The last number printed on it"), self, role=Role.MUTED),
            self.track,
            self.example,
        )
        self._columns[1].addStretch(1)
        hint = TextLabel(
            self.tr("The marks on the screen stay as they are."),
            self,
            role=Role.MUTED,
        )
        hint.setWordWrap(True)
        colours = self._card(self.tr("Names of the marker colours"), self.colours, hint)
        self._columns[2].addStretch(1)
        self._lower = BesideOrBelow(_NARROW)
        self._lower.addWidget(track, 1)
        self._lower.addWidget(colours, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(tiles)
        self._column.addLayout(self._lower)
        self._column.addStretch(1)

    def _card(self, title: str, *parts: QWidget) -> CardFrame:
        card = CardFrame(self)
        column = QVBoxLayout(card)
        head = QHBoxLayout()
        head.addWidget(TextLabel(title, card, size=TextSize.LARGE, weight=Weight.SEMIBOLD))
        column.addLayout(head)
        for part in parts:
            column.addWidget(part)
        self._heads.append(head)
        self._columns.append(column)
        return card

    def _show(self) -> None:
        if self._copy not in {None, self._model.id}:
            self.track.forget()
            self.colours.forget_drafts()
        self._copy = self._model.id
        printed = self._printed
        self.tiles.show_tiles(printed.award_tiles)
        self.assume.setEnabled(sorted(printed.award_tiles) != sorted(ASSUMED_TILES))
        self.oddities.tell([told(odd.text) for odd in odd_tiles(printed)])
        self.track.set_value(printed.track_last)
        self.example.setText(edits.track_words(printed.track_last))
        self.colours.show_copy(printed)

    def _change_tile(self, at: int, species: Species) -> None:
        words = self.tr("Award Tile {n}: {animal}")
        said = words.format(n=at + 1, animal=told(SPECIES_NAMES[species]))
        self._keep(edits.with_tile(self._printed, at, species), said)

    def _assume_tiles(self) -> None:
        printed = replace(self._printed, award_tiles=ASSUMED_TILES)
        self._keep(printed, self.tr("One Award Tile of each species"))

    def _end_track(self, last: int | None) -> None:
        said = self.tr("End of the score track")
        self._keep(replace(self._printed, track_last=last), said)

    def _name_colour(self, mark: int, name: str) -> None:
        printed = edits.with_colour(self._printed, mark, name)
        said = self.tr("Colour {n}: {name}") if name else self.tr("Colour {n}: our name")
        self._keep(printed, filled(said, n=mark + 1, name=name))

    def _keep(self, printed: Printed, said: str) -> None:
        if not self._model.change(printed, said):
            self._show()

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self._column, self._lower):
            part.setSpacing(style.px(12))
        for column in self._columns:
            column.setContentsMargins(margin, style.px(12), margin, style.px(12))
            column.setSpacing(style.px(8))
        for head in self._heads:
            head.setSpacing(margin)


def make(model: CopyModel, parent: QWidget | None = None) -> OtherSection:
    """The page of this part."""
    return OtherSection(model, parent)
