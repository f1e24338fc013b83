"""The counts of an instruction mix in words; needs no LLVM."""

from __future__ import annotations

from collections.abc import Mapping


def mix_words(mix: Mapping[str, int]) -> str:
    """Those that are not 0, but for the bits of a vector: `4 loads, 1 division`."""
    found = ((what, n) for what, n in mix.items() if n and what != "bits")
    return ", ".join(f"{n} {what if n > 1 else what.removesuffix('s')}" for what, n in found)
