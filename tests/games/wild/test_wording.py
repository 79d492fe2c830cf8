"""Every command has a name for undo, every event that matters a line in the log."""

from dataclasses import replace
from random import Random
from typing import Literal, get_args

import pytest
from support.tables import ANN, BEN, CEM, a_board, a_card, a_table, cards, cells

from serengeti_companion.engine.session import Accepted, Session
from serengeti_companion.engine.texts import Text
from serengeti_companion.games.wild import commands as c
from serengeti_companion.games.wild import events as e
from serengeti_companion.games.wild.game import GAME
from serengeti_companion.games.wild.model import (
    LIGHT,
    SCORE_ONLY,
    CardTracking,
    Phase,
    Source,
    Step,
    Tracking,
)
from serengeti_companion.games.wild.terms import (
    BLANK,
    ActionSpace,
    BasicAction,
    Frame,
    Icon,
    SpaceId,
    Species,
    Terrain,
)
from serengeti_companion.games.wild.wording import tell_command, tell_event

TABLE = a_table(
    3, 3, board=a_board("C4 lion", "E5 elephant"), tableaus={ANN: (31, 77)}, pool=(1, 2, 3, 4, 5, 6)
)
C4, C5, C6, E5 = cells("C4 C5 C6 E5")
FILMED = a_card("108 line: lion crocodile rhinoceros | 2/rare + 11 stars | rare leaf leaf")
MOVE_1 = SpaceId("move-1")
MOVE = ActionSpace(id=MOVE_1, action=BasicAction.MOVE, price=1, frame=Frame.FULL)

COMMANDS: tuple[tuple[c.Command, str], ...] = (
    (c.TickSetup(step=3), "setup step 3 is done"),
    (c.TickSetup(step=3, skipped=True), "setup step 3 is skipped"),
    (c.LayAwardTiles(first=Species.LION, second=None), "the Award Tiles are laid"),
    (c.LayPool(cards=()), "the Pool is laid"),
    (
        c.KeepOpeningCards(seat=ANN, kept=cards(1, 2, 3, 4)),
        "Ann keeps cards 1, 2, 3, 4 to begin with",
    ),
    (c.PlaceFirstAnimals(placed=()), "0 animals are placed before the game"),
    (c.ChooseSpecialist(seat=ANN, specialist=None), "Ann plays without a Specialist"),
    (c.ChooseSpecialist(seat=ANN, specialist="narrator"), "Ann chooses: Narrator"),
    (c.ChooseSpecialist(seat=ANN, specialist="Pilot"), "Ann chooses: Pilot"),
    (c.ChooseFirstPlayer(seat=BEN), "Ben is first player"),
    (c.BeginPlay(), "play begins"),
    (
        c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=C6),
        "Ann discovers a Lion on C6",
    ),
    (
        c.DiscoverAnimal(seat=BEN, species=Species.ELEPHANT, cell=C6),
        "Ben discovers an Elephant on C6",
    ),
    (
        c.SwapAnimals(seat=ANN, first=C4, second=E5),
        "Ann swaps Lion on C4 and Elephant on E5",
    ),
    (c.SwapAnimals(seat=ANN, first=C6, second=E5), "Ann swaps an animal on C6 and Elephant on E5"),
    (c.MoveAnimal(seat=ANN, path=(C4, C6)), "Ann moves Lion from C4 to C6"),
    (c.SpendFood(seat=ANN, path=cells("C4 C5")), "Ann leads Lion from C4 to C5 with Food"),
    (c.TakeCards(seat=ANN, cards=cards(1)), "Ann takes card 1"),
    (c.TakeCards(seat=ANN, cards=(BLANK,)), "Ann takes a card"),
    (c.BuyCards(seat=ANN, cards=cards(1, 2)), "Ann buys cards 1, 2"),
    (c.RenewPool(seat=ANN), "Ann renews the Pool"),
    (c.RenewPool(seat=ANN, cards=(BLANK, BLANK)), "Ann renews the Pool and takes 2 cards"),
    (c.DiscardCards(seat=ANN, cards=cards(31, 77)), "Ann discards cards 31, 77"),
    (c.FilmScene(seat=ANN, card=cards(31)[0]), "Ann films card 31"),
    (c.FilmScene(seat=ANN, card=BLANK, shown=FILMED, vfx=(2,)), "Ann films card 108 with 1 VFX"),
    (c.EndTurn(seat=ANN), "Ann is done"),
    (c.PassTurn(seat=ANN), "Ann passes"),
    (c.TransferCoins(giver=ANN, taker=BEN, coins=1), "Ann gives Ben 1 Coin"),
    (c.StopAfterLoss(), "the table stops after the loss"),
    (c.MoveRoundMarker(), "A: Round Marker"),
    (c.HoldAwards(), "B: Awards Ceremony"),
    (c.HoldAwards(species=Species.LION), "B: Awards Ceremony, Lion"),
    (c.DrawMigration(card=3), "B: Great Migration"),
    (c.RedraftPool(), "C: New Pool"),
    (c.KeepFromFour(seat=ANN, kept=cards(1, 2)), "Ann keeps cards 1, 2 of four"),
    (c.ReceiveIncome(), "E: Income"),
    (c.MoveFirstPlayer(), "F: First Player Marker"),
    (c.SkipStep(step=Step.POOL), "C: New Pool is skipped"),
    (c.CorrectNumber(fact="coins", value=4, seat=ANN), "Coins of Ann set to 4"),
    (c.CorrectNumber(fact="deck", value=4), "the deck set to 4"),
    (c.CorrectNumber(fact="team", value=4), "the common score set to 4"),
    (
        c.CorrectNumber(fact="icon", value=4, seat=ANN, of=Icon.LIKE),
        "Like Icons of Ann set to 4",
    ),
    (
        c.CorrectNumber(fact="icon", value=4, seat=ANN, of=Icon.FOOD),
        "Food Icons of Ann set to 4",
    ),
    (
        c.CorrectNumber(fact="animal", value=2, seat=ANN, of=Species.RHINOCEROS),
        "Rhinoceroses on completed cards of Ann set to 2",
    ),
    (c.CorrectMap(cell=C6, animals=(Species.LION, Species.ZEBRA)), "C6 set to Lion, Zebra"),
    (c.CorrectMap(cell=C4, animals=()), "C4 set to nothing"),
    (c.CorrectCards(place="pool", cards=cards(7, 8)), "the Pool set to cards 7, 8"),
    (c.CorrectCards(place="tableau", seat=BEN, cards=()), "the Tableau of Ben set to no card"),
    (
        c.CorrectCards(place="gallery", seat=BEN, cards=(BLANK,)),
        "the Video Gallery of Ben set to a card",
    ),
    (c.DescribeCard(place="pool", was=BLANK, card=FILMED), "card 108 described"),
    (
        c.CorrectMoment(round=4, phase=Phase.ROUND, seat=CEM),
        "the game set to Round 4, Cem's turn",
    ),
    (
        c.CorrectMoment(round=3, phase=Phase.PREPARATION, step=Step.DRAW),
        "the game set to Round Preparation in Round 3, D: Draw 4, keep 1",
    ),
    (c.CorrectMoment(round=6, phase=Phase.OVER), "the game set to the end of the game"),
    (c.CorrectMoment(round=1, phase=Phase.SETUP), "the game set to setup"),
    (c.CorrectPassed(seat=ANN, passed=True), "Ann has passed this round"),
    (c.CorrectPassed(seat=ANN, passed=False), "Ann has not passed this round"),
    (c.CorrectMarker(seat=ANN, space=MOVE_1), "Ann's marker stands on Move for 1 Coin"),
    (c.CorrectMarker(seat=ANN, space=None), "Ann's marker is off the Action Board"),
    (c.CorrectFirstPlayer(seat=CEM), "First Player Marker set to Cem"),
    (c.CorrectLoss(lost_in=2), "the scenario was lost in Round 2"),
    (c.CorrectLoss(lost_in=None), "the scenario is not lost"),
    (c.CorrectSpace(space=MOVE), "Action Space set to Move for 1 Coin"),
    (c.CorrectTerrain(cell=C4, terrain=Terrain.ROCK), "C4 is Rock"),
    (c.CorrectTerrain(cell=C4, terrain=None), "the terrain of C4 is not known"),
    (c.RenamePlayer(seat=ANN, name="Anna", colour=0), "Ann is now called Anna"),
    (c.RenamePlayer(seat=ANN, name="Ann", colour=3), "Ann has another colour"),
    (c.ReseatPlayers(seating=(CEM, ANN, BEN)), "clockwise: Cem, Ann, Ben"),
    (c.SetPresence(seat=ANN, gone=True), "Ann leaves the table"),
    (c.SetPresence(seat=ANN, gone=False), "Ann is back"),
    (
        c.SetHouseRule(name="overlap", value="chain"),
        "house rule: How long two animals may share a space: while one animal goes on",
    ),
    (
        c.SetHouseRule(name="vfxOnePerCard", value=True),
        "house rule: One card takes one VFX at most.",
    ),
    (c.SetHouseRule(name="tomorrows", value="x"), "house rule tomorrows: x"),
    (c.SetHouseRule(name="overlap", value="tomorrows"), "house rule overlap: tomorrows"),
    (c.SetTracking(tracking=SCORE_ONLY), "tracked from now on: the score"),
    (
        c.SetTracking(tracking=replace(LIGHT, map=False, tokens=False)),
        "tracked from now on: the score, the Action Board and the Coins, the number of cards",
    ),
    (
        c.BookGain(seat=ANN, booked=c.Booking(stars=1, food=2)),
        "1 star, 2 Food booked for Ann",
    ),
)


def fetched(place: Literal["deck", "pool", "discard", "tableau", "gallery"]) -> e.CardFetched:
    """Card 1 out of that place, into Ann's Tableau."""
    return e.CardFetched(
        seat=ANN,
        card=cards(1)[0],
        place=place,
        owner=BEN if place in {"tableau", "gallery"} else None,
        into="tableau",
        icons=(0,) * 8,
        animals=(0,) * 12,
    )


EVENTS: tuple[tuple[e.Event, str | None], ...] = (
    (e.SetupTicked(step=3, skipped=False), None),
    (e.AwardTilesLaid(first=Species.LION, second=None), "Award Tiles: Lion, then not told"),
    (
        e.OpeningCardsKept(seat=ANN, kept=cards(1, 2), left=(BLANK, BLANK)),
        "Ann keeps cards 1, 2 and discards 2 cards",
    ),
    (e.FirstAnimalPlaced(cell=C6, species=Species.HYENA), "a Hyena stands on C6"),
    (e.SpecialistChosen(seat=ANN, specialist=None), "Ann plays without a Specialist"),
    (e.SpecialistChosen(seat=ANN, specialist="cameraman"), "Ann works with: Cameraman"),
    (e.FirstPlayerChosen(seat=BEN), "Ben has the First Player Marker"),
    (e.PoolLaid(cards=cards(7)), "into the Pool: card 7"),
    (e.PoolDiscarded(cards=cards(7, 8)), "out of the Pool: cards 7, 8"),
    (e.DeckReshuffled(cards=1), "1 card of the discard pile is the new deck"),
    (e.DeckReshuffled(cards=40), "40 cards of the discard pile are the new deck"),
    (e.CardsTaken(seat=ANN, cards=cards(1), gone=cards(1), price=0), None),
    (e.CardsTaken(seat=ANN, cards=cards(1, 2), gone=(), price=1), "1 Coin for more cards"),
    (fetched("deck"), "card 1 came off the deck"),
    (fetched("pool"), "card 1 came out of the Pool"),
    (fetched("discard"), "card 1 came out of the discard pile"),
    (fetched("tableau"), "card 1 came out of Ben's Tableau"),
    (fetched("gallery"), "card 1 came out of Ben's Video Gallery"),
    (
        e.SceneFilmed(seat=ANN, was=BLANK, card=FILMED, icons=(0,) * 8, animals=(0,) * 12),
        "card 108 is the completed card no. 1",
    ),
    (
        e.SceneFilmed(
            seat=ANN, was=BLANK, card=FILMED, icons=(0, 0, 2, 0, 0, 0, 0, 1), animals=(0,) * 12
        ),
        "card 108 is the completed card no. 1 and brings 2 Leaf, 1 Rare",
    ),
    (e.CardsDiscarded(seat=ANN, cards=cards(31), coins=0), None),
    (e.CardsDiscarded(seat=ANN, cards=cards(31, 77), coins=1), "1 Coin for the cards"),
    (
        e.ActionTaken(seat=ANN, action=BasicAction.MOVE, space=MOVE_1, price=2),
        "Move for 2 Coins",
    ),
    (e.ActionTaken(seat=ANN, action=BasicAction.LARGE, space=None, price=0), (
        "Discover Large Mammals"
    )),
    (e.AnimalDiscovered(seat=ANN, species=Species.LION, cell=C6), None),
    (
        e.AnimalsSwapped(
            seat=ANN, first=C4, first_animal=Species.LION, second=E5,
            second_animal=Species.ELEPHANT,
        ),
        "Lion goes to E5, Elephant to C4",
    ),
    (e.AnimalMoved(seat=ANN, species=Species.LION, start=C4, end=C6), None),
    (e.FoodSpent(seat=ANN, tokens=2), "2 Food spent"),
    (e.FoodSpent(seat=ANN, tokens=0), None),
    (e.VfxSpent(seat=ANN, tokens=1), "1 VFX spent"),
    (e.VfxSpent(seat=ANN, tokens=0), None),
    (
        e.StarsScored(seat=ANN, stars=1, source=Source.SCENES, clause="WS-REWARD-1"),
        "Ann +1 star (Scene Card)",
    ),
    (
        e.StarsScored(seat=BEN, stars=12, source=Source.AWARDS, clause="WS-AWARD-7"),
        "Ben +12 stars (Awards Ceremony)",
    ),
    (e.TokensGained(seat=ANN, food=1, vfx=0), "Ann gains 1 Food"),
    (e.TokensGained(seat=ANN, food=1, vfx=2), "Ann gains 1 Food, 2 VFX"),
    (e.BatchPaid(seat=ANN), None),
    (e.TurnEnded(seat=ANN), None),
    (e.TurnBegan(seat=BEN), "Ben's turn"),
    (e.PlayerPassed(seat=ANN), None),
    (e.CoinsTransferred(giver=ANN, taker=BEN, coins=2), "2 Coins from Ann to Ben"),
    (e.RoundBegan(round=4, seat=BEN), "Round 4 begins with Ben"),
    (e.RoundEnded(round=4), "Round 4 is over"),
    (e.GoalJudged(round=4, needed=10, value=12, met=True), "Round Goal met: 12, goal 10"),
    (e.GoalJudged(round=4, needed=10, value=2, met=False), "Round Goal missed: 2, goal 10"),
    (e.GameEnded(), "the game is over"),
    (e.RoundMarkerMoved(round=4), "the Round Marker stands on Round 4"),
    (
        e.AwardsHeld(
            ceremony=1, species=Species.ZEBRA, seats=(ANN, BEN, CEM), totals=(6, 5, 1),
            places=(1, 2, 0), stars=(12, 5, 0),
        ),
        "Awards for Zebra: Ann 6, place 1, Ben 5, place 2, Cem 1",
    ),
    (
        e.AwardsHeld(ceremony=1, species=None, seats=(), totals=(), places=(), stars=()),
        "Awards for animal not told: nobody",
    ),
    (e.HerdsMigrated(card=3, returned=()), "no animal leaves the Map"),
    (
        e.HerdsMigrated(card=3, returned=((C4, Species.LION), (E5, Species.ELEPHANT))),
        "back to the Discovery Areas: Lion on C4, Elephant on E5",
    ),
    (e.CardsKept(seat=ANN, kept=cards(1), left=(), price=0, owed=0), "Ann keeps card 1"),
    (
        e.CardsKept(seat=ANN, kept=cards(1, 2), left=(), price=1, owed=0),
        "Ann keeps cards 1, 2 for 1 Coin",
    ),
    (
        e.CardsKept(seat=ANN, kept=cards(1, 2, 3), left=(), price=2, owed=1),
        "Ann keeps cards 1, 2, 3 for 2 Coins, 1 of them in advance",
    ),
    (e.IncomeReceived(seat=ANN, coins=6, food=0, vfx=1), "Ann receives 6 Coins, 1 VFX"),
    (e.IncomeReceived(seat=ANN, coins=0, food=0, vfx=0), "Ann receives nothing"),
    (e.StepDone(step=Step.POOL, next=Step.DRAW, skipped=False), None),
    (
        e.NumberCorrected(
            fact="coins", old=6, value=4, seat=ANN, of=None, reason="paid twice"
        ),
        "Coins of Ann: 6 → 4 (paid twice)",
    ),
    (
        e.MapCorrected(cell=C4, old=(Species.LION,), animals=(), reason=""),
        "C4: Lion → nothing",
    ),
    (
        e.CardsCorrected(place="discard", cards=cards(7), seat=None, reason=""),
        "the discard pile holds card 7",
    ),
    (
        e.CardDescribed(place="tableau", was=BLANK, card=FILMED, seat=ANN),
        "card 108 in the Tableau of Ann is known",
    ),
    (
        e.MomentCorrected(round=2, phase=Phase.ROUND, seat=ANN, step=None, reason="we forgot"),
        "it is Round 2, Ann's turn (we forgot)",
    ),
    (e.PassedCorrected(seat=ANN, passed=True, reason=""), "Ann has passed this round"),
    (
        e.MarkerCorrected(seat=ANN, space=SpaceId("none-9"), reason=""),
        "Ann's marker stands on a space of the Action Board",
    ),
    (e.SpaceCorrected(space=MOVE, reason=""), "Action Space: Move for 1 Coin"),
    (e.TerrainLearned(cell=C4, terrain=Terrain.WATER, reason=""), "C4 is Water"),
    (e.PlayerRenamed(seat=ANN, name="Anna", colour=0), "Ann is now called Anna"),
    (e.PlayersReseated(seating=(BEN, ANN, CEM)), "clockwise: Ben, Ann, Cem"),
    (e.PresenceSet(seat=ANN, gone=True, reason="last bus"), "Ann leaves the table (last bus)"),
    (
        e.HouseRuleSet(name="targetInclusive", value=False),
        "house rule off: A score equal to the target wins.",
    ),
    (
        e.TrackingSet(tracking=Tracking(map=False, cards=CardTracking.NAMED, tokens=False)),
        "tracked: the score, the Action Board and the Coins, cards by name",
    ),
    (e.LossCorrected(old=2, lost_in=None, reason="miscounted"), (
        "the scenario is not lost (miscounted)"
    )),
)  # fmt: skip


def members(union: object) -> set[type]:
    return set(get_args(union))


def test_every_command_and_every_event_is_told_here() -> None:
    assert {type(command) for command, _ in COMMANDS} == members(c.Command)
    assert {type(event) for event, _ in EVENTS} == members(e.Event)


@pytest.mark.parametrize(
    ("command", "told"), COMMANDS, ids=[f"{command.kind}-{told}" for command, told in COMMANDS]
)
def test_a_command_is_named(command: c.Command, told: str) -> None:
    text = tell_command(TABLE, command)
    assert isinstance(text, Text)
    assert str(text) == told


@pytest.mark.parametrize(
    ("event", "told"), EVENTS, ids=[f"{event.kind}-{told}" for event, told in EVENTS]
)
def test_an_event_is_told_or_has_been_said(event: e.Event, told: str | None) -> None:
    text = tell_event(TABLE, event)
    assert (None if text is None else str(text)) == told


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (c.DiscoverAnimal(seat=ANN, species=Species.LION, cell=C4), "Ann: Discover Predators"),
        (c.SwapAnimals(seat=ANN, first=C4, second=C6), "Ann: Swap"),
        (c.MoveAnimal(seat=ANN, path=(C4, C6)), "Ann: Move"),
        (c.SpendFood(seat=ANN, path=(C4, C5, C6)), "Ann spends 2 Food"),
    ],
)
def test_without_a_map_no_animal_and_no_space_is_named(command: c.Command, told: str) -> None:
    table = replace(a_table(), tracking=Tracking(map=False))
    assert str(tell_command(table, command)) == told


def test_what_goes_above_the_limit_in_preparation_is_told() -> None:
    event = e.CardsDiscarded(seat=ANN, cards=cards(31), coins=0)
    table = a_table(2, tableaus={ANN: (31,)})
    resting = Session(GAME.rules, table)
    resting.submit(c.CorrectMoment(round=2, phase=Phase.PREPARATION))
    assert str(tell_event(resting.state, event)) == "Ann discards card 31"


def test_braces_and_strange_signs_in_names_stay_what_they_are() -> None:
    table = TABLE.with_player(ANN, name="{name} %s {0}")
    assert str(tell_command(table, c.PassTurn(seat=ANN))) == "{name} %s {0} passes"
    renamed = c.RenamePlayer(seat=ANN, name="}{", colour=0)
    assert str(tell_command(table, renamed)) == "{name} %s {0} is now called }{"


def test_every_part_of_a_sentence_can_be_translated() -> None:
    words = {
        "{name} discovers {animal} on {cell}": "{name} entdeckt {animal} auf {cell}",
        "an Elephant": "einen Elefanten",
    }
    command = c.DiscoverAnimal(seat=BEN, species=Species.ELEPHANT, cell=C6)
    told = tell_command(TABLE, command).translated(lambda source: words[source])
    assert told == "Ben entdeckt einen Elefanten auf C6"


@pytest.mark.parametrize(("players", "coop"), [(1, False), (2, False), (3, True), (4, False)])
def test_whole_sessions_are_told_without_a_hole(players: int, coop: bool) -> None:
    chance = Random(players)
    options, copy = GAME.simulated(players, coop, None)
    session = Session(GAME.rules, GAME.open(options, copy))
    while (command := GAME.next_command(session.state, chance)) is not None:
        before = session.state
        answer = session.submit(command)
        assert isinstance(answer, Accepted)
        told = [str(tell_command(before, command))]
        for event in answer.events:
            told.append(str(tell_event(before, event)))
            before = GAME.rules.evolve(before, event)
        assert not [line for line in told if "{" in line or "  " in line or not line.strip()]
