"""The Numba backend's text and code: importable, named as the graph, vectors, IEEE mode."""

from __future__ import annotations

import copy
import importlib.util
import keyword
import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.backends.numba.source import program_source
from stepfuse.backends.numba.text import variable
from stepfuse.ir import interpreter
from stepfuse.ir.lowered.program import Program
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import value_names
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower

from tests.backends.harness import Machine, inputs, lowered
from tests.support.inputs.programs import loops_of, of_programs
from tests.support.oracles.numeric import same_bits

compiled = of_programs(numba_cpu.compile_program, "numba")
plain = of_programs(numba_cpu.compile_program, "numba", jit=False)


@cache
def program_of(name: str) -> Program:
    """The one program of a spec without variants."""
    (program,) = lowered(stepfuse.get(name))
    return program


def test_the_source_is_a_module_to_import(tmp_path: Path) -> None:
    program = program_of("lion")
    path = tmp_path / "generated.py"
    path.write_text(compiled(program).source())
    found = importlib.util.spec_from_file_location("generated", path)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    assert all(callable(getattr(module, name)) for name in program.entries)


def test_lines_are_named_as_in_the_graph() -> None:
    source = program_source(loops_of(program_of("adamw"), "numba"))
    assert "v7 = grad * grad\n" in source
    assert "# update %param = %" in source


NAMES = """
optimizer @names {
  param %param : f32 elem
  grad %grad : f32 elem
  state %v0 = 0.0 : f32 elem
  state %first = 0.0 : f32 elem
  state %lambda = 0.0 : f32 elem
  state %sqrt = 0.0 : f32 elem
  step view flat {
    %0 = mul %v0, %grad : f32 elem
    %1 = mul %0, %sqrt : f32 elem
    %2 = sqrt %lambda : f32 elem
    %3 = add %2, %first : f32 elem
    %4 = add %3, %1 : f32 elem
    update %v0 = %0
    update %first = %1
    update %lambda = %2
    update %sqrt = %4
  }
}
"""


def test_roles_may_have_any_name() -> None:
    graph = parse(NAMES).graphs[0]
    program = lower(fuse(graph))
    names = [variable(n.removeprefix("%")) for n in value_names(program.graph)]
    assert len(set(names)) == len(names)
    assert not any(map(keyword.iskeyword, names))
    (tensor,), _ = inputs([graph], [(33,)], seed=4)
    found = copy.deepcopy(tensor)
    interpreter.run([graph], [tensor], {}, {})
    Machine([program], plain, [found], {}, [0]).step([{}])
    assert all(same_bits(tensor[name], found[name]) for name in tensor)


# ------------------------------------------------------------------ code and floating-point mode


def assembly(program: Program, name: str, objects: ObjectCache) -> str:
    """The assembly of a function compiled here: what is loaded has none."""
    function: Any = compiled(program, objects=objects).functions[name]
    return next(iter(function.inspect_asm().values()))


def test_element_loops_use_vectors_and_no_libm(tmp_path: Path) -> None:
    text = assembly(program_of("adamw"), "sf_sweep_0", ObjectCache(tmp_path))
    assert re.search(r"sqrtps|fsqrt\s+v\d", text)
    called = set(re.findall(r"\b(?:sqrt|pow|exp|log|fma|rint|floor)f?\b(?!\w)", text))
    assert called == set()


@pytest.fixture
def swap_mode() -> Any:
    """Sets MXCSR and returns the value before."""
    swap = numba_cpu.swap_mode()
    before = swap(0x1F80)
    if before & 0xFFFF0000 or swap(0x1F80) & 0xFFC0 != 0x1F80:
        pytest.skip("this CPU has no MXCSR")
    yield swap
    swap(before)


def test_a_call_works_under_flush_to_zero_and_keeps_it(swap_mode: Any) -> None:
    program = program_of("sgd")
    tensors, numbers = inputs([program.graph], [(64,)], seed=6)
    tensors[0]["param"][...], tensors[0]["grad"][...] = 0.0, 1e-40
    machine = Machine([program], compiled, tensors, numbers, [0])
    flushing = 0x9FC0
    swap_mode(flushing)
    machine.step([{"lr": 0.5}])
    assert swap_mode(0x1F80) & 0xFFC0 == flushing
    assert np.all(tensors[0]["param"] == -np.float32(1e-40) * np.float32(0.5))
    assert tensors[0]["param"][0] != 0.0


def test_a_cpu_without_mxcsr_refuses_flush_to_zero(swap_mode: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    check = numba_cpu.swap_mode()
    assert check(0) == 0
    swap_mode(0x9FC0)
    with pytest.raises(RuntimeError, match="flushes denormal numbers"):
        check(0)
