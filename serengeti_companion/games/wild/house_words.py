"""Every house-rule switch in one sentence, and the words of its values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from serengeti_companion.engine.texts import Text, say


@dataclass(frozen=True, slots=True)
class SwitchWords:
    """`sentence` is true when the switch is on; of a choice it is the question."""

    sentence: Text
    values: Mapping[str, Text] = field(default_factory=dict)


GROUPS: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (
        say("Turns and Action Spaces"),
        ("freeActionsBeforePass", "buyInOneGo", "repeatPartlyEnclosed", "overlap"),
    ),
    (
        say("Cards and tokens"),
        (
            "completeDuringOverlap",
            "vfxOnePerCard",
            "limitInStepD",
            "stepDPayment",
            "hardSupply",
        ),
    ),
    (say("Awards"), ("awardPerCard", "coopAwards")),
    (
        say("Solo and co-op"),
        ("soloSwapMoveRound1", "targetInclusive", "playOnAfterLoss", "coopCoinTransfer"),
    ),
    (say("Specialists"), ("photographerIcon", "cameraman")),
)
"""The switches by what they are about."""

WORDS: dict[str, SwitchWords] = {
    "hardSupply": SwitchWords(
        say("The box is the limit: 50 Coins, 40 Food and 40 VFX; gains beyond that are lost.")
    ),
    "freeActionsBeforePass": SwitchWords(say("Free Actions and then a pass fit in one turn.")),
    "buyInOneGo": SwitchWords(say("Cards are bought in one go, with nothing in between.")),
    "repeatPartlyEnclosed": SwitchWords(
        say("A partly enclosed Action Space may be used twice running.")
    ),
    "soloSwapMoveRound1": SwitchWords(say("In a solo game Swap and Move are open in Round 1.")),
    "overlap": SwitchWords(
        say("How long two animals may share a space:"),
        {
            "turn": say("until the turn ends"),
            "chain": say("while one animal goes on"),
            "effect": say("not at all"),
        },
    ),
    "completeDuringOverlap": SwitchWords(
        say("A card may be completed while two animals share a space.")
    ),
    "limitInStepD": SwitchWords(
        say("Cards above 8 are discarded at once in step D, not at the end of the next turn.")
    ),
    "stepDPayment": SwitchWords(
        say("What pays for more cards in step D:"),
        {"handOnly": say("Coins in hand"), "advance": say("also the coming income")},
    ),
    "vfxOnePerCard": SwitchWords(say("One card takes one VFX at most.")),
    "awardPerCard": SwitchWords(
        say("An animal printed twice on a card counts once for the Awards.")
    ),
    "coopAwards": SwitchWords(
        say("How co-op Awards are given:"),
        {"ranked": say("ranked by player"), "soloMinimum": say("by the solo minimum")},
    ),
    "photographerIcon": SwitchWords(
        say("What the Photographer's sets are made of:"),
        {"like": say("Like Icons"), "animal": say("Animal Icons")},
    ),
    "cameraman": SwitchWords(
        say("How often the Cameraman is paid:"),
        {"batch": say("each batch"), "turn": say("once a turn"), "pair": say("each pair")},
    ),
    "targetInclusive": SwitchWords(say("A score equal to the target wins.")),
    "playOnAfterLoss": SwitchWords(
        say("After a missed Round Goal the table may play on, marked as lost.")
    ),
    "coopCoinTransfer": SwitchWords(say("In a co-op game Coins may be given to another player.")),
}
"""The words of each switch by its name."""
