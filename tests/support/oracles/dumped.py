"""What is launched beside what is dumped: the compilation of a spec, by both ways."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
import stepfuse
from stepfuse import compiler
from stepfuse.backends import kept_variants
from stepfuse.backends.llvm import module as llvm_module
from stepfuse.backends.llvm.emit_nest import emit_nest
from stepfuse.backends.llvm.module import llvm_text
from stepfuse.backends.llvm.text import Module
from stepfuse.ir.graph import Spec
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.ir.loops.nest import Nest
from stepfuse.ir.lowered.launches import Units
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.text.loop_printer import to_text
from stepfuse.tools.inspect.abbreviate import abbreviated
from stepfuse.tools.inspect.history import History, follow, full_pipeline, linked_graphs
from stepfuse.tools.inspect.loops import loops_text
from stepfuse.tools.inspect.render import program_text
from stepfuse.tools.inspect.request import DumpRequest

TRIPLE = "x86_64-unknown-linux-gnu"


@contextmanager
def handed_over() -> Generator[tuple[list[LoopProgram], list[Nest]]]:
    """What a backend is given instead of being called, and the nests that LLVM text is made of."""
    given: list[LoopProgram] = []
    printed: list[Nest] = []

    def hand_over(loops: LoopProgram, backend: str) -> Any:
        assert backend == "native"
        given.append(loops)
        return len(given) - 1

    def emit(module: Module, program: Program, nest: Nest, arguments: str) -> None:
        printed.append(nest)
        emit_nest(module, program, nest, arguments)

    compiler.forget()  # what others have compiled is not handed over
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(compiler, "compile_program", hand_over)
            patch.setattr(llvm_module, "emit_nest", emit)
            patch.setattr(kept_variants, "sources_digest", str)  # none is kept
            yield given, printed
    finally:
        compiler.forget()


def check_dumped(
    spec: Spec, dtypes: str, policy: str, given: list[LoopProgram]
) -> list[tuple[History, LoopProgram]]:
    """Programs, plans and loops of the dump are those of the runtime; both, variant by variant.

    Raises AssertionError; StepfuseError and ValueError for what cannot be compiled.
    """
    given.clear()
    made = stepfuse.compile(spec, policy=policy, dtypes=dtypes)
    assert [v.compiled for v in made.variants] == list(range(len(made.variants)))
    pipeline = full_pipeline(policy, dtypes)
    graphs = [g for g in linked_graphs(spec, pipeline) if g.entry == "step"]
    dumped = [follow(g, pipeline, last="loops") for g in graphs]
    launched = [(v.program, v.plan) for v in made.variants]
    assert [(h.program, h.plan) for h in dumped] == launched, spec.name
    assert [h.program for h in dumped] == [loops.program for loops in given], spec.name
    assert [h.loops[-1].after for h in dumped] == given, spec.name
    return list(zip(dumped, given, strict=True))


def check_loops(history: History, loops: LoopProgram) -> None:
    """The nests of the dump are those that are printed, one after the other."""
    shown = loops_text([("", history.loops)], DumpRequest("", "loops"))
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
    launched = {
        x.entry for x in program.launches if x.over is not Units.RANKS
    }  # gathers move bytes
    assert launched <= exported == set(program.entries), name
    tiles = re.findall(r"^ *keep %", shown, re.MULTILINE)
    assert bool(tiles) == ("llvm.prefetch" in code) == ("prefetch %" in shown), name
