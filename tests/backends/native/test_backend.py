"""The native backend: cache, threads, fork, floating-point mode, no compile without need."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.native.backend import compile_program
from stepfuse.backends.native.object_cache import ObjectCache
from stepfuse.backends.native.object_symbols import undefined_symbols
from stepfuse.compiler import lower_to_loops
from stepfuse.ir.loops.loop_program import LoopProgram
from stepfuse.passes.pipeline import STRICT

from tests.support.inputs.normal import normal_arrays
from tests.support.oracles.numeric import same_arrays

SHAPES = [(300, 1250), (100_003,), (7,), ()]


drawn = partial(normal_arrays, SHAPES)


def program(name: str = "adamw") -> LoopProgram:
    return lower_to_loops(stepfuse.get(name).variants()[0], STRICT)[1]


def trained(threads: int, steps: int = 3, name: str = "adamw") -> list[np.ndarray]:
    params = drawn(0)
    optimizer = stepfuse.Optimizer(params, name, threads=threads)
    for step in range(steps):
        optimizer.step(drawn(1 + step))
    return params


# ------------------------------------------------------------------ what compiles, and when


def test_numbers_groups_and_tensors_compile_nothing(compilations: list[str]) -> None:
    stepfuse.Optimizer(drawn(0), "adamw").step(drawn(1))
    compilations.clear()
    optimizer = stepfuse.Optimizer(drawn(0), "adamw", lr=0.5, beta1=0.5)
    optimizer.step(drawn(1))
    optimizer.groups[0]["lr"] = 0.25
    optimizer.groups[0]["beta2"] = 0.5
    optimizer.step(drawn(2))
    groups = [{"params": [p], "lr": 0.1 * (i + 1)} for i, p in enumerate(drawn(0))]
    stepfuse.Optimizer(groups, "adamw").step(drawn(1))
    many = [(n,) for n in range(1, 40)] + [(200, 300), (1, 90_000)]
    stepfuse.Optimizer(normal_arrays(many, 0), "adamw").step(normal_arrays(many, 1))
    assert compilations == []


def test_the_cache_gives_back_what_was_compiled(tmp_path: Path, compilations: list[str]) -> None:
    cache = ObjectCache(tmp_path)
    compile_program(program(), objects=cache)
    assert (len(compilations), cache.hits, cache.misses) == (1, 0, 1)
    compile_program(program(), objects=cache)
    assert (len(compilations), cache.hits, cache.misses) == (1, 1, 1)
    compile_program(program("lion"), objects=cache)
    assert len(compilations) == 2


@pytest.mark.parametrize("damage", [b"", b"short", None])
def test_a_damaged_object_is_compiled_anew(
    tmp_path: Path, damage: bytes | None, compilations: list[str]
) -> None:
    cache = ObjectCache(tmp_path)
    compile_program(program(), objects=cache)
    (path,) = tmp_path.iterdir()
    content = path.read_bytes()
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]) if damage is None else damage)
    compilations.clear()
    compile_program(program(), objects=cache)
    assert len(compilations) == 1
    assert path.read_bytes() == content


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    compile_program(program(), objects=ObjectCache(blocked / "below"))


def test_the_same_program_gives_the_same_object(tmp_path: Path) -> None:
    for place in ("a", "b"):
        compile_program(program("lamb"), objects=ObjectCache(tmp_path / place))
    (first,), (second,) = ((tmp_path / p).iterdir() for p in ("a", "b"))
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


def test_the_code_calls_nothing_outside_itself(tmp_path: Path) -> None:
    """Of all optimizers and stages those that have an op, of numbers or arrays, that none before
    has."""
    seen = set[tuple[str, bool]]()
    for name in (*stepfuse.names(), *stepfuse.stage_names()):
        spec = stepfuse.get(name)
        wraps = any(g.wraps for g in spec.variants())
        for graph in (stepfuse.chain("adamw", name) if wraps else spec).variants():
            found = {(node.op, node.type.domain.is_scalar) for node in graph.nodes}
            if any(not u.forward for u in graph.updates) and found - seen:
                seen |= found
                compile_program(lower_to_loops(graph, STRICT)[1], objects=ObjectCache(tmp_path))
    objects = list(tmp_path.iterdir())
    assert len(objects) > 10
    assert all(undefined_symbols(o.read_bytes()[32:]) == [] for o in objects)


def test_numba_is_not_imported() -> None:
    code = (
        "import sys, numpy as np, stepfuse\n"
        "p = [np.ones(9, np.float32)]\n"
        "stepfuse.Optimizer(p, 'adamw').step([p[0].copy()])\n"
        "print([m for m in ('numba', 'networkx', 'torch', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ------------------------------------------------------------------ threads


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor"])
def test_the_number_of_threads_changes_no_bit(name: str) -> None:
    alone = trained(1, name=name)
    assert all(same_arrays(alone, trained(n, name=name)) for n in (2, 3, 7))


def test_several_python_threads_step_at_once() -> None:
    expected, found = trained(1), dict[int, list[np.ndarray]]()

    def work(number: int) -> None:
        found[number] = trained(2)

    workers = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(found) == 4
    assert all(same_arrays(expected, result) for result in found.values())


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # fork beside threads is the point
def test_a_forked_child_steps_too() -> None:
    expected = trained(2)
    child = os.fork()
    if child == 0:
        os._exit(0 if same_arrays(expected, trained(2)) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert same_arrays(expected, trained(2))


def test_many_small_calls_all_happen() -> None:
    params, grads = [np.zeros(500_000, np.float32)], [np.ones(500_000, np.float32)]
    optimizer = stepfuse.Optimizer(params, "sgd", lr=1.0, threads=2)
    for _ in range(500):
        optimizer.step(grads)
    assert np.all(params[0] == -500)


def test_the_process_ends_cleanly() -> None:
    code = (
        "import numpy as np, stepfuse\n"
        "p = [np.ones(500000, np.float32)]\n"
        "stepfuse.Optimizer(p, 'adamw', threads=2).step([p[0].copy()])\n"
        "print('end')"
    )
    run = [sys.executable, "-c", code]
    done = subprocess.run(run, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout, done.stderr) == (0, "end\n", "")


# ------------------------------------------------------------------ floating-point mode


def test_the_callers_flush_to_zero_changes_no_bit() -> None:
    torch = pytest.importorskip("torch")
    tiny, start = [np.full(1000, 1e-40, np.float32)], np.full(1000, 3e-39, np.float32)

    def step() -> np.ndarray:
        params = [start.copy()]
        stepfuse.Optimizer(params, "sgd", lr=0.5, threads=2).step(tiny)
        return params[0].view(np.uint32).copy()

    expected = step()
    assert torch.set_flush_denormal(True)
    try:
        flushed = np.float32(1e-40) * np.float32(0.5)
        found = step()
        still = np.float32(1e-40) * np.float32(0.5)
    finally:
        torch.set_flush_denormal(False)
    assert np.array_equal(found, expected)
    assert flushed == 0 and still == 0  # the caller's mode was on, and was given back
    assert np.all(expected != 0)
