"""Loops of a test that come to an end also where the program never does what is waited for."""

from collections.abc import Callable, Iterator

MOST = 200


def as_long_as(it_is_so: Callable[[], object], most: int = MOST) -> Iterator[None]:
    """Go on while it is so; the test fails where it stays so."""
    for _ in range(most):
        if not it_is_so():
            return
        yield
    raise AssertionError(f"after {most} times it is still so")
