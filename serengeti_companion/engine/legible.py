"""Words of people that are what they seem: nothing in them hides or turns its neighbours round."""

JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Unseen themselves, they shape their neighbours: 👩‍👧, and letters of Persian and Hindi."""

LONGEST_REASON = 200
"""Letters of a reason that is typed; a file may hold longer ones."""

_AFTER_THE_CONTROLS = "\xa0"
_QUOTED = 60  # characters of an input that a refusal repeats


def is_legible(text: str) -> bool:
    """Every sign shows, or joins the two that stand beside it."""
    for joiner in JOINERS:
        if text.startswith(joiner) or text.endswith(joiner):
            return False
        text = text.replace(joiner, "")
    return text.isprintable()


def legible(text: str) -> str:
    """The same on one line, without what does not show."""
    return " ".join("".join(map(_shown, text)).split()).strip(f"{JOINERS} ")


def shown(text: str) -> str:
    """The text as a sentence may quote it: not long, and nothing unprintable."""
    short = text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in short)


def refuse_illegible(text: str) -> str:
    """The text; raises ValueError."""
    if is_legible(text):
        return text
    raise ValueError("not legible")


def refuse_nameless(text: str) -> str:
    """The text; raises ValueError, also where nothing stands."""
    if text.strip():
        return refuse_illegible(text)
    raise ValueError("blank")


def _shown(letter: str) -> str:
    if letter.isprintable() or letter in JOINERS:
        return letter
    return " " if letter.isspace() or letter < _AFTER_THE_CONTROLS else ""
