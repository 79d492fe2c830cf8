"""WILD: Serengeti on the start page: how a session of it begins."""
