"""Passes from graph to graph that keep every value's meaning."""
