"""The verifier of loops, for who makes code of them: on a cache's miss, before the code is kept.

What a cache finds was made of loops that verified: the version of the rules is a part of its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.errors import LowerError

if TYPE_CHECKING:
    from ..ir.loops.loop_program import LoopProgram

RULES = "loops 4"  # raised when `ir/loops/verifier` refuses more than it did


def verify_loops(loops: LoopProgram, *, products: bool = False) -> None:
    """Raises VerifyError where a nest breaks a rule, LowerError where a backend lacks a form.

    `products` says that it has those of products: chains, tiles of registers, unrolled loops.
    """
    from ..ir.loops.verifier.verify import unprinted, verify

    for nest in loops.nests:
        verify(nest)
        if not products and (found := unprinted(nest)):
            raise LowerError(f"nest {nest.name}: code of a CPU has {found}, this backend has not")
