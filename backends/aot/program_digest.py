"""What a library and its loader agree about, program by program: a digest that both can tell.

The library exports it as text, `sf_adamw_0_digest`; the loader works it out from the spec.
"""

from __future__ import annotations

import hashlib

from ...ir.lowered.program import Program
from ...ir.text.loop_printer import to_text
from ...passes.loops.build.nests import build_nests
from ...passes.loops.pipelines import lowered_nest
from ..llvm.functions import target_of

_LENGTH = 65  # 64 hexadecimal digits and the 0 that ends them in C


def program_digest(program: Program, triple: str) -> str:
    """The SHA-256 of the program's loops for a target, of its tables and launches, in hexadecimal.

    Of loops, not of what is printed: another printer of the same loops fits the same program.
    """
    target = target_of(triple)
    nests = (to_text(lowered_nest(nest, target)) for nest in build_nests(program))
    rest = (
        triple,
        program.columns,
        program.slots,
        program.shared,
        program.visits,
        program.launches,
    )
    return hashlib.sha256("\n".join((*nests, repr(rest))).encode()).hexdigest()


def digest_symbol(prefix: str) -> str:
    """The name under which a library exports a program's digest."""
    return f"{prefix}_digest"


def digest_line(prefix: str, digest: str) -> str:
    """The LLVM IR that exports it."""
    return f'@{digest_symbol(prefix)} = constant [{_LENGTH} x i8] c"{digest}\\00"'
