"""Passes: pure functions from graph to graph, and from graph to schedule and plan."""
