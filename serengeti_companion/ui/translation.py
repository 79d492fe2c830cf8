"""The language of the window: Qt's own words, ours, and the sentences of the Qt-free core."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from serengeti_companion.engine.texts import Text, isolated
from serengeti_companion.paths import resources

CATALOGUE = "serengeti"
"""Ours are `resources/translations/serengeti_<language>.qm`."""
CORE = "core"
"""The context of every sentence that `say` marks in the core."""

_ENGLISH = QLocale(QLocale.Language.English)


def told(text: Text) -> str:
    """A sentence of the core in the language of the window."""
    return text.translated(lambda source: QCoreApplication.translate(CORE, source))


def filled(words: str, **values: object) -> str:
    """A sentence of the window with its holes filled; what a person wrote keeps to itself in it."""
    return words.format(**{name: _alone(value) for name, value in values.items()})


def capital(words: str) -> str:
    """The sentence with a capital at its beginning."""
    return words[:1].upper() + words[1:]


def listed(names: Iterable[str]) -> str:
    """What people wrote, one behind the other, each keeping to itself."""
    return ", ".join(map(isolated, names))


def install(app: QCoreApplication, locale: QLocale | None = None) -> None:
    """Speak the language of the desktop, or else English with its plurals."""
    wanted = locale or QLocale()
    _load(app, wanted, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    ours = str(translations())
    _load(app, wanted, CATALOGUE, ours) or _load(app, _ENGLISH, CATALOGUE, ours)


def translations() -> Path:
    """The folder of our catalogues."""
    return resources() / "translations"


def _alone(value: object) -> object:
    return isolated(value) if isinstance(value, str) else value


def _load(app: QCoreApplication, locale: QLocale, name: str, folder: str) -> bool:
    translator = QTranslator(app)
    found = translator.load(locale, name, "_", folder)
    if found:
        app.installTranslator(translator)
    return found
