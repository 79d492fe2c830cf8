"""Words on buttons and tabs, where Qt takes a single & for the mark of a letter to press."""

import re


def as_written(words: str) -> str:
    """Words that come from elsewhere, a player's name above all: an & stays an &."""
    return words.replace("&", "&&")


def spoken(words: str) -> str:
    """What is read out of the words of a button: & marks a letter, && is an &."""
    return re.sub("&(.?)", r"\1", words)
