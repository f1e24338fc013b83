"""What a library and its loader agree about, program by program: a digest that both can tell.

The library exports it as text, `sf_adamw_0_digest`; the loader works it out from the spec.
"""

from __future__ import annotations

import hashlib

from ...ir.loops.loop_program import LoopProgram
from ...ir.text.loop_printer import to_text
from ..verify_loops import RULES

_LENGTH = 65  # 64 hexadecimal digits and the 0 that ends them in C


def program_digest(loops: LoopProgram, triple: str) -> str:
    """The SHA-256 of a program's loops for a triple, of its tables and launches, in hexadecimal.

    Of loops, not of what is printed: another printer of the same loops fits the same program.
    """
    program, nests = loops.program, map(to_text, loops.nests)
    rest = (
        triple,
        tuple(map(str, program.columns)),
        program.slots,
        program.shared,
        program.visits,
        program.launches,
    )
    return hashlib.sha256("\n".join((*nests, repr(rest))).encode()).hexdigest()


def proof_of(digest: str) -> str:
    """What a manifest says of a program whose loops have verified: by these rules, this digest."""
    return hashlib.sha256(f"{RULES} {digest}".encode()).hexdigest()


def digest_symbol(prefix: str) -> str:
    """The name under which a library exports a program's digest."""
    return f"{prefix}_digest"


def digest_line(prefix: str, digest: str) -> str:
    """The LLVM IR that exports it."""
    return f'@{digest_symbol(prefix)} = constant [{_LENGTH} x i8] c"{digest}\\00"'
