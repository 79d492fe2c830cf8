"""Two desks that need no session: the Score pad and the Goal checker."""
