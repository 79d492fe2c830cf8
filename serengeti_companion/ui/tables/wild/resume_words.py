"""How to put the table back, in lines: what lies where, and who has what."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.model import ICONS, CardTracking, Phase, Player, Table
from serengeti_companion.games.wild.names import ICON_NAMES, SPECIES_NAMES, STEP_NAMES
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.tables.wild.correct_board import space_words
from serengeti_companion.ui.tables.wild.phrases import coins as coin_words
from serengeti_companion.ui.tables.wild.phrases import stars as star_words
from serengeti_companion.ui.translation import filled, told

_translate = QCoreApplication.translate


def table_lines(table: Table) -> tuple[str, ...]:
    """What belongs to nobody: round, turn, First Player Marker, Pool, deck, tiles."""
    return tuple(line for line in _table_lines(table) if line)


def player_lines(table: Table, player: Player) -> tuple[str, ...]:
    """What lies before one player."""
    return tuple(line for line in _player_lines(table, player) if line)


def card_list(cards: tuple[SceneCard, ...]) -> str:
    """The cards by number where they are known, and how many are not."""
    numbers = [str(card.number) for card in cards if card.number is not None]
    unknown = len(cards) - len(numbers)
    if unknown and numbers:
        words = _translate("Resume", "{numbers} and {n} more")
        return words.format(numbers=", ".join(numbers), n=unknown)
    return ", ".join(numbers) if numbers else str(unknown)


def _table_lines(table: Table) -> Iterator[str]:
    yield _moment(table)
    words = _translate("Resume", "The First Player Marker lies before {name}.")
    yield filled(words, name=table.player(table.first).name)
    if table.tracking.cards is not CardTracking.OFF:
        words = _translate("Resume", "Pool: {cards}.")
        yield words.format(cards=card_list(table.pool))
        words = _translate("Resume", "Deck: {n} cards face-down; discard pile: {discards}.")
        yield words.format(n=table.deck, discards=len(table.discard))
    tiles = [told(SPECIES_NAMES[tile]) for tile in table.tiles if tile is not None]
    if tiles:
        yield _translate("Resume", "Award Tiles: {tiles}.").format(tiles=", ".join(tiles))
    if table.migrated:
        words = _translate("Resume", "Great Migration Cards drawn, by number: {cards}.")
        yield words.format(cards=", ".join(str(number) for number in table.migrated))
    if table.printed.name and not table.printed.practice:
        words = _translate("Resume", "Copy of the game: {name}.")
        yield filled(words, name=table.printed.name)
    if table.shared_score:
        words = _translate("Resume", "Common score: {stars}.")
        yield words.format(stars=star_words(table.team))


def _moment(table: Table) -> str:
    match table.phase:
        case Phase.SETUP:
            return _translate("Resume", "Setup is not finished.")
        case Phase.PREPARATION if table.step is not None:
            words = _translate("Resume", "The Round Marker stands on Round {n}. Next: {step}.")
            return words.format(n=table.round, step=told(STEP_NAMES[table.step]))
        case Phase.ROUND if table.turn is not None:
            words = _translate("Resume", "The Round Marker stands on Round {n}. {name}'s turn.")
            return filled(words, n=table.round, name=table.player(table.turn.seat).name)
        case _:
            return _translate("Resume", "The game is over.")


def _player_lines(table: Table, player: Player) -> Iterator[str]:
    if player.gone:
        yield _translate("Resume", "has left the table")
        return
    if not table.shared_score:
        yield star_words(player.stars)
    yield _purse(table, player)
    if table.tracking.cards is not CardTracking.OFF:
        words = _translate("Resume", "Tableau: {cards}")
        yield words.format(cards=card_list(player.tableau))
        yield _gallery(player)
    if table.tracking.board:
        yield _marker(table, player)


def _purse(table: Table, player: Player) -> str:
    parts = [coin_words(player.coins)] if table.tracking.board else []
    if table.tracking.tokens:
        words = _translate("Resume", "{food} Food, {vfx} VFX")
        parts.append(words.format(food=player.food, vfx=player.vfx))
    return ", ".join(parts)


def _gallery(player: Player) -> str:
    icons = [
        f"{told(ICON_NAMES[icon])} {number}"
        for icon, number in zip(ICONS, player.icons, strict=True)
        if number
    ]
    words = _translate("Resume", "Video Gallery: {cards}").format(cards=card_list(player.gallery))
    return f"{words} ({', '.join(icons)})" if icons else words


def _marker(table: Table, player: Player) -> str:
    space = None if player.space is None else table.space(player.space)
    if space is not None:
        return _translate("Resume", "Marker: {space}").format(space=space_words(space))
    if player.passed:
        return _translate("Resume", "Marker: off the board, has passed")
    return _translate("Resume", "Marker: off the board")
