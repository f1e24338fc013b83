"""The filetest commands that pin emitted code: what each target's printer writes, whole.

LLVM IR is what this project prints, so it stays as it is when LLVM changes; PTX is LLVM's text
and does not, so the commands pin the LLVM IR that PTX is made of.
"""

from __future__ import annotations

from collections.abc import Callable

from stepfuse.backends.cuda.module import device_text
from stepfuse.backends.llvm.module import llvm_text
from stepfuse.backends.numba.source import program_source
from stepfuse.backends.numba_cuda.source import cuda_source
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline

TRIPLE = "x86_64-unknown-linux-gnu"


def emit_llvm(spec: Spec, dtypes: str) -> str:
    """The LLVM IR of machine code, whatever machine this is."""
    return _emitted(spec, dtypes, "x86-64", lambda loops: llvm_text(loops, TRIPLE))


def emit_ptx(spec: Spec, dtypes: str) -> str:
    """The LLVM IR that PTX is made of."""
    return _emitted(spec, dtypes, "cuda", lambda loops: device_text({"sf_x": loops}))


def emit_python(spec: Spec, dtypes: str) -> str:
    """The Numba source."""
    return _emitted(spec, dtypes, "numba", program_source)


def emit_numba_cuda(spec: Spec, dtypes: str) -> str:
    """The numba-cuda source."""
    return _emitted(spec, dtypes, "numba-cuda", cuda_source)


def _emitted(spec: Spec, dtypes: str, target: str, show: Callable[[LoopProgram], str]) -> str:
    """The code of every variant, one after the other."""
    pipeline = policy_pipeline("strict", dtypes)
    graphs = linked(spec.variants(), pipeline)
    shown = (show(lower_to_loops(g, pipeline, target)[1]) for g in graphs)
    return "\n\n".join(text.strip("\n") for text in shown) + "\n"
