"""Whole sessions of WILD: Serengeti as scripts to read: a command a line, in few words.

    title Friday
    players Ann Ben
    copy practice

    Ann discover_animal lion C4
    Ann film_scene 31 vfx=0
    refused WS-PASS-2: Ann pass_turn
    Ann pass_turn ! WS-PASS-2
    undo

A command is its kind and its fields in order; optional ones by their names. Before the kind stands
who speaks, behind "!" what the table overrules. Card numbers are those of the copy, "?" is a card
that nobody described, "-" is nothing.
"""

import shlex
from collections.abc import Callable, Iterable, Iterator
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from serengeti_companion.engine.journal import Played, Redone, Undone
from serengeti_companion.engine.session import Accepted, Rejected, Session
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    EVERYTHING,
    LIGHT,
    SCORE_ONLY,
    HouseRules,
    Mode,
    Options,
    Seat,
    SeatOptions,
    Tracking,
)
from serengeti_companion.games.wild.notation import (
    card_line,
    parse_card,
    parse_space,
    space_line,
)
from serengeti_companion.games.wild.packs import practice_set
from serengeti_companion.games.wild.printed import UNKNOWN_COPY, Printed
from serengeti_companion.games.wild.switches import with_switch
from serengeti_companion.games.wild.terms import BLANK, ActionSpace, SceneCard
from serengeti_companion.storage.whole import AnyRecord, WholeSession

KINDS: dict[str, type] = {
    str(one.default): kind
    for kind in get_args(c.Command)
    for one in fields(kind)
    if one.name == "kind"
}
COPIES: dict[str, Printed] = {"practice": practice_set(), "unknown": UNKNOWN_COPY}
TRACKED: dict[str, Tracking] = {
    "everything": EVERYTHING,
    "light": LIGHT,
    "score": SCORE_ONLY,
}


@dataclass(slots=True)
class Script:
    """What stands in the head of a script, and its lines."""

    title: str = ""
    players: tuple[str, ...] = ()
    copy: str = "practice"
    mode: Mode = Mode.COMPETITIVE
    scenario: int | None = None
    specialists: tuple[str, ...] = ()
    tracking: str = "everything"
    house: HouseRules = field(default_factory=HouseRules)
    lines: tuple[str, ...] = ()

    @property
    def options(self) -> Options:
        seats = tuple(
            SeatOptions(
                name=name,
                colour=seat,
                specialist=self.specialists[seat] if self.specialists else None,
            )
            for seat, name in enumerate(self.players)
        )
        return Options(
            mode=self.mode,
            scenario=self.scenario,
            seats=seats,
            tracking=TRACKED[self.tracking],
            house=self.house,
        )


def read(text: str) -> Script:
    """The head up to the first blank line, then the commands; "#" begins a remark."""
    head, _, body = text.partition("\n\n")
    script = Script()
    for line in head.splitlines():
        word, _, rest = line.partition(" ")
        _read_head(script, word, rest)
    lines = (line.strip() for line in body.splitlines())
    script.lines = tuple(line for line in lines if line and not line.startswith("#"))
    return script


def _read_head(script: Script, word: str, rest: str) -> None:
    match word:
        case "title" | "copy" | "tracking":
            setattr(script, word, rest)
        case "players" | "specialists":
            setattr(script, word, tuple(rest.split()))
        case "mode":
            script.mode = Mode(rest)
        case "scenario":
            script.scenario = int(rest)
        case "house":
            name, value = rest.split()
            script.house = with_switch(script.house, name, _switch_value(value))
        case _:
            raise ValueError(f"no head line: {word} {rest}")


def _switch_value(word: str) -> bool | str:
    return {"yes": True, "no": False}.get(word, word)


def play(script: Script) -> WholeSession:
    """The session that the script makes; ValueError where it goes otherwise than it says."""
    printed = COPIES[script.copy]
    records: list[AnyRecord] = []
    session: Session[Any, Any, Any] = Session(
        GAME.rules, GAME.open(script.options, printed), append=records.append
    )
    for line in script.lines:
        _play_line(session, line, script.players)
    return WholeSession(
        game=GAME,
        title=script.title,
        started=None,
        options=script.options,
        components=printed,
        records=tuple(records),
    )


def _play_line(session: Session[Any, Any, Any], line: str, names: tuple[str, ...]) -> None:
    match line.split():
        case ["undo"]:
            answer: object = session.undo()
        case ["redo"]:
            answer = session.redo()
        case ["resubmit", *skip]:
            session.resubmit(skip=int(skip[0]) if skip else 0)
            return
        case ["forget", count]:
            session.drop_set_aside(int(count))
            return
        case ["refused", *_]:
            _see_refused(session, line, names)
            return
        case _:
            said, _, word = line.partition(" ! ")
            answer = session.submit(command_of(said, names), on_word=word.split())
    if not isinstance(answer, Accepted):
        why = answer.violations if isinstance(answer, Rejected) else ()
        raise ValueError(f"{line}: {[f'{v.clause}: {v.message}' for v in why]}")  # noqa: TRY004


def _see_refused(session: Session[Any, Any, Any], line: str, names: tuple[str, ...]) -> None:
    clauses, _, said = line.removeprefix("refused ").partition(": ")
    answer = session.submit(command_of(said, names))
    told = set() if isinstance(answer, Accepted) else {v.clause for v in answer.violations}
    if told != set(clauses.split()):
        raise ValueError(f"{line}: refused by {sorted(told)}")


def written(whole: WholeSession) -> str:
    """The script of a session on the practice set in which nothing was overruled."""
    options: Options = whole.options
    names = tuple(seat.name for seat in options.seats)
    head = [f"title {whole.title}", f"players {' '.join(names)}", "copy practice"]
    if options.scenario is not None:
        workers = " ".join(seat.specialist or "nobody" for seat in options.seats)
        head += [f"mode {options.mode}", f"scenario {options.scenario}", f"specialists {workers}"]
    return "\n".join((*head, "", *_lines(whole.records, names))) + "\n"


def _lines(records: Iterable[AnyRecord], names: tuple[str, ...]) -> Iterator[str]:
    for record in records:
        match record:
            case Played():
                yield line_of(record.command, names)
            case Undone():
                yield "undo"
            case Redone():
                yield "redo"
            case _:
                raise ValueError(f"not for a script: {record}")


def line_of(command: c.Command, names: tuple[str, ...]) -> str:
    """The command in a line; `command_of` reads it again."""
    hints = get_type_hints(type(command))
    words: list[str] = [command.kind]
    for one in fields(command):
        value = getattr(command, one.name)
        if one.name == "kind" or value == one.default:
            continue
        word = shlex.quote(_word(value, hints[one.name], names))
        if _is_required(one):
            words.insert(0 if one.name == "seat" else len(words), word)
        else:
            words.append(f"{one.name}={word}")
    return " ".join(words)


def command_of(line: str, names: tuple[str, ...]) -> c.Command:
    """The command that the line says."""
    words = shlex.split(line)
    seat = [words.pop(0)] if words[0] in names else []
    kind = KINDS[words.pop(0)]
    hints = get_type_hints(kind)
    given: dict[str, str] = {}
    required = [one for one in fields(kind) if _is_required(one)]
    for one in required:
        by_name = one.name == "seat" and seat
        given[one.name] = seat.pop() if by_name else words.pop(0)
    for word in words:
        name, _, value = word.partition("=")
        given[name] = value
    values = {name: _value(word, hints[name], names) for name, word in given.items()}
    command: c.Command = kind(**values)
    return command


def _is_required(one: "Field[Any]") -> bool:
    return one.default is MISSING and one.default_factory is MISSING


def _word(value: Any, hint: Any, names: tuple[str, ...]) -> str:  # noqa: ANN401 -- any field
    hint = _present(hint)
    if value is None:
        return "-"
    if hint is Seat:
        return names[int(value)]
    if isinstance(value, tuple):
        return _tuple_word(value, get_args(hint), names)
    write = _WRITTEN.get(type(value))
    return str(value) if write is None else write(value)


def _tuple_word(value: tuple[Any, ...], inner: tuple[Any, ...], names: tuple[str, ...]) -> str:
    if inner[-1] is not Ellipsis:
        return ":".join(_word(one, kind, names) for one, kind in zip(value, inner, strict=True))
    between = ";" if _holds_lines(value) else ","
    return between.join(_word(one, inner[0], names) for one in value) or "none"


def _holds_lines(value: tuple[object, ...]) -> bool:
    return any("," in _card_word(one) for one in value if isinstance(one, SceneCard))


def _card_word(card: SceneCard) -> str:
    if card == BLANK:
        return "?"
    known = card.number is not None and practice_set().card(card.number) == card
    return str(card.number) if known else card_line(card)


def _value(word: str, hint: Any, names: tuple[str, ...]) -> Any:  # noqa: ANN401 -- any field
    if word == "-" and NoneType in get_args(hint):
        return None
    hint = _present(hint)
    if hint is Seat:
        return Seat(names.index(word))
    if get_origin(hint) is tuple:
        return _tuple(word, get_args(hint), names)
    read_it = _READ.get(hint)
    return _plain(word, hint) if read_it is None else read_it(word)


def _plain(word: str, hint: Any) -> Any:  # noqa: ANN401 -- any field
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    if get_origin(hint) in {Union, UnionType}:  # an Icon or a Species, a switch's value
        return next(_plain(word, one) for one in get_args(hint) if _is_one(word, one))
    if hint is bool:
        return word == "yes"
    if get_origin(hint) is Literal:
        return word
    return hint(word)


def _is_one(word: str, hint: Any) -> bool:  # noqa: ANN401 -- any type
    if hint is bool:
        return word in {"yes", "no"}
    return not issubclass(hint, Enum) or word in set(hint)


def _tuple(word: str, inner: tuple[Any, ...], names: tuple[str, ...]) -> tuple[Any, ...]:
    if inner[-1] is Ellipsis:
        parts = word.split(";" if ";" in word else ",") if word != "none" else []
        return tuple(_value(part.strip(), inner[0], names) for part in parts)
    return tuple(
        _value(part, kind, names) for part, kind in zip(word.split(":"), inner, strict=True)
    )


def _card(word: str) -> SceneCard:
    if word == "?":
        return BLANK
    if not word.isdigit():
        return parse_card(word)
    return practice_set().card(int(word)) or SceneCard(number=int(word))


def _present(hint: Any) -> Any:  # noqa: ANN401 -- any type
    """The type without its None."""
    if get_origin(hint) not in {Union, UnionType}:
        return hint
    left = [one for one in get_args(hint) if one is not NoneType]
    return left[0] if len(left) == 1 else hint


def _booking(word: str) -> c.Booking:
    stars, food, vfx = map(int, word.split("+"))
    return c.Booking(stars=stars, food=food, vfx=vfx)


def _tracking_word(tracking: Tracking) -> str:
    return next(name for name, tracked in TRACKED.items() if tracked == tracking)


_WRITTEN: dict[type, Callable[[Any], str]] = {
    bool: lambda value: "yes" if value else "no",
    SceneCard: _card_word,
    ActionSpace: space_line,
    c.Booking: lambda value: f"{value.stars}+{value.food}+{value.vfx}",
    Tracking: _tracking_word,
}
_READ: dict[Any, Callable[[str], Any]] = {
    SceneCard: _card,
    ActionSpace: parse_space,
    c.Booking: _booking,
    Tracking: TRACKED.__getitem__,
}
