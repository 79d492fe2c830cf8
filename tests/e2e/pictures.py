"""Pictures of every screen by day and by dusk, in every size that is promised; run by hand.

    python tests/e2e/pictures.py FOLDER [SCREEN ...]
    python tests/e2e/pictures.py docs --readme

They are taken without a display. The second form makes the picture in the README.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

_TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(_TESTS.parent), str(_TESTS)]
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from e2e.stages import stages  # noqa: E402 -- found only now
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from serengeti_companion.games.wild import commands as c  # noqa: E402
from serengeti_companion.games.wild.terms import Cell, Species  # noqa: E402
from serengeti_companion.ui.desk import begin  # noqa: E402
from serengeti_companion.ui.home.kept import Kept  # noqa: E402
from serengeti_companion.ui.main_window import MainWindow  # noqa: E402
from serengeti_companion.ui.style.styling import current_style  # noqa: E402
from serengeti_companion.ui.style.themes import Theme  # noqa: E402
from serengeti_companion.ui.tables.wild.awards_view import AwardsView  # noqa: E402
from serengeti_companion.ui.tables.wild.corrections_sheet import CorrectionsSheet  # noqa: E402
from serengeti_companion.ui.tables.wild.draw_view import DrawView  # noqa: E402
from serengeti_companion.ui.tables.wild.migration_view import MigrationView  # noqa: E402
from serengeti_companion.ui.tables.wild.play_page import PlayPage  # noqa: E402
from serengeti_companion.ui.tables.wild.preparation_page import PreparationPage  # noqa: E402
from serengeti_companion.ui.tables.wild.resume_sheet import ResumeSheet  # noqa: E402
from serengeti_companion.ui.tables.wild.table import WildTable  # noqa: E402
from serengeti_companion.ui.tables.wild.tracking_sheet import TrackingSheet  # noqa: E402

SIZES = ((1280, 720, 1.0), (1366, 768, 1.0), (1920, 1080, 1.0), (1280, 720, 1.5))
"""Width and height of the window, and the pixels that each of them is on the screen."""
README = "film-it"
_SETTLE_MS = 60


class Studio:
    """A window with a session for each moment of an evening."""

    def __init__(self, data: Path, width: int, height: int) -> None:
        kept = Kept(data)
        self.ids = {stage.name: begin(kept, stage.whole) for stage in stages()}
        self.window = MainWindow(lambda: kept, kept)
        self.window.resize(width, height)
        self.window.show()

    def shots(self) -> Iterator[str]:
        """The name of each screen, while it is in sight."""
        yield from self._pages()
        for name, number in self.ids.items():
            self.window.open_session(number)
            yield name
            more: Callable[[], Iterator[str]] | None = getattr(
                self, f"_{name.replace('-', '_')}", None
            )
            if more is not None:
                yield from more()
        self.window.show_home()
        yield "home"

    @property
    def table(self) -> WildTable:
        table = self.window.host.table
        if not isinstance(table, WildTable):
            raise TypeError(f"not a table: {table}")
        return table

    def _pages(self) -> Iterator[str]:
        self.window.show_new("wild")
        yield "new-session"
        for page in ("settings", "about", "score_pad", "goal_checker"):
            self.window.show_page(page)
            yield page.replace("_", "-")
        self.window.show_home()
        self.window.show_rules("WS-PASS-2")
        yield "rules"

    def _setup(self) -> Iterator[str]:
        page = self.table.page
        for step in (4, 5, 10, 12):
            page.show_step(step)
            yield f"setup-{step}"

    def _mid_game(self) -> Iterator[str]:
        page = self.table.page
        if not isinstance(page, PlayPage):
            raise TypeError(f"not a round: {page}")
        seat = page.desk.table.first
        page.desk.play(c.DiscoverAnimal(seat=seat, species=Species.LION, cell=Cell("E1")))
        yield "refusal"
        self.table.refusals.clear()
        page.hand.pick(Species.ZEBRA)
        page.hand.hover(Cell("D4"))
        yield "in-the-hand"
        page.hand.let_go()
        page.cards.show_tab(1)
        yield "pool-cards"
        page.quick.begin("film")
        yield "quick-entry"
        page.quick.clear()
        self.window.show_rules("WS-ACT-SWAP-1")
        yield "rules-beside"
        self.window.stage.close_panel()
        self.table.show_log()
        yield "log"
        for sheet in (CorrectionsSheet, TrackingSheet, ResumeSheet):
            self.table.show_sheet(sheet(self.table._model, self.table))  # noqa: SLF001
            yield sheet.__name__
        self.table.close_sheet()

    def _awards(self) -> Iterator[str]:
        view = self._step()
        if isinstance(view, AwardsView):
            view.act()
            view.reveal.finish()
        yield "awards-revealed"

    def _migration(self) -> Iterator[str]:
        view = self._step()
        if isinstance(view, MigrationView):
            view.act()
        yield "migration-drawn"

    def _draw(self) -> Iterator[str]:
        view = self._step()
        if isinstance(view, DrawView):
            for card in view.cards[:2]:
                card.click()
        yield "draw-chosen"

    def _step(self) -> object:
        page = self.table.page
        return page.view if isinstance(page, PreparationPage) else None


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", help="all if none is named")
    parser.add_argument("--readme", action="store_true", help="only the picture of the README")
    parser.add_argument("--size", nargs=3, metavar=("WIDTH", "HEIGHT", "SCALE"), type=float)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.size:
        width, height, scale = options.size
        take(options.folder, round(width), round(height), scale, set(options.screens))
    elif options.readme:
        take_for_readme(options.folder / "table.png")
    else:
        each_size_in_a_process(options.folder, options.screens)
    return 0


def each_size_in_a_process(folder: Path, screens: list[str]) -> None:
    """Qt asks only at its start how many pixels a pixel has."""
    for width, height, scale in SIZES:
        size = ("--size", str(width), str(height), str(scale))
        command = [sys.executable, __file__, str(folder), *screens, *size]
        subprocess.run(command, check=True, env={**os.environ, "QT_SCALE_FACTOR": str(scale)})


def take(folder: Path, width: int, height: int, scale: float, screens: set[str]) -> None:
    for theme in (Theme.LIGHT, Theme.DARK):
        with studio(width, height, theme) as room:
            for name in room.shots():
                if not screens or name in screens:
                    QTest.qWait(_SETTLE_MS)
                    size = f"{round(width * scale)}x{round(height * scale)}@{round(scale * 100)}"
                    room.window.grab().save(str(folder / f"{name}-{size}-{theme.value}.png"))


def take_for_readme(path: Path) -> None:
    with studio(1366, 768, Theme.LIGHT) as room:
        for name in room.shots():
            if name == README:
                QTest.qWait(_SETTLE_MS)
                room.window.grab().save(str(path))


@contextmanager
def studio(width: int, height: int, theme: Theme) -> Iterator[Studio]:
    QApplication.instance() or QApplication([])
    style = current_style()
    style.set_theme(theme)
    style.set_motion(False)
    style.apply()
    with TemporaryDirectory() as data:
        room = Studio(Path(data), width, height)
        yield room
        room.window.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
