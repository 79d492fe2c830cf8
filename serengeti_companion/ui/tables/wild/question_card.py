"""What the table must say before a scene can be booked: the plant, the reward, a bonus."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.names import ICON_NAMES
from serengeti_companion.games.wild.rules import icons
from serengeti_companion.games.wild.rules.filming import card_of
from serengeti_companion.games.wild.terms import PLANTS, Icon
from serengeti_companion.ui.paint.glyphs import icon as sign
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.keys import ENTER
from serengeti_companion.ui.parts.number_field import NumberStepper
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import Refusal, SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Target, TextSize, Weight
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.card_parts import IconsField
from serengeti_companion.ui.tables.wild.film_question import Wants, word_for
from serengeti_companion.ui.translation import told


class QuestionCard(CardFrame):
    """`answered(command, clauses)` with the answers filled in; Esc is "Never mind"."""

    answered = Signal(object, object)
    dismissed = Signal()

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, Tone.ACTIVE)
        self._model = model
        self.exact = on_demand.exact_tick(model, self)
        self.tick = on_demand.remember_tick(model, self)
        self._refusal: Refusal | None = None
        self._wants = Wants()
        self._plant: Icon | None = None
        self.question = TextLabel("", self, weight=Weight.SEMIBOLD)
        self.question.setWordWrap(True)
        self.plants = {plant: self._plant_button(plant) for plant in PLANTS}
        self.stars = NumberStepper(self.tr("Stars"), 0, self, side=Target.TOUCH)
        self.food = NumberStepper(self.tr("Food"), 0, self, side=Target.TOUCH)
        self.vfx = NumberStepper(self.tr("VFX"), 0, self, side=Target.TOUCH)
        self.bonus = NumberStepper(self.tr("Bonus stars"), 0, self, side=Target.TOUCH)
        self.icons = IconsField(self)
        self.icons.setAccessibleName(self.tr("Icons on the card"))
        self.film = PrimaryButton(self.tr("&Film it"), self)
        self.film.clicked.connect(self.answer)
        self.never_mind = QPushButton(self.tr("&Never mind"), self)
        self.never_mind.setAccessibleName(self.tr("Never mind"))
        self.never_mind.clicked.connect(self.dismiss)
        self._arrange()
        self.hide()
        follow(self._resize)

    def ask(self, table: Table, refusal: Refusal, wanted: Wants) -> None:
        """Show the question and the fields it needs."""
        self._refusal, self._wants, self._plant = refusal, wanted, None
        sentences = dict.fromkeys(told(v.message) for v in refusal.pressing)
        self.question.setText(" ".join(sentences))
        self.setAccessibleName(self.question.text())
        self._show_plants(table, refusal.command, shown=wanted.plant)
        for stepper, row in self._fields.items():
            stepper.set_value(0)
            row.setVisible(wanted.bonus if stepper is self.bonus else wanted.reward)
        self.film.setVisible(wanted.reward or wanted.bonus)
        self.icons.show_icons(None)
        # Not known either, and they count for the rest of the game: told here or never.
        unknown = isinstance(refusal.command, c.FilmScene) and (
            card_of(table, refusal.command).icons is None
        )
        self._icons_line.setVisible(wanted.reward and unknown)
        self._show_ticks(table, refusal.command)
        self.show()
        first = self._first_field()
        if first is not None:
            first.setFocus()

    def answer(self) -> None:
        """Everything is filled in."""
        if self._refusal is None or not isinstance(self._refusal.command, c.FilmScene):
            return
        command = self._refusal.command
        if self._wants.plant and self._plant is not None:
            command = replace(command, plant=self._plant)
        if self._wants.reward:
            booked = c.Booking(
                stars=self._of(self.stars), food=self._of(self.food), vfx=self._of(self.vfx)
            )
            command = replace(command, booked=booked)
        if self._wants.bonus:
            command = replace(command, bonus=self._of(self.bonus))
        if self.icons.icons is not None:
            shown = card_of(self._model.state, command)
            command = replace(command, shown=replace(shown, icons=self.icons.icons))
        refusal = self._refusal
        self.answered.emit(command, word_for(refusal.pressing))
        if self._refusal is refusal:
            self.hide()

    def dismiss(self) -> None:
        self.dismissed.emit()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in ENTER and self.film.isVisible():
            self.answer()
        else:
            super().keyPressEvent(event)

    def _of(self, stepper: NumberStepper) -> int:
        return stepper.value

    def _first_field(self) -> QWidget | None:
        if self._wants.plant:
            return max(self.plants.values(), key=lambda button: button.property("count"))
        if self._wants.reward:
            return self.stars.field
        return self.bonus.field if self._wants.bonus else None

    def _plant_button(self, plant: Icon) -> QPushButton:
        button = QPushButton(self)
        button.clicked.connect(lambda: self._choose(plant))
        return button

    def _choose(self, plant: Icon) -> None:
        self._plant = plant
        if not (self._wants.reward or self._wants.bonus):
            self.answer()

    def _show_plants(self, table: Table, command: c.FilmScene, *, shown: bool) -> None:
        """How many of each there are, this card's own counted (WS-REWARD-6)."""
        card = card_of(table, command)
        counts = icons.with_icons(table.player(command.seat).icons, card.icons or ())
        for plant, button in self.plants.items():
            number = counts[tuple(Icon).index(plant)]
            words = self.tr("{plant}: {n}").format(plant=told(ICON_NAMES[plant]), n=number)
            button.setText(words)
            button.setAccessibleName(words)
            button.setProperty("count", number)
            button.setVisible(shown)

    def _show_ticks(self, table: Table, command: c.FilmScene) -> None:
        """What is booked for a card with a number may be what is printed on it."""
        card = card_of(table, command)
        if self.exact is not None:
            told_nothing = card.number is not None and card.reward is None
            self.exact.setVisible(self._wants.reward and told_nothing)
            self.exact.clear()
        if self.tick is not None:
            self.tick.setVisible(self._wants.bonus)

    def _arrange(self) -> None:
        self._fields: dict[NumberStepper, QWidget] = {}
        row = QHBoxLayout()
        for button in self.plants.values():
            row.addWidget(button)
        for stepper, words in (
            (self.stars, self.tr("Stars")),
            (self.food, self.tr("Food")),
            (self.vfx, self.tr("VFX")),
            (self.bonus, self.tr("Bonus")),
        ):
            row.addWidget(self._labelled(stepper, words))
        row.addStretch(1)
        for button in (self.film, self.never_mind):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.question)
        self._column.addLayout(row)
        self._column.addWidget(self._with_words(self.icons, self.tr("Its Icons:")))
        for tick in (self.exact, self.tick):
            if tick is not None:
                self._column.addWidget(tick)

    def _with_words(self, field: QWidget, words: str) -> QWidget:
        self._icons_line = QWidget(self)
        line = QHBoxLayout(self._icons_line)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(TextLabel(words, self._icons_line))
        line.addWidget(field, 1)
        return self._icons_line

    def _labelled(self, stepper: NumberStepper, words: str) -> QWidget:
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(TextLabel(words, box, size=TextSize.SMALL))
        column.addWidget(stepper)
        self._fields[stepper] = box
        return box

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(12)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(style.px(8))
        side = style.px(24)
        for plant, button in self.plants.items():
            button.setIcon(sign(plant.value, side))
            button.setMinimumHeight(style.px(Target.PRIMARY))
        for stepper in self._fields:
            stepper.field.setMinimumWidth(style.px(48))
