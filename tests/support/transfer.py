"""A copy, a friend's file, and the dialogs and rows between them."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from support.copy_parts import tap
from support.deaf import wait_out

from serengeti_companion.games.wild.notation import parse_card
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.copy.copy_page import CopyPage
from serengeti_companion.ui.copy.transfer_panel import TransferPanel

MINE = (
    parse_card("31 line: lion zebra@water | 3 stars | like"),
    parse_card("32 terrain: lion@rock | ? | ?"),
    parse_card("33 terrain: hyena@rock | - | -"),
)
THEIRS = (
    parse_card("31 line: lion zebra@rock | 3 stars | like"),
    parse_card("32 terrain: lion@rock | 1 food | ?"),
    parse_card("33 terrain: hyena@rock | - | -"),
    parse_card("34 adjacency: lion zebra | 2 vfx | -"),
)


def copy_with(*cards: SceneCard) -> Printed:
    """What a friend may send."""
    return replace(UNKNOWN_COPY, name="Friends", cards=cards)


def tell(page: CopyPage) -> None:
    """My cards, and no others."""
    assert page.model.change(replace(UNKNOWN_COPY, cards=MINE), "Card 33")


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """The dialog answers with that file; what it suggested is in the list."""
    asked: list[str] = []

    def choose(_: QWidget, __: str, suggested: str, ___: str) -> tuple[str, str]:
        asked.append(suggested)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return asked


def import_file(page: CopyPage, monkeypatch: pytest.MonkeyPatch, path: Path) -> TransferPanel:
    """The look at that file."""
    choose_file(monkeypatch, path)
    tap(page.files.bring_in)
    return page.panel


def rows(panel: TransferPanel) -> list[tuple[str, str]]:
    """Title and relation of each row listed."""
    return [(str(each.title), each.relation.value) for each in panel.list.rows.shown]


def unlocked(panel: TransferPanel) -> None:
    """The button is deaf for a moment, so that a double click does not import."""
    wait_out(panel.go)


def go(panel: TransferPanel) -> None:
    """Import what is ticked."""
    unlocked(panel)
    tap(panel.go)
