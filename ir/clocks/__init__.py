"""Entries that the stepper runs by itself: when they are due, and what such an entry may be."""
