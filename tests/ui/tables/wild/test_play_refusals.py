"""What the table is told and asked, through real events."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from support.wild_evening import (
    LION,
    card,
    clauses_shown,
    hands_on,
    table_with,
    view_of,
)

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.terms import (
    BLANK,
    Cell,
    Gain,
    Icon,
    RewardTerm,
    Slot,
    Species,
    Terrain,
)


def test_a_refusal_tells_every_reason_with_its_clause(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(coins=0))
    hands.line("swap c4 c5")
    assert hands.table.refusals.banner.isVisible()
    assert {"WS-ACT-SWAP-1", "WS-ACT-1"} <= clauses_shown(hands)


def test_we_did_it_anyway_plays_it_on_the_tables_word(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(hands.page.passing)
    banner = hands.table.refusals.banner
    assert banner.isVisible()
    seat = hands.seat
    hands.tap(banner.overrule)
    assert hands.state.player(seat).passed
    assert not hands.table.refusals.isVisible()
    last = hands.page.desk.model.session.last
    assert last is not None
    assert last.on_word == ("WS-PASS-2",)


def test_after_the_tables_word_the_next_line_is_typed_at_once(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("pass")
    hands.tap(hands.table.refusals.banner.overrule)
    hands.line("leopard b2")
    played = [type(play.command) for play in hands.session.done]
    assert played == [c.PassTurn, c.DiscoverAnimal]


def test_after_a_film_that_was_answered_the_next_line_is_typed_at_once(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK), dealt=False)
    hands.line("film ?")
    QTest.keyClick(hands.table.refusals.question.stars.field, Qt.Key.Key_Return)
    hands.line("leopard b2")
    played = [type(play.command) for play in hands.session.done]
    assert played == [c.FilmScene, c.DiscoverAnimal]


def test_never_mind_takes_the_refusal_away(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(hands.page.passing)
    hands.tap(hands.table.refusals.banner.never_mind)
    assert not hands.table.refusals.isVisible()
    assert hands.page.map.signs.wrong == frozenset()


def test_escape_in_the_line_takes_the_refusal_away_with_it(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("swap c4 c5")
    assert hands.table.refusals.isVisible()
    QTest.keyClick(hands.page.quick.line, Qt.Key.Key_Escape)
    assert not hands.page.quick.line.text()
    assert not hands.table.refusals.isVisible()


def test_escape_on_the_map_takes_the_refusal_away(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(hands.page.passing)
    QTest.keyClick(hands.page.map, Qt.Key.Key_Escape)
    assert not hands.table.refusals.isVisible()


def test_the_spaces_a_refusal_is_about_are_marked(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("lion e5")
    assert hands.page.map.signs.wrong == {"E5"}


def test_a_clause_link_opens_the_reference(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.tap(hands.page.passing)
    link = next(
        link
        for link in hands.table.refusals.banner.findChildren(QAbstractButton)
        if link.text() == "WS-PASS-2"
    )
    with qtbot.waitSignal(hands.table.clause_asked) as asked:
        hands.tap(link)
    assert asked.args == ["WS-PASS-2"]


def test_unknown_terrain_is_asked_once_and_learned(qtbot: QtBot) -> None:
    wet = card(700, Slot(species=Species.LION, terrain=Terrain.WATER))
    hands = hands_on(qtbot, replace(table_with(wet), terrain=(None,) * 49))
    assert "terrain" in view_of(hands, wet).verdict
    hands.tap(view_of(hands, wet))
    hands.tap(hands.table.refusals.banner.yes)
    assert hands.state.terrain_at(Cell("C4")) is Terrain.WATER
    assert wet in hands.player.gallery


def test_an_unknown_reward_is_booked_in_place(qtbot: QtBot) -> None:
    known_pattern = replace(card(701, LION), reward=None)
    hands = hands_on(qtbot, table_with(known_pattern))
    stars = hands.player.stars
    hands.tap(view_of(hands, known_pattern))
    question = hands.table.refusals.question
    assert question.isVisible()
    QTest.keyClicks(question.stars.field, "9")
    QTest.keyClick(question.stars.field, Qt.Key.Key_Return)
    assert hands.player.stars == stars + 9
    assert not hands.table.refusals.isVisible()


def test_a_card_nobody_described_can_be_filmed(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK), dealt=False)
    hands.tap(view_of(hands, BLANK))
    question = hands.table.refusals.question
    hands.tap(question.stars.more)
    hands.tap(question.film)
    assert hands.player.tableau == ()
    assert hands.player.completed == len(hands.player.gallery)


def test_the_icons_of_a_card_nobody_described_are_told_with_its_reward(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK), dealt=False)
    likes, completed = hands.player.icon(Icon.LIKE), hands.player.completed
    hands.tap(view_of(hands, BLANK))
    question = hands.table.refusals.question
    for _ in range(2):
        hands.tap(question.icons.buttons[Icon.LIKE])
    QTest.keyClick(question.icons.buttons[Icon.LIKE], Qt.Key.Key_Return)
    assert (hands.player.icon(Icon.LIKE), hands.player.completed) == (likes + 2, completed + 1)
    # All is told: nothing is left to be set by hand.
    assert not hands.table.refusals.isVisible()


def test_a_film_out_of_a_tableau_that_counts_no_card_is_overruled_and_then_asked_about(
    qtbot: QtBot,
) -> None:
    hands = hands_on(qtbot, table_with(), dealt=False)
    stars, completed, deck = hands.player.stars, hands.player.completed, hands.state.deck
    hands.line("film ?")
    refusals = hands.table.refusals
    assert "WS-FREE-6" in clauses_shown(hands)
    hands.tap(refusals.banner.overrule)
    assert not refusals.banner.isVisible()
    hands.tap(refusals.question.stars.more)
    hands.tap(refusals.question.film)
    assert (hands.player.stars, hands.player.completed) == (stars + 1, completed + 1)
    assert hands.state.deck == deck - 1
    last = hands.page.desk.model.session.last
    assert last is not None
    assert "WS-FREE-6" in last.on_word


def test_a_completed_card_that_was_discarded_leaves_the_gallery(qtbot: QtBot) -> None:
    done = card(703, LION)
    table = table_with()
    assert table.turn is not None
    table = table.with_player(table.turn.seat, gallery=(done,), completed=1)
    hands = hands_on(qtbot, table)
    hands.line("discard 703")
    assert clauses_shown(hands) == {"WS-FREE-5"}
    hands.tap(hands.table.refusals.banner.overrule)
    assert (hands.player.gallery, hands.player.completed) == ((), 0)
    assert hands.state.discard[-1] == done


def test_no_icons_is_an_answer_and_nothing_told_is_pointed_out(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK, BLANK), dealt=False)
    question = hands.table.refusals.question
    hands.line("film ?")
    hands.tap(question.icons.none)
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert not hands.table.refusals.isVisible()
    hands.line("film ?")
    assert question.icons.icons is None
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert "Icons are not known" in hands.table.refusals.banner.accessibleName()


def test_known_icons_are_not_asked_for(qtbot: QtBot) -> None:
    known = replace(card(701, LION), reward=None, icons=(Icon.LEAF,))
    hands = hands_on(qtbot, table_with(known))
    hands.tap(view_of(hands, known))
    question = hands.table.refusals.question
    assert question.isVisible()
    assert not question.icons.isVisible()
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert known in hands.player.gallery


def test_the_plant_is_asked_where_the_command_leaves_it_open(qtbot: QtBot) -> None:
    plants = replace(card(702, LION), reward=(RewardTerm(amount=2, gain=Gain.PER_PLANT),))
    table = table_with(plants)
    assert table.turn is not None
    hands = hands_on(qtbot, table.with_player(table.turn.seat, icons=(0, 0, 4, 1, 0, 0, 0, 0)))
    stars = hands.player.stars
    hands.page.desk.play(c.FilmScene(seat=hands.seat, card=plants))
    question = hands.table.refusals.question
    assert question.plants[Icon.LEAF].text() == "Leaf: 4"
    hands.tap(question.plants[Icon.FLOWER])
    assert hands.player.stars == stars + 2


def test_an_assumed_board_warns_and_goes_on(qtbot: QtBot) -> None:
    table = replace(table_with(coins=0), assumed=True)
    hands = hands_on(qtbot, table)
    hands.line("leopard b2")
    assert Species.LEOPARD in hands.state.at(Cell("B2"))
    assert hands.table.refusals.banner.isVisible()
    hands.line("done")
    assert not hands.table.refusals.isVisible()


def test_a_typed_line_goes_once_its_question_is_answered(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with(BLANK), dealt=False)
    hands.line("film ?")
    question = hands.table.refusals.question
    assert question.isVisible()
    assert hands.page.quick.line.text() == "film ?"
    QTest.keyClick(question.stars.field, Qt.Key.Key_Return)
    assert hands.player.completed
    assert hands.page.quick.line.text() == ""


def test_a_typed_pass_goes_with_the_tables_word_and_stays_when_it_was_never_mind(
    qtbot: QtBot,
) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("pass")
    hands.tap(hands.table.refusals.banner.never_mind)
    assert hands.page.quick.line.text() == "pass"
    QTest.keyClick(hands.page.quick.line, Qt.Key.Key_Return)
    hands.tap(hands.table.refusals.banner.overrule)
    assert hands.page.quick.line.text() == ""


def test_a_line_that_was_refused_is_typed_over(qtbot: QtBot) -> None:
    hands = hands_on(qtbot, table_with())
    hands.line("pass")
    QTest.keyClicks(hands.page.quick.line, "leo")
    assert hands.page.quick.line.text() == "leo"
    hands.page.quick.clear()
    hands.line("pass")
    hands.tap(hands.table.refusals.banner.never_mind)
    hands.page.map.setFocus()
    QTest.keyClicks(hands.page.map, "l")
    assert hands.page.quick.line.text() == "l"
