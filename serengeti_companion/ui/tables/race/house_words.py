"""Every house-rule switch in one sentence, and the words of its values."""

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.ui.tables.house_rules import HouseWords

_SENTENCES: dict[str, Text] = {
    "antelope_draw_cost": say("The first skill of an antelope costs:"),
    "scorpion_draw": say("For a scorpion shown, a card is drawn:"),
    "tiebreak_lions": say("Lions that break a tie:"),
    "antelope_needs_carcass": say("An antelope pulls the marker without a carcass left:"),
    "monkey_as_elephant": say("A monkey that copies an elephant's first skill:"),
    "show_owned": say("Show what both own during play:"),
}
_VALUES: dict[str, dict[str, Text]] = {
    "antelope_draw_cost": {"1": say("1 sun"), "0": say("nothing")},
    "scorpion_draw": {
        "step": say("at once"),
        "step_optional": say("at once, if wanted"),
        "skill": say("as a skill"),
    },
    "tiebreak_lions": {"end": say("there at the end"), "ever": say("ever laid")},
    "antelope_needs_carcass": {"false": say("yes"), "true": say("no")},
    "monkey_as_elephant": {"true": say("is laid aside"), "false": say("is not allowed")},
    "show_owned": {"false": say("no, memory is play"), "true": say("yes")},
}
WORDS = HouseWords(sentences=_SENTENCES, values=_VALUES, rulings="RL-R-")
