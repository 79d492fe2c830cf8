"""The cards of A Race For Life have drawings of one family, told apart without colour."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from serengeti_companion.games.race.reference import CARDS
from serengeti_companion.games.race.terms import SPECIES, Card, Special
from serengeti_companion.paths import resources
from serengeti_companion.ui.paint.plate import paint_plate, paint_rock
from serengeti_companion.ui.paint.recolour import OUTLINE
from serengeti_companion.ui.style import Style, Theme
from serengeti_companion.ui.tables.race.signs import CODES, card_pixmap, draw_card

SMALL = 28


def grey(card: Card) -> list[int]:
    """Lightness of every pixel at the smallest size."""
    image = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFDF8"))
    painter = QPainter(image)
    draw_card(painter, QRectF(0, 0, SMALL, SMALL), card)
    painter.end()
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [flat.pixelColor(x, y).red() for y in range(SMALL) for x in range(SMALL)]


def test_any_two_cards_differ_in_greyscale_at_28_pixels() -> None:
    pictures = {card: grey(card) for card in CARDS}
    for one, other in combinations(CARDS, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        clearly = sum(abs(a - b) > 64 for a, b in pairs)
        assert clearly > SMALL * SMALL * 0.2, f"{one} looks like {other}"


def test_each_card_has_two_letters_of_its_own() -> None:
    assert " ".join(CODES[species] for species in SPECIES) == "Ea An Li Hy El Lz Gi Mo"
    assert len({CODES[card] for card in CARDS}) == len(CARDS)
    assert {len(code) for code in CODES.values()} == {2}


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_drawings_are_of_one_family(card: Card) -> None:
    folder = "signs" if card is Special.TRAIL else "animals"
    source = (resources() / "icons" / folder / f"{card.value}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 64 64"' in source
    assert OUTLINE in source
    assert source.isascii()


@pytest.mark.parametrize("theme", [Theme.HIGH_CONTRAST, Theme.HIGH_CONTRAST_DARK])
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_in_high_contrast_a_card_has_no_colour(style: Style, theme: Theme, card: Card) -> None:
    style.set_theme(theme)
    image = card_pixmap(card, 48, 1).toImage()
    drawn = [
        image.pixelColor(x, y)
        for x in range(48)
        for y in range(48)
        if image.pixelColor(x, y).alpha() == 255
    ]
    assert drawn
    assert all(colour.saturation() == 0 for colour in drawn)


def test_a_rock_on_a_plate_leaves_the_letters_and_the_animal_in_sight() -> None:
    box = QRectF(0, 0, 50, 62)
    pictures = []
    for covered in (False, True):
        image = QImage(50, 62, QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFDF8"))
        painter = QPainter(image)
        paint_plate(painter, box, "giraffe", "Gi")
        if covered:
            paint_rock(painter, box)
        painter.end()
        pictures.append(image)
    plain, rocky = pictures
    spots = [(x, y) for x in range(50) for y in range(62)]
    changed = [spot for spot in spots if plain.pixel(*spot) != rocky.pixel(*spot)]
    assert 400 < len(changed) < 50 * 47 * 0.5
    assert all(y < 48 for _, y in changed)
