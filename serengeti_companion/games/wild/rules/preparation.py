"""Round Preparation (section 16): its steps, in order; the ceremony and the migration apart."""

from collections.abc import Iterator
from dataclasses import replace

from serengeti_companion.engine.clauses import Violation, refuse, warn
from serengeti_companion.engine.texts import count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Cards, known_all
from serengeti_companion.games.wild.commands import (
    KeepFromFour,
    MoveFirstPlayer,
    MoveRoundMarker,
    ReceiveIncome,
    RedraftPool,
    SkipStep,
)
from serengeti_companion.games.wild.evolve import evolve, evolved
from serengeti_companion.games.wild.model import (
    ROUNDS,
    TABLEAU_LIMIT,
    CardTracking,
    Phase,
    Step,
    Table,
    after,
)
from serengeti_companion.games.wild.names import STEP_NAMES
from serengeti_companion.games.wild.rules import draws, supply, tableau
from serengeti_companion.games.wild.terms import Icon

COINS = {1: 6, 2: 6, 3: 6, 4: 7, 5: 7, 6: 7}  # WS-TBL-COINS
CEREMONIES = {4: 1, 6: 2}  # WS-TBL-EVENTS, WS-AWARD-3
MIGRATIONS = (4, 5, 6)  # WS-MIG-1
OFFERED = 4  # WS-PREP-D-1


def coming_round(table: Table) -> int:
    """The round being prepared; the marker moves to it in step A."""
    return min(ROUNDS, table.round + 1) if table.step is Step.MARKER else table.round


def steps(coming: int) -> tuple[Step, ...]:
    """The steps before a round, in order; which events step B has depends on the round."""
    events = ((Step.AWARDS,) if coming in CEREMONIES else ()) + (
        (Step.MIGRATION,) if coming in MIGRATIONS else ()
    )
    return (Step.MARKER, *events, Step.POOL, Step.DRAW, Step.INCOME, Step.FIRST)


def following(table: Table, step: Step) -> Step | None:
    """The step due after `step`: the next one, or where a step was redone the one due before.

    A step that was held outside Round Preparation, or before a round that has none, leaves all as
    it was.
    """
    order = steps(coming_round(table))
    if table.phase is not Phase.PREPARATION or (step not in order and step is not table.step):
        return table.step
    # Step D waits for nobody where all have drawn before its time.
    drawn = {Step.DRAW} if set(table.drew) >= set(table.present) else set()
    every = tuple(Step)
    least = max(every.index(step) + 1, every.index(table.step or Step.MARKER))
    return next((due for due in every[least:] if due in order and due not in drawn), None)


def done(table: Table, step: Step, *, skipped: bool = False) -> Iterator[e.Event]:
    """The step is over, and step A too if it is due before: the marker only shows the round."""
    due = following(table, step)
    if table.step is Step.MARKER and due is not Step.MARKER:
        yield e.RoundMarkerMoved(round=coming_round(table))
    yield e.StepDone(step=step, next=due, skipped=skipped)


def in_step(table: Table, step: Step) -> Iterator[Violation]:
    """Whether this step is due now."""
    # Preparation follows a finished round that another one follows, never Round 1 or the end; what
    # was forgotten then is held later on the table's word.
    if table.phase is not Phase.PREPARATION:
        clause = "WS-PREP-2" if table.phase is Phase.SETUP else "WS-PREP-1"
        yield refuse(clause, say("Round Preparation comes between two rounds."))
        return
    order, due, every = steps(coming_round(table)), table.step or Step.MARKER, tuple(Step)
    if step is due:
        return
    # The events of the coming round, and no others.
    if step not in order:
        message = say("Round {n} has no step {step}.", n=coming_round(table), step=STEP_NAMES[step])
        yield refuse("WS-PREP-B-1", message, f"step:{due}")
    # A to F, in that order.
    elif every.index(step) > every.index(due):
        message = say("{due} comes before {step}.", due=STEP_NAMES[due], step=STEP_NAMES[step])
        yield refuse("WS-PREP-1", message, f"step:{due}")
    else:
        message = say("{step} is over; {due} is due.", step=STEP_NAMES[step], due=STEP_NAMES[due])
        yield refuse("WS-PREP-1", message, f"step:{due}")


def marker(table: Table, _command: MoveRoundMarker) -> Iterator[Violation]:
    """What is wrong with moving the Round Marker now."""
    yield from in_step(table, Step.MARKER)
    # The track ends with Round 6.
    if table.round >= ROUNDS:
        message = say("The game has rounds 1 to {n}.", n=ROUNDS)
        yield refuse("WS-GAME-1", message, liftable=False)


def do_marker(table: Table, _command: MoveRoundMarker) -> Iterator[e.Event]:
    if table.step is not Step.MARKER:
        # On the table's word it moves on once more, and another round is prepared.
        moved = e.RoundMarkerMoved(round=min(ROUNDS, table.round + 1))
        yield moved
        table = evolve(table, moved)
    yield from done(table, Step.MARKER)


def redraft(table: Table, command: RedraftPool) -> Iterator[Violation]:
    """What is wrong with this new Pool."""
    yield from in_step(table, Step.POOL)
    # The new Pool is as large as the old one.
    yield from draws.more_than_fit(table, command.revealed, "WS-PREP-C-1")
    yield from draws.told_anew(table, command.revealed)


def do_redraft(table: Table, command: RedraftPool) -> Iterator[e.Event]:
    yield from draws.redrafted(table, command.revealed)
    yield from done(table, Step.POOL)


def price(command: KeepFromFour) -> int:
    """WS-PREP-D-2: one card is free, each further one costs 1 Coin."""
    return max(0, len(command.kept) - 1)


def keep(table: Table, command: KeepFromFour) -> Iterator[Violation]:
    """What is wrong with what a player keeps in step D."""
    yield from in_step(table, Step.DRAW)
    player, subject = table.player(command.seat), f"seat:{command.seat}"
    # Everybody at the table draws, once; who is not there draws nothing.
    if player.gone:
        message = say("{name} has left the table.", name=player.name)
        yield refuse("WS-PREP-D-1", message, subject, liftable=False)
    if command.seat in table.drew:
        message = say("{name} has drawn already.", name=player.name)
        yield refuse("WS-PREP-D-1", message, subject)
    # 4 cards are drawn, one is kept, the others are discarded.
    message = say("{name} keeps 1 to 4 of 4 cards.", name=player.name)
    if not command.kept or len(command.kept) + len(command.left) > OFFERED:
        yield refuse("WS-PREP-D-1", message, subject)
    yield from _payment(table, command)
    yield from _limit(table, command)
    yield from draws.told(table, (*command.kept, *command.left))


def _payment(table: Table, command: KeepFromFour) -> Iterator[Violation]:
    player = table.player(command.seat)
    advance = table.house.step_d_payment == "advance"
    purse = player.coins + (COINS[coming_round(table)] - player.owed if advance else 0)
    # Step D comes before step E: only the Coins in hand count, unless paid in advance.
    if table.tracking.board and price(command) > purse:
        message = count(
            price(command),
            "Keeping {kept} cards costs {n} Coin; {name} has {coins}.",
            "Keeping {kept} cards costs {n} Coins; {name} has {coins}.",
            kept=len(command.kept),
            name=player.name,
            coins=purse,
        )
        for clause in ("WS-PREP-D-2", "WS-RULING-33"):
            yield refuse(clause, message, f"seat:{command.seat}")


def _limit(table: Table, command: KeepFromFour) -> Iterator[Violation]:
    if table.tracking.cards is CardTracking.OFF:
        return
    player, subject = table.player(command.seat), f"seat:{command.seat}"
    # Only what the player holds can be discarded, the cards just kept included.
    kept = evolved(table, _drawn_and_kept(table, command))
    yield from tableau.own_cards(kept, command.seat, command.shed, "WS-PREP-D-3")
    excess = max(0, len(player.tableau) + len(command.kept) - TABLEAU_LIMIT)
    at_once = table.house.limit_in_step_d
    # Free Actions belong to turns: here nothing is discarded but what is due.
    if len(command.shed) > (excess if at_once else 0):
        message = say("In Round Preparation no other cards are discarded.")
        yield refuse("WS-RULING-35", message, subject)
    over = excess - len(command.shed)
    if over <= 0:
        return
    message = count(
        over,
        "{name} will hold {n} card above the limit of 8.",
        "{name} will hold {n} cards above the limit of 8.",
        name=player.name,
    )
    # With `limitInStepD` the excess goes at once, else by the end of the player's next turn.
    if at_once:
        yield refuse("WS-RULING-32", message, subject)
    else:
        yield warn("WS-PREP-D-3", message, subject)


def do_keep(table: Table, command: KeepFromFour) -> Iterator[e.Event]:
    drawn = tuple(_drawn_and_kept(table, command))
    yield from drawn
    table = evolved(table, drawn)
    if command.shed and table.tracking.cards is not CardTracking.OFF:
        # WS-PREP-D-3: what is shed here earns nothing.
        yield from tableau.shed(table, command.seat, command.shed, coins=0)
    if set(table.drew) >= set(table.present):
        yield from done(table, Step.DRAW)


def _drawn_and_kept(table: Table, command: KeepFromFour) -> Iterator[e.Event]:
    told = (*command.kept, *command.left)
    reshuffle, dealt = draws.drawn(table, max(OFFERED, len(told)), known_all(table, told))
    if table.tracking.cards is CardTracking.OFF:
        reshuffle, dealt = (), ()
    yield from reshuffle
    kept = len(command.kept)
    yield _kept_event(table, command, dealt[:kept], dealt[kept:])


def _kept_event(table: Table, command: KeepFromFour, kept: Cards, left: Cards) -> e.CardsKept:
    player = table.player(command.seat)
    due = price(command) if table.tracking.board else 0
    owed = max(0, due - player.coins) if table.house.step_d_payment == "advance" else 0
    due = min(due, player.coins + owed)
    return e.CardsKept(seat=command.seat, kept=kept, left=left, price=due, owed=owed)


def income(table: Table, _command: ReceiveIncome) -> Iterator[Violation]:
    """What is wrong with paying the income now."""
    yield from in_step(table, Step.INCOME)
    players = [table.player(seat) for seat in table.present]
    yield from supply.notices(
        table,
        coins=COINS[coming_round(table)] * len(players),
        food=sum(player.icon(Icon.FOOD) for player in players),
        vfx=sum(player.icon(Icon.VFX) for player in players),
    )


def do_income(table: Table, _command: ReceiveIncome) -> Iterator[e.Event]:
    after_each = table
    for seat in table.present:
        player = after_each.player(seat)
        # WS-PREP-E-1, WS-PREP-E-2: Coins by the round, tokens by collected Resource Icons.
        event = e.IncomeReceived(
            seat=seat,
            coins=supply.coins(after_each, COINS[coming_round(table)]),
            food=supply.food(after_each, player.icon(Icon.FOOD)),
            vfx=supply.vfx(after_each, player.icon(Icon.VFX)),
        )
        yield event
        after_each = evolve(after_each, event)
    yield from done(table, Step.INCOME)


def first(table: Table, _command: MoveFirstPlayer) -> Iterator[Violation]:
    """What is wrong with handing the First Player Marker on now."""
    yield from in_step(table, Step.FIRST)


def do_first(table: Table, _command: MoveFirstPlayer) -> Iterator[e.Event]:
    # WS-PREP-F-1, WS-RULING-59: to the left neighbour, who begins the round (WS-PREP-F-2).
    seat = after(table, table.first)
    yield e.FirstPlayerChosen(seat=seat)
    if table.phase is Phase.PREPARATION:
        yield e.RoundBegan(round=coming_round(table), seat=seat)


def skip(table: Table, command: SkipStep) -> Iterator[Violation]:
    """What is wrong with leaving this step out."""
    ahead = table.phase is Phase.PREPARATION and following(table, command.step) is not table.step
    for violation in in_step(table, command.step):
        # Leaving out what is over, or what there is not, leaves nothing to see.
        yield violation if ahead else replace(violation, liftable=False)


def do_skip(table: Table, command: SkipStep) -> Iterator[e.Event]:
    yield from done(table, command.step, skipped=True)
    if command.step is Step.FIRST:
        # Who has left the table begins nothing.
        seat = table.first if table.first in table.present else after(table, table.first)
        yield e.RoundBegan(round=coming_round(table), seat=seat)
