"""The table screen of Survive The Serengeti."""
