"""Names give way where there is little room, the deed does not."""

from serengeti_companion.ui.parts.short_names import with_short_names

ANN, LONG = "Ann", "Maximiliane-Wilhelmina Featherstone"
WORDS = f"Undo: {LONG} pays Ann 3 Coins"


def short(room: int) -> str:
    return with_short_names(WORDS, (ANN, LONG), lambda words: len(words) <= room)


def test_a_sentence_that_fits_stays_as_it_is() -> None:
    assert short(len(WORDS)) == WORDS


def test_a_long_name_gives_way_as_little_as_it_takes() -> None:
    assert short(48) == "Undo: Maximiliane-Wilhelmina F… pays Ann 3 Coins"
    assert short(44) == "Undo: Maximiliane-Wilhel… pays Ann 3 Coins"
    assert short(30) == "Undo: Maxi… pays Ann 3 Coins"


def test_where_even_that_is_too_long_the_deed_is_whole() -> None:
    assert short(5) == "Undo: Ma… pays Ann 3 Coins"
