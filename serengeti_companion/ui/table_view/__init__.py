"""A second window for a television or the far side of the table; loaded when first opened."""
