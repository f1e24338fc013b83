"""Builds `sanitized.c` over many specs and formats, and gives it what to step."""

from __future__ import annotations

import dataclasses
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import stepfuse
from stepfuse.backends.aot.header import header_text
from stepfuse.backends.aot.manifest import LibrarySpec
from stepfuse.backends.aot.multiversion import library_text
from stepfuse.backends.native import cpu_target
from stepfuse.backends.native.targets import X86_64
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.graph import Spec
from stepfuse.passes.lower.cases import Case as CompiledCase
from stepfuse.passes.lower.cases import planned_variants
from stepfuse.passes.rewrite.merge_axes import with_merged_axes

from tests.backends.aot.watched import watched

Array = np.ndarray[Any, np.dtype[Any]]
TARGET = "x86-64-v3"
STEPS = 2
FLAGS = (
    "-std=c11", "-g", "-Og", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function",
    "-fsanitize=address,undefined", "-fno-sanitize-recover=all",
)  # fmt: skip

# Ranks 0 to 4, empty, odd, on both sides of blocks, leaves, chunks and long rows.
SHAPES = [
    (), (1,), (7,), (0,), (255,), (256,), (257,), (1025,), (3, 5), (0, 4), (4, 0), (17, 33),
    (70, 19), (2, 40, 31), (2, 0, 3), (2, 3, 4, 5), (33000,), (200, 300), (1, 70000), (130, 600),
    (2, 0, 3, 1), (70, 3, 1, 1), (9001, 1, 1),
]  # fmt: skip
SMALL = [s for s in SHAPES if np.prod(s) < 1500]


@dataclass(frozen=True, slots=True)
class Case:
    """A spec, under a name of its own, in a storage format."""

    name: str
    spec: str
    dtypes: str = ""

    @property
    def declared(self) -> Spec:
        """The spec under the name of the case."""
        is_text = self.spec.startswith("optimizer")
        spec = stepfuse.parse(self.spec) if is_text else stepfuse.chain(*self.spec.split("+"))
        spec = with_merged_axes(spec, [(1, 1)])
        graphs = tuple(g.replace(name=self.name) for g in spec.graphs)
        return dataclasses.replace(spec, name=self.name, graphs=graphs)


HEADS = """optimizer @heads {
  param %param : f32 elem
  grad %grad : f32 elem
  state %head = 0.0 : f32 axis(0)
  state %both = 0.0 : f32 {axis0, axis2, axis3}
  hyper %lr = 0.1 : f64 group

  step when rank == 4 {
    %0 = mean %grad : real axis(0)
    %1 = max %grad : real {axis0, axis2, axis3}
    %2 = add %0, %1 : real {axis0, axis2, axis3}
    %3 = sub %grad, %2 : real elem
    %4 = mul %lr, %3 : real elem
    update %param = %4
    update %head = %0
    update %both = %1
  }

  step when rank < 4 {
    update %param = %grad
  }
}
"""

SQUARES = """optimizer @squares {
  param %param : f32 elem
  grad %grad : f32 elem
  state %s = 0.0 : f32 gram(row)
  hyper %lr = 0.1 : f64 group

  step when rank >= 2 and rows <= cols {
    %0 = mul 0.5, %s : real gram(row)
    %1 = matmul %grad, %grad : real gram(row)
    %2 = add %0, %1 : real gram(row)
    %3 = matmul %2, %grad : real elem
    %4 = mul %lr, %3 : real elem
    %5 = sub %param, %4 : real elem
    update %param = %5
    update %s = %2
  }

  step when rank >= 2 and rows > cols {
    %0 = matmul %grad, %grad : real gram(col)
    %1 = matmul %grad, %0 : real elem
    %2 = matmul %1, %1 : real gram(col)
    %3 = matmul %1, %2 : real elem
    %4 = mul %lr, %3 : real elem
    %5 = sub %param, %4 : real elem
    update %param = %5
  }

  step when rank < 2 {
    %0 = mul %lr, %grad : real elem
    %1 = sub %param, %0 : real elem
    update %param = %1
  }
}
"""

CASES = (
    Case("adamw_f32", "adamw"),
    Case("adamw_f64", "adamw", "param=f64,grad=f64,state=f64"),
    Case("adamw_bf16", "adamw", "param=bf16,grad=bf16"),
    Case("adamw_f16", "adamw", "param=f16,grad=f16"),
    Case("adamw_split", "adamw", "param=bf16_split,grad=bf16"),
    Case("adamw_kahan", "adamw", "param=bf16_kahan,grad=bf16"),
    Case("adamw_random", "adamw", "param=bf16_stochastic,grad=bf16"),
    Case("adamw_linear8", "adamw", "state=linear8"),
    Case("adamw_linear8_128", "adamw", "state=linear8(128)"),
    Case("adamw_dynamic8", "adamw", "state=dynamic8"),
    Case("lamb_linear8", "lamb", "state=linear8,grad=bf16"),
    Case("lamb_f32", "lamb"),
    Case("adafactor_f32", "adafactor"),
    Case("adafactor_bf16", "adafactor", "param=bf16,grad=bf16"),
    Case("whole", "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"),
    Case("shadow_f16", "adamw+ema_weights+shadow", "shadow=f16,state=f64"),
    Case("copied_bf16", "lion+ema_weights", "param=bf16,grad=f32,state=f32"),
    Case("copied_f16", "lion+ema_weights", "param=f16,grad=f32,state=bf16"),
    Case("centralized", "centralize+adamw"),
    Case("prodigy_f32", "prodigy"),
    Case("sm3_f32", "sm3"),
    Case("came_linear8", "came", "state=linear8"),
    Case("adafactor_dynamic8", "adafactor", "state=dynamic8(4096)"),
    Case("adamp_linear8", "adamp", "m=linear8(32),v=linear8(2048)"),
    Case("heads", HEADS),
    Case("squares", SQUARES),
    Case("scion_bf16", "scion(ns_steps=1)", "param=bf16,grad=bf16"),
    Case("scion_linear8", "scion(ns_steps=1)", "state=linear8"),
)  # fmt: skip
# What the suite builds and steps; `python -m tests.campaigns.products --only sanitized` has all.
_REST = (
    "adamw_f64", "adamw_bf16", "adamw_f16", "adamw_linear8_128", "adafactor_bf16", "shadow_f16",
    "copied_bf16", "centralized", "prodigy_f32", "sm3_f32", "came_linear8", "adafactor_dynamic8",
    "adamp_linear8", "scion_bf16", "scion_linear8",
)  # fmt: skip
SUITE = tuple(case for case in CASES if case.name not in _REST)


def build(folder: Path, cases: Sequence[Case] = SUITE, whole: bool = False) -> Path:
    """The program over these cases; `whole`: its code is optimised as that of artifacts is."""
    sources = [_source(case) for case in cases]
    programs = {p: g for s in sources for p, g in zip(s.prefixes, s.loops, strict=True)}
    made = [variant for source in sources for variant in source.variants(X86_64.triple)]
    digests = {variant["prefix"]: variant["digest"] for variant in made}
    text = watched(library_text(programs, (TARGET,), None, digests))
    code = cpu_target.portable_object(text, X86_64) if whole else _quick_object(text)
    (folder / "stepfuse.o").write_bytes(code)
    (folder / "stepfuse.h").write_text(header_text("stepfuse", sources, 3, digests))
    table = "".join(f"SPEC({s.stem},{len(s.programs)})" for s in sources)
    command = ["cc", *FLAGS, f"-DSPECS={table}", f"-I{folder}"]
    command += [str(Path(__file__).with_name("sanitized.c")), str(folder / "stepfuse.o")]
    done = subprocess.run(
        [*command, "-o", str(folder / "sanitized")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder / "sanitized"


def _quick_object(text: str) -> bytes:
    """The text's object in half the time, its registers less well allocated: calls of watchers
    stand between its accesses either way."""
    cpu_target._initialise()
    target = llvm.Target.from_triple(X86_64.triple)
    machine = target.create_target_machine(cpu=X86_64.cpu, opt=0, reloc="pic", codemodel="default")
    code: bytes = machine.emit_object(cpu_target._optimised(text, machine))
    return code


def _source(case: Case) -> LibrarySpec:
    own = planned_variants(case.declared, "step", [CompiledCase(storage=case.dtypes)], "strict")
    made = [lower_to_loops(v.graph, v.pipeline, X86_64.target) for v in own]
    plans, programs = tuple(plan for plan, _ in made), tuple(loops for _, loops in made)
    return LibrarySpec(case.declared, "step", "strict", own, programs, plans)


@dataclass(frozen=True, slots=True)
class Training:
    """An optimizer from Python, and what a step from C is given: the same."""

    case: Case
    optimizer: stepfuse.Optimizer
    params: list[Array]
    grads: list[list[Array]]  # of each step

    def write(self, path: Path) -> None:
        """The tensors, their gradients, and the second group's learning rate."""
        half = len(self.params) // 2
        with path.open("wb") as file:

            def put(*values: int) -> None:
                file.write(np.array(values, np.int64).tobytes())

            def put_bytes(content: bytes) -> None:
                put(len(content))
                file.write(content)

            put(len(self.params), 2, len(self.grads))
            for number, param in enumerate(self.params):
                put_bytes(np.array(param.shape, np.int64).tobytes())
                put(int(number >= half))
                put_bytes(param.tobytes())
                for grads in self.grads:
                    put_bytes(grads[number].tobytes())
            put(1, 1)
            put_bytes(b"lr\0")
            put_bytes(np.array([0.5]).tobytes())

    def steps(self) -> None:
        """Steps from Python; the gradients are left as they are."""
        for grads in self.grads:
            self.optimizer.step([g.copy() for g in grads])

    def arrays(self, result: bytes, roles: Sequence[str]) -> Iterator[tuple[str, bytes, bytes]]:
        """Where, what C has, what Python has."""
        at = 0
        for number, param in enumerate(self.params):
            mine = self.optimizer._storage.arrays(number)
            for role in roles:
                size = int.from_bytes(result[at : at + 8], "little", signed=True)
                found, at = result[at + 8 : at + 8 + max(0, size)], at + 8 + max(0, size)
                assert (size >= 0) == (role in mine), f"%{role} of {param.shape}"
                if size >= 0:
                    yield f"%{role} of {param.shape}", found, mine[role].tobytes()


def training(case: Case, shapes: Sequence[tuple[int, ...]], steps: int = STEPS) -> Training:
    """Two groups of tensors of these shapes, those that the spec takes."""
    rng = np.random.default_rng(5)
    compiled = stepfuse.compile(case.declared, dtypes=case.dtypes)
    roles = {r.kind: r.type.dtype.numpy for r in compiled.variants[0].program.graph.roles}
    params = [_random(rng, s, roles["param"]) for s in shapes]
    half = len(params) // 2
    groups = [{"params": params[:half]}, {"params": params[half:], "lr": 0.5}]
    optimizer = stepfuse.Optimizer(groups, case.declared, dtypes=case.dtypes, threads=1)
    grads = [[_random(rng, s, roles["grad"]) for s in shapes] for _ in range(steps)]
    return Training(case, optimizer, params, grads)


def _random(rng: np.random.Generator, shape: tuple[int, ...], dtype: object) -> Array:
    values = np.array(rng.standard_normal(shape), np.float32)
    if dtype == np.uint16:  # bit patterns of bfloat16: the upper half
        return np.asarray((values.view(np.uint32) >> 16).astype(np.uint16))
    return values.astype(dtype)
