"""Specialists (section 18) while the game goes on; their final bonuses are in `final_counts`."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, ask, warn
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import FilmScene
from serengeti_companion.games.wild.model import Phase, Player, Seat, Source, Table
from serengeti_companion.games.wild.rules.specialist_terms import (
    Specialist,
    adventurer_scale,
    adventurer_stars,
    celebrity_stars,
    described,
)
from serengeti_companion.games.wild.terms import Icon, SceneCard

BATCH_STARS = 4  # WS-SPEC-CAM-1
VFX_STARS = 2  # WS-SPEC-VFX-1


def _works_for(player: Player, specialist: Specialist) -> bool:
    return player.specialist == specialist


def celebrity_bonus(table: Table, seat: Seat) -> int | None:
    """What the Celebrity gives for a card without Icons now; None = not known (WS-PIC-9)."""
    return celebrity_stars(table.printed.celebrity, table.player(seat).icon(Icon.LIKE))


def filming(table: Table, command: FilmScene, card: SceneCard) -> Iterator[Violation]:
    """What the table must tell about a Specialist when this card is completed."""
    player = table.player(command.seat)
    if not _works_for(player, Specialist.CELEBRITY) or command.bonus is not None:
        return
    likes, subject = player.icon(Icon.LIKE), f"seat:{command.seat}"
    # A card without Icons gives the Celebrity's owner a bonus whose scale may not be known.
    if card.icons == () and celebrity_bonus(table, command.seat) is None:
        message = say("How many stars does the Celebrity give for {n} Like Icons?", n=likes)
        yield ask("WS-PIC-9", message, subject)
    if card.icons is None:
        message = say("If the card has no Icons, the Celebrity's stars are due; book them by hand.")
        yield warn("WS-SPEC-CEL-1", message, subject)


def filmed(table: Table, command: FilmScene, card: SceneCard) -> Iterator[e.Event]:
    """What Specialists add; `table` is the one after the card went to the gallery."""
    seat = command.seat
    yield from _cameraman(table, seat)
    player = table.player(seat)
    # Each VFX Token spent by its owner earns 2 stars.
    if _works_for(player, Specialist.VFX_ARTIST) and command.vfx:
        yield _stars(seat, VFX_STARS * len(command.vfx), "WS-SPEC-VFX-1")
    if _works_for(player, Specialist.CELEBRITY):
        bonus = command.bonus
        # The table's word also says that a card nobody described has no Icons.
        if bonus is None and card.icons == ():
            bonus = celebrity_bonus(table, seat)
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
    if due and turn.seat == seat:
        yield _stars(seat, BATCH_STARS, "WS-SPEC-CAM-1")
        yield e.BatchPaid(seat=seat)


def _stars(seat: Seat, stars: int, clause: str) -> e.StarsScored:
    return e.StarsScored(seat=seat, stars=stars, source=Source.SPECIALIST, clause=clause)


def final_question(table: Table, seat: Seat) -> Text | None:
    """What the end still has to ask a player, as long as nobody told it.

    The Adventurer's stars where the scale is not known (WS-PIC-10), and those of a Specialist whom
    the rulebook does not describe (WS-PIC-8). The answer is booked with BookGain, 0 included.
    """
    player = table.player(seat)
    told = any(entry.source is Source.FINAL_SPECIALIST for entry in player.ledger)
    if table.phase is not Phase.OVER or player.specialist is None or told:
        return None
    match described(player.specialist):
        case None:
            return say(
                "How many stars does {name}'s {card} give at the end?",
                name=player.name,
                card=player.specialist,
            )
        case Specialist.ADVENTURER:
            return _adventurer_question(table, player)
        case _:
            return None


def _adventurer_question(table: Table, player: Player) -> Text | None:
    players = len(table.players)
    known = adventurer_stars(adventurer_scale(table.printed, players), players, player.completed)
    if known is not None:
        return None
    return say(
        "How many stars does {name}'s Adventurer give for {n} completed cards?",
        name=player.name,
        n=player.completed,
    )
