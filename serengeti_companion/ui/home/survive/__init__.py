"""What comes before a table of Survive The Serengeti."""
