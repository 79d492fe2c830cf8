"""How the word being typed may go on."""

from serengeti_companion.games.wild.model import Table
from serengeti_companion.games.wild.terms import SceneCard
from serengeti_companion.ui.tables.wild import quick_words as w
from serengeti_companion.ui.tables.wild.gestures import on_turn


def completion(line: str, table: Table) -> str:
    """What to append to the line, "" where nothing or too much fits."""
    if not line or line[-1].isspace():
        return ""
    words = line.lower().split()
    last = words[-1]
    choices = w.FIRST_WORDS if len(words) == 1 else _later(words[:-1], table)
    found = [choice for choice in choices if choice.startswith(last) and choice != last]
    if last in choices or len(found) != 1:
        return ""
    return found[0][len(last) :]


def _later(before: list[str], table: Table) -> tuple[str, ...]:
    first = [word for word in w.FIRST_WORDS if word.startswith(before[0])]
    verb = before[0] if before[0] in w.FIRST_WORDS else first[0] if len(first) == 1 else ""
    if verb == "film" and len(before) > 1:
        return ("vfx", *w.PLANT_WORDS) if before[-1] != "vfx" else w.ANIMALS
    if verb in {"film", "discard"}:
        return _numbers(table.player(on_turn(table)).tableau)
    if verb in {"take", "buy"}:
        return _numbers(table.pool)
    if verb == "terrain" and len(before) == 2:
        return w.TERRAIN_WORDS
    if verb in {"move", "food"} and len(before) == 1:
        return w.ANIMALS
    return ()


def _numbers(cards: tuple[SceneCard, ...]) -> tuple[str, ...]:
    return tuple(str(card.number) for card in cards if card.number is not None)
