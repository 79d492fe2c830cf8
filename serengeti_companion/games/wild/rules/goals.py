"""The six scenarios of solo and co-op: Round Goals, Target Scores and ranks, as figures."""

from dataclasses import dataclass
from enum import StrEnum

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.model import CHALLENGE

_Figures = tuple[int, int, int, int]  # for 1 to 4 players


class Compare(StrEnum):
    """Which way a Round Goal is met; the figure itself always meets it."""

    AT_LEAST = ">="
    AT_MOST = "<="


class Measure(StrEnum):
    """What a Round Goal counts, of all players together (WS-RULING-83)."""

    SCORE = "score"
    TOKENS = "tokens"  # Food and VFX held
    INCOMPLETE = "incomplete"  # cards in the Tableaus
    COMPLETED = "completed"  # cards in the Video Galleries


class Rank(StrEnum):
    """WS-SCN-6-3, best first."""

    ELITE = "Elite"
    OUTSTANDING = "Outstanding"
    EXCELLENT = "Excellent"
    GREAT = "Great"
    COMMON = "Common"
    SUBSTANDARD = "Substandard"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """One scenario's figures; `rounds` from Round 1 on, without those that have no goal."""

    number: int
    name: Text
    measure: Measure | None = None
    compare: Compare | None = None
    targets: _Figures | None = None
    rounds: tuple[_Figures, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """The Round Goal of one round for one number of players."""

    clause: str
    measure: Measure
    compare: Compare
    needed: int

    def met(self, value: int) -> bool:
        if self.compare is Compare.AT_LEAST:
            return value >= self.needed
        return value <= self.needed

    def lacking(self, value: int) -> int:
        """How many too few, or too many, the value is; 0 = met."""
        return 0 if self.met(value) else abs(value - self.needed)


SCENARIOS: dict[int, Scenario] = {
    scenario.number: scenario
    for scenario in (
        Scenario(
            number=1,
            name=say("Selected As a Government Funded Project"),
            measure=Measure.SCORE,
            compare=Compare.AT_LEAST,
            targets=(150, 330, 615, 815),
            rounds=(
                (5, 10, 15, 20),
                (15, 30, 45, 60),
                (35, 70, 105, 150),
                (75, 150, 225, 340),
                (120, 240, 380, 560),
            ),
        ),
        Scenario(
            number=2,
            name=say("Tightening Finances"),
            measure=Measure.TOKENS,
            compare=Compare.AT_LEAST,
            targets=(160, 350, 640, 855),
            rounds=(
                (1, 2, 3, 4),
                (2, 3, 5, 7),
                (3, 7, 10, 13),
                (4, 9, 13, 17),
                (5, 10, 15, 20),
            ),
        ),
        Scenario(
            number=3,
            name=say("Impromptu Video Contest"),
            measure=Measure.INCOMPLETE,
            compare=Compare.AT_MOST,
            targets=(170, 370, 670, 895),
            rounds=((3, 6, 9, 12),) * 5,
        ),
        Scenario(
            number=4,
            name=say("Confidential"),
            measure=Measure.SCORE,
            compare=Compare.AT_MOST,
            targets=(180, 385, 690, 920),
            rounds=(
                (0, 0, 2, 3),
                (3, 6, 9, 12),
                (6, 12, 18, 24),
                (15, 30, 60, 80),
                (50, 100, 180, 240),
            ),
        ),
        Scenario(
            number=5,
            name=say("Ecological Survey of the Serengeti"),
            measure=Measure.COMPLETED,
            compare=Compare.AT_LEAST,
            targets=(190, 400, 710, 950),
            rounds=(
                (3, 5, 8, 10),
                (5, 9, 16, 22),
                (8, 16, 28, 38),
                (14, 28, 46, 58),
                (19, 37, 61, 78),
            ),
        ),
        Scenario(number=CHALLENGE, name=say("Challenge Mode")),
    )
}

# WS-TBL-RANK-NOSPEC
_RANKS_WITHOUT: dict[Rank, _Figures] = {
    Rank.ELITE: (180, 390, 690, 920),
    Rank.OUTSTANDING: (160, 350, 630, 840),
    Rank.EXCELLENT: (140, 310, 570, 760),
    Rank.GREAT: (130, 290, 540, 720),
    Rank.COMMON: (110, 250, 480, 640),
    Rank.SUBSTANDARD: (100, 230, 450, 600),
}

# WS-TBL-RANK-SPEC
_RANKS_WITH: dict[Rank, _Figures] = {
    Rank.ELITE: (210, 450, 780, 1040),
    Rank.OUTSTANDING: (190, 410, 720, 960),
    Rank.EXCELLENT: (170, 370, 660, 880),
    Rank.GREAT: (160, 350, 630, 840),
    Rank.COMMON: (130, 290, 540, 720),
    Rank.SUBSTANDARD: (120, 270, 510, 680),
}


def round_goal(scenario: int, players: int, round_: int) -> Goal | None:
    """WS-COOPSOLO-2; None = no goal in that round (WS-SCN-0-2, WS-RULING-76)."""
    figures = SCENARIOS[scenario]
    if figures.measure is None or figures.compare is None or round_ > len(figures.rounds):
        return None
    return Goal(
        clause=f"WS-SCN-{scenario}-R{round_}",
        measure=figures.measure,
        compare=figures.compare,
        needed=figures.rounds[round_ - 1][players - 1],
    )


def target(scenario: int, players: int) -> int | None:
    """The Target Score; None in the Challenge."""
    targets = SCENARIOS[scenario].targets
    return None if targets is None else targets[players - 1]


def target_clause(scenario: int) -> str:
    return f"WS-SCN-{scenario}-T"


def won(needed: int, final: int, *, inclusive: bool = False) -> bool:
    """WS-COOPSOLO-3: the final score must be higher; `inclusive` is the switch targetInclusive."""
    return final > needed or (inclusive and final == needed)


def rank_table(players: int, *, specialists: bool) -> tuple[tuple[Rank, int], ...]:
    """The ranks, best first, with the stars from which on each is reached."""
    # WS-RULING-79: one player with a Specialist is enough for the table with Specialists.
    table = _RANKS_WITH if specialists else _RANKS_WITHOUT
    return tuple((rank, figures[players - 1]) for rank, figures in table.items())


def rank(players: int, final: int, *, specialists: bool) -> Rank | None:
    """WS-SCN-6-3; None = below the lowest figure (WS-RULING-78)."""
    table = rank_table(players, specialists=specialists)
    return next((rank for rank, stars in table if final >= stars), None)
