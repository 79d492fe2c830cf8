"""An Action Space in words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.terms import ActionSpace, Frame, Label
from serengeti_companion.ui.tables.wild.phrases import coins
from serengeti_companion.ui.translation import told


def short_words(space: ActionSpace) -> str:
    """Enough to know it by: "Move, 2 Coins, 3P"."""
    parts = [told(ACTION_NAMES[space.action]), coins(space.price)]
    if space.label is not Label.NONE:
        parts.append(space.label.value)
    return ", ".join(parts)


def whole_words(space: ActionSpace) -> str:
    """All that is printed on it."""
    frames = {
        Frame.FULL: QCoreApplication.translate("ActionSpace", "fully enclosed"),
        Frame.PARTLY: QCoreApplication.translate("ActionSpace", "partly enclosed"),
    }
    parts = [short_words(space), frames[space.frame]]
    if space.closed_in_round_1:
        parts.append(QCoreApplication.translate("ActionSpace", "closed in Round 1"))
    return ", ".join(parts)
