"""The names of functions in libraries and PTX."""

from __future__ import annotations


def symbol(prefix: str, name: str) -> str:
    """The symbol of a program's function: `sf_sweep_0`, or `sweep0_pass0`, under its prefix."""
    return f"{prefix}_{name.removeprefix('sf_')}"
