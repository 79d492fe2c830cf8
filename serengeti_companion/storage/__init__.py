"""What is kept: sessions, their journals, preferences; and the session file."""
