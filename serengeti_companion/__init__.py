"""Serengeti Companion: a desktop companion for three Serengeti board games."""

__version__ = "0.1.0"
