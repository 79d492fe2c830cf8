"""The Awards Ceremony: counts, ties, the reveal."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from support.wild_pages import a_model, in_step, show, tap, tap_primary, type_in

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.model import Phase, Seat, Step
from serengeti_companion.games.wild.printed import UNKNOWN_COPY
from serengeti_companion.games.wild.rules import ceremonies
from serengeti_companion.games.wild.terms import BLANK, Icon, Species
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.style import current_style
from serengeti_companion.ui.tables.wild.awards_view import AwardsView
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage


def opened(
    qtbot: QtBot, players: int = 4, *, motion: bool = False
) -> tuple[SessionModel, PreparationPage, AwardsView]:
    model = in_step(Step.AWARDS, 4, players)
    current_style().set_motion(motion)
    page = PreparationPage(model, None)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    view = page.views[Step.AWARDS]
    assert isinstance(view, AwardsView)
    return model, page, view


def held(model: SessionModel) -> e.AwardsHeld:
    events = model.session.last.events if model.session.last else ()
    return next(event for event in events if isinstance(event, e.AwardsHeld))


def total(view: AwardsView, seat: int, number: int) -> None:
    """Type a total."""
    type_in(view.fields[seat].field, str(number), enter=True)


def result(view: AwardsView, seat: int) -> str:
    return view.results[Seat(seat)].text()


@pytest.fixture(autouse=True)
def motion_as_before() -> Iterator[None]:
    yield
    current_style().set_motion(True)


def test_the_totals_are_filled_in_from_the_completed_cards(qtbot: QtBot) -> None:
    model, _, view = opened(qtbot)
    species = model.state.tiles[0]
    assert species is not None
    for seat, field in enumerate(view.fields):
        assert field.value == ceremonies.total(model.state, Seat(seat), species)


def test_the_ranks_follow_the_typed_totals_and_explain_a_tie(qtbot: QtBot) -> None:
    _, _, view = opened(qtbot)
    for seat, number in enumerate((6, 6, 5, 3)):
        total(view, seat, number)
    assert result(view, 0) == "1st: 12 stars (twice the total)"
    assert result(view, 1) == "1st: 12 stars (twice the total)"
    assert result(view, 2) == "2nd: 5 stars (the total)"
    assert result(view, 3) == "no stars"
    assert view.ties.text().startswith("A tie for 1st")


def test_the_stars_are_given_after_the_reveal(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot)
    for seat, number in enumerate((6, 6, 5, 3)):
        total(view, seat, number)
    before = [player.stars for player in model.state.players]
    tap_primary(page)
    assert view.revealed
    assert [player.stars for player in model.state.players] == before
    assert page.primary.text() == "Give the stars"
    tap_primary(page)
    gained = [p.stars - old for p, old in zip(model.state.players, before, strict=True)]
    assert gained == [12, 12, 5, 0]
    assert held(model).totals == (6, 6, 5, 3)


def test_counts_that_nobody_touched_are_not_called_typed(qtbot: QtBot) -> None:
    model, page, _ = opened(qtbot)
    tap_primary(page)
    tap_primary(page)
    command = model.session.last.command if model.session.last else None
    assert command == c.HoldAwards()


def test_the_reveal_is_skipped_by_a_tap(qtbot: QtBot) -> None:
    _, page, view = opened(qtbot, motion=True)
    current_style().set_motion(True)
    tap_primary(page)
    if view.reveal.running:  # the system may ask for no motion
        tap(view.reveal)
    assert not view.reveal.running
    assert "stars" in view.reveal.accessibleName()


def of_an_unknown_copy(
    qtbot: QtBot, players: int = 2
) -> tuple[SessionModel, PreparationPage, AwardsView]:
    """The first ceremony; nobody told what the tile shows."""
    model = a_model(players, UNKNOWN_COPY)
    assert model.submit(c.BeginPlay())
    moment = c.CorrectMoment(round=4, phase=Phase.PREPARATION, step=Step.AWARDS)
    assert model.submit(moment)
    current_style().set_motion(False)
    page = PreparationPage(model, None)
    model.changed.connect(page.refresh)
    show(qtbot, page)
    view = page.views[Step.AWARDS]
    assert isinstance(view, AwardsView)
    return model, page, view


def test_an_unknown_tile_is_answered_by_a_tap(qtbot: QtBot) -> None:
    model, page, view = of_an_unknown_copy(qtbot)
    tap(view.picker.buttons[Species.ZEBRA])
    assert not view.picker.isVisible()
    total(view, 0, 3)
    tap_primary(page)
    tap_primary(page)
    assert held(model).species is Species.ZEBRA
    assert held(model).stars == (6, 0)


def test_what_was_told_stays_when_something_else_is_put_right_meanwhile(qtbot: QtBot) -> None:
    model, page, view = opened(qtbot)
    total(view, 0, 6)
    total(view, 1, 5)
    assert model.submit(c.CorrectNumber(fact="coins", seat=Seat(2), value=9))
    assert [field.value for field in view.fields[:2]] == [6, 5]
    # Only where the cards show something else now it is counted anew.
    animal = model.state.tiles[0]
    assert model.submit(c.CorrectNumber(fact="animal", of=animal, seat=Seat(1), value=3))
    assert view.fields[0].value == 6
    assert view.fields[1].value == ceremonies.total(model.state, Seat(1), animal)
    # And one that was mistyped is put right after the stars were given.
    for _ in range(2):
        tap_primary(page)
    model.undo()
    assert view.fields[0].value == 6


def test_nothing_told_for_one_ceremony_is_there_at_the_next(qtbot: QtBot) -> None:
    model, _, view = opened(qtbot)
    total(view, 0, 9)
    assert model.submit(c.CorrectMoment(round=5, phase=Phase.PREPARATION, step=Step.MARKER))
    assert model.submit(c.CorrectMoment(round=6, phase=Phase.PREPARATION, step=Step.AWARDS))
    animal = model.state.tiles[1]
    assert view.fields[0].value == ceremonies.total(model.state, Seat(0), animal)


def test_cards_that_nobody_described_are_not_counted_as_none(qtbot: QtBot) -> None:
    model, _, view = of_an_unknown_copy(qtbot)
    card = c.CorrectCards(place="gallery", seat=Seat(0), cards=(BLANK,))
    icons = c.CorrectNumber(fact="icon", of=Icon.ANIMAL, seat=Seat(0), value=2)
    assert model.submit(card)
    assert model.submit(icons)
    # The Animal Icons count whatever the tile shows.
    assert view.fields[0].value == 2
    tap(view.picker.buttons[Species.LION])
    assert view.fields[0].value == 2
    assert view.untold.isVisible()
    assert "?" in {label.text() for label in view.findChildren(TextLabel)}


def test_the_wrong_animal_is_put_right(qtbot: QtBot) -> None:
    model, page, view = of_an_unknown_copy(qtbot)
    tap(view.picker.buttons[Species.LION])
    tap(view.another)
    tap(view.picker.buttons[Species.ZEBRA])
    assert not view.picker.isVisible()
    tap_primary(page)
    tap_primary(page)
    assert held(model).species is Species.ZEBRA
