"""What hands do on the real table, with this table's numbers: setup, preparation, every turn.

The program cannot shuffle or lay a token; it can only say so at the right moment. Each duty carries
the clauses it comes from.
"""

from collections.abc import Iterator

from serengeti_companion.engine.checklist import Duty, SetupStep, duty
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild.model import Mode, Step, Table, after
from serengeti_companion.games.wild.names import ACTION_NAMES
from serengeti_companion.games.wild.rules import spaces, specialist_terms
from serengeti_companion.games.wild.rules.opening import DEALT, FIRST_COINS, KEPT
from serengeti_companion.games.wild.rules.preparation import COINS, OFFERED, coming_round
from serengeti_companion.games.wild.terms import COPIES, ActionSpace, Area

_SETUP: tuple[Text, ...] = (
    say("Map"),
    say("Action Board and animals"),
    say("Locks"),
    say("Scene Cards"),
    say("Award Tiles"),
    say("Great Migration Cards"),
    say("Supplies"),
    say("Player Markers"),
    say("Video Gallery Bars"),
    say("First cards"),
    say("Coins"),
    say("First player"),
)


def setup_steps(table: Table) -> tuple[SetupStep, ...]:
    """The steps 1 to 12 for this table."""
    return tuple(
        SetupStep(number=number, title=title, duties=tuple(duties(table)))
        for number, (title, duties) in enumerate(zip(_SETUP, _DUTIES, strict=True), start=1)
    )


def _map(table: Table) -> Iterator[Duty]:
    names = [side.name for side in table.printed.sides if side.terrain == table.terrain]
    chosen = names[0] if len(table.printed.sides) > 1 and names else ""
    if chosen:
        text = say("Lay the Map in the middle of the table with side {side} up.", side=chosen)
    else:
        text = say("Lay the Map in the middle of the table, with whichever side you like up.")
    yield duty(text, "WS-SETUP-4", "WS-SETUP-2", "WS-SETUP-3")


def _action_board(_table: Table) -> Iterator[Duty]:
    yield duty(say("Lay the Action Board beside the Map."), "WS-SETUP-5")
    yield duty(
        say("Stand {n} animals of each species in their own section of it.", n=COPIES),
        "WS-SETUP-6",
        "WS-SETUP-7",
        "WS-SETUP-8",
        "WS-SETUP-9",
        "WS-SETUP-10",
    )


def _locks(table: Table) -> Iterator[Duty]:
    yield duty(_lock_text(table), "WS-SETUP-11", "WS-TBL-LOCK")
    if table.mode is Mode.SOLO:
        yield duty(
            say("Take 2 animals from each of the 4 sections and stand them where you like."),
            "WS-SOLO-2",
        )


def _lock_text(table: Table) -> Text:
    players = len(table.players)
    if players >= 4:
        return say("With 4 players every Action Space is open: no Lock Tokens.")
    if table.assumed:
        if players == 3:
            return say("Lay a Lock Token on every Action Space labelled 4P.")
        return say("Lay a Lock Token on every Action Space labelled 3P or 4P.")
    closed = locked_spaces(table)
    if not closed:
        return say("No Action Space has to be locked.")
    return count(
        len(closed),
        "Lay a Lock Token on 1 Action Space: {spaces}.",
        "Lay Lock Tokens on {n} Action Spaces: {spaces}.",
        spaces=_listed(tuple(_space_name(space) for space in closed)),
    )


def locked_spaces(table: Table) -> tuple[ActionSpace, ...]:
    """WS-TBL-LOCK: the labelled spaces closed for this number of players."""
    return tuple(space for space in table.spaces if spaces.is_locked(table, space))


AREA_NAMES = {
    Area.PREDATORS: say("Predators"),
    Area.LARGE: say("Large Mammals"),
    Area.SCAVENGERS: say("Scavengers"),
    Area.HERBIVORES: say("Herbivores"),
}


def _space_name(space: ActionSpace) -> Text:
    areas = {area.value: name for area, name in AREA_NAMES.items()}
    action = areas.get(space.action.value, ACTION_NAMES[space.action])
    return say("{action} {label}", action=action, label=space.label.value)


def _listed(texts: tuple[Text, ...]) -> Text:
    """One after the other with commas."""
    line = texts[0]
    for text in texts[1:]:
        line = say("{before}, {next}", before=line, next=text)
    return line


def _scene_cards(table: Table) -> Iterator[Duty]:
    solo = table.mode is Mode.SOLO
    yield duty(say("Shuffle the Scene Cards well."), "WS-SETUP-12")
    yield duty(say("Lay the Scene Deck face-down."), "WS-SETUP-13")
    yield duty(
        say("Lay {n} cards from it face-up in a row: the Pool.", n=table.pool_size),
        "WS-SOLO-5" if solo else "WS-SETUP-14",
    )
    yield duty(say("Keep room for a discard pile."), "WS-SETUP-15")


def _rock(_table: Table) -> Iterator[Duty]:
    yield duty(say("Stand the Rock of Ages at one side of the table."), "WS-SETUP-16")
    yield duty(say("Stand the Round Marker on the space of Round 1."), "WS-SETUP-17")
    yield duty(
        say("Shuffle the Award Tiles, draw two and lay them face-up on places a and b."),
        "WS-SETUP-18",
    )
    yield duty(say("Put the other Award Tiles back into the box."), "WS-SETUP-19")


def _migration_cards(_table: Table) -> Iterator[Duty]:
    yield duty(
        say("Shuffle the Great Migration Cards and lay them face-down beside the Rock of Ages."),
        "WS-SETUP-20",
    )


def _supplies(_table: Table) -> Iterator[Duty]:
    yield duty(
        say("Lay Score, VFX and Food Tokens and the Coins where everyone reaches them."),
        "WS-SETUP-21",
    )


def _markers(table: Table) -> Iterator[Duty]:
    yield duty(say("Each player chooses a colour and takes its 2 Player Markers."), "WS-SETUP-22")
    if table.shared_score:
        yield duty(
            say("One marker goes on 0 of the score track and shows the stars of all together."),
            "WS-SETUP-23",
            "WS-COOP-3",
        )
    else:
        yield duty(say("One of the two goes on 0 of the score track."), "WS-SETUP-23")
        yield duty(say("From now on it shows that player's stars."), "WS-GOAL-2", "WS-GOAL-3")
    yield duty(
        say("The other one takes Action Spaces; who passes takes it off the board."),
        "WS-PASS-4",
        "WS-GOAL-3",
    )


def _bars(_table: Table) -> Iterator[Duty]:
    yield duty(
        say("Each player lays the Video Gallery Bar of their colour in front of them."),
        "WS-SETUP-24",
        "WS-SETUP-25",
    )
    yield duty(
        say("Completed cards will be tucked under it, overlapping, their Icons in sight."),
        "WS-GAL-2",
        "WS-GAL-1",
    )


def _first_cards(table: Table) -> Iterator[Duty]:
    yield duty(
        say("Deal everybody {n} Scene Cards; each keeps {kept}.", n=DEALT, kept=KEPT),
        "WS-SETUP-26",
    )
    yield duty(say("The others go to the discard pile."), "WS-SETUP-27")
    yield duty(say("Cards that were kept lie face-up, open to all."), "WS-TAB-1")
    if table.with_specialists or any(player.specialist for player in table.players):
        yield from _specialists(table)


def _specialists(table: Table) -> Iterator[Duty]:
    if table.mode is Mode.COMPETITIVE:
        text = say(
            "Deal everybody {n} Specialists with the cards; each picks one.",
            n=specialist_terms.DEALT,
        )
        yield duty(text, "WS-SPEC-2", "WS-SPEC-3", "WS-SETUP-28")
    else:
        clause = "WS-SOLO-3" if table.mode is Mode.SOLO else "WS-COOP-2"
        text = say(
            "Each player chooses a Specialist from all {n} that suits the scenario.",
            n=specialist_terms.CARDS,
        )
        yield duty(text, clause, "WS-COOPSOLO-5", "WS-COOPSOLO-4", "WS-SETUP-28")
    yield duty(say("Chosen Specialists lie face-up, open to all, to the end."), "WS-SPEC-5")


def _first_coins(_table: Table) -> Iterator[Duty]:
    yield duty(say("Each player takes {n} Coins for Round 1.", n=FIRST_COINS), "WS-SETUP-29")


def _first_player(_table: Table) -> Iterator[Duty]:
    yield duty(say("First player is whoever watched a wildlife documentary last."), "WS-SETUP-30")
    yield duty(say("That player puts the First Player Marker in front of them."), "WS-SETUP-31")


_DUTIES = (
    _map,
    _action_board,
    _locks,
    _scene_cards,
    _rock,
    _migration_cards,
    _supplies,
    _markers,
    _bars,
    _first_cards,
    _first_coins,
    _first_player,
)


def preparation_duties(table: Table, step: Step) -> tuple[Duty, ...]:
    """What hands do in a step of Round Preparation, told while that step is due."""
    return tuple(_PREPARATION[step](table))


def _move_marker(table: Table) -> Iterator[Duty]:
    text = say("Move the Round Marker to the space of Round {n}.", n=coming_round(table))
    yield duty(text, "WS-PREP-A-1")


def _awards(_table: Table) -> Iterator[Duty]:
    yield duty(
        say("Everyone counts the Award Animals and Animal Icons on their completed cards."),
        "WS-PREP-B-1",
        "WS-AWARD-4",
    )


def _migration(table: Table) -> Iterator[Duty]:
    yield duty(
        say("Turn over the top Great Migration Card."), "WS-MIG-2", "WS-MIG-1", "WS-PREP-B-1"
    )
    if len(table.players) >= 4:
        text, clause = say("Animals on its brown and blue squares leave the Map."), "WS-MIG-6"
    else:
        text, clause = say("Animals on its brown squares leave the Map."), "WS-MIG-5"
    yield duty(text, "WS-MIG-4", clause)


def _pool(table: Table) -> Iterator[Duty]:
    text = say("Discard the Pool and lay out {n} new cards from the deck.", n=table.pool_size)
    yield duty(text, "WS-PREP-C-1")


def _draw(_table: Table) -> Iterator[Duty]:
    text = say("Deal everybody {n} Scene Cards; each keeps 1 and discards the rest.", n=OFFERED)
    yield duty(text, "WS-PREP-D-1")
    yield duty(say("Each further card kept costs 1 Coin."), "WS-PREP-D-2")
    yield duty(say("More than 8 cards have to be gone by the end of the next turn."), "WS-PREP-D-3")


def _income(table: Table) -> Iterator[Duty]:
    text = say("Everyone takes {n} Coins.", n=COINS[coming_round(table)])
    yield duty(text, "WS-PREP-E-1")
    yield duty(say("One token for each Food and VFX Icon collected."), "WS-PREP-E-2")


def _first_marker(table: Table) -> Iterator[Duty]:
    name, left = table.player(table.first).name, table.player(after(table, table.first)).name
    if len(table.present) == 1:
        yield duty(say("{name} stays first player.", name=name), "WS-PREP-F-1")
    else:
        text = say("{name} hands the First Player Marker to {next}.", name=name, next=left)
        yield duty(text, "WS-PREP-F-1")
    text = say("Round {n} starts with {next}.", n=coming_round(table), next=left)
    yield duty(text, "WS-PREP-F-2")


_PREPARATION = {
    Step.MARKER: _move_marker,
    Step.AWARDS: _awards,
    Step.MIGRATION: _migration,
    Step.POOL: _pool,
    Step.DRAW: _draw,
    Step.INCOME: _income,
    Step.FIRST: _first_marker,
}
