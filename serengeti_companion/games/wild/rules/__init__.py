"""The rulebook of WILD: Serengeti, a module a chapter."""
