"""A line as somebody types it, read from left to right: what it says, and where it goes wrong."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Generic, TypeVar

from serengeti_companion.engine.legible import shown
from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.notation.reading import LONGEST, MOST_NUMBER

_TOKEN = re.compile(r"[A-Za-z]+|[0-9]+|.", re.DOTALL)
_BLANKS = re.compile(r"[\s,]*")
_WORD = re.compile(r"[A-Za-z]+")
_DIGITS = re.compile(r"[0-9]+")

FIRST, SOON, LATER, LAST = range(4)
"""How likely a word is to come next."""

_Piece = TypeVar("_Piece", covariant=True)  # noqa: PLC0105 - the house names types so
_Meaning = TypeVar("_Meaning")


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a typed line is not read, and the place: from character `start` up to `end` (from 0).

    Both are the length of the text where something is missing at its end. `expected` holds words
    that could stand there, the likeliest first, none where no short list exists. `unfinished` says
    that typing on may mend it, so that it need not be shown before Enter.
    """

    start: int
    end: int
    sentence: Text
    expected: tuple[str, ...] = ()
    unfinished: bool = False


@dataclass(frozen=True, slots=True)
class Reading(Generic[_Piece]):
    """What a typed line says: the piece, its line in the notation, or a problem.

    With a problem `line` is None and `piece` is what was understood before its place.
    `next_words` may stand at the end of the text, the likeliest first.
    """

    piece: _Piece
    line: str | None
    problem: Problem | None
    next_words: tuple[str, ...] = ()

    @property
    def goes_on(self) -> bool:
        """Nothing is wrong so far: it is read, or only not yet finished."""
        return self.problem is None or self.problem.unfinished


class RefusedError(Exception):
    """Ends the reading of a line; stays inside this package."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem.sentence))
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[_Meaning]):
    """The words of one kind: each may be typed as its first letters, or short for it."""

    kind: Text
    meanings: Mapping[str, _Meaning]
    short: Mapping[str, str]

    def fits(self, typed: str) -> list[str]:
        """The words it could be."""
        word = typed.lower()
        if word in self.short:
            return [self.short[word]]
        if word in self.meanings:
            return [word]
        return [each for each in self.meanings if each.startswith(word)]


class Typed:
    """A line and how far it has been read; blanks and commas between words are passed over."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.behind = 0  # where the last word ended, before the blanks
        self._next: list[tuple[int, str]] = []
        self._pass_blanks()

    @property
    def token(self) -> str:
        """The next word, number or sign; "" at the end."""
        return self._token_from(self.at)

    @property
    def token_after(self) -> str:
        return self._token_from(self._over_blanks(self.at + len(self.token)))

    @property
    def ended(self) -> bool:
        return self.at == len(self.text)

    @property
    def glued(self) -> bool:
        """The next word follows without a blank."""
        return self.at == self.behind

    @property
    def at_word(self) -> bool:
        return bool(_WORD.match(self.text, self.at))

    @property
    def at_number(self) -> bool:
        return bool(_DIGITS.match(self.text, self.at))

    @property
    def next_words(self) -> tuple[str, ...]:
        """What may stand at the end, as `may` has collected it."""
        in_order = sorted(self._next, key=lambda found: found[0])
        return tuple(dict.fromkeys(word for _, word in in_order))

    def may(self, *words: str, likely: int = SOON) -> None:
        """Remember these for `next_words` if the line ends here."""
        if self.ended:
            self._next += [(likely, str(word)) for word in words]

    def take(self) -> str:
        token = self.token
        self.behind = self.at + len(token)
        self.at = self.behind
        self._pass_blanks()
        return token

    def skip(self, signs: str) -> bool:
        """Pass over one of these signs if it comes next."""
        if self.ended or self.token not in signs:
            return False
        self.take()
        return True

    def sign(self, sign: str, *, likely: int = LATER) -> bool:
        self.may(sign, likely=likely)
        return self.skip(sign)

    def tail(self, tail: str) -> None:
        """Pass over the rest of a word that holds signs, if it is there."""
        if self.text[self.behind :].lower().startswith(tail):
            self.at = self.behind = self.behind + len(tail)
            self._pass_blanks()

    def word(self, words: Vocabulary[_Meaning]) -> _Meaning:
        """What the next word means; refused if there is none or it is another."""
        self.may(*words.meanings)
        fits = words.fits(self.token) if self.at_word else []
        if len(fits) == 1:
            self.take()
            return words.meanings[fits[0]]
        if fits:
            raise self.either(fits)
        raise self.wrong(words.kind, words.meanings)

    def number(self, lowest: int) -> int:
        """The next token, digits, as a number from `lowest` to 999."""
        if len(self.token) > len(str(MOST_NUMBER)) or int(self.token) < lowest:
            raise self.refused(
                say(
                    '"{found}" at character {place} is not a whole number from {low} to {high}.',
                    found=shown(self.token),
                    place=self.at + 1,
                    low=lowest,
                    high=MOST_NUMBER,
                )
            )
        return int(self.take())

    def either(self, words: Iterable[str]) -> RefusedError:
        """For a word that may be several."""
        words = tuple(words)
        sentence = say(
            '"{found}" at character {place} could be {words}. Write more of the word.',
            found=shown(self.token),
            place=self.at + 1,
            words=", ".join(words),
        )
        at_the_end = self.at + len(self.token) == len(self.text)
        return self.refused(sentence, words, unfinished=at_the_end)

    def wrong(self, kind: Text, words: Iterable[str]) -> RefusedError:
        """For what is not of this kind, or missing."""
        words = self._closest(tuple(words))
        listed = ", ".join(words)
        if self.ended:
            missing = say("At the end {kind} is missing: {words}.", kind=kind, words=listed)
            return self.refused(missing, words, unfinished=True)
        return self.refused(
            say(
                '"{found}" at character {place} is not {kind}: {words}.',
                found=shown(self.token),
                place=self.at + 1,
                kind=kind,
                words=listed,
            ),
            words,
        )

    def too_much(self, message: Text) -> RefusedError:
        """For what should not follow; the message may use {found} and {place}."""
        here: tuple[tuple[str, str | int], ...] = (
            ("found", shown(self.token)),
            ("place", self.at + 1),
        )
        return self.refused(Text(message.source, message.values + here))

    def refused(
        self,
        sentence: Text,
        expected: Iterable[str] = (),
        *,
        start: int | None = None,
        end: int | None = None,
        unfinished: bool = False,
    ) -> RefusedError:
        """The error to raise about the next token, or another stretch of the line."""
        first = self.at if start is None else start
        last = self.at + len(self.token) if end is None else end
        return RefusedError(Problem(first, last, sentence, tuple(expected), unfinished))

    def read_by(self, read: Callable[["Typed"], None]) -> Problem | None:
        """Let `read` go through the line; what it stumbles over."""
        try:
            self._refuse_overlong()
            read(self)
        except RefusedError as error:
            return error.problem
        return None

    def _refuse_overlong(self) -> None:
        if (n := len(self.text)) > LONGEST:
            sentence = say(
                "This line has {n} characters; at most {most} are read.", n=n, most=LONGEST
            )
            raise self.refused(sentence, start=LONGEST, end=n)

    def _closest(self, words: tuple[str, ...]) -> tuple[str, ...]:
        close = get_close_matches(self.token.lower(), words) if self.at_word else []
        return (*close, *(word for word in words if word not in close))

    def _token_from(self, at: int) -> str:
        found = _TOKEN.match(self.text, at)
        return found.group() if found else ""

    def _over_blanks(self, at: int) -> int:
        found = _BLANKS.match(self.text, at)
        return found.end() if found else at

    def _pass_blanks(self) -> None:
        self.at = self._over_blanks(self.at)
