"""Event -> next table. Nothing here judges."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from serengeti_companion.games.wild import corrected
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.animals import lift, put
from serengeti_companion.games.wild.cards import without
from serengeti_companion.games.wild.fetched import fetched
from serengeti_companion.games.wild.ledger import scored
from serengeti_companion.games.wild.model import (
    TABLEAU_LIMIT,
    Phase,
    Seat,
    Step,
    Table,
    Turn,
)
from serengeti_companion.games.wild.terms import BasicAction


def evolve(table: Table, event: e.Event) -> Table:
    """The table after the event."""
    match event:
        case e.SetupTicked():
            known = event.step in table.ticked
            return table if known else replace(table, ticked=(*table.ticked, event.step))
        case e.AwardTilesLaid():
            return replace(table, tiles=(event.first, event.second))
        case e.OpeningCardsKept():
            return _opening_kept(table, event)
        case e.FirstAnimalPlaced():
            return put(table, event.cell, event.species)
        case e.SpecialistChosen():
            return table.with_player(event.seat, specialist=event.specialist)
        case e.FirstPlayerChosen():
            return replace(table, first=event.seat)
        case e.RoundBegan():
            return _round_began(table, event)
        case e.PoolLaid() | e.PoolDiscarded() | e.DeckReshuffled() | e.CardsTaken():
            return _cards(table, event)
        case e.CardFetched():
            return fetched(table, event)
        case e.CardsDiscarded() | e.CardsKept() | e.SceneFilmed():
            return _own_cards(table, event)
        case e.ActionTaken() | e.TurnEnded() | e.TurnBegan() | e.PlayerPassed() | e.RoundEnded():
            return _turn(table, event)
        case e.AnimalDiscovered() | e.AnimalsSwapped() | e.AnimalMoved() | e.HerdsMigrated():
            return _animals(table, event)
        case e.FoodSpent() | e.VfxSpent() | e.TokensGained() | e.IncomeReceived():
            return _tokens(table, event)
        case e.StarsScored():
            return scored(table, event.seat, event.stars, event.source)
        case e.BatchPaid():
            return _in_turn(table, event.seat, batch_paid=True)
        case e.GoalJudged():
            return _judged(table, event)
        case e.CoinsTransferred():
            return _transferred(table, event)
        case e.RoundMarkerMoved():
            return replace(table, round=event.round)
        case e.AwardsHeld():
            return table
        case e.StepDone():
            return replace(table, step=event.next)
        case e.GameEnded():
            return replace(table, phase=Phase.OVER, turn=None, step=None)
        case _:
            return corrected.evolve(table, event)


def evolved(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after all of them."""
    for event in events:
        table = evolve(table, event)
    return table


def _judged(table: Table, event: e.GoalJudged) -> Table:
    """What was lost before stays lost; a round judged once more is judged by the last word."""
    before = None if table.lost_in == event.round else table.lost_in
    lost_in = before if event.met else before or event.round
    return replace(table, judged=event.round, lost_in=lost_in)


def _transferred(table: Table, event: e.CoinsTransferred) -> Table:
    giver, taker = table.player(event.giver), table.player(event.taker)
    table = table.with_player(event.giver, coins=giver.coins - event.coins)
    return table.with_player(event.taker, coins=taker.coins + event.coins)


def _opening_kept(table: Table, event: e.OpeningCardsKept) -> Table:
    kept = table.player(event.seat).tableau + event.kept
    table = table.with_player(event.seat, tableau=kept)
    drawn = len(event.kept) + len(event.left)
    return replace(table, deck=table.deck - drawn, discard=table.discard + event.left)


def _round_began(table: Table, event: e.RoundBegan) -> Table:
    players = tuple(replace(p, passed=False, space=None) for p in table.players)
    return replace(
        table,
        players=players,
        phase=Phase.ROUND,
        round=event.round,
        turn=Turn(seat=event.seat),
        first=event.seat,
        step=None,
        drew=(),
    )


def _cards(
    table: Table, event: e.PoolLaid | e.PoolDiscarded | e.DeckReshuffled | e.CardsTaken
) -> Table:
    match event:
        case e.PoolLaid():
            return replace(table, pool=table.pool + event.cards, deck=table.deck - len(event.cards))
        case e.PoolDiscarded():
            return replace(table, pool=(), discard=table.discard + event.cards)
        case e.DeckReshuffled():
            return replace(table, deck=table.deck + len(table.discard), discard=())
        case e.CardsTaken():
            player = table.player(event.seat)
            table = table.with_player(
                event.seat,
                tableau=player.tableau + event.cards,
                coins=player.coins - event.price,
            )
            off_the_deck = len(event.cards) - len(event.gone)
            table = replace(
                table, pool=without(table.pool, event.gone), deck=table.deck - off_the_deck
            )
            return _bought(_batch_broken(table, event.seat), event)
        case _:
            assert_never(event)


def _own_cards(table: Table, event: e.CardsDiscarded | e.CardsKept | e.SceneFilmed) -> Table:
    player = table.player(event.seat)
    match event:
        case e.CardsDiscarded():
            table = table.with_player(
                event.seat,
                tableau=without(player.tableau, event.cards),
                coins=player.coins + event.coins,
            )
            table = replace(table, discard=table.discard + event.cards)
            chosen = not _is_shedding(len(player.tableau), len(event.cards))
            return _free_action(_batch_broken(table, event.seat), event.seat, chosen=chosen)
        case e.CardsKept():
            table = table.with_player(
                event.seat,
                tableau=player.tableau + event.kept,
                coins=player.coins - (event.price - event.owed),
                owed=player.owed + event.owed,
            )
            drawn = len(event.kept) + len(event.left)
            return replace(
                table,
                deck=table.deck - drawn,
                discard=table.discard + event.left,
                drew=tuple(dict.fromkeys((*table.drew, event.seat))),
            )
        case e.SceneFilmed():
            table = table.with_player(
                event.seat,
                tableau=without(player.tableau, (event.was,)),
                gallery=(*player.gallery, event.card),
                completed=player.completed + 1,
                icons=_added(player.icons, event.icons),
                animals=_added(player.animals, event.animals),
            )
            batch = table.turn.batch + 1 if table.turn is not None else 0
            return _free_action(_in_turn(table, event.seat, batch=batch), event.seat)
        case _:
            assert_never(event)


def _turn(
    table: Table,
    event: e.ActionTaken | e.TurnEnded | e.TurnBegan | e.PlayerPassed | e.RoundEnded,
) -> Table:
    match event:
        case e.ActionTaken():
            coins = table.player(event.seat).coins - event.price
            table = table.with_player(event.seat, space=event.space, coins=coins)
            renewing = event.action is BasicAction.RENEW
            return _in_turn(
                _batch_broken(table, event.seat),
                event.seat,
                action=event.action,
                buying=renewing,
                unpaid=renewing,
                interrupted=False,
            )
        case e.TurnEnded():
            return table
        case e.TurnBegan():
            return replace(table, turn=Turn(seat=event.seat))
        case e.PlayerPassed():
            # WS-PASS-4: the marker leaves the board.
            return table.with_player(event.seat, passed=True, space=None)
        case e.RoundEnded():
            return replace(table, phase=Phase.PREPARATION, turn=None, step=Step.MARKER, drew=())
        case _:
            assert_never(event)


def _animals(
    table: Table,
    event: e.AnimalDiscovered | e.AnimalsSwapped | e.AnimalMoved | e.HerdsMigrated,
) -> Table:
    match event:
        case e.AnimalDiscovered():
            return put(table, event.cell, event.species)
        case e.AnimalsSwapped():
            table = lift(table, event.first, event.first_animal)
            table = lift(table, event.second, event.second_animal)
            table = put(table, event.first, event.second_animal)
            return put(table, event.second, event.first_animal)
        case e.AnimalMoved():
            table = put(lift(table, event.start, event.species), event.end, event.species)
            return _in_turn(table, event.seat, moved=(event.end, event.species))
        case e.HerdsMigrated():
            for cell, species in event.returned:
                table = lift(table, cell, species)
            if event.card is None:
                return table
            return replace(table, migrated=(*table.migrated, event.card))
        case _:
            assert_never(event)


def _tokens(
    table: Table, event: e.FoodSpent | e.VfxSpent | e.TokensGained | e.IncomeReceived
) -> Table:
    player = table.player(event.seat)
    match event:
        case e.FoodSpent():
            table = table.with_player(event.seat, food=player.food - event.tokens)
            return _free_action(_batch_broken(table, event.seat), event.seat)
        case e.VfxSpent():
            table = table.with_player(event.seat, vfx=player.vfx - event.tokens)
            return _batch_broken(table, event.seat)
        case e.TokensGained():
            return table.with_player(
                event.seat, food=player.food + event.food, vfx=player.vfx + event.vfx
            )
        case e.IncomeReceived():
            return table.with_player(
                event.seat,
                coins=max(0, player.coins + event.coins - player.owed),
                owed=0,
                food=player.food + event.food,
                vfx=player.vfx + event.vfx,
            )
        case _:
            assert_never(event)


def _bought(table: Table, event: e.CardsTaken) -> Table:
    turn = table.turn
    # WS-ACT-TAKE-2: more may be bought; a card on the table's word opens no such deal.
    dealing = turn is not None and turn.action in {BasicAction.TAKE, BasicAction.RENEW}
    return _in_turn(table, event.seat, buying=dealing, interrupted=False, unpaid=False)


def _is_shedding(held: int, discarded: int) -> bool:
    """WS-RULING-31: getting rid of what is above the limit is due, not a Free Action of choice.

    WS-TAB-3: an odd card above the limit may go together with one more, for the Coin.
    """
    over = held - TABLEAU_LIMIT
    return over > 0 and discarded <= over + over % 2


def _in_turn(table: Table, seat: Seat, **changes: object) -> Table:
    """The running turn with some fields changed, if it is this player's.

    What another player did in between, on the table's word, is no part of it.
    """
    if table.turn is None or table.turn.seat != seat:
        return table
    return replace(table, turn=replace(table.turn, **changes))  # type: ignore[arg-type]


def _free_action(table: Table, seat: Seat, *, chosen: bool = True) -> Table:
    free = chosen or (table.turn is not None and table.turn.free)
    return _in_turn(table, seat, free=free, interrupted=True, moved=None)


def _batch_broken(table: Table, seat: Seat) -> Table:
    """WS-RULING-67: something came between two completions; `turn` still pays once a turn."""
    paid = table.turn is not None and table.turn.batch_paid and table.house.cameraman == "turn"
    return _in_turn(table, seat, batch=0, batch_paid=paid, moved=None)


def _added(counts: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(counts, more, strict=True))
