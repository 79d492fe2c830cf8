"""Round Goals, Target Scores and ranks in words."""

from PySide6.QtCore import QCoreApplication

from serengeti_companion.games.wild.rules.goals import Compare, Goal, Measure, Rank


def amount(measure: Measure, number: int) -> str:
    """What a scenario counts, with its number: "3 completed cards"."""
    words = QCoreApplication.translate
    one, many = {
        Measure.SCORE: (words("goal words", "1 star"), words("goal words", "{n} stars")),
        Measure.TOKENS: (words("goal words", "1 token"), words("goal words", "{n} tokens")),
        Measure.INCOMPLETE: (
            words("goal words", "1 incomplete card"),
            words("goal words", "{n} incomplete cards"),
        ),
        Measure.COMPLETED: (
            words("goal words", "1 completed card"),
            words("goal words", "{n} completed cards"),
        ),
    }[measure]
    return (one if number == 1 else many).format(n=number)


def counted(measure: Measure) -> str:
    """What a scenario counts, as a heading."""
    words = QCoreApplication.translate
    return {
        Measure.SCORE: words("goal words", "Stars of all players"),
        Measure.TOKENS: words("goal words", "Food and VFX Tokens held by all players"),
        Measure.INCOMPLETE: words("goal words", "Cards in the Tableaus of all players"),
        Measure.COMPLETED: words("goal words", "Completed cards of all players"),
    }[measure]


def rank_name(rank: Rank | None) -> str:
    """The rank's name, also for a score below the last one (WS-RULING-78)."""
    words = QCoreApplication.translate
    return {
        Rank.ELITE: words("goal words", "Elite"),
        Rank.OUTSTANDING: words("goal words", "Outstanding"),
        Rank.EXCELLENT: words("goal words", "Excellent"),
        Rank.GREAT: words("goal words", "Great"),
        Rank.COMMON: words("goal words", "Common"),
        Rank.SUBSTANDARD: words("goal words", "Substandard"),
        None: words("goal words", "No rank"),
    }[rank]


def needed(goal: Goal) -> str:
    """The figure and which way it is meant: "at least 5 completed cards"."""
    if goal.compare is Compare.AT_LEAST:
        words = QCoreApplication.translate("goal words", "at least {amount}")
    else:
        words = QCoreApplication.translate("goal words", "at most {amount}")
    return words.format(amount=amount(goal.measure, goal.needed))


def needed_figure(goal: Goal) -> str:
    """The bare figure, and which way it is meant: "at least 5"."""
    if goal.compare is Compare.AT_LEAST:
        words = QCoreApplication.translate("goal words", "at least {n}")
    else:
        words = QCoreApplication.translate("goal words", "at most {n}")
    return words.format(n=goal.needed)


def so_far(goal: Goal, value: int) -> str:
    """Now beside the figure: "14 of 28 completed cards", "9 incomplete cards, at most 12"."""
    if goal.compare is Compare.AT_LEAST:
        words = QCoreApplication.translate("goal words", "{now} of {amount}")
        return words.format(now=value, amount=amount(goal.measure, goal.needed))
    words = QCoreApplication.translate("goal words", "{amount}, at most {needed}")
    return words.format(amount=amount(goal.measure, value), needed=goal.needed)


def distance(goal: Goal, value: int) -> str:
    """How far it is to the figure, or what room is left below it."""
    lacking = goal.lacking(value)
    if goal.compare is Compare.AT_LEAST:
        if lacking:
            return QCoreApplication.translate("goal words", "{n} to go").format(n=lacking)
        return QCoreApplication.translate("goal words", "Goal met")
    if lacking:
        return QCoreApplication.translate("goal words", "{n} too many").format(n=lacking)
    room = goal.needed - value
    if room == 0:
        return QCoreApplication.translate("goal words", "Not one more")
    return QCoreApplication.translate("goal words", "Room for {n} more").format(n=room)


def to_beat(target: int, *, inclusive: bool) -> str:
    """WS-COOPSOLO-3: "Target: more than 330", with the switch targetInclusive "Target: 330"."""
    if inclusive:
        words = QCoreApplication.translate("goal words", "Target: {n}")
    else:
        words = QCoreApplication.translate("goal words", "Target: more than {n}")
    return words.format(n=target)
