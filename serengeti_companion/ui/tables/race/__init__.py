"""The table screen of Serengeti: A Race For Life."""
