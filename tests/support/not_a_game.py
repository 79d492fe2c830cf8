"""What a catalogue must not take for a game."""

GAME = "chess"
