"""What does not fit in a file, in words for people: by the name that its judge has for it."""

from collections.abc import Mapping
from typing import Any

from serengeti_companion.engine.texts import Text, say

_OBJECT = say("it is no object with names and values")
_LIST = say("it is no list")
_NUMBER = say("no whole number stands there")
_UNKNOWN = say("it is not known here")
_WORD = say("the word there is not one of those known")

_WORDS = {
    "bool_type": say("neither true nor false stands there"),
    "dataclass_type": _OBJECT,
    "dict_type": _OBJECT,
    "enum": _WORD,
    "extra_forbidden": _UNKNOWN,
    "int_from_float": _NUMBER,
    "int_type": _NUMBER,
    "list_type": _LIST,
    "literal_error": _WORD,
    "missing": say("it is missing"),
    "model_type": _OBJECT,
    "string_pattern_mismatch": say("no time like 2026-11-30T19:05:00Z stands there"),
    "string_type": say("no text stands there"),
    "string_unicode": say("no text of whole characters stands there"),
    "tuple_type": _LIST,
    "unexpected_keyword_argument": _UNKNOWN,
    "union_tag_invalid": say("its kind is not known here"),
    "union_tag_not_found": say("it does not tell its kind"),
    "value_error": say("it is to be one line of letters that can be seen"),
}


def plainly(kind: str, context: Mapping[str, Any]) -> Text:
    """Why a value does not fit; `context` has the bounds that it breaks."""
    match kind, context:
        case "greater_than_equal", {"ge": int(least)}:
            return say("the number there is below {least}", least=least)
        case "greater_than", {"gt": int(below)}:
            return say("the number there is not above {n}", n=below)
        case "less_than_equal", {"le": int(most)}:
            return say("the number there is above {most}", most=most)
        case "less_than", {"lt": int(above)}:
            return say("the number there is not below {n}", n=above)
        case "string_too_long", {"max_length": int(most)}:
            return say("it has more than {most} letters", most=most)
        case ("string_too_short", _) | ("too_short", {"min_length": 1}):
            return say("it is empty")
        case "too_long", {"max_length": int(most)}:
            return say("it has more than {most} entries", most=most)
        case "too_short", {"min_length": int(least)}:
            return say("it has fewer than {least} entries", least=least)
        case _:
            return _WORDS.get(kind, say("what stands there cannot be"))
