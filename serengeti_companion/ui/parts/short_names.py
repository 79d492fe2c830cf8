"""A sentence about people where there is little room: their names give way before the deed."""

from collections.abc import Callable, Iterable

_LETTERS = (24, 18, 14, 10, 7, 4, 2)


def with_short_names(words: str, names: Iterable[str], fits: Callable[[str], bool]) -> str:
    """The words as they are if they fit, else with names cut as little as it takes."""
    shown, longest_first = words, sorted(names, key=len, reverse=True)
    for letters in _LETTERS:
        if fits(shown):
            break
        shown = words
        for name in longest_first:
            if len(name) > letters + 1:
                shown = shown.replace(name, f"{name[:letters].rstrip()}…")
    return shown
