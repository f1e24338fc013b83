"""Engines beside each other: the whole way from a spec to stepped arrays, two steps long.

The reference interprets; `native` is LLVM as users have it, `quick` the same code without
LLVM's improvement (a quarter of the time), `python` the Numba source run as Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from stepfuse.backends import machine, numba_cpu
from stepfuse.backends.llvm_module import exported
from stepfuse.backends.native import _FUNCTION, Compiled, llvm_text
from stepfuse.backends.native import compile_program as compile_native
from stepfuse.compiler import Compilation, compile_spec
from stepfuse.ir import meaning
from stepfuse.ir.graph import Role, Spec
from stepfuse.ir.kernel import Program
from stepfuse.ir.types import BF16, F16, F32
from stepfuse.runtime.optimizer import Optimizer

from tests.campaigns.case import Case
from tests.campaigns.inputs import Dims, dims_of
from tests.numeric import same_bits

STEPS = 2


def compare_engines(spec: Spec, case: Case, engines: tuple[str, ...]) -> str:
    """What differs between the reference and the engines, empty where nothing does."""
    made = compile_spec(spec, backend="reference", policy=case.policy, dtypes=case.dtypes)
    graphs = [v.program.graph for v in made.variants]
    chosen = dims_of(graphs, random.Random(case.seed))
    if not chosen:
        return ""
    expected = _trajectory(spec, made, case.seed, chosen)
    for engine in engines:
        variants = tuple(replace(v, compiled=ENGINES[engine](v.program)) for v in made.variants)
        other = replace(made, variants=variants, backend=engine)
        found = _trajectory(spec, other, case.seed, chosen)
        wrong = [n for n in expected if not same_bits(expected[n], found[n])]
        if wrong:
            few = (f"{n} was {_few(expected[n])}, is {_few(found[n])}" for n in wrong[:2])
            return f"{engine}: {'; '.join(few)}"
    return ""


def _few(array: Any) -> str:
    return np.array2string(np.asarray(array).reshape(-1)[:4], separator=", ")


def _trajectory(
    spec: Spec, made: Compilation, seed: int, chosen: list[tuple[Dims, str]]
) -> dict[str, Any]:
    """Everything that is stored after two steps over two groups."""
    rng = np.random.default_rng(seed)
    roles = {r.name: r for r in made.variants[0].program.graph.roles}
    params = [_array(roles["param"], d, rng) for d, _ in chosen]
    groups = [
        {"params": [p for p, (_, label) in zip(params, chosen, strict=True) if label == mine],
         "label": mine}
        for mine in ("", "a")
    ]  # fmt: skip
    given = [g for g in groups if g["params"]]
    optimizer = Optimizer(given, spec, compiler=lambda *_, **__: made, threads=1)
    found: dict[str, Any] = {}
    for step in range(STEPS):
        grads = [_array(roles["grad"], d, rng) for d, _ in chosen]
        optimizer.step(grads)
        found |= {f"grad {i} of step {step}": g for i, g in enumerate(grads)}
    found |= {f"param {i}": p for i, p in enumerate(params)}
    for number, state in enumerate(optimizer.state):
        found |= {f"{name} {number}": np.array(array) for name, array in state.items()}
    return found | {name: np.asarray(v) for name, v in optimizer.numbers.items()}


def _array(role: Role, dims: Dims, rng: np.random.Generator) -> Any:
    values, dtype = rng.standard_normal(dims), role.type.dtype
    if dtype in (BF16, F16):
        return np.asarray(meaning.cast(np.asarray(values, np.float32), dtype, F32))
    return np.array(values, dtype.numpy)


# ------------------------------------------------------------------ engines


def quick(program: Program) -> Compiled:
    """The native code of a program, as LLVM prints it without improving it."""
    text = llvm_text(program)
    target = llvm.Target.from_triple(machine.triple())
    made = target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(),
        opt=0, reloc="pic", codemodel="jitdefault", jit=True,
    )  # fmt: skip
    engine = machine.load_object(made.emit_object(llvm.parse_assembly(text)))
    compiled = Compiled(text, engine)
    for name in exported(program):
        address = engine.get_function_address(name)
        compiled.addresses[name] = address
        compiled.functions[name] = _FUNCTION(address)
    return compiled


def _ptx(program: Program) -> Any:
    from tests.backends import cuda_emulator

    return cuda_emulator.compile_program(program)


ENGINES: dict[str, Callable[[Program], Any]] = {
    "quick": quick,
    "native": compile_native,
    "python": partial(numba_cpu.compile_program, jit=False),
    "numba": numba_cpu.compile_program,
    "ptx": _ptx,
}
