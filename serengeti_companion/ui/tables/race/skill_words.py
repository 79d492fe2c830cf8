"""A few words for each skill, to stand on a button."""

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.race.terms import Skill

SHORT: dict[Skill, Text] = {
    Skill.TRAIL_1: say("Track"),
    Skill.TRAIL_2: say("Swap a rock"),
    Skill.SCORPION_2: say("Scorpion: draw 1"),
    Skill.EAGLE_1: say("Scorpion back"),
    Skill.EAGLE_2: say("Draw 2"),
    Skill.ANTELOPE_1: say("Draw 4, keep\N{NO-BREAK SPACE}2"),
    Skill.ANTELOPE_2: say("Pull marker"),
    Skill.LION_1: say("To the Savannah"),
    Skill.HYENA_1: say("Carcass back"),
    Skill.HYENA_2: say("Remove animal"),
    Skill.ELEPHANT_1: say("Lay aside"),
    Skill.ELEPHANT_2: say("Scare a lion"),
    Skill.LIZARD_1: say("Track and end"),
    Skill.LIZARD_2: say("Track any"),
    Skill.GIRAFFE_1: say("Look"),
    Skill.GIRAFFE_2: say("Track to deck"),
    Skill.MONKEY_1: say("Use a skill"),
    Skill.MONKEY_2: say("Find in deck"),
}
