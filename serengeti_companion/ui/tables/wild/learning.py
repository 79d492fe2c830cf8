"""Learning during play: what a table tells goes into the copy, and unknown cards may be described.

The session is written first, the copy after it; whatever becomes of the copy, the table goes on.
"""

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from serengeti_companion.engine.journal import Played
from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.facts import CardFact, Fact, words
from serengeti_companion.games.wild.learned import learned
from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.taught import news, put, still_there
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.games.wild.undescribed import turned_up, undescribed
from serengeti_companion.ui.copy.remembering import Remembering
from serengeti_companion.ui.parts.button_words import as_written
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild import on_demand
from serengeti_companion.ui.tables.wild.learning_bar import LearningBar
from serengeti_companion.ui.tables.wild.table import WildTable
from serengeti_companion.ui.translation import filled, told

_LISTED = 3
"""So many facts are named, of more only how many they are."""

_Play = Played[c.Command, e.Event]


class Learning(QObject):
    """Listens to the table; `side` is the place of the Map side that is up."""

    def __init__(
        self, table: WildTable, model: SessionModel, remembering: Remembering, side: int
    ) -> None:
        super().__init__(table)
        self._table, self._model, self._remembering = table, model, remembering
        self._side = side
        self._never = False
        self._earlier = model.session.plays
        self._kept: set[Fact] = set()
        self._offered = False
        self.bar = LearningBar(table, table.refusals)
        self.entry = table.bar.add_to_menu("")
        self.entry.triggered.connect(self._choose_in_menu)
        remembering.changed.connect(self._name_entry)
        self._name_entry()
        model.played.connect(self._played)
        model.taken_back.connect(self._taken_back)
        self._offer_known(tuple(undescribed(model.state)))

    def _name_entry(self) -> None:
        """The menu has what the ticks have."""
        remembering = self._remembering
        self.entry.setCheckable(remembering.has_copy)
        self.entry.setChecked(remembering.has_copy and remembering.on)
        words = self.tr("Begin a copy with what we tell")
        if remembering.has_copy:
            words = filled(self.tr("Remember in {copy}"), copy=as_written(remembering.name))
        self.entry.setText(words)

    def _choose_in_menu(self) -> None:
        if self._remembering.has_copy:
            self._remembering.switch(self.entry.isChecked())
        else:
            self._begin()

    def _played(self, before: Table, play: _Play) -> None:
        self.bar.clear()
        facts = learned(before, play.command, play.events, self._side)
        exact, self._remembering.exact = self._remembering.exact, False
        sure = tuple(fact for fact in facts if exact or not _is_booked(fact))
        if sure and self._remember(sure):
            return
        numbers = turned_up(before, self._model.state)
        if numbers and not self._offer_known(numbers):
            self._ask(numbers)

    def _remember(self, facts: tuple[Fact, ...]) -> bool:
        """Whether there was something to say about it."""
        remembering = self._remembering
        if not remembering.has_copy:
            return self._without_copy(facts)
        fresh = news(remembering.printed or UNKNOWN_COPY, facts)
        if not fresh or not remembering.on:
            return False
        said = self._listed(fresh)
        if not remembering.remember(
            fresh, filled(self.tr("{what}, learned at the table"), what=said)
        ):
            return False
        self._kept |= set(fresh)
        line = filled(self.tr("Remembered in {copy}: {what}"), copy=remembering.name, what=said)
        self.bar.tell(line, (self.tr("&Undo"), self._forget))
        return True

    def _without_copy(self, facts: tuple[Fact, ...]) -> bool:
        if self._remembering.on:
            self._begin()
            return True
        if self._offered:
            return False
        self._offered = True
        line = filled(
            self.tr("Only this session knows of {what}. Begin a copy of your own?"),
            what=self._listed(facts),
        )
        self.bar.ask(line, (self.tr("Begin a &copy"), self._begin), (self.tr("No&t now"), _nothing))
        return True

    def _begin(self) -> None:
        """The new copy knows all that this session knows and was told."""
        printed = self._model.state.printed
        for fact in self._all_told():
            printed = put(printed, fact)
        if self._remembering.begin(printed):
            line = self.tr("{copy} is begun. What the table tells is remembered there.")
            self.bar.tell(filled(line, copy=self._remembering.name))

    def _forget(self) -> None:
        """Out of the copy again; the session keeps it."""
        if self._remembering.undo():
            line = self.tr("{copy} is as it was. This session still knows it.")
        else:
            line = self.tr("{copy} has changed since: put it right there, under My copy.")
        self.bar.tell(filled(line, copy=self._remembering.name))

    def _taken_back(self, after: Table, plays: Sequence[_Play]) -> None:
        """An undo says what the copy still holds: nothing wrong is kept there in silence."""
        self.bar.clear()
        known = self._remembering.printed
        facts = tuple(fact for fact in self._told_by(after, plays) if self._may_be_ours(fact))
        left = () if known is None else still_there(known, facts)
        if not left:
            return
        line = filled(
            self.tr("Taken back here. {copy} keeps {what}."),
            copy=self._remembering.name,
            what=self._listed(left),
        )
        self.bar.tell(
            line,
            (self.tr("Ta&ke it out"), partial(self._take_out, left)),
            (self.tr("&Leave it"), _nothing),
        )

    def _may_be_ours(self, fact: Fact) -> bool:
        """Of an earlier evening nobody knows any more who told the copy."""
        return fact in self._kept or self._model.session.plays < self._earlier

    def _take_out(self, facts: tuple[Fact, ...]) -> None:
        said = filled(self.tr("Taken back at the table: {what}"), what=self._listed(facts))
        if self._remembering.take_out(facts, said):
            line = self.tr("{copy} is without it.")
            self.bar.tell(filled(line, copy=self._remembering.name))

    def _offer_known(self, numbers: Sequence[int]) -> bool:
        """Cards that are known by now, in the copy or by this session: use it? Whether asked."""
        cards = self._known(numbers)
        if not cards:
            return False
        listed = ", ".join(map(str, cards))
        line = filled(self.tr("Card {numbers} has been described: use it?"), numbers=listed)
        if len(cards) > 1:
            line = filled(self.tr("Cards {numbers} have been described: use it?"), numbers=listed)
        rest = tuple(number for number in numbers if number not in cards)
        self.bar.ask(
            line,
            (self.tr("&Use it"), partial(self._use, cards, rest)),
            (self.tr("&Later"), _nothing),
        )
        return True

    def _known(self, numbers: Sequence[int]) -> dict[int, SceneCard]:
        """By the copy, else by this session before the card went back into the deck."""
        if not numbers:
            return {}
        known = self._remembering.printed
        cards = {} if known is None else {card.number: card for card in known.cards}
        if not set(numbers) <= set(cards):
            cards = {card.number: card for card in self._told_cards()} | cards
        return {n: cards[n] for n in numbers if n in cards and cards[n].slots is not None}

    def _told_cards(self) -> tuple[SceneCard, ...]:
        printed = UNKNOWN_COPY
        for fact in self._all_told():
            if isinstance(fact, CardFact):
                printed = put(printed, fact)
        return printed.cards

    def _use(self, cards: dict[int, SceneCard], rest: tuple[int, ...]) -> None:
        for number, card in cards.items():
            lying = undescribed(self._model.state).get(number)
            if lying is not None:
                self._model.submit(
                    c.DescribeCard(place=lying.place, was=lying.card, card=card, seat=lying.seat)
                )
        if rest:
            self._ask(rest)

    def _ask(self, numbers: Sequence[int]) -> None:
        """Now, later, never: one tap each, and the next play is "later" too."""
        if self._never:
            return
        listed = ", ".join(map(str, numbers))
        line = filled(self.tr("Card {numbers} is not described yet."), numbers=listed)
        if len(numbers) > 1:
            line = filled(self.tr("Cards {numbers} are not described yet."), numbers=listed)
        self.bar.ask(
            line,
            (self.tr("Descri&be"), partial(self.describe, tuple(numbers))),
            (self.tr("&Later"), _nothing),
            (self.tr("Ne&ver"), self._ask_no_more),
        )

    def describe(self, numbers: tuple[int, ...]) -> None:
        """A sheet for the first of these cards that lies on the table, then for the next."""
        lying = undescribed(self._model.state)
        waiting = [number for number in numbers if number in lying]
        if waiting:
            card = lying[waiting[0]]
            sheet = on_demand.describe_sheet(
                self._model, card.place, card.seat, card.card, self._table
            )
            sheet.told.connect(partial(self.describe, tuple(waiting[1:])))
            self._table.show_sheet(sheet)

    def _ask_no_more(self) -> None:
        self._never = True
        line = self.tr("No card is asked about any more this evening. Its menu describes it.")
        self.bar.tell(line)

    def _all_told(self) -> Iterable[Fact]:
        session = self._model.session
        facts = self._told_by(session.state_at(0), session.done)
        return [fact for fact in facts if not _is_booked(fact)]

    def _told_by(self, table: Table, plays: Sequence[_Play]) -> Iterable[Fact]:
        rules = self._model.session.rules
        for play in plays:
            yield from learned(table, play.command, play.events, self._side)
            for event in play.events:
                table = rules.evolve(table, event)

    def _listed(self, facts: Sequence[Fact]) -> str:
        if len(facts) > _LISTED:
            return self.tr("{n} facts").format(n=len(facts))
        texts: list[Text] = [words(fact) for fact in facts]
        return ", ".join(map(told, texts))


def _is_booked(fact: Fact) -> bool:
    return isinstance(fact, CardFact) and fact.booked


def _nothing() -> None:
    """The bar is gone; that is all."""
