"""WILD: Serengeti."""
