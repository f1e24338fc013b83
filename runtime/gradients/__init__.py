"""Gradients that come in rows, in parts, or not finite."""
