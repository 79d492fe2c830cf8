"""`score` for WILD: Serengeti."""

from typing import Any

from serengeti_companion.cli.fields import Fields, Problem, RefusedError
from serengeti_companion.cli.house_rules import read_house_rules
from serengeti_companion.games.wild.model import Mode
from serengeti_companion.games.wild.rules import final_counts
from serengeti_companion.games.wild.rules.final_counts import Count, FinalCounts
from serengeti_companion.games.wild.rules.icons import ICONS, Counts

MOST_COMMON_STARS = 3999
"""Of the common track."""


def answer(fields: Fields) -> dict[str, Any]:
    """Raise RefusedError for counts that do not validate or break a rule."""
    house = read_house_rules(fields)
    counts = _read_counts(fields)
    fields.finish()
    if broken := final_counts.objections(counts):
        raise RefusedError(*(Problem(one.clause, str(one.message)) for one in broken))
    result = final_counts.score(counts, target_inclusive=house.target_inclusive)
    return final_counts.answer(result)


def _read_counts(fields: Fields) -> FinalCounts:
    mode = Mode(fields.word("mode", tuple(Mode)))
    coop = mode is Mode.COOP
    players = fields.rows("players")
    counts = FinalCounts(
        mode=mode,
        players=tuple(_read_player(player, common=coop) for player in players),
        scenario=fields.optional_whole("scenario", least=1, most=6),
        team=fields.whole("stars", most=MOST_COMMON_STARS, default=0) if coop else 0,
    )
    names = [player.name for player in counts.players]
    for number, name in enumerate(names):
        if name and name in names[:number]:
            players[number].wrong("name", f"{name} is the name of another player.")
    return counts


def _read_player(fields: Fields, *, common: bool) -> Count:
    return Count(
        name=fields.name("name"),
        stars=0 if common else fields.whole("stars"),
        completed=fields.whole("completed"),
        icons=_read_icons(fields.optional_fields("icons")),
        specialist=fields.optional_name("specialist"),
        booked=fields.whole("specialist_stars", default=0),
    )


def _read_icons(fields: Fields) -> Counts:
    return tuple(fields.whole(icon, default=0) for icon in ICONS)
