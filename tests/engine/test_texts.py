"""Sentences with holes, in English and through a translation."""

from serengeti_companion.engine.texts import count, say


def test_a_sentence_is_english_with_its_holes_filled() -> None:
    assert str(say("{name} has {n} coins.", name="Ann", n=4)) == "Ann has 4 coins."


def test_a_sentence_inside_a_sentence_is_translated_too() -> None:
    german = {"{name} discovers {animal}": "{name} entdeckt {animal}", "a lion": "einen Löwen"}
    text = say("{name} discovers {animal}", name="Ann", animal=say("a lion"))
    assert text.translated(lambda source: german[source]) == "Ann entdeckt einen Löwen"
    assert str(text) == "Ann discovers a lion"


def test_braces_in_a_value_stay_braces() -> None:
    assert str(say("{name} wins", name="{0} {oops}")) == "{0} {oops} wins"


def test_the_number_chooses_the_sentence() -> None:
    said = [str(count(n, "{n} coin of {who}", "{n} coins of {who}", who="Ann")) for n in (0, 1, 2)]
    assert said == ["0 coins of Ann", "1 coin of Ann", "2 coins of Ann"]


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round() -> None:
    told = str(say("{name} has {n} Coins.", name="\u05e9\u05e8\u05d4", n=6))
    assert told == "\u2068\u05e9\u05e8\u05d4\u2069 has 6 Coins."
    assert str(say("{name} passes.", name="Zoë")) == "Zoë passes."
