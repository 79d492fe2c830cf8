"""Which parts a copy has, in the order of the list, and what makes the page of each."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from serengeti_companion.games.wild import known
from serengeti_companion.games.wild.known import Share
from serengeti_companion.games.wild.printed import Printed
from serengeti_companion.ui.copy.copy_model import CopyModel
from serengeti_companion.ui.copy.section_page import SectionPage

_PACKAGE = "serengeti_companion.ui.copy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """`module` has `make(model, parent)`; `share` tells how much is known, None = no count.

    `nothing` is said in place of `progress` while nothing is known.
    """

    key: str
    title: str
    module: str
    share: Callable[[Printed], Share] | None
    progress: str
    nothing: str = ""

    def make(self, model: CopyModel, parent: QWidget) -> SectionPage:
        """The page."""
        made: SectionPage = importlib.import_module(f"{_PACKAGE}.{self.module}").make(model, parent)
        return made

    def told(self, printed: Printed) -> str:
        """How much is known, in words."""
        share = self.share(printed) if self.share else None
        if share is None:
            return self.progress
        words = self.progress if share.known or not self.nothing else self.nothing
        return words.format(n=share.known, all=share.all)


def sections() -> tuple[Section, ...]:
    """All parts, in the language of the window."""
    words = QCoreApplication.translate
    return (
        Section(
            key="cards",
            title=words("CopySections", "Scene Cards"),
            module="cards_section",
            share=known.cards,
            progress=words("CopySections", "{n} of {all} cards"),
        ),
        Section(
            key="map",
            title=words("CopySections", "Map"),
            module="map_section",
            share=known.sides,
            progress=words("CopySections", "{n} of {all} sides"),
        ),
        Section(
            key="board",
            title=words("CopySections", "Action Board"),
            module="board_section",
            share=known.board,
            progress=words("CopySections", "told"),
            nothing=words("CopySections", "assumed"),
        ),
        Section(
            key="migration",
            title=words("CopySections", "Great Migration"),
            module="migration_section",
            share=known.migrations,
            progress=words("CopySections", "{n} of {all} cards"),
        ),
        Section(
            key="specialists",
            title=words("CopySections", "Specialists"),
            module="specialists_section",
            share=known.specialists,
            progress=words("CopySections", "{n} of {all} cards and scales"),
        ),
        Section(
            key="other",
            title=words("CopySections", "Tiles, track, colours"),
            module="other_section",
            share=None,
            progress=words("CopySections", "only what differs"),
        ),
    )
