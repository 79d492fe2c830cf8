"""Pads in the main window: what is typed outlives a kill, what is saved stands in the history."""

import importlib
from functools import partial
from typing import TYPE_CHECKING

from serengeti_companion.storage.preferences import Preference, word
from serengeti_companion.ui.home import told_scored
from serengeti_companion.ui.pads.pad_page import PadPage, Scored
from serengeti_companion.ui.pads.pad_switch import PadSwitch

if TYPE_CHECKING:
    from serengeti_companion.storage.scored_games import ScoredGame
    from serengeti_companion.ui.home.kept import Kept
    from serengeti_companion.ui.main_window import MainWindow

_PADS = {"wild": "score_pad", "race": "race_pad", "survive": "survive_pad"}


def keep_new_games(pad: PadPage, window: "MainWindow", game: str, draft: Preference[str]) -> None:
    """It shows what was typed last; whatever is saved is one more game of the history."""
    pad.clause_asked.connect(window.show_rules)
    page = {"wild": "score_pad"}.get(game, f"score_pad_{game}")
    pad.head.addWidget(PadSwitch(page, window.show_page, pad))
    if window.kept is not None:
        _remember(pad, window.kept, draft)
        pad.keep = partial(_add, window.kept, draft, game)


def counted_again(window: "MainWindow", kept: "Kept", game: "ScoredGame") -> PadPage:
    """The pad of a game of the history, which is saved as the same game."""
    module = importlib.import_module(f"serengeti_companion.ui.pads.{_PADS[game.game]}")
    pad: PadPage = module.bare(window)
    pad.clause_asked.connect(window.show_rules)
    pad.change(told_scored.title(game))
    pad.open_game(game.counts)
    # What was typed and not saved is there again, for this game alone.
    draft = Preference[str](name=f"scored game {game.id}", default="", read=word)
    _remember(pad, kept, draft)
    pad.keep = partial(_change, kept, draft, game)
    return pad


def _remember(pad: PadPage, kept: "Kept", draft: Preference[str]) -> None:
    pad.restore(kept.get(draft))
    pad.draft_changed.connect(partial(kept.remember, draft))


def _add(kept: "Kept", draft: Preference[str], game: str, scored: Scored) -> bool:
    def work() -> bool:
        kept.scored_games.add(game, scored.title, scored.counts, scored.result)
        kept.remember(draft, "")
        return True

    return kept.attempt(work, otherwise=False)


def _change(kept: "Kept", draft: Preference[str], game: "ScoredGame", scored: Scored) -> bool:
    games = kept.scored_games

    def work() -> bool:
        before = games.game(game.id)
        games.change(game.id, scored.counts, scored.result)
        # A title that only says who played says who plays now.
        if before.title == ", ".join(before.names):
            games.rename(game.id, scored.title)
        kept.remember(draft, "")
        return True

    return kept.attempt(work, otherwise=False)
