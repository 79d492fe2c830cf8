"""The start page's side of Serengeti: A Race For Life."""
