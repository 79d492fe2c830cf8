"""What the dealer of a practice table does in setup, and what one button does for everybody."""

from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild.dealer import Dealer
from serengeti_companion.games.wild.model import CardTracking, Seat, Table
from serengeti_companion.games.wild.rules.opening import KEPT, STEPS, seats_without_cards
from serengeti_companion.games.wild.rules.specialist_terms import choices
from serengeti_companion.ui.session_model import SessionModel
from serengeti_companion.ui.tables.wild.specialist_box import dealt_to

CARDS_STEP = 10
BY_THEMSELVES = tuple(step for step in range(1, STEPS + 1) if step != CARDS_STEP)


def named(table: Table) -> bool:
    """Whether anybody asks which cards there are."""
    return table.tracking.cards is CardTracking.NAMED


def deal_pool(model: SessionModel, dealer: Dealer) -> None:
    """Lay the Pool, unless it lies there."""
    if named(model.state) and not model.state.pool:
        model.submit(dealer.completed(model.state, c.LayPool(cards=())))


def draw_tiles(model: SessionModel, dealer: Dealer) -> None:
    """Lay the two Award Tiles, as far as they do not lie there."""
    tiles = model.state.tiles
    if None in tiles:
        drawn = [tile for tile in dealer.tiles(model.state) if tile not in tiles]
        first, second = (drawn.pop(0) if tile is None else tile for tile in tiles)
        model.submit(c.LayAwardTiles(first=first, second=second))


def keep_for(model: SessionModel, dealer: Dealer, seat: Seat) -> None:
    """Choose four of eight for a player who leaves it to the dealer."""
    hand = dealer.opening_hand(model.state, seat)
    model.submit(c.KeepOpeningCards(seat=seat, kept=hand[:KEPT], left=hand[KEPT:]))


def keep_for_all(model: SessionModel, dealer: Dealer) -> None:
    """The same for everyone who has no cards."""
    if named(model.state):
        for seat in seats_without_cards(model.state):
            keep_for(model, dealer, seat)


def employ_all(model: SessionModel, dealer: Dealer) -> None:
    """A Specialist for everyone who has none, where Specialists are played."""
    if not model.state.with_specialists:
        return
    for seat in model.state.present:
        table: Table = model.state
        if table.player(seat).specialist is None:
            taken = {player.specialist for player in table.players}
            dealt = dealt_to(table, dealer, seat)
            names = dealt or tuple(card.name for card in choices(table.printed))
            chosen = next(name for name in names if name not in taken)
            model.submit(c.ChooseSpecialist(seat=seat, specialist=chosen, dealt=dealt))


def tick(model: SessionModel, *steps: int) -> None:
    """Those of the steps that are not ticked."""
    for step in steps:
        if step not in model.state.ticked:
            model.submit(c.TickSetup(step=step))
