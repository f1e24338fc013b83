"""Engines beside each other: the whole way from a spec to stepped arrays, two steps long.

The reference interprets; `native` is LLVM as users have it, `quick` the same code without
LLVM's improvement (a quarter of the time), `python` the Numba source run as Python,
`loops` the nests run by the loop interpreter, which looks for more than wrong bits, as they are
built; `lanes` likewise, after all passes of a CPU.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import llvmlite.binding as llvm
import numpy as np
from stepfuse.array_optimizer import Optimizer
from stepfuse.backends import verify_loops
from stepfuse.backends.loops import backend as loops
from stepfuse.backends.native import cpu_target as machine
from stepfuse.backends.native.backend import compile_program as compile_native
from stepfuse.backends.native.backend import llvm_text
from stepfuse.backends.native.machine_code import MachineCode
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.compiler import compile_spec
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.lowered.program import Program
from stepfuse.passes.lower.plan_memory import plan_memory
from stepfuse.passes.lower.step_program import step_program
from stepfuse.passes.targets import program_steps, target_of
from stepfuse.runtime.compilation import Compilation, Variant
from stepfuse.runtime.cuda.device import gpu
from stepfuse.runtime.cuda.space import DeviceSpace
from stepfuse.runtime.launch.executable import Executable

from tests.campaigns.case import Case
from tests.campaigns.device_trial import Guarded
from tests.campaigns.inputs import DIMS, LARGE, Dims, dims_of, random_array, variant
from tests.support.inputs.programs import loops_of
from tests.support.oracles.numeric import same_bits

STEPS = 2
SLOW = frozenset(("python", "ptx", "gpu", "loops", "lanes"))  # element by element: small tensors


def compare_engines(spec: Spec, case: Case, engines: tuple[str, ...]) -> str:
    """What differs between the reference and the engines, empty where nothing does."""
    made = compile_spec(spec, backend="reference", policy=case.policy, dtypes=case.dtypes)
    rng = random.Random(case.seed)
    graphs = [v.program.graph for v in made.variants]
    cut = rng.random() < 0.15 and SLOW.isdisjoint(engines)
    chosen = dims_of(graphs, rng, dims=LARGE if cut else DIMS)
    if not chosen:
        return ""
    expected = _Trajectory(spec, made, case.seed, chosen).found()
    for engine in engines:
        other = compiled_by(made, engine)
        place = _on_gpu if engine == "gpu" else _as_it_is
        found = _Trajectory(spec, other, case.seed, chosen, place).found()
        wrong = [n for n in expected if not same_bits(expected[n], found[n])]
        if wrong:
            few = (f"{n} was {_few(expected[n])}, is {_few(found[n])}" for n in wrong[:2])
            return f"{engine}: {'; '.join(few)}"
    return ""


def compiled_by(made: Compilation, engine: str) -> Compilation:
    """What the reference compiled, for an engine."""
    target, compiled = ENGINES[engine]
    programs = [_lowered_for(v.program, target) for v in made.variants]
    variants = tuple(_variant(p, compiled(loops_of(p, target))) for p in programs)
    return replace(made, variants=variants, backend=engine)


def _variant(program: Program, compiled: Executable) -> Variant:
    plan = plan_memory(program)
    return Variant(step_program(program, plan), compiled, lambda: (program, plan))


def _few(array: Any) -> str:
    return np.array2string(np.asarray(array).reshape(-1)[:4], separator=", ")


def _as_it_is(array: Any) -> Any:
    return array


def _on_gpu(array: Any) -> Any:
    return Guarded(1, DeviceSpace(gpu(0))).place(array)


class _Trajectory:
    """Two steps over two groups, in the second of which a gradient may be missing."""

    def __init__(
        self,
        spec: Spec,
        made: Compilation,
        seed: int,
        chosen: list[tuple[Dims, str]],
        place: Callable[[Any], Any] = _as_it_is,
    ) -> None:
        self.spec, self.made, self.chosen, self.place = spec, made, chosen, place
        self.rng = np.random.default_rng(seed)
        self.odd = self.rng.random() < 0.3
        self.missing = self.rng.integers(0, 2 * len(chosen))
        graphs = [variant([v.program.graph for v in made.variants], *c) for c in chosen]
        self.roles = [{r.name: r for r in g.roles} for g in graphs if g is not None]

    def found(self) -> dict[str, Any]:
        """Everything that is stored."""
        params = self._arrays("param")
        optimizer = Optimizer(self._groups(params), self.made, threads=1)
        found: dict[str, Any] = {}
        for step in range(STEPS):
            grads: list[Any] = self._arrays("grad")
            given = list(grads)
            if step == 1 and self.missing < len(grads):
                given[self.missing] = None
            optimizer.step(given)
            found |= {f"grad {i} of step {step}": np.array(g) for i, g in enumerate(grads)}
        found |= {f"param {i}": np.asarray(p) for i, p in enumerate(params)}
        for number, state in enumerate(optimizer.state):
            found |= {f"{name} {number}": np.array(array) for name, array in state.items()}
        return found | {name: np.asarray(v) for name, v in optimizer.numbers.items()}

    def _groups(self, params: list[Any]) -> list[dict[str, Any]]:
        groups: list[dict[str, Any]] = []
        for label in ("", "a"):
            mine = [p for p, (_, own) in zip(params, self.chosen, strict=True) if own == label]
            groups += [{"params": mine, "label": label}] if mine else []
        if any(r.name == "lr" for r in self.spec.of_kind("hyper")) and len(groups) > 1:
            groups[1]["lr"] = 0.03
        return groups

    def _arrays(self, name: str) -> list[Any]:
        pairs = zip(self.chosen, self.roles, strict=True)
        return [
            self.place(random_array(roles[name], dims, self.rng, self.odd and name == "grad"))
            if name in roles
            else self.place(np.zeros(dims, np.float32))
            for (dims, _), roles in pairs
        ]


# ------------------------------------------------------------------ engines


def quick(loops: LoopProgram) -> MachineCode:
    """The native code of a program, as LLVM prints it without improving it."""
    verify_loops(loops)
    text, program = llvm_text(loops), loops.program
    target = llvm.Target.from_triple(machine.triple())
    made = target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(),
        opt=0, reloc="pic", codemodel="jitdefault", jit=True,
    )  # fmt: skip
    engine = machine.load_object(made.emit_object(llvm.parse_assembly(text)))
    addresses = {name: engine.get_function_address(name) for name in program.entries}
    return MachineCode(lambda: text, addresses, machine.routines, engine)


def _ptx(loops: LoopProgram) -> Any:
    from tests.backends import cuda_emulator

    return cuda_emulator.compile_program(loops)


def _gpu(loops: LoopProgram) -> Any:
    from stepfuse.backends.cuda.ptx import compile_program

    return compile_program(loops, "0")


def _lowered_for(program: Program, target: str) -> Program:
    for _, function in program_steps(target_of(target)):
        program = function(program)
    return program


ENGINES: dict[str, tuple[str, Callable[[LoopProgram], Any]]] = {  # each with its target
    "quick": ("native", quick),
    "native": ("native", compile_native),
    "python": ("numba", partial(numba_cpu.compile_program, jit=False)),
    "numba": ("numba", numba_cpu.compile_program),
    "ptx": ("cuda", _ptx),
    "gpu": ("cuda", _gpu),  # the first one, through the driver
    "loops": ("loops", loops.compile_program),
    "lanes": ("x86-64", loops.compile_program),  # after all passes of a CPU
}
