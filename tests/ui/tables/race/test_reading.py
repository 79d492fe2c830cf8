"""What a card does is told at the table, with its clause, by a tap on its drawing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.race import ANTELOPE, CARCASS, EAGLE, ELEPHANT, SCORPION, begun, playing, switched
from support.race_pages import DRY, MANY, at_table, click, turn_page
from support.wild_pages import cramped, nameless, press, tap

from serengeti_companion.games.race import commands as c
from serengeti_companion.games.race.model import A, Phase, Table
from serengeti_companion.games.race.reference import CARDS
from serengeti_companion.games.race.terms import Skill
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.tokens import Target
from serengeti_companion.ui.tables.race.cards_sheet import CardsSheet
from serengeti_companion.ui.tables.race.duties_list import FacingDuties


def words(part: FacingDuties) -> list[str]:
    return [label.text() for label in part.findChildren(TextLabel) if label.isVisible()]


@pytest.mark.parametrize(
    "state", [begun(), playing({SCORPION: 2}, phase=Phase.SCORPIONS), playing(MANY, event=DRY)]
)
def test_a_card_tells_what_it_does_and_links_to_its_clauses(qtbot: QtBot, state: Table) -> None:
    model, table = at_table(qtbot, state)
    page = turn_page(table)
    card = page.skills.cards[ELEPHANT]
    assert min(card.width(), card.height()) >= Target.TOUCH
    assert card.accessibleName() == "Elephant: what it does"
    click(card)
    assert page.now.title.text() == "Elephant"
    qtbot.waitUntil(lambda: len(words(page.now.duties)) == 3)
    assert words(page.now.duties)[0] == "1. (free) Lay it aside; it comes back to your next hand."
    assert not page.primary.isVisible()
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    tap(page.now.duties.links[1])
    assert asked == ["RL-CARD-ELEPHANT-2.DO"]
    qtbot.waitUntil(lambda: not cramped(table))
    click(page.now.cancel)
    assert page.now.title.text() != "Elephant"
    assert model.session.plays == 0


def test_scorpions_and_carcasses_tell_it_too_and_a_second_tap_is_enough_of_it(
    qtbot: QtBot,
) -> None:
    _, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    for card, title in ((SCORPION, "Scorpion"), (CARCASS, "Carcass")):
        button = page.supply.buttons[card]
        assert min(button.width(), button.height()) >= Target.TOUCH
        assert button.accessibleName() == f"{title}: {button.left} left; what it does"
        click(button)
        assert page.now.title.text() == title
    click(page.supply.buttons[CARCASS])
    assert page.now.title.text() == "Ann's turn"


def test_whoever_reads_can_play_on_at_once(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    page = turn_page(table)
    click(page.skills.cards[ANTELOPE])
    click(page.skills.buttons[Skill.ANTELOPE_2])
    assert page.now.title.text() == "Antelope 2"
    click(page.skills.cards[ANTELOPE])
    click(page.tiles[EAGLE])
    assert page.now.question.isVisible()
    model.submit(c.EndTurn(seat=A))
    assert page.now.title.text() == "Ben's turn"


def test_a_skill_chosen_says_what_it_does_also_where_it_cannot_be_played(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, playing({}))
    page = turn_page(table)
    button = page.skills.buttons[Skill.GIRAFFE_2]
    click(button)
    assert page.now.text.text() == "Track an animal onto the top of your deck."
    assert page.now.reason.text() == button.reason == "Ann has no Giraffe to play."


def test_all_cards_are_on_one_sheet_as_the_table_plays_them(qtbot: QtBot) -> None:
    model, table = at_table(qtbot, playing(MANY))
    QTest.keyClick(table, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    sheet = table.sheet
    assert isinstance(sheet, CardsSheet)
    assert set(sheet.lists) == set(CARDS)
    qtbot.waitUntil(lambda: len(words(sheet.lists[ANTELOPE])) == 3)
    assert words(sheet.lists[ANTELOPE])[0].startswith("1. (1 sun) Draw up to 4")
    assert not nameless(sheet)
    model.submit(c.SetHouseRule(name="antelope_draw_cost", value="0"))
    qtbot.waitUntil(
        lambda: (
            words(sheet.lists[ANTELOPE])[:1]
            == ["1. (free) Draw up to 4, keep 2, discard the others."]
        )
    )
    asked: list[str] = []
    table.clause_asked.connect(asked.append)
    tap(sheet.lists[ANTELOPE].links[0])
    assert asked == ["RL-CARD-ANTELOPE-1.DO"]
    press(sheet, Qt.Key.Key_Escape)
    assert table.sheet is None


def test_where_there_is_little_room_the_last_duties_give_way(qtbot: QtBot) -> None:
    _, table = at_table(qtbot, playing(MANY, event=DRY))
    page = turn_page(table)
    qtbot.waitUntil(lambda: len(words(page.now.duties)) == 5)
    table.resize(1050, 570)
    qtbot.waitUntil(lambda: 0 < len(words(page.now.duties)) < 5)
    assert words(page.now.duties)[0].startswith("Drought")
    qtbot.waitUntil(lambda: not cramped(table))
    frame = page.parentWidget().parentWidget()
    assert frame.verticalScrollBar().maximum() == frame.horizontalScrollBar().maximum() == 0
    table.resize(1280, 720)
    qtbot.waitUntil(lambda: len(words(page.now.duties)) == 5)


@pytest.mark.parametrize("value", ["step", "step_optional", "skill"])
def test_the_scorpion_is_among_the_skills_only_by_house_rule(qtbot: QtBot, value: str) -> None:
    _, table = at_table(qtbot, playing(MANY, house=switched(scorpion_draw=value)))
    button = turn_page(table).skills.buttons[Skill.SCORPION_2]
    assert button.isVisible() is (value == "skill")
