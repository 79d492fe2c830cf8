"""What became of the cards of the turn being hunted, or of the one before."""

from dataclasses import dataclass
from typing import Any

from serengeti_companion.engine.session import Session
from serengeti_companion.games.survive import events as e
from serengeti_companion.games.survive.model import Card


@dataclass(frozen=True, slots=True)
class Fates:
    """`eaten` and `safe` are the cards that left play, in the order they did."""

    eaten: tuple[Card, ...] = ()
    safe: tuple[Card, ...] = ()


def fates(session: Session[Any, Any, Any]) -> Fates:
    """Since cards were last turned up; read from the journal, so that it survives a restart."""
    eaten: list[Card] = []
    safe: list[Card] = []
    for played in reversed(session.done):
        for event in reversed(played.events):
            match event:
                case e.PredatorHunted():
                    eaten = [*event.eaten, *eaten]
                case e.HerdsCrossed():
                    safe = [*event.crossed, *safe]
                case e.HuntBegan() | e.PredatorTurnedUp():
                    return Fates(tuple(eaten), tuple(safe))
                case _:
                    pass
    return Fates(tuple(eaten), tuple(safe))
