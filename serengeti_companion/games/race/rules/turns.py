"""Seasons and turns (sections 5 to 8): events, the scorpion step, clean-up and draw."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, ask, refuse, warn
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.race import events as e
from serengeti_companion.games.race.cards import elsewhere
from serengeti_companion.games.race.commands import EndTurn, ShowScorpions, TurnUpEvent
from serengeti_companion.games.race.model import A, B, Phase, Player, Seat, Table
from serengeti_companion.games.race.names import CARD_NAMES, who
from serengeti_companion.games.race.rules.course import Course
from serengeti_companion.games.race.scoring import totals
from serengeti_companion.games.race.terms import HAND, Card, Special

FIRST_SEASON = 1


def is_under_way(table: Table) -> Iterator[Violation]:
    """Whether seasons are being played at all."""
    if table.phase is Phase.SETUP:
        yield refuse("RL-SETUP-1", say("Setup is not finished yet."), liftable=False)
    # The last season is over: what is left is counting and correcting.
    elif table.phase is Phase.OVER:
        yield refuse("RL-END-10", say("The game is over."), liftable=False)


def is_turn_of(table: Table, seat: Seat) -> Iterator[Violation]:
    """Whether that player may do something now."""
    yield from is_under_way(table)
    # An event comes before any turn.
    if table.phase is Phase.EVENT:
        message = say("The event of this season is turned up first.")
        yield refuse("RL-SEASON-3", message, "pile:events")
    elif table.phase in {Phase.SCORPIONS, Phase.PLAYING} and seat != table.active:
        message = say("It is the turn of {who}.", who=who(table, table.active))
        yield refuse("RL-VAL-10", message, f"seat:{seat}")


def turn_up(table: Table, command: TurnUpEvent) -> Iterator[Violation]:
    """What is wrong with turning up that event now."""
    yield from is_under_way(table)
    # One event a season.
    if table.phase in {Phase.SCORPIONS, Phase.PLAYING}:
        message = say("This season's event lies on the table.")
        yield refuse("RL-SEASON-1", message, "pile:events", liftable=False)
    # At most as many seasons as there are event cards.
    if table.events_left == 0:
        message = say("All event cards have been turned up.")
        yield refuse("RL-SEASON-2", message, "pile:events")
    yield from _too_often(table, command)


def _too_often(table: Table, command: TurnUpEvent) -> Iterator[Violation]:
    drought = command.card.drought
    printed = table.printed
    there = printed.infestations if drought is None else printed.drought_cards(drought)
    if table.events.count(command.card) < there:
        return
    if drought is None:
        message = count(there, "There is {n} infestation.", "There are {n} infestations.")
    else:
        message = count(
            there,
            "There is {n} drought of the {card}, and it has been.",
            "There are {n} droughts of the {card}, and they have been.",
            card=CARD_NAMES[drought],
        )
    # No event card comes more often than it is there.
    yield refuse("RL-EVENT-10", message, "pile:events")


def do_turn_up(table: Table, command: TurnUpEvent) -> tuple[e.Event, ...]:
    """RL-SEASON-8: the event has its effect, then A's turn begins."""
    course = Course(table)
    course.add(e.EventTurnedUp(card=command.card))
    if command.card.drought is None:
        # RL-R-21: if there are too few, A comes first.
        to_a = min(1, table.scorpions)
        to_b = min(1, table.scorpions - to_a)
        course.add(e.ScorpionsSpread(given=(to_a, to_b)))
    _begin_turn(course, A)
    return tuple(course.events)


def _begin_turn(course: Course, seat: Seat) -> None:
    course.add(e.TurnBegan(seat=seat, scorpions=may_hold_scorpions(course.table, seat)))


def may_hold_scorpions(table: Table, seat: Seat) -> bool:
    """Whether there is anything to ask: RL-TURN-11 in the first season there is not."""
    return table.season > FIRST_SEASON and table.player(seat).owns(Special.SCORPION) > 0


def scorpions(table: Table, command: ShowScorpions) -> Iterator[Violation]:
    """What is wrong with the scorpion step as it was told."""
    yield from is_turn_of(table, command.seat)
    # It comes once, before anything is played.
    if table.phase is Phase.PLAYING and command.seat == table.active:
        message = say("The scorpions of this turn have been shown.")
        yield refuse("RL-TURN-1", message, f"seat:{command.seat}")
    player, seat = table.player(command.seat), f"seat:{command.seat}"
    if command.shown < 0:
        message = say("There are 0 scorpions or more.")
        yield refuse("RL-VAL-2", message, seat, liftable=False)
    elif command.shown > player.owns(Special.SCORPION):
        # No more than the player has taken in and not given back.
        message = count(
            player.owns(Special.SCORPION),
            "{who} owns {n} scorpion only.",
            "{who} owns {n} scorpions only.",
            who=who(table, command.seat),
        )
        yield refuse("RL-CARD-SCORPION-1.CHECK", message, seat)
    if command.shown > player.hand:
        message = say("{who} holds {n} cards.", who=who(table, command.seat), n=player.hand)
        yield refuse("RL-CARD-SCORPION-1.CHECK", message, seat)
    # Those that all saw going to the discard are in no hand.
    elif command.shown > elsewhere(player, Special.SCORPION):
        message = say("The scorpions of {who} should lie in the discard.", who=player.name)
        yield warn("RL-VAL-7", message, seat)
    # In the first turn the hand is five trails.
    if command.shown > 0 and table.season == FIRST_SEASON:
        yield refuse("RL-TURN-11", say("The first hand is 5 trails."), seat)
    yield from _made_up(table, command)


def _made_up(table: Table, command: ShowScorpions) -> Iterator[Violation]:
    most = most_drawn(table, command)
    drawn = drawn_for(table, command)
    seat = f"seat:{command.seat}"
    exact = table.house.scorpion_draw != "step_optional"
    if drawn < 0 or drawn > most or (exact and drawn != most):
        message = say("{n} cards are drawn for these scorpions.", n=most)
        if not exact:
            message = say("At most {n} cards are drawn for these scorpions.", n=most)
        yield refuse("RL-CARD-SCORPION-2.CHECK", message, seat)
    player = table.player(command.seat)
    left = max(0, player.owns(Special.SCORPION) - command.shown)
    if command.scorpions is None:
        # What was drawn is private but for the scorpions.
        if drawn > 0 and left > 0:
            message = say("How many scorpions were among the cards drawn?")
            yield ask("RL-CARD-SCORPION-2.PUB", message, seat)
    elif not 0 <= command.scorpions <= max(0, drawn):
        message = say("0 to {n} of the cards drawn are scorpions.", n=max(0, drawn))
        yield refuse("RL-CARD-SCORPION-2.PUB", message, seat, liftable=False)
    elif command.scorpions > left:
        message = say("{who} has no more scorpions than that.", who=who(table, command.seat))
        yield refuse("RL-CARD-SCORPION-2.CHECK", message, seat)
    elif command.shown + command.scorpions > elsewhere(player, Special.SCORPION):
        message = say("The scorpions of {who} should lie in the discard.", who=player.name)
        yield warn("RL-VAL-7", message, seat)


def most_drawn(table: Table, command: ShowScorpions) -> int:
    """RL-CARD-SCORPION-2: how many cards make up for the scorpions shown."""
    if table.house.scorpion_draw == "skill":  # RL-R-3 (b)
        return 0
    return min(command.shown, table.player(command.seat).deck)


def drawn_for(table: Table, command: ShowScorpions) -> int:
    """What was drawn; as many as there should be if nobody said."""
    return most_drawn(table, command) if command.drawn is None else command.drawn


def do_scorpions(table: Table, command: ShowScorpions) -> tuple[e.Event, ...]:
    course = Course(table)
    course.add(e.ScorpionsShown(seat=command.seat, shown=command.shown))
    course.move_marker(command.seat, -command.shown)
    drawn, stung = drawn_for(table, command), command.scorpions or 0
    if drawn:
        top: Card | None = Special.SCORPION if stung else None
        course.add(
            e.CardsDrawn(seat=command.seat, drawn=drawn, discarded=stung, scorpions=stung, top=top)
        )
    return tuple(course.events)


def end_turn(table: Table, command: EndTurn) -> Iterator[Violation]:
    """What is wrong with ending the turn now."""
    yield from is_turn_of(table, command.seat)
    # All scorpions in hand are shown before anything else.
    if table.phase is Phase.SCORPIONS and command.seat == table.active:
        message = say("Scorpions in hand are shown first.")
        yield refuse("RL-TURN-1", message, f"seat:{command.seat}")
    if command.top is not None and not table.player(command.seat).owns(command.top):
        message = say(
            "{who} owns no {card}.",
            who=who(table, command.seat),
            card=CARD_NAMES[command.top],
        )
        yield refuse("RL-PUB-9", message, f"seat:{command.seat}")


def do_end_turn(table: Table, command: EndTurn) -> tuple[e.Event, ...]:
    course = Course(table)
    finish_turn(course, command.seat, command.top)
    return tuple(course.events)


def finish_turn(course: Course, seat: Seat, top: Card | None = None) -> None:
    """RL-TURN-6 to 8: clean-up, draw, elephants; then whoever is next."""
    course.add(e.CleanedUp(seat=seat, top=top))
    player = course.table.player(seat)
    course.add(_drawn_hand(seat, player))
    if player.aside:
        course.add(e.AsideReturned(seat=seat, cards=len(player.aside)))
    if seat == A:
        _begin_turn(course, B)  # RL-SEASON-5
    else:
        _end_season(course)


def _drawn_hand(seat: Seat, player: Player) -> e.HandDrawn:
    # RL-DECK-4: a deck with exactly enough is not refreshed.
    if player.deck >= HAND:
        return e.HandDrawn(seat=seat, first=HAND, refreshed=False, then=0)
    then = min(HAND - player.deck, player.discard)
    return e.HandDrawn(seat=seat, first=player.deck, refreshed=True, then=then)


def _end_season(course: Course) -> None:
    table = course.table
    course.add(e.SeasonEnded(season=table.season, totals=totals(table)))
    # RL-END-1, RL-END-7: the deck is used up, or the final season is over.
    if table.season >= table.last_season:
        course.add(e.GameEnded())
    else:
        course.add(e.SeasonBegan(season=table.season + 1))
