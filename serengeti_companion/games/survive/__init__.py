"""Survive The Serengeti."""
