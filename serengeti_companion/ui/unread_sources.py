"""PySide6 kept from reading the source of every module that is imported after it.

It looks for its own name in there, for the sake of its `__feature__` switches, which nobody uses
here. The look costs half a millisecond a module, and the lines stay in memory for good.
"""

import sys

_HOOK, _LOOK = "shibokensupport.feature", "_mod_uses_pyside"


def leave_unread() -> None:
    """From now on; another PySide6, with no such look, is left as it is."""
    hook = sys.modules.get(_HOOK)
    if hook is not None and hasattr(hook, _LOOK):
        setattr(hook, _LOOK, _no)


def _no(_: object) -> bool:
    return False
