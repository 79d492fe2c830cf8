"""Every sentence can be translated, and English has its plurals."""

from collections.abc import Iterator
from xml.etree import ElementTree as ET

import pytest
import update_translations
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from serengeti_companion.engine.texts import say
from serengeti_companion.ui import translation
from serengeti_companion.ui.translation import filled, listed, told


@pytest.fixture
def catalogue(qapp: QApplication) -> Iterator[None]:
    """A catalogue of this test's own is taken away again."""
    before = set(qapp.findChildren(QTranslator))
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)


def test_english_has_a_plural_for_every_counted_sentence() -> None:
    tree = ET.parse(translation.translations() / "serengeti_en.ts")  # noqa: S314 -- our own file
    finished = {
        (context.findtext("name"), message.findtext("source"))
        for context in tree.iter("context")
        for message in context.iter("message")
        if message.find("translation").get("type") is None
        and all(form.text for form in message.iter("numerusform"))
    }
    counted = {(s.context, s.source) for s in update_translations.sentences() if s.plural}
    assert counted == finished


@pytest.mark.usefixtures("catalogue")
def test_english_counts_as_english_does(qapp: QApplication) -> None:
    translation.install(qapp, QLocale(QLocale.Language.English))
    said = [QCoreApplication.translate("NewSessionPage", "%n changed", "", n) for n in (1, 3)]
    assert said == ["1 changed", "3 changed"]


@pytest.mark.usefixtures("catalogue")
def test_qt_itself_speaks_the_language_of_the_desktop(qapp: QApplication) -> None:
    translation.install(qapp, QLocale(QLocale.Language.German))
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_the_sentences_of_the_core_are_collected() -> None:
    found = {sentence.source for sentence in update_translations.sentences()}
    assert "Lion" in found
    assert "Start page" in found
    assert "yesterday, {time}" in found  # through another name of `translate`


def test_a_sentence_of_the_core_is_told_with_its_values() -> None:
    assert told(say("{name} passes", name=say("Ann"))) == "Ann passes"


HEBREW = "\N{HEBREW LETTER DALET}\N{HEBREW LETTER NUN}"
ALONE = f"\N{FIRST STRONG ISOLATE}{HEBREW}\N{POP DIRECTIONAL ISOLATE}"


def test_a_name_from_right_to_left_keeps_to_itself_in_a_sentence_of_the_window() -> None:
    assert filled("{name}: {n} stars", name=HEBREW, n=7) == f"{ALONE}: 7 stars"
    assert filled("{name}: {n} stars", name="Zoë", n=7) == "Zoë: 7 stars"


def test_names_in_a_row_keep_their_order_whatever_their_script() -> None:
    assert listed((HEBREW, "Ann")) == f"{ALONE}, Ann"
