"""A table as JSON values, for programs that look at one; its inside is no promise."""

import json
from dataclasses import fields, is_dataclass
from typing import Any

from serengeti_companion.engine.session import Session
from serengeti_companion.storage.whole import WholeSession


def replayed(whole: WholeSession) -> dict[str, Any]:
    """Where a session ends: `game`, `finished`, `result` (null before the end), `state`."""
    game = whole.game
    opening = game.open(whole.options, whole.components)
    state = Session(game.rules, opening, whole.records).state
    return {
        "game": game.key,
        "finished": game.outcome(state) is not None,
        "result": game.result(state),
        "state": _plain(state, without=whole.components),
    }


def result(whole: WholeSession) -> str:
    """The result of a session as a line of JSON, with what session it was."""
    end = replayed(whole)
    del end["state"]
    return json.dumps({"title": whole.title, "started": whole.started, **end}) + "\n"


def _plain(value: Any, without: object) -> Any:  # noqa: ANN401 -- any value of any game
    """The value without the facts of the owner's copy, which are no part of the table's doings."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: getattr(value, field.name) for field in fields(value)}
        return {name: _plain(part, without) for name, part in parts.items() if part is not without}
    if isinstance(value, tuple | list):
        return [_plain(item, without) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item, without) for key, item in value.items()}
    return value
