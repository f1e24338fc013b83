"""Excerpts of sources, with carets under the parts in question."""
