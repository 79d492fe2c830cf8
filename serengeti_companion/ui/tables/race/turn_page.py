"""A season at play: both halves, the track between them, stacks, cards and what is asked."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.games.race.checklist import turn_duties
from serengeti_companion.games.race.commands import (
    Command,
    EndTurn,
    PlayCard,
    ShowScorpions,
    TurnUpEvent,
)
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.model import (
    IN_TURN,
    A,
    B,
    EventCard,
    Phase,
    Table,
)
from serengeti_companion.games.race.names import skill_name
from serengeti_companion.games.race.rules import turns
from serengeti_companion.games.race.rules.effects import final_skill
from serengeti_companion.games.race.rules.plays import why_not
from serengeti_companion.games.race.rules.targets import asks_for_rock, stacks_for
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Skill, Special, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.tables.race.now_panel import NowPanel
from serengeti_companion.ui.tables.race.player_strip import PlayerStrip
from serengeti_companion.ui.tables.race.questions import Option, Question, question
from serengeti_companion.ui.tables.race.quick_parse import Unclear, parse
from serengeti_companion.ui.tables.race.skill_grid import SkillGrid
from serengeti_companion.ui.tables.race.stack_tile import StackTile
from serengeti_companion.ui.tables.race.supply_tile import SupplyTile
from serengeti_companion.ui.tables.race.track_view import TrackView
from serengeti_companion.ui.tables.wild.primary_page import PrimaryPage
from serengeti_companion.ui.translation import filled, told

TAKING = frozenset({Aim.OPEN_TRACK, Aim.ANY_TRACK, Aim.REMOVE})
"""What takes an animal off a stack."""
_AT_PLAY = IN_TURN | {Phase.EVENT}


class TurnPage(PrimaryPage):
    """`set_asked(seat)`: a hand wants to set something right."""

    set_asked = Signal(int)
    word_typed = Signal(str)

    def __init__(
        self, model: SessionModel, dealer: Dealer | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._model, self._dealer = model, dealer
        self._play: PlayCard | None = None
        self._step: ShowScorpions | None = None
        self._question: Question | None = None
        self._build()
        self._arrange()
        follow(self.restyle)
        self.refresh(None, model.state)

    def refresh(self, before: Table | None, after: Table) -> None:
        """Show the table as it is; what was half said is forgotten."""
        if after.phase not in _AT_PLAY:
            return
        self._play = self._step = None
        self._show()

    def choose(self, skill: Skill) -> None:
        """A skill is to be played."""
        if self._table.phase in IN_TURN:
            self._play = PlayCard(seat=self._table.active, skill=skill)
            self._show()

    def tap(self, species: Species) -> None:
        """A stack: the drought, or where the skill chosen is aimed; a trail where none is."""
        table = self._table
        if table.phase is Phase.EVENT:
            self._submit(TurnUpEvent(card=EventCard(drought=species)))
            return
        chosen = self._play or PlayCard(seat=table.active, skill=Skill.TRAIL_1)
        asked = question(table, chosen)
        if asked is None or not asked.at_stacks:
            chosen = PlayCard(seat=table.active, skill=Skill.TRAIL_1)
        self._told(replace(chosen, stack=species))

    def restyle(self) -> None:
        style = current_style()
        margin = style.px(8)
        self._outer.setContentsMargins(margin, style.px(4), margin, style.px(6))
        for layout in (self._outer, self._left, self._middle, self._board, self._stacks):
            layout.setSpacing(style.px(6))

    def turn_half(self, *, turned: bool) -> None:
        """B's half towards B."""
        self.strips[B].turn(turned=turned)

    @property
    def _table(self) -> Table:
        table: Table = self._model.state
        return table

    def _build(self) -> None:
        table = self._table
        self.strips = {seat: PlayerStrip(seat, table, self) for seat in (A, B)}
        for seat, strip in self.strips.items():
            strip.clicked.connect(lambda _=False, seat=seat: self.set_asked.emit(seat))
        self.track = TrackView(table, self)
        self.tiles = {species: StackTile(species, self) for species in SPECIES}
        for species, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, species=species: self.tap(species))
        self.supply = SupplyTile(self)
        self.skills = SkillGrid(self)
        self.skills.picked.connect(lambda word: self.choose(Skill(word)))
        self.now = NowPanel(self.primary, self)
        self.now.answered.connect(self._answer)
        self.now.typed.connect(self._typed)
        self.now.cancelled.connect(lambda: self.refresh(None, self._table))
        self.now.clause_asked.connect(self.clause_asked)
        self.primary.clicked.connect(self._carry_on)

    def _arrange(self) -> None:
        self._stacks = QHBoxLayout()
        for tile in self.tiles.values():
            self._stacks.addWidget(tile, 1)
        self._stacks.addWidget(self.supply, 1)
        self._board = QVBoxLayout()
        self._board.addLayout(self._stacks)
        self._board.addWidget(self.skills, 1)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.track)
        self._middle.addLayout(self._board, 1)
        self._left = QVBoxLayout()
        self._left.addWidget(self.strips[B])
        self._left.addLayout(self._middle, 1)
        self._left.addWidget(self.strips[A])
        self._outer = QHBoxLayout(self)
        self._outer.addLayout(self._left, 1)
        self._outer.addWidget(self.now)

    def _show(self) -> None:
        table = self._table
        for strip in self.strips.values():
            strip.show_table(table)
        self.track.show_table(table)
        self.supply.show_table(table)
        self.skills.show_table(table, self._play.skill if self._play else None)
        aimed = self._aimed(table)
        for species, tile in self.tiles.items():
            tile.show_table(table, aimed=species in aimed)
        self.now.complain("")
        self.now.cancel.setVisible(self._play is not None)
        self.now.show_duties(() if self._play else turn_duties(table))
        match table.phase:
            case Phase.EVENT:
                self._show_event(table)
            case Phase.SCORPIONS:
                self._show_scorpions(table)
            case _:
                self._show_play(table)

    def _aimed(self, table: Table) -> tuple[Species, ...]:
        """The stacks that a tap may mean."""
        if table.phase is Phase.EVENT:
            seen = table.events
            return tuple(
                species
                for species in SPECIES
                if seen.count(EventCard(drought=species)) < table.printed.drought_cards(species)
            )
        if table.phase is not Phase.PLAYING:
            return ()
        chosen = self._play or PlayCard(seat=table.active, skill=Skill.TRAIL_1)
        asked = question(table, chosen)
        if asked is None or not asked.at_stacks:
            return ()
        if self._play is None and why_not(table, table.active, Skill.TRAIL_1) is not None:
            return ()
        skill = final_skill(chosen)
        return SPECIES if FACTS[skill].aim is Aim.LOOK else stacks_for(table, skill)

    def _show_event(self, table: Table) -> None:
        name = table.player(A).name
        title = filled(self.tr("Season {n}: {name} turns up the event"), n=table.season, name=name)
        self.now.tell(title, "")
        left = table.printed.infestations - table.events.count(EventCard())
        words = self.tr("Tap the stack in drought, or:")
        self.now.ask(words, (self.tr("Infestation ({n} left)").format(n=max(0, left)),))
        self.primary.setVisible(self._dealer is not None)
        self.primary.mean(self.tr("Turn up the top event"), f"{table.season} event")

    def _show_scorpions(self, table: Table) -> None:
        player = table.player(table.active)
        step = self._step
        self.now.tell(filled(self.tr("{name}: scorpions first"), name=player.name), "")
        self.primary.show()
        if step is None:
            most = min(player.owns(Special.SCORPION), player.hand)
            words = self.tr("How many are shown?")
            self.now.ask(words, tuple(str(n) for n in range(1, most + 1)))
            self.primary.mean(self.tr("No scorpion"), f"{table.season} {table.active} scorpions")
            return
        most = turns.drawn_for(table, step)
        left = max(0, player.owns(Special.SCORPION) - step.shown)
        words = self.tr("Scorpions among the cards drawn for them?")
        self.now.ask(words, tuple(str(n) for n in range(min(most, left) + 1)))
        self.primary.hide()

    def _show_play(self, table: Table) -> None:
        player, play = table.player(table.active), self._play
        self.primary.show()
        if play is None:
            self._question = None
            text = self.tr("Tap a stack to track with a trail, or choose a skill.")
            self.now.tell(filled(self.tr("{name}'s turn"), name=player.name), text)
            self.now.ask("")
            words = self.tr("End the turn")
            self.primary.mean(words, f"{table.season} {table.active} end")
            return
        found = self._objection(play)
        names = [told(skill_name(skill)) for skill in (play.skill, *play.copies)]
        reason = told(found.message) if found else ""
        clause = found.clause if found else play.skill.clause("DO")
        text = told(FACTS[final_skill(play)].text)
        self.now.tell(" \N{RIGHTWARDS ARROW} ".join(names), text, reason, clause)
        self._question = question(table, play)
        if self._question is None:
            self.now.ask("")
            self.primary.mean(self.tr("Play it"), f"{play}")
            return
        self.now.ask(self._question.words, tuple(option.words for option in self._question.options))
        self.primary.hide()

    def _objection(self, play: PlayCard) -> Violation | None:
        """What the rules have against it, as far as it is told."""
        found = self._model.preview(play).violations
        return next((one for one in found if one.verdict is Verdict.REFUSE), None)

    def _told(self, play: PlayCard) -> None:
        """The table has said more: play it if that was all, or ask on."""
        self._play = play = self._dealt(play)
        if question(self._table, play) is not None or not self._submit(play):
            self._show()

    def _dealt(self, play: PlayCard) -> PlayCard:
        """On a practice table no stack lies there to be looked at: the dealer knows its rock."""
        taken = play.stack is not None and FACTS[final_skill(play)].aim in TAKING
        if self._dealer is None or not taken or play.stack is None:
            return play
        if play.rock_shows is not None or not asks_for_rock(self._table.stack(play.stack)):
            return play
        return replace(play, rock_shows=self._dealer.rock_shows(self._table, play.stack))

    def _turn_up(self, table: Table) -> None:
        event = None if self._dealer is None else self._dealer.event(table)
        if event is not None:
            self._submit(TurnUpEvent(card=event))

    def _answer(self, at: int) -> None:
        table = self._table
        if table.phase is Phase.EVENT:
            self._submit(TurnUpEvent(card=EventCard()))
        elif table.phase is Phase.SCORPIONS:
            self._answer_scorpions(table, at)
        elif self._question is not None:
            option: Option = self._question.options[at]
            self._told(option.command)

    def _answer_scorpions(self, table: Table, at: int) -> None:
        if self._step is not None:
            self._submit(replace(self._step, scorpions=at))
            return
        step = ShowScorpions(seat=table.active, shown=at + 1)
        left = table.player(table.active).owns(Special.SCORPION) - step.shown
        if turns.drawn_for(table, step) and left > 0:
            self._step = step
            self._show()
        else:
            self._submit(step)

    def _carry_on(self) -> None:
        table, seat = self._table, self._table.active
        if table.phase is Phase.EVENT:
            self._turn_up(table)
        elif table.phase is Phase.SCORPIONS:
            self._submit(ShowScorpions(seat=seat, shown=0))
        elif self._play is not None:
            self._submit(self._play)
        else:
            self._submit(EndTurn(seat=seat))

    def _typed(self, line: str) -> None:
        word = line.strip().lower()
        if word in {"undo", "redo"}:
            self.now.quick.clear()
            self.word_typed.emit(word)
            return
        parsed = parse(self._table, line)
        if isinstance(parsed, Unclear):
            self.now.complain(told(parsed.message))
            return
        self.now.quick.clear()
        if isinstance(parsed, PlayCard):
            self._told(parsed)
        else:
            self._submit(parsed)

    def _submit(self, command: Command) -> bool:
        return self._model.submit(command)
