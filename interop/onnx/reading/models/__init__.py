"""Kinds of models: our own, those of several parameters, those over sequences."""
