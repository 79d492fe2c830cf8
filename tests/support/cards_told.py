"""Scene Cards told in the line of My copy."""

from dataclasses import replace

from PySide6.QtTest import QTest
from support.wild_pages import press

from serengeti_companion.games.wild.notation import card_line, parse_card
from serengeti_companion.ui.copy.card_rows import ROW
from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage

LION = "31 line: lion crocodile rhinoceros@grasslands | 2/rare + 11 stars | rare"
ZEBRA = "32 terrain: zebra@water hyena@rock | 1 food | -"


def tell(page: CopyPage, *lines: str) -> None:
    """Those cards, and no others."""
    cards = tuple(map(parse_card, lines))
    assert page.model.change(replace(page.model.printed, cards=cards), "cards")


def cards(page: CopyPage) -> list[str]:
    """The lines of the cards of the copy."""
    return [card_line(card) for card in page.model.printed.cards]


def typed(section: CardsSection, text: str, *, enter: bool = True) -> None:
    """Key by key where the cursor is."""
    assert section.entry.line.hasFocus()
    QTest.keyClicks(section.entry.line, text)
    if enter:
        press(section.entry.line)


def retyped(section: CardsSection, text: str, *, enter: bool = True) -> None:
    """Instead of what stands there."""
    section.entry.line.selectAll()
    typed(section, text, enter=enter)


def shown(section: CardsSection) -> list[int | None]:
    """The numbers of the rows listed."""
    model = section.list.view.model()
    return [model.index(row, 0).data(ROW).number for row in range(model.rowCount())]
