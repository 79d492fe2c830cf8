"""Every house-rule switch in one sentence, and the words of its values."""

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.ui.tables.house_rules import HouseWords

_SENTENCES: dict[str, Text] = {
    "own_pair_is_herd": say("Two cards of one player make a herd by themselves:"),
    "herd_tie": say("Equal biggest herds with equal numbers:"),
    "extinct_tie": say("Extinct with as many cards eaten:"),
    "neutral_tie": say("A tie between a player and the neutral colour:"),
    "season_cards": say("Season cards:"),
    "show_memory": say("Show what lies in safe piles and what hands still hold:"),
}
_VALUES: dict[str, dict[str, Text]] = {
    "own_pair_is_herd": {"true": say("yes"), "false": say("no, it needs two colours")},
    "herd_tie": {"shared": say("share the win"), "next_herd": say("the next herd decides")},
    "extinct_tie": {"shared": say("share the win"), "herd": say("the biggest herd decides")},
    "neutral_tie": {
        "at_size": say("the player wins"),
        "after_values": say("lowest numbers first"),
    },
    "season_cards": {"false": say("stay in the box"), "note": say("a note each turn")},
    "show_memory": {"false": say("no, memory is play"), "true": say("yes")},
}
WORDS = HouseWords(sentences=_SENTENCES, values=_VALUES, rulings="SV-R-")
