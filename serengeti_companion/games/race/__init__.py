"""Serengeti: A Race For Life, a race of two decks through twelve seasons."""
