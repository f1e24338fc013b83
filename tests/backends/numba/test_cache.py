"""What Numba compiles is kept by its text: over programs, processes and damage, the same bits."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from numba.core.bytecode import FunctionIdentity
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.backends.numba import backend as numba_cpu
from stepfuse.backends.numba import cache as numba_cache
from stepfuse.ir import interpreter
from stepfuse.ir.lowered.program import Program

from tests.backends.harness import Machine, inputs
from tests.backends.numba.test_text import program_of
from tests.support.inputs.programs import of_programs
from tests.support.oracles.numeric import same_bits

compiled = of_programs(numba_cpu.compile_program, "numba")

NAMES = "sgd", "lion"


def compiled_anew(program: Program, objects: ObjectCache) -> tuple[Any, int]:
    """The program in what might be another process, and how many functions Numba compiled."""
    numba_cache._compiled.clear()
    hook = numba_cache._Hook
    with patch.object(hook, "save_overload", autospec=True, side_effect=hook.save_overload) as save:
        return compiled(program, objects=objects), save.call_count


def check(program: Program, compiled: Any) -> None:
    """Asserts that a step has the interpreter's bits."""
    (tensor,), numbers = inputs([program.graph], [(33,)], seed=4)
    found = {name: np.array(a) for name, a in tensor.items()}
    interpreter.run([program.graph], [tensor], {}, dict(numbers))
    Machine([program], lambda _: compiled, [found], numbers, [0]).step([{}])
    assert all(same_bits(tensor[name], found[name]) for name in tensor)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of two programs that were compiled as by two processes: Numba's counts are alike."""
    directory = tmp_path_factory.mktemp("objects")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numba_cache, "_compiled", {})
        for name in NAMES:
            patch.setattr(FunctionIdentity, "_unique_ids", itertools.count(1_000_000))
            assert compiled_anew(program_of(name), ObjectCache(directory))[1] > 1
    return directory


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_cache, "_compiled", {})


def test_a_later_process_compiles_nothing(kept: Path) -> None:
    found = [compiled_anew(program_of(name), ObjectCache(kept)) for name in NAMES]
    assert [compilations for _, compilations in found] == [0, 0]
    for name, (compiled, _) in zip(NAMES, found, strict=True):
        check(program_of(name), compiled)


def test_a_process_compiles_a_text_once(kept: Path) -> None:
    objects = ObjectCache(kept)
    first, second = (compiled(program_of("sgd"), objects=objects) for _ in "ab")
    assert first.functions is second.functions


def test_a_damaged_entry_is_compiled_again(kept: Path, tmp_path: Path) -> None:
    for path in kept.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes()[:-1])
    compiled, compilations = compiled_anew(program_of("sgd"), ObjectCache(tmp_path))
    assert compilations > 1
    check(program_of("sgd"), compiled)
