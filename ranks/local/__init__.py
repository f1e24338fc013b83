"""Ranks that step by themselves, and meet every so many steps."""
