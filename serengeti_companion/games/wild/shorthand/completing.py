"""What may stand where somebody types."""

from collections.abc import Callable
from dataclasses import dataclass

from serengeti_companion.games.wild.shorthand.cards import read_card
from serengeti_companion.games.wild.shorthand.typed import Reading


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that may stand at the cursor, the whole line with it, and where the cursor goes.

    The word takes the place of the letters around the cursor, from `start` on.
    """

    word: str
    text: str
    cursor: int
    start: int


def completions(
    text: str, cursor: int, read: Callable[[str], Reading[object]] = read_card
) -> tuple[Completion, ...]:
    """The likeliest first; each leaves a line that is read, or lacks something only at its end."""
    start, end = _letters_around(text, cursor)
    before = read(text[:start])
    if not before.goes_on:
        return ()
    typed = text[start:cursor].lower()
    found = (
        _completed(text, start, end, word)
        for word in before.next_words
        if word.lower().startswith(typed) and (typed or "@" not in word[1:])
    )
    return tuple(each for each in found if each.text.strip() != text.strip() and _fits(each, read))


def _letters_around(text: str, cursor: int) -> tuple[int, int]:
    start = end = cursor
    while start > 0 and _is_letter(text[start - 1]):
        start -= 1
    while end < len(text) and _is_letter(text[end]):
        end += 1
    return start, end


def _is_letter(character: str) -> bool:
    return character.isascii() and character.isalpha()


def _completed(text: str, start: int, end: int, word: str) -> Completion:
    head, tail = text[:start], text[end:]
    if word[0] in "@/":
        head = head.rstrip()
    elif word in {"|", "+"} and not head[-1:].isspace():
        head += " "
    new = f"{head}{word}" if tail else f"{head}{word} "
    past = 1 if tail[:1].isspace() else 0
    return Completion(word, new + tail, len(new) + past, len(head))


def _fits(completion: Completion, read: Callable[[str], Reading[object]]) -> bool:
    problem = read(completion.text).problem
    return problem is None or problem.start == len(completion.text)
