"""Tips that say no more than the name: told when somebody asks, not kept with every change.

Of what changes with every play there is much on a table, and each tip of its own would be made anew
though nobody looks at it. Qt hands the question on to the parents of a widget that has no tip.
"""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


class NameIsTip:
    """Beside a class of widgets: the accessible name is the tip."""


def tell_name(table: QWidget, event: QEvent) -> bool:
    """Show the tip of such a widget under the pointer; whether there is one."""
    if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
        return False
    widget: object = table.childAt(event.pos())
    if not (isinstance(widget, QWidget) and isinstance(widget, NameIsTip)):
        return False
    QToolTip.showText(event.globalPos(), widget.accessibleName(), widget)
    return True
