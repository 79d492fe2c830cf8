"""Specialists (section 18) while the game goes on; their final bonuses are in `endings`."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, ask
from serengeti_companion.engine.texts import say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import FilmScene
from serengeti_companion.games.wild.model import Player, Seat, Source, Table
from serengeti_companion.games.wild.rules.specialist_terms import Specialist
from serengeti_companion.games.wild.terms import Icon, SceneCard

BATCH_STARS = 4  # WS-SPEC-CAM-1
VFX_STARS = 2  # WS-SPEC-VFX-1
CELEBRITY_SCALE = {9: 2}  # WS-SPEC-CEL-2; the rest of the scale is not in the text


def _works_for(player: Player, specialist: Specialist) -> bool:
    return player.specialist == specialist


def _celebrates(player: Player, card: SceneCard) -> bool:
    return _works_for(player, Specialist.CELEBRITY) and card.icons == ()


def filming(table: Table, command: FilmScene, card: SceneCard) -> Iterator[Violation]:
    """What the table must tell about a Specialist when this card is completed."""
    player = table.player(command.seat)
    likes = player.icon(Icon.LIKE)
    # A card without Icons gives the Celebrity's owner a bonus whose scale may not be known.
    if _celebrates(player, card) and command.bonus is None and likes not in CELEBRITY_SCALE:
        message = say("How many stars does the Celebrity give for {n} Like Icons?", n=likes)
        yield ask("WS-PIC-9", message, f"seat:{command.seat}")


def filmed(table: Table, command: FilmScene, card: SceneCard) -> Iterator[e.Event]:
    """What Specialists add; `table` is the one after the card went to the gallery."""
    seat = command.seat
    yield from _cameraman(table, seat)
    player = table.player(seat)
    # Each VFX Token spent by its owner earns 2 stars.
    if _works_for(player, Specialist.VFX_ARTIST) and command.vfx:
        yield _stars(seat, VFX_STARS * len(command.vfx), "WS-SPEC-VFX-1")
    if _celebrates(player, card):
        known = CELEBRITY_SCALE.get(player.icon(Icon.LIKE), 0)
        bonus = known if command.bonus is None else command.bonus
        if bonus:
            yield _stars(seat, bonus, "WS-SPEC-CEL-1")


def _cameraman(table: Table, seat: Seat) -> Iterator[e.Event]:
    turn = table.turn
    if not _works_for(table.player(seat), Specialist.CAMERAMAN) or turn is None:
        return
    # Two cards at once give 4 stars, three still 4; with `pair`, every second card pays.
    if table.house.cameraman == "pair":
        due = turn.batch > 0 and turn.batch % 2 == 0
    else:
        due = turn.batch >= 2 and not turn.batch_paid
    if due:
        yield _stars(seat, BATCH_STARS, "WS-SPEC-CAM-1")
        yield e.BatchPaid(seat=seat)


def _stars(seat: Seat, stars: int, clause: str) -> e.StarsScored:
    return e.StarsScored(seat=seat, stars=stars, source=Source.SPECIALIST, clause=clause)
