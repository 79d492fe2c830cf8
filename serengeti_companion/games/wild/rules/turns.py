"""Turns and passing (sections 6 and 17): whose turn it is, how it ends, how the round ends."""

from collections.abc import Iterator
from dataclasses import replace

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.commands import EndTurn, PassTurn
from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Seat,
    Table,
    next_to_act,
    overlaps,
)
from serengeti_companion.games.wild.rules import draws, endings, spaces
from serengeti_companion.games.wild.terms import BasicAction, SceneCard


def on_turn(
    table: Table, seat: Seat, *, free: bool, also: tuple[str, ...] = ()
) -> Iterator[Violation]:
    """Whether this player may do anything now; `also` are further clauses a wrong turn breaks."""
    player = table.player(seat)
    # Actions belong to rounds; setup serves in place of a first Preparation.
    if table.phase is Phase.SETUP:
        yield refuse("WS-GAME-5", say("Setup is not finished yet."))
    # Free Actions belong to one's own turn, and in Round Preparation everyone has passed.
    elif table.phase is Phase.PREPARATION:
        clause = "WS-RULING-35" if free else "WS-GAME-4"
        yield refuse(clause, say("The round is over; Round Preparation comes first."))
    # After Round 6 the game is over.
    elif table.phase is Phase.OVER:
        yield refuse("WS-GAME-7", say("The game is over."))
    # Who has left the table takes no turns.
    elif player.gone:
        message = say("{name} has left the table.", name=player.name)
        yield refuse("WS-TURN-1", message, f"seat:{seat}", liftable=False)
    # A player who passed is out until the round is over.
    elif player.passed:
        message = say("{name} has passed and is out until the next round.", name=player.name)
        yield refuse("WS-PASS-3", message, f"seat:{seat}")
    # Players act one at a time; Free Actions are for one's own turn too.
    elif table.turn is not None and seat != table.turn.seat:
        message = say("It is {name}'s turn.", name=table.player(table.turn.seat).name)
        for clause in ("WS-TURN-4" if free else "WS-TURN-1", *also):
            yield refuse(clause, message, f"seat:{table.turn.seat}")


def _ends(table: Table, seat: Seat) -> Iterator[Violation]:
    """Whether this player may end the turn or pass now; outside a round there is nothing to end."""
    outside = table.phase is not Phase.ROUND
    for violation in on_turn(table, seat, free=False):
        yield replace(violation, liftable=False) if outside else violation


def one_basic_action(table: Table, seat: Seat) -> Iterator[Violation]:
    """A turn is one Basic Action."""
    turn = table.turn
    if turn is None or turn.seat != seat or turn.action is None:
        return
    name = table.player(seat).name
    yield refuse("WS-TURN-2", say("{name} has taken a Basic Action this turn.", name=name))


def chain_broken(table: Table) -> Iterator[Violation]:
    """With `overlap` = chain, only the moving animal's next step may follow an overlap."""
    if table.house.overlap == "chain" and table.tracking.map and overlaps(table):
        cell = overlaps(table)[0]
        message = say("Two animals stand on {cell}; that animal must move on first.", cell=cell)
        yield refuse("WS-RULING-21", message, f"cell:{cell}")


def ready_to_end(table: Table, seat: Seat) -> Iterator[Violation]:
    """What must be in order when a turn ends, by Done or by passing."""
    turn, player = table.turn, table.player(seat)
    # No animal may be left on a space that another one occupies; nobody could draw that.
    for cell in overlaps(table) if table.tracking.map else ():
        message = say("Two animals stand on {cell}; one must go before the turn ends.", cell=cell)
        yield refuse("WS-TURN-5", message, f"cell:{cell}", liftable=False)
        if turn is not None and turn.action is BasicAction.MOVE:
            message = say("The moved animal may not be left on {cell}.", cell=cell)
            yield refuse("WS-ACT-MOVE-6", message, f"cell:{cell}", liftable=False)
    # At most 8 incomplete cards; what is above must be traded in or discarded.
    over = len(player.tableau) - TABLEAU_LIMIT
    if over > 0 and table.tracking.cards is not CardTracking.OFF:
        message = say(
            "{name} holds {n} cards; {over} must be traded in or discarded first.",
            name=player.name,
            n=len(player.tableau),
            over=over,
        )
        for clause in ("WS-TAB-2", "WS-TAB-3", "WS-TURN-6"):
            yield refuse(clause, message, f"seat:{seat}")
    # After a Renew one card of the new Pool is taken.
    if owes_a_card(table):
        message = say("{name} renewed the Pool and takes a card of it.", name=player.name)
        yield refuse("WS-ACT-RENEW-2", message, "pool")


def owes_a_card(table: Table) -> bool:
    """Whether the card that a Renew includes is still to be taken (WS-ACT-RENEW-2)."""
    unpaid = table.turn is not None and table.turn.unpaid and bool(table.pool)
    return unpaid and table.tracking.cards is not CardTracking.OFF


def end_turn(table: Table, command: EndTurn) -> Iterator[Violation]:
    """What is wrong with ending the turn now."""
    yield from _ends(table, command.seat)
    turn = table.turn
    # A turn is a Basic Action or a pass: Free Actions alone are none.
    if turn is not None and turn.action is None and table.tracking.board:
        name = table.player(command.seat).name
        message = say("{name} has taken no Basic Action; take one or pass.", name=name)
        yield refuse("WS-RULING-8", message, f"seat:{command.seat}")
    yield from ready_to_end(table, command.seat)
    yield from draws.told(table, command.revealed)
    # The Pool is brought back to full, and no card more comes off the deck.
    lacks = max(0, table.pool_size - len(table.pool))
    if len(command.revealed) > lacks and table.tracking.cards is not CardTracking.OFF:
        message = count(
            lacks,
            "The Pool lacks {n} card; no more of those named are laid.",
            "The Pool lacks {n} cards; no more of those named are laid.",
        )
        yield warn("WS-TURN-7", message, "pool")


def pass_turn(table: Table, command: PassTurn) -> Iterator[Violation]:
    """What is wrong with passing now."""
    seat, turn = command.seat, table.turn
    yield from _ends(table, seat)
    yield from one_basic_action(table, seat)
    yield from _too_rich(table, seat)
    # With the switch off, passing is the whole turn; shedding excess cards is still due before it.
    took_free = turn is not None and turn.seat == seat and turn.free
    if took_free and not table.house.free_actions_before_pass:
        message = say(
            "{name} took a Free Action; passing must be the whole turn.",
            name=table.player(seat).name,
        )
        yield refuse("WS-RULING-10", message, f"seat:{seat}")
    yield from ready_to_end(table, seat)


def _too_rich(table: Table, seat: Seat) -> Iterator[Violation]:
    player = table.player(seat)
    # Nobody passes holding 3 or more Coins, unless no space at all can be used.
    if table.tracking.board and player.coins >= 3:
        message = say(
            "{name} holds {n} Coins; with 3 or more nobody passes.",
            name=player.name,
            n=player.coins,
        )
        if spaces.any_usable(table, seat):
            yield refuse("WS-PASS-2", message, f"seat:{seat}")
        else:
            yield warn("WS-RULING-12", say("{name} can use no Action Space.", name=player.name))


def lead_in(table: Table, seat: Seat) -> Iterator[e.Event]:
    """What comes before a command of `seat`: the running turn ends, `seat`'s begins."""
    turn = table.turn
    if table.phase is not Phase.ROUND or turn is None or turn.seat == seat:
        return
    if is_closing(table):
        yield from closing(table, turn.seat)
    if next_to_act(table, turn.seat) != seat or not is_closing(table):
        yield e.TurnBegan(seat=seat)


def is_closing(table: Table) -> bool:
    """Whether the running turn has had its Basic Action, so the next player's action ends it."""
    turn = table.turn
    return turn is not None and (turn.action is not None or not table.tracking.board)


def ended_by(table: Table, seat: Seat) -> bool:
    """Whether a command of `seat` silently ends the running turn of the player before."""
    turn = table.turn
    return (
        table.phase is Phase.ROUND
        and turn is not None
        and turn.seat != seat
        and is_closing(table)
        and next_to_act(table, turn.seat) == seat
    )


def closing(table: Table, seat: Seat, revealed: tuple[SceneCard, ...] = ()) -> Iterator[e.Event]:
    """The refill, the end of the turn, the next turn."""
    # WS-ACT-TAKE-4, WS-ACT-RENEW-4, WS-RULING-31: the Pool is filled up last of all.
    yield from draws.refill(table, revealed)
    yield e.TurnEnded(seat=seat)
    following = next_to_act(table, seat)
    if following is not None:
        yield e.TurnBegan(seat=following)


def do_end_turn(table: Table, command: EndTurn) -> Iterator[e.Event]:
    yield from closing(table, command.seat, command.revealed)


def do_pass(table: Table, command: PassTurn) -> Iterator[e.Event]:
    seat = command.seat
    if table.turn is None or table.turn.seat == seat:
        # WS-TURN-7: full already but for what was overruled or set by hand.
        yield from draws.refill(table)
    yield e.PlayerPassed(seat=seat)
    yield from moving_on(table.with_player(seat, passed=True), seat)


def moving_on(table: Table, seat: Seat) -> Iterator[e.Event]:
    """If the turn was that player's, who is out now: the next turn, or the end of the round."""
    following = next_to_act(table, seat)
    if following is None:
        # The round ends when the last player has passed.
        yield from endings.round_over(table)
    elif table.turn is not None and table.turn.seat == seat:
        yield e.TurnBegan(seat=following)
