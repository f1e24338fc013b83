"""The verifier of loops, for who makes code of them: on a cache's miss, before the code is kept.

Entries of a cache were made of verified loops: the version of the rules is a part of its key.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..ir.loops.loop_program import LoopProgram
    from ..ir.loops.nest import Nest

RULES = "loops 5"  # raised when `ir/loops/verifier` refuses more than it did


def verify_loops(loops: LoopProgram, *, printed: bool = True) -> None:
    """Raises VerifyError where a nest breaks a rule; `printed`: all passes are behind it."""
    verify_nests(loops.nests, printed=printed)


def verify_nests(nests: Iterable[Nest], *, printed: bool = True) -> None:
    """Raises VerifyError likewise, of some nests of a program."""
    from ..ir.loops.verifier.verify import verify

    for nest in nests:
        verify(nest, printed=printed)
