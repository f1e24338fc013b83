"""The verifier of loops, for who makes code of them: on a cache's miss, before the code is kept.

What a cache finds was made of loops that verified: the version of the rules is a part of its key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..ir.loops.loop_program import LoopProgram

RULES = "loops 4"  # raised when `ir/loops/verifier` refuses more than it did


def verify_loops(loops: LoopProgram) -> None:
    """Raises VerifyError where a nest breaks a rule."""
    from ..ir.loops.verifier.verify import verify

    for nest in loops.nests:
        verify(nest)
