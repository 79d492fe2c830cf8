"""The table of WILD: Serengeti on the screen."""
