"""What somebody typed, read as a whole number."""


def read_whole(typed: str, lowest: int, highest: int) -> int | None:
    """The number, or None when it is none or out of bounds."""
    text = typed.strip()
    if not text.removeprefix("-").isdecimal():
        return None
    number = int(text)
    return number if lowest <= number <= highest else None
