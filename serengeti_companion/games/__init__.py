"""The games: each a package of its own that exports one Game value."""
