"""How the game ended, in words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.survive.model import Seat, Table
from serengeti_companion.games.survive.rules.winning import Line, Result
from serengeti_companion.games.survive.scoring import final
from serengeti_companion.ui.translation import filled, listed

_translate = QCoreApplication.translate

CLAUSES = {
    "herd": "SV-WIN-11",
    "lowest": "SV-WIN-12",
    "next_herd": "SV-R-13",
    "extinct": "SV-WIN-4",
    "most_eaten": "SV-WIN-5",
    "neutral_tie": "SV-2P-15",
    "neutral": "SV-2P-14",
    "nobody": "SV-WIN-15",
}
"""The rule behind each way to decide; a shared win has two."""


def winners(table: Table) -> tuple[Seat, ...]:
    """The seats of those who won."""
    won = final(table).winners
    return tuple(seat for seat in table.player_seats if table.colour(seat).name in won)


def headline(result: Result) -> str:
    """Who won."""
    if result.decided_by == "neutral":
        return _translate("verdict", "The neutral colour wins: you both lose")
    if not result.winners:
        return _translate("verdict", "Nobody wins")
    names = listed(result.winners)
    if len(result.winners) > 1:
        return filled(_translate("verdict", "{names} share the victory"), names=names)
    return filled(_translate("verdict", "{names} wins"), names=names)


def clause(result: Result) -> str:
    """The rule that decided."""
    if result.decided_by == "shared":
        return "SV-WIN-6" if _is_extinct(result) else "SV-WIN-14"
    return CLAUSES[result.decided_by]


def reason(result: Result) -> str:
    """What decided it, tie-break included."""
    best = next((line for line in result.players if line.name in result.winners), None)
    if best is None:
        return _without_winner(result)
    return _reasons(result, best)[result.decided_by]


def _reasons(result: Result, best: Line) -> dict[str, str]:
    extinct = _is_extinct(result)
    level = (
        _translate("verdict", "{n} cards eaten, level with the neutral colour: the player wins.")
        if extinct
        else _translate("verdict", "A herd of {n}, level with the neutral colour: the player wins.")
    )
    shared = (
        _translate("verdict", "Extinct with {n} cards eaten each.")
        if extinct
        else _translate("verdict", "The same herd of {n}, with the same numbers.")
    )
    number = best.eaten if extinct else best.size
    words = {
        "herd": _translate("verdict", "The biggest herd brought across: {n} cards."),
        "lowest": _translate("verdict", "Herds of {n} tie; the one with the lowest numbers wins."),
        "next_herd": _translate("verdict", "Herds of {n} tie; the next herd decides."),
        "extinct": _translate("verdict", "Gone extinct: {n} cards eaten beat every herd."),
        "most_eaten": _translate("verdict", "More than one is extinct; {n} eaten are the most."),
        "neutral_tie": level,
        "shared": shared,
    }
    return {key: word.format(n=number) for key, word in words.items()}


def _without_winner(result: Result) -> str:
    neutral = result.neutral
    if result.decided_by == "neutral" and neutral is not None:
        if neutral.extinct:
            words = _translate("verdict", "It is extinct with {n} cards eaten.")
            return words.format(n=neutral.eaten)
        words = _translate("verdict", "It brought a herd of {n} across.")
        return words.format(n=neutral.size)
    return _translate("verdict", "Nobody has two consecutive safe cards.")


def _is_extinct(result: Result) -> bool:
    neutral = result.neutral is not None and result.neutral.extinct
    return neutral or any(line.extinct for line in result.players)
