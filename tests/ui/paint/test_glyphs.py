"""The animals and icons can be told apart, and are as sharp as the screen."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap

from serengeti_companion.games.wild.terms import Icon, Species
from serengeti_companion.ui.paint.glyphs import (
    animal_pixmap,
    app_icon,
    code,
    device_ratio,
    draw_animal,
    icon,
    icon_pixmap,
)
from serengeti_companion.ui.style import Role, Style, Theme

SMALL = 28


def grey(species: Species) -> list[int]:
    """Lightness of every pixel at the smallest size, on a piece."""
    image = QImage(SMALL, SMALL, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFDF8"))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, animal_pixmap(species, SMALL))
    painter.end()
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [flat.pixelColor(x, y).red() for y in range(SMALL) for x in range(SMALL)]


def colours(pixmap: QPixmap) -> Iterator[QColor]:
    image = pixmap.toImage()
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            if colour.alpha() == 255:
                yield colour


def test_any_two_animals_differ_in_greyscale_at_28_pixels() -> None:
    pictures = {species: grey(species) for species in Species}
    for one, other in combinations(Species, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        clearly = sum(abs(a - b) > 64 for a, b in pairs)
        assert clearly > SMALL * SMALL * 0.2, f"{one} looks like {other}"


def test_the_twelve_codes_are_those_of_the_table() -> None:
    assert " ".join(code(species) for species in Species) == "Li Le Cr Gi El Rh Ja Hy Vu Ga Ze Wi"


@pytest.mark.parametrize("name", Icon)
def test_every_icon_of_a_scene_card_has_a_picture(name: Icon) -> None:
    assert any(colours(icon_pixmap(name, 32)))


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_picture_has_the_pixels_of_the_screen(dpr: float) -> None:
    pixmap = animal_pixmap("lion", 40, dpr)
    assert pixmap.width() == round(40 * dpr)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(40)


def test_a_picture_is_rastered_once() -> None:
    first, second = animal_pixmap("zebra", 40), animal_pixmap("zebra", 40)
    assert first.cacheKey() == second.cacheKey()


@pytest.mark.parametrize("theme", [Theme.HIGH_CONTRAST, Theme.HIGH_CONTRAST_DARK])
@pytest.mark.parametrize("species", Species)
def test_in_high_contrast_an_animal_has_no_colour(
    style: Style, theme: Theme, species: Species
) -> None:
    style.set_theme(theme)
    assert all(colour.saturation() == 0 for colour in colours(animal_pixmap(species, 48)))


def test_the_outline_is_light_on_a_dark_ground(style: Style) -> None:
    style.set_theme(Theme.DARK)
    drawn = {c.name() for c in colours(animal_pixmap("lion", 64, on=Role.SURFACE, ink=Role.INK))}
    assert style.color(Role.INK).name() in drawn


def test_zoom_and_screen_count_together() -> None:
    pixmap = QPixmap(80, 80)
    pixmap.setDevicePixelRatio(2)
    painter = QPainter(pixmap)
    painter.scale(1.5, 1.5)
    painter.rotate(90)
    assert device_ratio(painter) == pytest.approx(3)
    draw_animal(painter, QRectF(0, 0, 0, 0), "lion")  # nothing to draw into is no fault
    painter.end()


def test_an_icon_for_a_button_is_sharp_on_every_screen() -> None:
    made = icon("undo", 24)
    assert {size.width() for size in made.availableSizes()} >= {24, 48}


def test_the_windows_have_an_icon() -> None:
    assert not app_icon().pixmap(64, 64).isNull()


def test_an_unknown_icon_is_a_plain_error() -> None:
    with pytest.raises(FileNotFoundError):
        icon_pixmap("unicorn", 24)


def test_an_icon_that_cannot_be_pressed_is_fainter_than_one_that_can() -> None:
    shown = icon("redo", SMALL)
    pressable, other = (
        shown.pixmap(QSize(SMALL, SMALL), 1.0, mode).toImage()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    places = [(x, y) for x in range(SMALL) for y in range(SMALL)]
    strength = max(other.pixelColor(*place).alpha() for place in places)
    assert 0 < strength < max(pressable.pixelColor(*place).alpha() for place in places) / 2
