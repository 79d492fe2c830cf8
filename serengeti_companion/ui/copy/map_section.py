"""My copy: the two sides of the Map, painted with a brush or typed, over a photo."""

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.printed import MapSide
from serengeti_companion.games.wild.sides import both_sides
from serengeti_companion.games.wild.terms import Terrain
from serengeti_companion.storage.sessions import clean_title
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_brushes import MapBrushes
from serengeti_companion.ui.copy.map_painter import MapPainter
from serengeti_companion.ui.copy.map_photo import MapPhoto
from serengeti_companion.ui.copy.map_rows import MapRows
from serengeti_companion.ui.copy.map_sides import piece, with_side
from serengeti_companion.ui.copy.map_strokes import Ground, Tool
from serengeti_companion.ui.copy.photo_drop import PhotoDrop
from serengeti_companion.ui.copy.photo_frame_page import PhotoFramePage
from serengeti_companion.ui.copy.section_page import SectionPage
from serengeti_companion.ui.copy.told_field import ToldField
from serengeti_companion.ui.parts.beside_or_below import BesideOrBelow
from serengeti_companion.ui.parts.segmented import Segmented
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize
from serengeti_companion.ui.translation import filled

_TEXT = "text"
_BESIDE, _BESIDE_MOST = 300, 340
_LONGEST_NAME = 40


class MapSection(SectionPage):
    """The side at the left, what it is painted with at the right; a stroke is a step."""

    def __init__(self, model: CopyModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._names: tuple[str, ...] = ("A", "B")
        self.pages = QStackedWidget(self)
        self.painting = QWidget(self.pages)
        self.painter = MapPainter(self.tr("Map: tap or drag to paint"), self.painting)
        self._build_choices()
        self.photo = MapPhoto(model, self.painting)
        self.frame = PhotoFramePage(self.photo.photo, self.pages)
        self.rows = MapRows(self.painting)
        self.rows.hide()
        self.drop = PhotoDrop(self.painting)
        self._arrange()
        self._connect()
        self._show()
        follow(self._resize)

    def take_focus(self) -> None:
        if self.pages.currentWidget() is self.frame:
            self.frame.editor.setFocus()
        else:
            self.painter.cells[self.painter.here].setFocus()

    @property
    def side(self) -> MapSide:
        """The side that is shown."""
        return both_sides(self._model.printed)[self._number]

    @property
    def _number(self) -> int:
        return int(self.sides.value)

    def _build_choices(self) -> None:
        sides = [(str(at), name) for at, name in enumerate(self._names)]
        self.sides = Segmented(self.tr("Side"), sides, self.painting)
        self._called = TextLabel(self.tr("Name"), self.painting)
        self.name = ToldField(self.painting)
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of this side"))
        self.name.setToolTip(self.tr("Name of this side"))
        tools = [
            (Tool.BRUSH.value, self.tr("Draw")),
            (Tool.RECTANGLE.value, self.tr("Block")),
            (Tool.FILL.value, self.tr("Fill")),
            (_TEXT, self.tr("Type")),
        ]
        self.tools = Segmented(self.tr("Tool"), tools, self.painting)
        self.brushes = MapBrushes(self.painting)
        self.tools.button(Tool.BRUSH).setToolTip(self.tr("Paints where you drag"))
        self.tools.button(Tool.RECTANGLE).setToolTip(self.tr("Paints all between two corners"))
        self.tools.button(Tool.FILL).setToolTip(self.tr("Paints all that hangs together"))
        self.tools.button(_TEXT).setToolTip(self.tr("Seven lines of seven letters"))
        self.note = TextLabel("", self.painting, size=TextSize.SMALL, role=Role.MUTED)
        self.note.setWordWrap(True)

    def _connect(self) -> None:
        self._model.changed.connect(self._show)
        self.painter.stroke_made.connect(self._keep_stroke)
        self.painter.brush_chosen.connect(self.brushes.show_brush)
        self.brushes.chosen.connect(self._take_brush)
        self.tools.chosen.connect(self._take_tool)
        self.sides.chosen.connect(self._show)
        self.name.editingFinished.connect(self._rename)
        self.rows.typed.connect(self._keep_rows)
        self.photo.skin_changed.connect(lambda: self.painter.set_skin(self.photo.skin))
        self.photo.corners_asked.connect(self._open_frame)
        self.frame.closed.connect(self._close_frame)
        self.drop.dropped.connect(self.photo.photo.take)
        self.photo.photo.taken.connect(self._open_frame)
        self.photo.photo.changed.connect(self._leave_frame)

    def _show(self) -> None:
        self._name_sides()
        side = self.side
        self.name.settle(side.name)
        self.painter.show_ground(side.terrain)
        self.rows.show_ground(side.terrain)
        self.photo.photo.show_piece(piece(self._number))
        share = known.side(side)
        told = self.tr("{n} of {all} spaces. Shift while you drag paints a block.")
        self.note.setText(told.format(n=share.known, all=share.all))

    def _keep_stroke(self, spaces: int) -> None:
        said = self.tr("Map {side}, %n space(s)", "", spaces)
        self._keep(self.painter.ground, filled(said, side=self.side.name))

    def _keep_rows(self, ground: Ground) -> None:
        self._keep(ground, filled(self.tr("Map {side} as text"), side=self.side.name))

    def _keep(self, ground: Ground, said: str) -> None:
        side = replace(self.side, terrain=ground)
        if not self._model.change(with_side(self._model.printed, self._number, side), said):
            self._show()

    def _rename(self) -> None:
        name = clean_title(self.name.text())
        if not name or name == self.side.name:
            self.name.settle(self.side.name)
            return
        said = filled(self.tr("Map {side} is called {name}"), side=self.side.name, name=name)
        side = replace(self.side, name=name)
        self._model.change(with_side(self._model.printed, self._number, side), said)

    def _take_brush(self, brush: Terrain | None) -> None:
        self.painter.brush = brush

    def _take_tool(self, tool: str) -> None:
        typing = tool == _TEXT
        for part in (self.brushes, self.note):
            part.setVisible(not typing)
        self.rows.setVisible(typing)
        if typing:
            self.rows.text.setFocus()
        else:
            self.painter.tool = Tool(tool)

    def _name_sides(self) -> None:
        names = tuple(side.name for side in both_sides(self._model.printed))
        if names != self._names:
            chosen, self._names = self.sides.value, names
            self.sides.set_choices([(str(at), name) for at, name in enumerate(names)])
            self.sides.set_value(chosen)

    def _open_frame(self) -> None:
        self.frame.begin()
        self.pages.setCurrentWidget(self.frame)
        self.frame.editor.setFocus()

    def _close_frame(self) -> None:
        self.pages.setCurrentWidget(self.painting)
        self.take_focus()

    def _leave_frame(self) -> None:
        """Another copy was chosen, and there is no photo to frame any more."""
        if self.photo.photo.photo is None:
            self.pages.setCurrentWidget(self.painting)

    def _arrange(self) -> None:
        self._beside = QWidget(self.painting)
        self._column = QVBoxLayout(self._beside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._naming = QHBoxLayout()
        self._naming.addWidget(self._called)
        self._naming.addWidget(self.name, 1)
        self._column.addWidget(self.sides)
        self._column.addLayout(self._naming)
        for part in (self.tools, self.brushes, self.note, self.rows, self.photo):
            self._column.addWidget(part)
        self._column.addStretch()
        self._halves = BesideOrBelow()
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.addWidget(self.painter, 1)
        self._halves.addWidget(self._beside)
        self.painting.setLayout(self._halves)
        for page in (self.painting, self.frame):
            self.pages.addWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.pages)

    def _resize(self) -> None:
        style = current_style()
        self._beside.setMinimumWidth(style.px(_BESIDE))
        self._beside.setMaximumWidth(style.px(_BESIDE_MOST))
        self._halves.setSpacing(style.px(16))
        self._naming.setSpacing(style.px(10))
        self._column.setSpacing(style.px(8))


def make(model: CopyModel, parent: QWidget | None = None) -> MapSection:
    """The page of this part."""
    return MapSection(model, parent)
