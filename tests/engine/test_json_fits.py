"""What fits its annotations to the letter is read back from its line as the same value."""

import json
from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import toy
from support.values import values

from serengeti_companion.engine.json_fits import fits, fits_one_of, many_fit
from serengeti_companion.engine.json_values import line_of, reader
from serengeti_companion.games.catalogue import GAMES

nonsense = st.one_of(
    st.integers(), st.text(), st.none(), st.booleans(), st.floats(), st.tuples(), st.just([1])
)


def any_of(kind: type) -> st.SearchStrategy[Any]:
    """Values of a dataclass, some with a part that does not belong there."""
    hints = get_type_hints(kind)
    return st.builds(kind, **{name: values(hint) | nonsense for name, hint in hints.items()})


@given(st.data())
def test_what_fits_is_read_back_as_the_same_value(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([*get_args(toy.Command), *get_args(toy.Event)]))
    value = data.draw(any_of(kind))
    if fits(kind)(value):
        back = reader(kind)(json.loads(line_of(value)))
        assert back == value
        assert type(back) is kind


@pytest.mark.parametrize("listed", GAMES, ids=lambda listed: listed.key)
@given(data=st.data())
def test_every_command_and_event_of_every_game_fits(listed: Any, data: st.DataObject) -> None:  # noqa: ANN401 -- a listed game
    game = listed.load()
    for union in (game.commands, game.events):
        kind = data.draw(st.sampled_from(get_args(union)))
        assert fits_one_of(union)(data.draw(values(kind)))


@pytest.mark.parametrize(
    "spoiled",
    [
        replace(toy.red(), seat="Ann"),  # type: ignore[arg-type]
        replace(toy.red(), seat=True),  # type: ignore[arg-type]
        replace(toy.red(), pebbles=[]),  # type: ignore[arg-type]
        replace(toy.red(), pebbles=("red",)),  # type: ignore[arg-type]
        replace(toy.red(), kind="take_stones"),  # type: ignore[arg-type]
        toy.CorrectPebbles(seat=toy.Seat(0), value=1, reason="\ud800"),
        toy.OPTIONS,
        None,
    ],
)
def test_what_does_not_fit_to_the_letter_is_seen(spoiled: object) -> None:
    assert not fits_one_of(toy.Command)(spoiled)


def test_a_row_and_a_tuple_of_any_length() -> None:
    row = fits(tuple[str, int | None])
    assert row(("A1", None))
    assert row(("A1", 3))
    assert not row(("A1", "grey"))
    assert not row(("A1",))
    assert many_fit(row)((("A1", 3), ("B2", None)))
    assert not many_fit(row)([("A1", 3)])


def test_a_type_without_a_form_in_json_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="no form in JSON"):
        fits(dict[str, int])
