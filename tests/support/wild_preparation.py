"""The steps of Round Preparation by their letters, and what is said in them."""

from support.tables import a_table, cards, preparing

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.model import Seat, Step, Table
from serengeti_companion.games.wild.terms import SceneCard, Species

A, B1, B2, C, D, E, F = (
    Step.MARKER, Step.AWARDS, Step.MIGRATION, Step.POOL, Step.DRAW, Step.INCOME, Step.FIRST,
)  # fmt: skip
SAID: dict[Step, c.Command] = {
    A: c.MoveRoundMarker(),
    B1: c.HoldAwards(),
    B2: c.DrawMigration(card=1),
    C: c.RedraftPool(),
    E: c.ReceiveIncome(),
    F: c.MoveFirstPlayer(),
}
TILES = (Species.LION, Species.ZEBRA)


def due(step: Step, coming: int = 2, players: int = 2, **table: object) -> Table:
    """The step is due before the coming round."""
    table.setdefault("tiles", TILES)
    return preparing(a_table(players, coming, **table), step)  # type: ignore[arg-type]


def keep(seat: Seat, *kept: SceneCard | int, **more: object) -> c.KeepFromFour:
    return c.KeepFromFour(seat=seat, kept=cards(*kept), **more)  # type: ignore[arg-type]
