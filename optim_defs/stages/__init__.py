"""Stages of a step, one a file: what happens around the optimizer."""
