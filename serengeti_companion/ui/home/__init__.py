"""What is around the table: start page, new session, rules, settings."""
