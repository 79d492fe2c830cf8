"""What the table can say, imperative.

`space` None = the cheapest space that is open (WS-ACT-1). A card is named by what is known of it;
one with a number stands for the copy's card of that number. `reason` of a correction is shown in
the log. Corrections are never refused for a rule.
"""

from serengeti_companion.games.wild.commands.correction import (
    BookGain as BookGain,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectCards as CorrectCards,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectFirstPlayer as CorrectFirstPlayer,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectLoss as CorrectLoss,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectMap as CorrectMap,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectMarker as CorrectMarker,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectMoment as CorrectMoment,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectNumber as CorrectNumber,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectPassed as CorrectPassed,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectSpace as CorrectSpace,
)
from serengeti_companion.games.wild.commands.correction import (
    CorrectTerrain as CorrectTerrain,
)
from serengeti_companion.games.wild.commands.correction import (
    DescribeCard as DescribeCard,
)
from serengeti_companion.games.wild.commands.correction import (
    NumberFact as NumberFact,
)
from serengeti_companion.games.wild.commands.correction import (
    Place as Place,
)
from serengeti_companion.games.wild.commands.correction import (
    RenamePlayer as RenamePlayer,
)
from serengeti_companion.games.wild.commands.correction import (
    ReseatPlayers as ReseatPlayers,
)
from serengeti_companion.games.wild.commands.correction import (
    SetHouseRule as SetHouseRule,
)
from serengeti_companion.games.wild.commands.correction import (
    SetPresence as SetPresence,
)
from serengeti_companion.games.wild.commands.correction import (
    SetTracking as SetTracking,
)
from serengeti_companion.games.wild.commands.preparation import (
    DrawMigration as DrawMigration,
)
from serengeti_companion.games.wild.commands.preparation import (
    HoldAwards as HoldAwards,
)
from serengeti_companion.games.wild.commands.preparation import (
    KeepFromFour as KeepFromFour,
)
from serengeti_companion.games.wild.commands.preparation import (
    MoveFirstPlayer as MoveFirstPlayer,
)
from serengeti_companion.games.wild.commands.preparation import (
    MoveRoundMarker as MoveRoundMarker,
)
from serengeti_companion.games.wild.commands.preparation import (
    ReceiveIncome as ReceiveIncome,
)
from serengeti_companion.games.wild.commands.preparation import (
    RedraftPool as RedraftPool,
)
from serengeti_companion.games.wild.commands.preparation import (
    SkipStep as SkipStep,
)
from serengeti_companion.games.wild.commands.setup import (
    BeginPlay as BeginPlay,
)
from serengeti_companion.games.wild.commands.setup import (
    ChooseFirstPlayer as ChooseFirstPlayer,
)
from serengeti_companion.games.wild.commands.setup import (
    ChooseSpecialist as ChooseSpecialist,
)
from serengeti_companion.games.wild.commands.setup import (
    KeepOpeningCards as KeepOpeningCards,
)
from serengeti_companion.games.wild.commands.setup import (
    LayAwardTiles as LayAwardTiles,
)
from serengeti_companion.games.wild.commands.setup import (
    LayPool as LayPool,
)
from serengeti_companion.games.wild.commands.setup import (
    PlaceFirstAnimals as PlaceFirstAnimals,
)
from serengeti_companion.games.wild.commands.setup import (
    TickSetup as TickSetup,
)
from serengeti_companion.games.wild.commands.together import (
    StopAfterLoss as StopAfterLoss,
)
from serengeti_companion.games.wild.commands.together import (
    TransferCoins as TransferCoins,
)
from serengeti_companion.games.wild.commands.turn import (
    Booking as Booking,
)
from serengeti_companion.games.wild.commands.turn import (
    BuyCards as BuyCards,
)
from serengeti_companion.games.wild.commands.turn import (
    DiscardCards as DiscardCards,
)
from serengeti_companion.games.wild.commands.turn import (
    DiscoverAnimal as DiscoverAnimal,
)
from serengeti_companion.games.wild.commands.turn import (
    EndTurn as EndTurn,
)
from serengeti_companion.games.wild.commands.turn import (
    FilmScene as FilmScene,
)
from serengeti_companion.games.wild.commands.turn import (
    MoveAnimal as MoveAnimal,
)
from serengeti_companion.games.wild.commands.turn import (
    PassTurn as PassTurn,
)
from serengeti_companion.games.wild.commands.turn import (
    RenewPool as RenewPool,
)
from serengeti_companion.games.wild.commands.turn import (
    SpendFood as SpendFood,
)
from serengeti_companion.games.wild.commands.turn import (
    SwapAnimals as SwapAnimals,
)
from serengeti_companion.games.wild.commands.turn import (
    TakeCards as TakeCards,
)

SetupCommand = (
    TickSetup
    | LayAwardTiles
    | LayPool
    | KeepOpeningCards
    | PlaceFirstAnimals
    | ChooseSpecialist
    | ChooseFirstPlayer
    | BeginPlay
)
BasicCommand = DiscoverAnimal | SwapAnimals | MoveAnimal | TakeCards | RenewPool
FreeCommand = BuyCards | SpendFood | FilmScene | DiscardCards
TurnCommand = BasicCommand | FreeCommand | EndTurn | PassTurn
StepCommand = (
    MoveRoundMarker
    | HoldAwards
    | DrawMigration
    | RedraftPool
    | KeepFromFour
    | ReceiveIncome
    | MoveFirstPlayer
    | SkipStep
)
TogetherCommand = TransferCoins | StopAfterLoss
Correction = (
    CorrectNumber
    | CorrectMap
    | CorrectCards
    | DescribeCard
    | CorrectMoment
    | CorrectPassed
    | CorrectMarker
    | CorrectFirstPlayer
    | CorrectLoss
    | CorrectSpace
    | CorrectTerrain
    | RenamePlayer
    | ReseatPlayers
    | SetPresence
    | SetHouseRule
    | SetTracking
    | BookGain
)
Command = SetupCommand | TurnCommand | StepCommand | TogetherCommand | Correction
