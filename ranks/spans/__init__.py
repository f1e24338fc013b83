"""Spans: which rank owns which elements of which tensor."""
