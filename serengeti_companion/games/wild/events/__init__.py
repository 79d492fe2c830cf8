"""What can happen on the table, past tense.

An event carries all that `evolve` needs; nothing in it is judged or looked up again, so a corrected
rule never changes yesterday's evening. Cards are as they were known at that moment.
"""

from serengeti_companion.games.wild.events.cards import (
    CardFetched as CardFetched,
)
from serengeti_companion.games.wild.events.cards import (
    CardsDiscarded as CardsDiscarded,
)
from serengeti_companion.games.wild.events.cards import (
    CardsTaken as CardsTaken,
)
from serengeti_companion.games.wild.events.cards import (
    DeckReshuffled as DeckReshuffled,
)
from serengeti_companion.games.wild.events.cards import (
    PoolDiscarded as PoolDiscarded,
)
from serengeti_companion.games.wild.events.cards import (
    PoolLaid as PoolLaid,
)
from serengeti_companion.games.wild.events.cards import (
    SceneFilmed as SceneFilmed,
)
from serengeti_companion.games.wild.events.correction import (
    CardDescribed as CardDescribed,
)
from serengeti_companion.games.wild.events.correction import (
    CardsCorrected as CardsCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    HouseRuleSet as HouseRuleSet,
)
from serengeti_companion.games.wild.events.correction import (
    MapCorrected as MapCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    MarkerCorrected as MarkerCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    MomentCorrected as MomentCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    NumberCorrected as NumberCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    PassedCorrected as PassedCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    PlayerRenamed as PlayerRenamed,
)
from serengeti_companion.games.wild.events.correction import (
    PlayersReseated as PlayersReseated,
)
from serengeti_companion.games.wild.events.correction import (
    PresenceSet as PresenceSet,
)
from serengeti_companion.games.wild.events.correction import (
    SpaceCorrected as SpaceCorrected,
)
from serengeti_companion.games.wild.events.correction import (
    TerrainLearned as TerrainLearned,
)
from serengeti_companion.games.wild.events.correction import (
    TrackingSet as TrackingSet,
)
from serengeti_companion.games.wild.events.preparation import (
    AwardsHeld as AwardsHeld,
)
from serengeti_companion.games.wild.events.preparation import (
    CardsKept as CardsKept,
)
from serengeti_companion.games.wild.events.preparation import (
    HerdsMigrated as HerdsMigrated,
)
from serengeti_companion.games.wild.events.preparation import (
    IncomeReceived as IncomeReceived,
)
from serengeti_companion.games.wild.events.preparation import (
    RoundMarkerMoved as RoundMarkerMoved,
)
from serengeti_companion.games.wild.events.preparation import (
    StepDone as StepDone,
)
from serengeti_companion.games.wild.events.setup import (
    AwardTilesLaid as AwardTilesLaid,
)
from serengeti_companion.games.wild.events.setup import (
    FirstAnimalPlaced as FirstAnimalPlaced,
)
from serengeti_companion.games.wild.events.setup import (
    FirstPlayerChosen as FirstPlayerChosen,
)
from serengeti_companion.games.wild.events.setup import (
    OpeningCardsKept as OpeningCardsKept,
)
from serengeti_companion.games.wild.events.setup import (
    SetupTicked as SetupTicked,
)
from serengeti_companion.games.wild.events.setup import (
    SpecialistChosen as SpecialistChosen,
)
from serengeti_companion.games.wild.events.together import (
    CoinsTransferred as CoinsTransferred,
)
from serengeti_companion.games.wild.events.together import (
    LossCorrected as LossCorrected,
)
from serengeti_companion.games.wild.events.turn import (
    ActionTaken as ActionTaken,
)
from serengeti_companion.games.wild.events.turn import (
    AnimalDiscovered as AnimalDiscovered,
)
from serengeti_companion.games.wild.events.turn import (
    AnimalMoved as AnimalMoved,
)
from serengeti_companion.games.wild.events.turn import (
    AnimalsSwapped as AnimalsSwapped,
)
from serengeti_companion.games.wild.events.turn import (
    BatchPaid as BatchPaid,
)
from serengeti_companion.games.wild.events.turn import (
    FoodSpent as FoodSpent,
)
from serengeti_companion.games.wild.events.turn import (
    GameEnded as GameEnded,
)
from serengeti_companion.games.wild.events.turn import (
    GoalJudged as GoalJudged,
)
from serengeti_companion.games.wild.events.turn import (
    PlayerPassed as PlayerPassed,
)
from serengeti_companion.games.wild.events.turn import (
    RoundBegan as RoundBegan,
)
from serengeti_companion.games.wild.events.turn import (
    RoundEnded as RoundEnded,
)
from serengeti_companion.games.wild.events.turn import (
    StarsScored as StarsScored,
)
from serengeti_companion.games.wild.events.turn import (
    TokensGained as TokensGained,
)
from serengeti_companion.games.wild.events.turn import (
    TurnBegan as TurnBegan,
)
from serengeti_companion.games.wild.events.turn import (
    TurnEnded as TurnEnded,
)
from serengeti_companion.games.wild.events.turn import (
    VfxSpent as VfxSpent,
)

Event = (
    SetupTicked
    | AwardTilesLaid
    | OpeningCardsKept
    | FirstAnimalPlaced
    | SpecialistChosen
    | FirstPlayerChosen
    | PoolLaid
    | PoolDiscarded
    | DeckReshuffled
    | RoundBegan
    | ActionTaken
    | AnimalDiscovered
    | AnimalsSwapped
    | AnimalMoved
    | CardsTaken
    | CardFetched
    | FoodSpent
    | VfxSpent
    | SceneFilmed
    | StarsScored
    | TokensGained
    | BatchPaid
    | CardsDiscarded
    | TurnEnded
    | TurnBegan
    | PlayerPassed
    | RoundEnded
    | GoalJudged
    | RoundMarkerMoved
    | AwardsHeld
    | HerdsMigrated
    | CardsKept
    | IncomeReceived
    | StepDone
    | GameEnded
    | NumberCorrected
    | MapCorrected
    | CardsCorrected
    | CardDescribed
    | MomentCorrected
    | PassedCorrected
    | MarkerCorrected
    | SpaceCorrected
    | TerrainLearned
    | PlayerRenamed
    | PlayersReseated
    | PresenceSet
    | HouseRuleSet
    | TrackingSet
    | CoinsTransferred
    | LossCorrected
)
