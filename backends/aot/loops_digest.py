"""The digest of a program's loops: the part of a compilation that a manifest does not hold."""

from __future__ import annotations

import hashlib

from ...ir.loops.loop_program import LoopProgram
from ...ir.text.loop_printer import to_text


def loops_digest(loops: LoopProgram, triple: str) -> str:
    """The SHA-256 of a program's loops for a triple, and of its visits, in hexadecimal.

    Of loops, not of printed text: another printer of the same loops fits the same program.
    """
    told = (*map(to_text, loops.nests), triple, repr(loops.program.visits))
    return hashlib.sha256("\n".join(told).encode()).hexdigest()
