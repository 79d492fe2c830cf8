"""Writes the transcripts anew from their scripts: python tests/games/wild/transcripts/write.py.

Look at the difference before you keep it: every line that changed is something players see.

With a name it writes a script first, of a session that nobody played:

    python tests/games/wild/transcripts/write.py four-players --players 4 --seed 1
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent
sys.path[:0] = [str(FOLDER.parents[3]), str(FOLDER.parents[2])]

from support import scripts  # noqa: E402 -- found by the line above

from serengeti_companion.engine.session import Session  # noqa: E402
from serengeti_companion.exports.transcript import transcript  # noqa: E402
from serengeti_companion.games.wild.game import GAME  # noqa: E402
from serengeti_companion.storage.whole import AnyRecord, WholeSession  # noqa: E402


def told(script: Path) -> str:
    """The transcript of a script, with every event."""
    whole = scripts.play(scripts.read(script.read_text(encoding="utf-8")))
    return transcript(whole, every_event=True)


def simulated(players: int, seed: int, *, coop: bool, scenario: int | None) -> WholeSession:
    """A session to its end; the same for the same seed."""
    options, printed = GAME.simulated(players, coop, scenario)
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        GAME.rules, GAME.open(options, printed), append=records.append
    )
    chance = Random(str(seed))
    while (command := GAME.next_command(session.state, chance)) is not None:
        session.submit(command)
    return WholeSession(
        game=GAME,
        title="",
        started=None,
        options=options,
        components=printed,
        records=tuple(records),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--coop", action="store_true")
    parser.add_argument("--scenario", type=int)
    options = parser.parse_args()
    if options.name:
        whole = simulated(
            options.players, options.seed, coop=options.coop, scenario=options.scenario
        )
        title = options.name.replace("-", " ").capitalize()
        text = scripts.written(replace(whole, title=title))
        (FOLDER / f"{options.name}.script").write_text(text, encoding="utf-8")
    for script in sorted(FOLDER.glob("*.script")):
        script.with_suffix(".transcript").write_text(told(script), encoding="utf-8")


if __name__ == "__main__":
    main()
