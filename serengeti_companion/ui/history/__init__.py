"""What was: a session looked back through move by move, and what all games add up to."""
