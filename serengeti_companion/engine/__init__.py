"""The referee's desk: journal, session and verdicts, with no game in it."""
