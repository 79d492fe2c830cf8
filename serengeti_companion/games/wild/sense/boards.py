"""Map sides, Action Spaces, migration cards and Award Tiles that are odd."""

from collections.abc import Iterator

from serengeti_companion.engine.texts import Text, say
from serengeti_companion.games.wild.names import ACTION_NAMES, TERRAIN_NAMES
from serengeti_companion.games.wild.printed import MapSide, Printed
from serengeti_companion.games.wild.sense.oddity import Oddity, Piece, PieceKind, twins
from serengeti_companion.games.wild.terms import BasicAction, Label, MigrationCard, Terrain

MIGRATIONS = 12  # WS-COMP-2

_PLAYERS = {Label.NONE: 1, Label.THREE: 3, Label.FOUR: 4}


def side_name(side: MapSide) -> Text:
    return say("side {name} of the Map", name=side.name) if side.name else say("the Map")


def odd_sides(printed: Printed) -> Iterator[Oddity]:
    whole = [None if None in side.terrain else side.terrain for side in printed.sides]
    for place, side in enumerate(printed.sides):
        piece = Piece(PieceKind.SIDE, side.name, place)
        for terrain in Terrain:
            if whole[place] is not None and terrain not in side.terrain:
                text = say(
                    "No space on {side} is {terrain}.",
                    side=side_name(side),
                    terrain=TERRAIN_NAMES[terrain],
                )
                yield Oddity(piece, text, "WS-SCENE-TERR-1")
    for place, _ in twins(whole):
        piece = Piece(PieceKind.SIDE, printed.sides[place].name, place)
        yield Oddity(piece, say("Both sides of the Map show the same terrain."), "WS-PIC-1")


def odd_spaces(printed: Printed) -> Iterator[Oddity]:
    for place, space in enumerate(printed.spaces):
        if space.price not in {1, 2}:
            text = say(
                "A space for {action} costs {n}; printed prices are 1 and 2 Coins.",
                action=ACTION_NAMES[space.action],
                n=space.price,
            )
            yield Oddity(Piece(PieceKind.SPACE, space.id, place), text, "WS-SPACE-1")
    for action in BasicAction:
        yield from _odd_action(printed, action)


def _odd_action(printed: Printed, action: BasicAction) -> Iterator[Oddity]:
    """An action that nobody can do, or nobody in a small party."""
    piece = Piece(PieceKind.ACTION, action)
    open_from = [_PLAYERS[space.label] for space in printed.spaces if space.action is action]
    if not open_from:
        text = say("{action} has no Action Space.", action=ACTION_NAMES[action])
        yield Oddity(piece, text, "WS-ACT-2")
    elif min(open_from) > 1:
        text = say(
            "With fewer than {n} players {action} has no Action Space.",
            n=min(open_from),
            action=ACTION_NAMES[action],
        )
        yield Oddity(piece, text, "WS-TBL-LOCK")


def odd_migrations(printed: Printed) -> Iterator[Oddity]:
    others = dict(twins([_marked(card) for card in printed.migrations]))
    for place, card in enumerate(printed.migrations):
        piece = Piece(PieceKind.MIGRATION, card.number, place)
        if card.number > MIGRATIONS:
            text = say(
                "Migration card {n} has a number above {most}.", n=card.number, most=MIGRATIONS
            )
            yield Oddity(piece, text, "WS-COMP-2")
        yield from _idle(card, piece)
        if place in others:
            text = say(
                "Migration card {n} clears the same spaces as card {other}.",
                n=card.number,
                other=printed.migrations[others[place]].number,
            )
            yield Oddity(piece, text, "WS-PIC-6")


def _idle(card: MigrationCard, piece: Piece) -> Iterator[Oddity]:
    if not card.brown and not card.blue:
        text = say("Migration card {n} has no marked square and clears nothing.", n=card.number)
        yield Oddity(piece, text, "WS-MIG-3")
    elif not card.brown:
        text = say(
            "Migration card {n} has no brown square and clears nothing with 1 to 3 players.",
            n=card.number,
        )
        yield Oddity(piece, text, "WS-MIG-5")


def _marked(card: MigrationCard) -> tuple[frozenset[str], frozenset[str]] | None:
    if not card.brown and not card.blue:
        return None
    return frozenset(card.brown), frozenset(card.blue)


def odd_tiles(printed: Printed) -> Iterator[Oddity]:
    for place, species in enumerate(printed.award_tiles):
        if species in printed.award_tiles[:place]:
            text = say("There is a second Award Tile of the species {species}.", species=species)
            yield Oddity(Piece(PieceKind.TILE, species, place), text, "WS-PIC-7")
