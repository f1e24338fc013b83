"""What a library and its loader agree about, program by program: a digest that both can tell.

The library exports it as text, `sf_adamw_0_digest`; the loader works it out from the spec.
"""

from __future__ import annotations

import hashlib

from ...ir.lowered.program import Program
from ..llvm.module import llvm_text

_LENGTH = 65  # 64 hexadecimal digits and the 0 that ends them in C


def program_digest(program: Program, triple: str) -> str:
    """The SHA-256 of code, tables and launches, in hexadecimal."""
    return digest_of(program, llvm_text(program, triple))


def digest_of(program: Program, text: str) -> str:
    """The same, where the program's LLVM IR for the triple is at hand."""
    rest = repr((program.columns, program.slots, program.launches, program.visits, program.shared))
    return hashlib.sha256(f"{text}\n{rest}".encode()).hexdigest()


def digest_symbol(prefix: str) -> str:
    """The name under which a library exports a program's digest."""
    return f"{prefix}_digest"


def digest_line(prefix: str, digest: str) -> str:
    """The LLVM IR that exports it."""
    return f'@{digest_symbol(prefix)} = constant [{_LENGTH} x i8] c"{digest}\\00"'
