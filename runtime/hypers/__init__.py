"""Hyper-parameters: groups, and values that the host sets before a step."""
