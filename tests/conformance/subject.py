"""An optimizer under test: compiled once a process, and all that a few of its steps leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import stepfuse
from stepfuse.backends import compile_program
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.types import ELEM, GROUP
from stepfuse.tools.dev.optimizer_table import reductions

from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]
Shape = tuple[int, ...]

SHAPES: tuple[Shape, ...] = ((), (7,), (5, 3), (4, 3, 2, 2), (0,))
DTYPES: dict[str, Any] = {
    "f64": np.float64,
    "f32": np.float32,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
}
LATE = {"adashift": 10}  # steps that an optimizer looks at before its first move
LOSS = 3.0  # for the optimizers that want to know it
DECAYS = ("weight_decay", "weight_decay_1d", "l1", "l2", "lambd")


def job(
    name: str,
    params: Sequence[Array],
    dtype: str = "f32",
    backend: str = "native",
    threads: int = 1,
    **hypers: float,
) -> stepfuse.Optimizer:
    """The optimizer over these parameters; hypers that it does not have are left out."""
    made = compiled(name, dtype) if backend == "native" else interpreted(name, dtype)
    known = {r.name for r in made.spec.of_kind("hyper")}
    given = {k: v for k, v in ({"loss": LOSS} | hypers).items() if k in known}
    return stepfuse.Optimizer(params, made, threads=threads, **given)


def steps_of(name: str, count: int) -> int:
    """So many steps, or more for an optimizer that moves late."""
    return count + LATE.get(name, 0)


@cache
def compiled(name: str, dtype: str) -> stepfuse.Compilation:
    """A registered optimizer, or a chain written with plus signs, as native code."""
    spec = stepfuse.chain(*name.split("+"))
    roles = [r for r in spec.of_kind("param", "grad", "state") if r.type.domain == ELEM]
    if dtype == "f64":  # narrow storage leaves vectors of rows and columns in f32
        roles += [r for r in spec.of_kind("state") if r.type.domain.is_vector]
    return stepfuse.compile(spec, dtypes=",".join(f"{r.name}={dtype}" for r in roles))


@cache
def interpreted(name: str, dtype: str) -> stepfuse.Compilation:
    """The same programs, run by the interpreter."""
    made = compiled(name, dtype)
    loops = (LoopProgram(v.program, ()) for v in made.variants)
    pairs = zip(made.variants, loops, strict=True)
    variants = tuple(replace(v, compiled=compile_program(x, "reference")) for v, x in pairs)
    return replace(made, variants=variants, backend="reference")


def class_of(spec: Spec) -> str:
    """E element-wise, R with reductions within a tensor, G with reductions over all tensors."""
    found = {"G" if domain <= GROUP else "R" for domain in reductions(spec)}
    return min(found, default="E")


def normal(seed: int, shapes: Iterable[Shape] = SHAPES, dtype: str = "f32") -> list[Array]:
    """Arrays of normal numbers."""
    rng = np.random.default_rng(seed)
    return [np.array(rng.normal(size=s)).astype(DTYPES[dtype]) for s in shapes]


def trained(optimizer: stepfuse.Optimizer, grads: Iterable[Sequence[Array | None]]) -> Any:
    """The optimizer after steps with these gradients, of which extra inputs are the doubles."""
    extra = [role.name for role in optimizer._spec.of_kind("aux")]
    for given in grads:
        doubles = [None if g is None else g + g for g in given]
        optimizer.step(given, dict.fromkeys(extra, doubles) if extra else None)
    return optimizer


def left(optimizer: stepfuse.Optimizer, params: Sequence[Array]) -> dict[str, Array]:
    """Copies of everything that steps leave, by name; 16-bit floats as bit patterns."""
    found = {f"param {n}": plain(p) for n, p in enumerate(params)}
    for number, state in enumerate(optimizer.state):
        found |= {f"{name} {number}": plain(array) for name, array in state.items()}
    return found | {name: np.array(value) for name, value in optimizer.numbers.items()}


def plain(array: Array) -> Array:
    """A copy; 16-bit floats as bit patterns."""
    return np.array(array.view(np.uint16) if array.itemsize == 2 else array)


def differences(a: dict[str, Array], b: dict[str, Array]) -> list[str]:
    """What is not the same to the bit, any NaN being any other."""
    assert a.keys() == b.keys()
    return [name for name in a if not same_bits(a[name], b[name])]
