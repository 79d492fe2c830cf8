"""The part of My copy that holds the sides of the Map."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.copy_parts import map_shown

from serengeti_companion.ui import translation
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.map_section import MapSection


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """English with its plurals, taken away again."""
    before = set(qapp.findChildren(QTranslator))
    translation.install(qapp, QLocale(QLocale.Language.English))
    yield
    for translator in set(qapp.findChildren(QTranslator)) - before:
        qapp.removeTranslator(translator)


@pytest.fixture
def section(qtbot: QtBot, model: CopyModel) -> MapSection:
    """The sides of the Map, with the keyboard."""
    return map_shown(qtbot, model)
