"""Hypothesis strategies for the printed pieces of WILD: Serengeti."""

from hypothesis import strategies as st

from serengeti_companion.games.wild.printed import MapSide, Printed, SpecialistCard
from serengeti_companion.games.wild.terms import (
    CELLS,
    ActionSpace,
    BasicAction,
    Frame,
    Gain,
    Icon,
    Label,
    MigrationCard,
    RewardTerm,
    SceneCard,
    SceneType,
    Slot,
    SpaceId,
    Species,
    Terrain,
)

cells = st.sampled_from(CELLS)
species = st.sampled_from(Species)
terrains = st.sampled_from(Terrain)
numbers = st.integers(1, 999)
amounts = st.integers(0, 999)
names = st.text(
    st.just(" ")
    | st.characters(exclude_categories=["Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"]),
    max_size=30,
)
notes = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)

slots = st.builds(Slot, species=species, terrain=st.none() | terrains)
patterns = st.lists(slots, min_size=1, max_size=9).map(tuple)
terms = st.builds(RewardTerm, amount=amounts, gain=st.sampled_from(Gain))
rewards = st.lists(terms, max_size=4, unique_by=lambda term: term.gain).map(tuple)
icon_rows = st.lists(st.sampled_from(Icon), max_size=6).map(tuple)

scene_cards = st.builds(
    SceneCard,
    number=st.none() | numbers,
    type=st.none() | st.sampled_from(SceneType),
    slots=st.none() | patterns,
    reward=st.none() | rewards,
    icons=st.none() | icon_rows,
)

_GROUND_OF = dict(zip("gwar?", (*Terrain, None), strict=True))
# One text of 49 letters is drawn much faster than a list of 49 terrains.
grounds = st.text("gwar?", min_size=len(CELLS), max_size=len(CELLS)).map(
    lambda letters: tuple(_GROUND_OF[letter] for letter in letters)
)
map_sides = st.builds(MapSide, name=names, terrain=grounds)


@st.composite
def action_spaces(draw: st.DrawFn) -> ActionSpace:
    action = draw(st.sampled_from(BasicAction))
    return ActionSpace(
        id=SpaceId(f"{action}-{draw(numbers)}"),
        action=action,
        price=draw(amounts),
        frame=draw(st.sampled_from(Frame)),
        label=draw(st.sampled_from(Label)),
        closed_in_round_1=draw(st.booleans()),
    )


@st.composite
def migration_cards(draw: st.DrawFn) -> MigrationCard:
    marked = draw(st.lists(cells, unique=True))
    browns = draw(st.integers(0, len(marked)))
    return MigrationCard(
        number=draw(numbers), brown=tuple(marked[:browns]), blue=tuple(marked[browns:])
    )


scales = st.none() | st.dictionaries(
    st.integers(0, 999), st.integers(0, 999), min_size=1, max_size=4
).map(lambda steps: tuple(sorted(steps.items())))

specialist_cards = st.builds(
    SpecialistCard,
    name=names.filter(lambda name: name.strip() and len(name) <= 40),
    difficulty=st.none() | st.integers(1, 5),
    note=notes,
)

colours = st.lists(
    names.filter(lambda name: name.strip() and len(name) <= 20), max_size=4, unique=True
).map(tuple)


@st.composite
def copies(draw: st.DrawFn) -> Printed:
    """Whatever an owner may have entered."""
    cards = draw(st.lists(scene_cards, max_size=6, unique_by=lambda card: card.number))
    spaces = st.lists(action_spaces(), max_size=6, unique_by=lambda space: space.id)
    migrations = st.lists(migration_cards(), max_size=3, unique_by=lambda card: card.number)
    return Printed(
        name=draw(names),
        practice=draw(st.booleans()),
        board_assumed=draw(st.booleans()),
        cards=tuple(sorted(cards, key=lambda card: card.number or 1000)),
        sides=tuple(draw(st.lists(map_sides, min_size=1, max_size=2))),
        spaces=tuple(draw(spaces)),
        migrations=tuple(draw(migrations)),
        award_tiles=tuple(draw(st.lists(species, min_size=2, max_size=12))),
        specialists=tuple(
            draw(st.lists(specialist_cards, max_size=3, unique_by=lambda card: card.name))
        ),
        celebrity=draw(scales),
        adventurer_few=draw(scales),
        adventurer_many=draw(scales),
        track_last=draw(st.none() | numbers),
        colours=draw(colours),
    )
