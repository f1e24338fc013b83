"""Passes that map nests to the threads of a GPU's block."""
