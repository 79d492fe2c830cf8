"""Solo and co-op (sections 19 and 20): what is shared, what is not, and a loss played on."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Spot
from serengeti_companion.games.wild.commands import StopAfterLoss, TransferCoins
from serengeti_companion.games.wild.model import ROUNDS, Mode, Phase, Seat, Step, Table
from serengeti_companion.games.wild.names import card_title
from serengeti_companion.games.wild.rules import endings
from serengeti_companion.games.wild.terms import SceneCard

_PLAYING = {Phase.ROUND, Phase.PREPARATION}


def not_pooled(table: Table, seat: Seat, needed: int, *held: int) -> Iterator[Violation]:
    """Whether tokens would have to come from others; `held` by all players, in seat order."""
    # Players do not exchange resources.
    if table.mode is Mode.COOP and held[seat] < needed <= sum(held):
        message = say("{name} spends only tokens of their own.", name=table.player(seat).name)
        yield refuse("WS-COOP-6", message, f"seat:{seat}")


def lies_elsewhere(table: Table, card: SceneCard, spot: Spot) -> Violation:
    """The card lies in that place and not with the player; on the table's word it comes over."""
    subject = f"card:{card.number}"
    # Players do not exchange cards.
    if table.mode is Mode.COOP and spot.owner is not None:
        owner = table.player(spot.owner).name
        message = say("{card} is {name}'s, and stays so.", card=card_title(card), name=owner)
        return refuse("WS-COOP-6", message, subject)
    # A card is one piece of paper: where it lies, it has to come from.
    return refuse("WS-COMP-1", lies_at(table, card, spot), subject)


def lies_at(table: Table, card: SceneCard, spot: Spot) -> Text:
    """Where the card is to be found."""
    title = card_title(card)
    owner = "" if spot.owner is None else table.player(spot.owner).name
    match spot.place:
        case "pool":
            return say("{card} lies in the Pool.", card=title)
        case "discard":
            return say("{card} lies on the discard pile.", card=title)
        case "tableau":
            return say("{card} lies in the Tableau of {name}.", card=title, name=owner)
        case "gallery":
            return say("{card} lies in the Video Gallery of {name}.", card=title, name=owner)


def transfer(table: Table, command: TransferCoins) -> Iterator[Violation]:
    """What is wrong with handing over these Coins."""
    giver, taker = table.player(command.giver), table.player(command.taker)
    subject = f"seat:{command.giver}"
    # Coins change hands between two players at the table, and no more than there are: what is not
    # there nobody can hand over.
    if command.giver == command.taker or giver.gone or taker.gone or command.coins < 1:
        message = say("Coins go from one player at the table to another.")
        yield refuse("WS-RULING-82", message, subject, liftable=False)
    elif table.tracking.board and giver.coins < command.coins:
        message = count(
            giver.coins, "{name} has only {n} Coin.", "{name} has only {n} Coins.", name=giver.name
        )
        yield refuse("WS-RULING-82", message, subject, liftable=False)
    # No clause lets anyone hand over Coins; the switch does, in co-op and while the game goes on.
    allowed = table.mode is Mode.COOP and table.house.coop_coin_transfer
    if not allowed or table.phase not in _PLAYING:
        message = say("Everybody keeps their own Coins.")
        yield refuse("WS-RULING-82", message, subject)


def do_transfer(table: Table, command: TransferCoins) -> Iterator[e.Event]:
    if table.tracking.board:
        yield e.CoinsTransferred(giver=command.giver, taker=command.taker, coins=command.coins)


def stop(table: Table, _command: StopAfterLoss) -> Iterator[Violation]:
    """What is wrong with ending the game as lost."""
    # Only a missed Round Goal ends a game before its time; without one there is no loss to record.
    if table.lost_in is None:
        message = say("No Round Goal was missed.")
        yield refuse("WS-COOPSOLO-6", message, liftable=False)
    if table.phase is Phase.OVER:
        yield refuse("WS-GAME-7", say("The game is over."), liftable=False)


def do_stop(_table: Table, _command: StopAfterLoss) -> Iterator[e.Event]:
    yield e.GameEnded()


def judged_again(before: Table, after: Table) -> Iterator[e.Event]:
    """A number put right before the Round Marker moves puts the verdict on the round right."""
    goal = endings.goal_now(before)
    if goal is None or not endings.is_followed(after, goal.measure) or not _is_fresh(before):
        return
    value = endings.measured(after, goal.measure)
    if value == endings.measured(before, goal.measure):
        return
    met = goal.met(value)
    yield e.GoalJudged(round=before.round, needed=goal.needed, value=value, met=met)
    if met and after.phase is Phase.OVER and before.lost_in == before.round:
        yield _going_on(after)
    elif not met and after.phase is not Phase.OVER and not after.house.play_on_after_loss:
        yield e.GameEnded()


def loss_switched(table: Table) -> Iterator[e.Event]:
    """WS-SW-16 was turned: a lost game ends there and then, or goes on from where it ended."""
    if table.lost_in is None:
        return
    if not table.house.play_on_after_loss and table.phase in _PLAYING:
        yield e.GameEnded()
    elif table.house.play_on_after_loss and table.phase is Phase.OVER and _is_fresh(table):
        yield _going_on(table)


def _is_fresh(table: Table) -> bool:
    """Whether nothing has happened since the goal of the round was judged."""
    waiting = table.phase is Phase.PREPARATION and table.step is Step.MARKER
    ended_by_it = table.phase is Phase.OVER and table.round < ROUNDS
    return table.judged == table.round and (waiting or ended_by_it)


def _going_on(table: Table) -> e.MomentCorrected:
    return e.MomentCorrected(
        round=table.round, phase=Phase.PREPARATION, seat=None, step=Step.MARKER, reason=""
    )
