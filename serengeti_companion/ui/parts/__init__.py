"""Widgets that two or more screens use."""
