"""How to put the table back, after another night."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from serengeti_companion.games.race.model import IN_TURN, Player, Table
from serengeti_companion.games.race.names import PHASE_NAMES, ROCK_NAMES, event_name, spot_name
from serengeti_companion.games.race.terms import GAINED, SPECIES
from serengeti_companion.ui.parts.scrolled import Scrolled
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.tokens import TextSize, Weight
from serengeti_companion.ui.tables.race.signs import card_name
from serengeti_companion.ui.tables.sheet import Sheet
from serengeti_companion.ui.translation import capital, filled, told

_translate = QCoreApplication.translate


class ResumeSheet(Sheet[Table]):
    """It names what both own, so only here and when asked for."""

    def __init__(self, model: SessionModel, parent: QWidget | None = None) -> None:
        super().__init__(_translate("ResumeSheet", "Put the table back"), parent)
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        self.lines: list[TextLabel] = []
        for words, strong in lines(model.state):
            weight = Weight.BOLD if strong else Weight.REGULAR
            label = TextLabel(words, holder, weight=weight, size=TextSize.LARGE)
            label.setWordWrap(True)
            self.lines.append(label)
            column.addWidget(label)
        column.addStretch()
        self.body.addWidget(Scrolled(holder, self), 1)


def lines(table: Table) -> Iterator[tuple[str, bool]]:
    """What to lay where, and whether the line is a heading."""
    words = _translate("ResumeSheet", "Season {n}; marker on {spot}; {left} events face down.")
    spot = told(spot_name(table, table.marker))
    yield words.format(n=table.season, spot=spot, left=table.events_left), False
    if table.event is not None:
        event = capital(told(event_name(table.event)))
        yield _translate("ResumeSheet", "Event: {event}.").format(event=event), False
    if table.phase in IN_TURN:
        words = _translate("ResumeSheet", "It is the turn of {name}: {step}.")
        step = told(PHASE_NAMES[table.phase])
        yield filled(words, name=table.player(table.active).name, step=step), False
    if table.ending is not None:
        words = _translate("ResumeSheet", "The end is set: season {n} is the last.")
        yield filled(words, n=table.last_season), False
    stacks = ", ".join(
        f"{card_name(species)} {table.stack(species).animals}"
        f" ({told(ROCK_NAMES[table.stack(species).rock])})"
        for species in SPECIES
    )
    yield _translate("ResumeSheet", "Stacks: {stacks}.").format(stacks=stacks), False
    words = _translate("ResumeSheet", "{scorpions} scorpions and {carcasses} carcasses.")
    yield words.format(scorpions=table.scorpions, carcasses=table.carcasses), False
    for player in table.players:
        yield player.name, True
        yield from _player(player)


def _player(player: Player) -> Iterator[tuple[str, bool]]:
    words = _translate("ResumeSheet", "Hand {hand}, deck {deck}, discard {discard}, Savannah {n}.")
    yield (
        words.format(hand=player.hand, deck=player.deck, discard=player.discard, n=player.savannah),
        False,
    )
    if player.front_cards:
        faces = ", ".join(card_name(laid.card) for laid in player.front if laid.card is not None)
        words = _translate("ResumeSheet", "In front {n}, face up: {cards}.")
        none = _translate("ResumeSheet", "nothing")
        yield filled(words, n=player.front_cards, cards=faces or none), False
    if player.aside:
        words = _translate("ResumeSheet", "Aside: {cards}.")
        yield filled(words, cards=", ".join(map(card_name, player.aside))), False
    owned = ", ".join(
        f"{card_name(card)} {player.owns(card)}" for card in GAINED if player.owns(card)
    )
    none = _translate("ResumeSheet", "nothing")
    words = _translate("ResumeSheet", "5 trails and {owned}, in those places.")
    yield words.format(owned=owned or none), False
