"""What `stepfuse dump` shows is what is compiled and launched, kernel by kernel."""

from __future__ import annotations

import re
from typing import Any

import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.backends.llvm import module as llvm_module
from stepfuse.backends.llvm.emit_nest import emit_nest
from stepfuse.backends.llvm.module import llvm_text
from stepfuse.backends.llvm.text import Module
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.lowered.memory_plan import Plan
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.optim_defs import names
from stepfuse.tools.inspect.abbreviate import abbreviated
from stepfuse.tools.inspect.history import History, follow, full_pipeline, linked_graphs
from stepfuse.tools.inspect.loops import Loops, loops_text
from stepfuse.tools.inspect.render import program_text

from tests.programs import WHOLE_STEP, spec_of

STORAGE = {
    "f32": "",
    "bf16": "bf16",
    "bf16_split": "param=bf16_split,grad=bf16",
    "f16": "f16",
    "linear8": "state=linear8",
}
TRIPLE = "x86_64-unknown-linux-gnu"
REFUSED = 20  # with linear8: no state at all, or one that starts as a copy


def dtypes_of(spec: Spec, storage: str) -> str:
    """The storage of all parameters, gradients and states, where it is a dtype."""
    if storage not in ("bf16", "f16"):
        return STORAGE[storage]
    roles = [r for r in spec.of_kind("param", "grad", "state") if r.type.domain == stepfuse.ELEM]
    return ",".join(f"{r.name}={storage}" for r in roles)


def compiled(spec: Spec, dtypes: str, given: list[LoopProgram]) -> list[tuple[Program, Plan]]:
    """What the runtime launches; `given` is what the backend is handed."""
    given.clear()
    made = stepfuse.compile(spec, dtypes=dtypes)
    assert [v.compiled for v in made.variants] == list(range(len(made.variants)))
    return [(v.program, v.plan) for v in made.variants]


@pytest.mark.parametrize("storage", STORAGE)
def test_what_is_dumped_is_launched(storage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[LoopProgram] = []
    printed: list[Nest] = []

    def hand_over(loops: LoopProgram, backend: str) -> Any:
        assert backend == "native"
        given.append(loops)
        return len(given) - 1

    def emit(module: Module, program: Program, nest: Nest, arguments: str) -> None:
        printed.append(nest)
        emit_nest(module, program, nest, arguments)

    monkeypatch.setattr(compiler, "compile_program", hand_over)
    monkeypatch.setattr(llvm_module, "emit_nest", emit)
    refused = 0
    for name in (*names(), WHOLE_STEP):
        spec = spec_of(name)
        dtypes = dtypes_of(spec, storage)
        try:
            launched = compiled(spec, dtypes, given)
        except (StepfuseError, ValueError):
            refused += 1
            continue
        pipeline = full_pipeline("strict", dtypes)
        graphs = [g for g in linked_graphs(spec, pipeline) if g.entry == "step"]
        dumped = [follow(g, pipeline, last="loops") for g in graphs]
        assert [(h.program, h.plan) for h in dumped] == launched, name
        assert [h.program for h in dumped] == [loops.program for loops in given], name
        assert [h.loops[-1].after for h in dumped] == given, name
        for history, loops in zip(dumped, given, strict=True):
            if storage not in ("f32", "linear8"):
                continue
            check_code(loops, name)
            assert sorted(map(id, printed)) == sorted(map(id, loops.nests)), name
            printed.clear()
            check_loops(history, loops)
    assert refused <= REFUSED


def check_loops(history: History, loops: LoopProgram) -> None:
    """The nests of the dump are those that are printed, one after the other."""
    shown = loops_text([("", history.loops)], Loops("native"))
    texts = [to_text(abbreviated(nest)).rstrip() for nest in loops.nests]
    parts = re.split(r"^; .*\n", shown, flags=re.MULTILINE)[1:]
    assert [part.rstrip() for part in parts] == texts, history.title


def check_code(loops: LoopProgram, name: str) -> None:
    """Every kernel and segment of the dump is a function of the code, every launch an entry."""
    program = loops.program
    shown, code = program_text(program), llvm_text(loops, TRIPLE)
    defined = set(re.findall(r"^define internal void @sf_(\w+)\(", code, re.MULTILINE))
    parts = set(re.findall(r"^ *(?:kernel|segment) (\w+)", shown, re.MULTILINE))
    own = {d for d in defined if not d.endswith(("_narrow", "_body"))}
    assert parts == {d for d in own if not d.startswith("fold_")}, name  # those are a library
    exported = set(re.findall(r"^define void @(sf_\w+)\(", code, re.MULTILINE))
    assert {launch.entry for launch in program.launches} <= exported == set(program.entries), name
    tiles = re.findall(r"^ *keep %", shown, re.MULTILINE)
    assert bool(tiles) == ("llvm.prefetch" in code) == ("prefetch %" in shown), name
