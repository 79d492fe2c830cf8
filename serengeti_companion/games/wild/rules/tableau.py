"""Cards in and out of the Tableau (sections 7, 9 and 10): Take, Renew, more cards, discarding."""

from collections.abc import Iterator

from serengeti_companion.engine.clauses import Violation, refuse
from serengeti_companion.engine.texts import Text, count, say
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.cards import Cards, Spot, entries_for, known, known_all
from serengeti_companion.games.wild.commands import BuyCards, DiscardCards, RenewPool, TakeCards
from serengeti_companion.games.wild.evolve import evolve, evolved
from serengeti_companion.games.wild.model import CardTracking, Player, Seat, Table, Turn
from serengeti_companion.games.wild.names import card_name, card_title
from serengeti_companion.games.wild.rules import (
    actions,
    draws,
    fetching,
    supply,
    together,
    turns,
)
from serengeti_companion.games.wild.terms import BLANK, BasicAction, SceneCard


def from_pool(table: Table, cards: Cards, clause: str) -> Iterator[Violation]:
    """Whether these cards can be taken out of the Pool."""
    if table.tracking.cards is CardTracking.OFF:
        return
    yield from draws.named_twice(cards)
    spots = [fetching.elsewhere(table, card, fetching.POOL) for card in cards]
    for card, spot in zip(cards, spots, strict=True):
        if spot is not None:
            yield together.lies_elsewhere(table, card, spot)
    lost = fetching.untold(table, cards, fetching.POOL)
    # On the table's word they came off the deck, if it has as many.
    in_deck = table.deck >= len(lost)
    # Only cards that lie in the Pool can be taken.
    if spots.count(None) > len(table.pool):
        message = count(
            len(table.pool), "The Pool has only {n} card.", "The Pool has only {n} cards."
        )
        yield refuse(clause, message, "pool", liftable=in_deck)
        return
    for card in lost:
        yield refuse(clause, _not_in_pool(card), f"card:{card.number}", liftable=in_deck)


def _not_in_pool(card: SceneCard) -> Text:
    if card == BLANK:
        return say("Every card of the Pool has a name; say which one it is.")
    return say("{card} is not in the Pool.", card=card_title(card))


def taken(table: Table, seat: Seat, cards: Cards, price: int) -> Iterator[e.Event]:
    """The cards in the Tableau, as this copy knows them, paid with the Coins that are there."""
    price = min(price, table.player(seat).coins) if table.tracking.board else 0
    if table.tracking.cards is CardTracking.OFF:
        yield e.CardsTaken(seat=seat, cards=(), gone=(), price=price)
        return
    fetched = tuple(fetching.to_pool(table, seat, cards))
    yield from fetched
    table = evolved(table, fetched)
    entries = entries_for(table.pool, cards)
    gone = tuple(entry for entry in entries if entry is not None)
    told = zip(known_all(table, cards), entries, strict=True)
    named = tuple(card if entry is None else _better(card, entry) for card, entry in told)
    yield e.CardsTaken(seat=seat, cards=named, gone=gone, price=price)


def _better(told: SceneCard, lying: SceneCard) -> SceneCard:
    """The card as it lies there, where the table told no more of it than its number, or nothing."""
    return lying if told in {BLANK, SceneCard(number=lying.number)} else told


def _further(table: Table, seat: Seat, cost: int, clause: str) -> Iterator[Violation]:
    """1 Coin for each further card, whatever the space costs (that is WS-ACT-1)."""
    player = table.player(seat)
    if table.tracking.board and player.coins < cost:
        message = count(
            cost,
            "The further card costs {n} Coin; {name} has {held}.",
            "The further cards cost {n} Coins; {name} has {held}.",
            name=player.name,
            held=player.coins,
        )
        yield refuse(clause, message, f"seat:{seat}")


def take(table: Table, command: TakeCards) -> Iterator[Violation]:
    """What is wrong with taking these cards."""
    extra = max(0, len(command.cards) - 1)
    yield from actions.beginning(table, command.seat, BasicAction.TAKE, command.space, extra)
    yield from _further(table, command.seat, extra, "WS-ACT-TAKE-2")
    # Take takes at least one card.
    if not command.cards:
        yield refuse("WS-ACT-TAKE-1", say("Name the card that is taken."), "pool")
    yield from from_pool(table, command.cards, "WS-ACT-TAKE-1")


def do_take(table: Table, command: TakeCards) -> Iterator[e.Event]:
    action = actions.taken(table, command.seat, BasicAction.TAKE, command.space)
    yield action
    # WS-ACT-TAKE-3: the space buys the first card, each further one costs 1 Coin.
    if command.cards:
        price = len(command.cards) - 1
        yield from taken(evolve(table, action), command.seat, command.cards, price)


def renew(table: Table, command: RenewPool) -> Iterator[Violation]:
    """What is wrong with renewing the Pool and taking these of its new cards."""
    extra = max(0, len(command.cards) - 1)
    yield from actions.beginning(table, command.seat, BasicAction.RENEW, command.space, extra)
    yield from _further(table, command.seat, extra, "WS-ACT-RENEW-3")
    yield from draws.more_than_fit(table, command.revealed, "WS-ACT-RENEW-1")
    lying = tuple(draws.told_anew(table, command.revealed))
    yield from lying
    if not lying:
        renewed = evolved(table, draws.redrafted(table, command.revealed))
        yield from from_pool(renewed, command.cards, "WS-ACT-RENEW-2")


def do_renew(table: Table, command: RenewPool) -> Iterator[e.Event]:
    action = actions.taken(table, command.seat, BasicAction.RENEW, command.space)
    yield action
    table = evolve(table, action)
    redrafted = tuple(draws.redrafted(table, command.revealed))
    yield from redrafted
    if command.cards:
        price = len(command.cards) - 1
        yield from taken(evolved(table, redrafted), command.seat, command.cards, price)


def _only_owed(turn: Turn, command: BuyCards) -> bool:
    return turn.unpaid and len(command.cards) <= 1


def buy(table: Table, command: BuyCards) -> Iterator[Violation]:
    """What is wrong with buying these further cards."""
    # In another player's turn, a refill since may show what this player has to wait for.
    yield from turns.on_turn(table, command.seat, free=False, also=("WS-ACT-TAKE-5",))
    yield from turns.chain_broken(table)
    turn = table.turn
    # Further cards come with a Take or a Renew of the same turn.
    if turn is None or not turn.buying:
        yield refuse("WS-ACT-TAKE-2", say("More cards can be bought only after Take or Renew."))
    # With `buyInOneGo` the purchases are one deal; the card that a Renew owes is taken all the same
    # (WS-ACT-RENEW-2), or the turn could not be ended any more.
    elif table.house.buy_in_one_go and turn.interrupted and not _only_owed(turn, command):
        yield refuse("WS-RULING-11", say("Something came between; the purchase is closed."))
    # Buying nothing leaves nothing to see.
    if not command.cards:
        yield refuse("WS-ACT-TAKE-2", say("Name the card that is bought."), "pool", liftable=False)
    yield from _further(table, command.seat, price_of(table, command), "WS-ACT-TAKE-2")
    yield from from_pool(table, command.cards, "WS-ACT-TAKE-2")


def price_of(table: Table, command: BuyCards) -> int:
    """1 Coin a card; the first after a Renew is in its price (WS-ACT-RENEW-2)."""
    included = 1 if table.turn is not None and table.turn.unpaid else 0
    return max(0, len(command.cards) - included)


def do_buy(table: Table, command: BuyCards) -> Iterator[e.Event]:
    yield from taken(table, command.seat, command.cards, price_of(table, command))


def own_cards(table: Table, seat: Seat, cards: Cards, clause: str) -> Iterator[Violation]:
    """Whether these cards lie in the player's Tableau."""
    if table.tracking.cards is CardTracking.OFF:
        return
    yield from draws.named_twice(cards)
    home = Spot("tableau", seat)
    for card in cards:
        spot = fetching.elsewhere(table, card, home)
        # A completed card stays in the Video Gallery for good, whosever it is.
        if spot is not None and spot.place == "gallery":
            message = say("{card} is completed.", card=card_title(card))
            yield refuse("WS-FREE-5", message, f"card:{card.number}")
        if spot is not None and spot.owner != seat:
            yield together.lies_elsewhere(table, card, spot)
    lost = fetching.untold(table, cards, home)
    # On the table's word the player had them off the deck before, if it has as many.
    in_deck = table.deck >= len(lost)
    for card in lost:
        message = _not_held(table.player(seat), card)
        yield refuse(clause, message, f"seat:{seat}", liftable=in_deck)


def _not_held(player: Player, card: SceneCard) -> Text:
    name = player.name
    if card != BLANK:
        return say("{name} holds no such card: {card}.", name=name, card=card_name(card))
    if player.tableau:
        return say("Every card of {name}'s has a name; say which one it is.", name=name)
    return say("{name} holds no card, as far as was told.", name=name)


def discard(table: Table, command: DiscardCards) -> Iterator[Violation]:
    """What is wrong with discarding these incomplete cards."""
    yield from turns.on_turn(table, command.seat, free=True)
    yield from turns.chain_broken(table)
    # Discarding nothing leaves nothing to see.
    if not command.cards:
        yield refuse("WS-FREE-4", say("Name the cards to discard."), liftable=False)
    yield from own_cards(table, command.seat, command.cards, "WS-FREE-3")
    yield from supply.notices(table, coins=len(command.cards) // 2)


def do_discard(table: Table, command: DiscardCards) -> Iterator[e.Event]:
    # Two in one go earn 1 Coin, one alone earns nothing (WS-FREE-3, WS-FREE-4).
    coins = supply.coins(table, len(command.cards) // 2)
    if table.tracking.cards is CardTracking.OFF:
        yield e.CardsDiscarded(seat=command.seat, cards=(), coins=coins)
        return
    yield from shed(table, command.seat, command.cards, coins)


def shed(table: Table, seat: Seat, cards: Cards, coins: int) -> Iterator[e.Event]:
    """These cards go from the Tableau to the discard pile, for so many Coins."""
    fetched = tuple(fetching.to_tableau(table, seat, cards))
    yield from fetched
    table = evolved(table, fetched)
    entries = entries_for(table.player(seat).tableau, cards)
    going = tuple(
        known(table, card) if entry is None or entry == BLANK else entry
        for card, entry in zip(cards, entries, strict=True)
    )
    yield e.CardsDiscarded(seat=seat, cards=going, coins=coins)
