"""Stages of a step around the optimizer, one a file."""
