"""Pages, sheets and parts of the table, each loaded when first wanted: an evening needs few."""

from enum import StrEnum
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from PySide6.QtCore import QObject

from serengeti_companion.games.wild.commands import Place
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import Phase, Seat
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.session_model import SessionModel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from serengeti_companion.games.wild.model import Table
    from serengeti_companion.ui.tables.sheet import Sheet
    from serengeti_companion.ui.tables.wild.card_form import CardForm
    from serengeti_companion.ui.tables.wild.describe_sheet import DescribeSheet
    from serengeti_companion.ui.tables.wild.end_page import EndPage
    from serengeti_companion.ui.tables.wild.goal_bar import GoalBar
    from serengeti_companion.ui.tables.wild.log_tab import LogTab
    from serengeti_companion.ui.tables.wild.migration_form import MigrationForm
    from serengeti_companion.ui.tables.wild.missed_step import MissedStepSheet
    from serengeti_companion.ui.tables.wild.play_page import PlayPage
    from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage
    from serengeti_companion.ui.tables.wild.question_card import QuestionCard
    from serengeti_companion.ui.tables.wild.remember_tick import ExactTick, RememberTick
    from serengeti_companion.ui.tables.wild.setup_page import SetupPage

    Page: TypeAlias = SetupPage | PlayPage | PreparationPage | EndPage

_PAGES = {
    Phase.SETUP: "setup_page.SetupPage",
    Phase.ROUND: "play_page.PlayPage",
    Phase.PREPARATION: "preparation_page.PreparationPage",
    Phase.OVER: "end_page.EndPage",
}


class SheetKind(StrEnum):
    """Module and class of what slides over the page."""

    CORRECTIONS = "corrections_sheet.CorrectionsSheet"
    LOG = "log_view.LogView"
    RESUME = "resume_sheet.ResumeSheet"
    TRACKING = "tracking_sheet.TrackingSheet"


def page(phase: Phase, model: SessionModel, dealer: Dealer | None, parent: "QWidget") -> "Page":
    """The page of that phase, made anew."""
    return cast("Page", _loaded(_PAGES[phase])(model, dealer, parent))


def sheet(kind: SheetKind, model: SessionModel, parent: "QWidget") -> "Sheet[Table]":
    """A new sheet of that kind."""
    return cast("Sheet[Table]", _loaded(kind)(model, parent))


def missed_step(model: SessionModel, dealer: Dealer | None, parent: "QWidget") -> "MissedStepSheet":
    """The sheet that holds a forgotten step of Round Preparation."""
    made = _loaded("missed_step.MissedStepSheet")(model, dealer, parent)
    return cast("MissedStepSheet", made)


def goal_bar(model: SessionModel, parent: "QWidget") -> "GoalBar":
    """What a solo or co-op table has to reach."""
    return cast("GoalBar", _loaded("goal_bar.GoalBar")(model, parent))


def log_tab(model: SessionModel, parent: "QWidget") -> "LogTab":
    """The log beside the cards."""
    return cast("LogTab", _loaded("log_tab.LogTab")(model, parent))


def card_form(card: SceneCard, parent: "QWidget") -> "CardForm":
    """What describes a card."""
    return cast("CardForm", _loaded("card_form.CardForm")(card, parent))


def describe_sheet(
    model: SessionModel,
    place: Place,
    seat: Seat | None,
    card: SceneCard,
    parent: "QWidget",
) -> "DescribeSheet":
    """The sheet to describe a card that lies there."""
    made = _loaded("describe_sheet.DescribeSheet")(model, place, seat, card, parent)
    return cast("DescribeSheet", made)


def migration_form(model: SessionModel, parent: "QWidget") -> "MigrationForm":
    """What describes a Great Migration Card."""
    return cast("MigrationForm", _loaded("migration_form.MigrationForm")(model, parent))


def remember_tick(model: SessionModel, parent: "QWidget") -> "RememberTick | None":
    """Whether an answer goes into the user's copy; None where nothing is remembered."""
    return cast("RememberTick | None", _tick("RememberTick", model, parent))


def exact_tick(model: SessionModel, parent: "QWidget") -> "ExactTick | None":
    """Whether what is booked is what is printed; None where nothing is remembered."""
    return cast("ExactTick | None", _tick("ExactTick", model, parent))


def remembers(model: SessionModel) -> bool:
    """Whether this table learns: it does, but for a practice table."""
    return _remembering(model) is not None


def _remembering(model: SessionModel) -> QObject | None:
    """By its name: on a practice table this is all that the copies cost."""
    return model.findChild(QObject, "remembering")


def _tick(kind: str, model: SessionModel, parent: "QWidget") -> "QWidget | None":
    remembering = _remembering(model)
    if remembering is None:
        return None
    return cast("QWidget", _loaded(f"remember_tick.{kind}")(remembering, parent))


def question_card(model: SessionModel, parent: "QWidget") -> "QuestionCard":
    """The fields that answer a film."""
    return cast("QuestionCard", _loaded("question_card.QuestionCard")(model, parent))


def _loaded(name: str) -> Any:  # noqa: ANN401 -- a class of widgets
    module, _, kind = name.partition(".")
    return getattr(import_module(f"{__package__}.{module}"), kind)
