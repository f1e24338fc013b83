"""Passes over graphs of whole networks."""
