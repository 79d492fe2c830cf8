"""Cards are played: a skill is chosen, what it needs is asked one by one, then it is played."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from serengeti_companion.engine.clauses import Verdict, Violation
from serengeti_companion.games.race.commands import Command, EndTurn, PlayCard
from serengeti_companion.games.race.dealer import Dealer
from serengeti_companion.games.race.names import skill_name
from serengeti_companion.games.race.rules.effects import final_skill
from serengeti_companion.games.race.rules.plays import why_not
from serengeti_companion.games.race.rules.targets import asks_for_rock, stacks_for
from serengeti_companion.games.race.terms import FACTS, SPECIES, Aim, Skill, Species
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.race.moment import Moment
from serengeti_companion.ui.tables.race.now_panel import NowPanel
from serengeti_companion.ui.tables.race.questions import Question, question
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate
TAKING = frozenset({Aim.OPEN_TRACK, Aim.ANY_TRACK, Aim.REMOVE})
"""What takes an animal off a stack."""


class PlayMoment(Moment):
    """On a practice table no stack lies there to be looked at: the dealer knows its rock."""

    def __init__(self, model: SessionModel, now: NowPanel, dealer: Dealer | None) -> None:
        super().__init__(model, now)
        self._dealer = dealer
        self._play: PlayCard | None = None
        self._question: Question | None = None

    @property
    def skill(self) -> Skill | None:
        return None if self._play is None else self._play.skill

    @property
    def half_said(self) -> bool:
        return self._play is not None

    def forget(self) -> None:
        self._play = self._question = None

    def choose(self, skill: Skill) -> None:
        """A skill is to be played."""
        self._play = PlayCard(seat=self.table.active, skill=skill)
        self.asked.emit()

    def aimed(self) -> tuple[Species, ...]:
        """Where the skill chosen can be used; without one, where a trail can."""
        table = self.table
        chosen = self._play or self._trail()
        asked = question(table, chosen)
        if asked is None or not asked.at_stacks:
            return ()
        if self._play is None and why_not(table, table.active, Skill.TRAIL_1) is not None:
            return ()
        skill = final_skill(chosen)
        return SPECIES if FACTS[skill].aim is Aim.LOOK else stacks_for(table, skill)

    def show(self) -> None:
        table, now, play = self.table, self._now, self._play
        now.primary.show()
        if play is None:
            self._question = None
            title = _translate("PlayMoment", "{name}'s turn")
            text = _translate("PlayMoment", "Tap a stack to track with a trail, or choose a skill.")
            now.tell(filled(title, name=table.player(table.active).name), text)
            now.ask("")
            end = _translate("PlayMoment", "End the turn")
            now.primary.mean(end, f"{table.season} {table.active} end")
            return
        self._tell(play)
        self._question = question(table, play)
        if self._question is None:
            now.ask("")
            now.primary.mean(_translate("PlayMoment", "Play it"), f"{play}")
            return
        now.ask(self._question.words, tuple(option.words for option in self._question.options))
        now.primary.hide()

    def tap(self, species: Species) -> None:
        chosen = self._play or self._trail()
        asked = question(self.table, chosen)
        if asked is None or not asked.at_stacks:
            chosen = self._trail()
        self.say(replace(chosen, stack=species))

    def answer(self, at: int) -> None:
        if self._question is not None:
            self.say(self._question.options[at].command)

    def carry_on(self) -> None:
        self.submit(self._play or EndTurn(seat=self.table.active))

    def say(self, command: Command) -> None:
        """Play it if that was all, or ask on."""
        if not isinstance(command, PlayCard):
            self.submit(command)
            return
        self._play = play = self._dealt(command)
        if question(self.table, play) is not None or not self.submit(play):
            self.asked.emit()

    def _trail(self) -> PlayCard:
        return PlayCard(seat=self.table.active, skill=Skill.TRAIL_1)

    def _tell(self, play: PlayCard) -> None:
        found = self._objection(play)
        names = [told(skill_name(skill)) for skill in (play.skill, *play.copies)]
        reason = told(found.message) if found else ""
        clause = found.clause if found else final_skill(play).clause("DO")
        text = told(FACTS[final_skill(play)].text)
        self._now.tell(" \N{RIGHTWARDS ARROW} ".join(names), text, reason, clause)

    def _objection(self, play: PlayCard) -> Violation | None:
        """What the rules have against it, as far as it is told."""
        found = self._model.preview(play).violations
        return next((one for one in found if one.verdict is Verdict.REFUSE), None)

    def _dealt(self, play: PlayCard) -> PlayCard:
        taken = play.stack is not None and FACTS[final_skill(play)].aim in TAKING
        if self._dealer is None or not taken or play.stack is None:
            return play
        if play.rock_shows is not None or not asks_for_rock(self.table.stack(play.stack)):
            return play
        return replace(play, rock_shows=self._dealer.rock_shows(self.table, play.stack))
