"""The verifier of loops, for who makes code of them: on a cache's miss, before the code is kept.

What a cache finds was made of loops that verified: the version of the rules is a part of its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ir.errors import LowerError

if TYPE_CHECKING:
    from ..ir.loops.loop_program import LoopProgram
    from ..ir.loops.nest import Nest

RULES = "loops 2"  # raised when `ir/loops/verifier` refuses more than it did


def verify_loops(loops: LoopProgram) -> None:
    """Raises VerifyError where a nest breaks a rule, LowerError where no printer knows a form."""
    from ..ir.loops.verifier.verify import verify

    for nest in loops.nests:
        verify(nest)
        if found := unprinted(nest):
            raise LowerError(f"nest {nest.name}: no backend prints {found} yet")


def unprinted(nest: Nest) -> str:
    """What of a nest only its text and the loop interpreter know; empty where there is nothing."""
    from ..ir.loops.mappings import Unrolled
    from ..ir.loops.nest import For
    from ..ir.loops.walk import accumulators, walk

    loops = (s for s in walk(nest.body) if isinstance(s, For))
    if any(isinstance(s.mapping, Unrolled) for s in loops):
        return "unrolled loops"
    return "tiles of registers" if any(acc.sizes for acc in accumulators(nest)) else ""
