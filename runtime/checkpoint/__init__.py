"""Checkpoints: an optimizer's states, numbers and hypers in one file, replaced as a whole."""
