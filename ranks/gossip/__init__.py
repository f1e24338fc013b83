"""Ranks that exchange parameters with neighbours alone, over a graph."""
