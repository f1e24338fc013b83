"""Steps from C over arrays of exact sizes: the bits of a step from Python, no access outside."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.backends.aot.record import Record
from tests.support.inputs.programs import KINDS

LENGTHS = [(n,) for n in range(71)]
SHAPES = [*LENGTHS, (3, 5), (17, 33), (70, 19), (129, 3), (200, 300), (2, 40, 31), (70000,)]
FORMATS = ("param=bf16,grad=bf16", "state=bf16_split", "state=linear8(128)", "grad=f16")
STEPS = 2
MEMCHECK = ("valgrind", "--error-exitcode=99", "--quiet")

needs = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
checker = pytest.mark.skipif(shutil.which("valgrind") is None, reason="needs valgrind")


def build(directory: Path, specs: tuple[str, ...], dtype: str = "", name: str = "") -> Path:
    """The artifact of some specs and the program that replays them, at a level valgrind knows."""
    options = ["--dtype", dtype] if dtype else []
    command = ["compile", *specs, "-o", str(directory), "--target", "x86-64-v3", *options]
    made = CliRunner().invoke(app, [*command, "--name", "stepfuse"])
    assert made.exit_code == 0, made.output
    table = "".join(f"SPEC({name or spec})" for spec in specs)
    source = Path(__file__).with_name("replay.c")
    command = ["cc", "-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function"]
    command += [f"-DSPECS={table}", f"-I{directory}", str(source), str(directory / "stepfuse.o")]
    subprocess.run([*command, "-o", str(directory / "replay")], check=True)
    return directory


@pytest.fixture(scope="module")
def kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All kinds of programs in f32."""
    return build(tmp_path_factory.mktemp("kinds"), KINDS)


def replay(directory: Path, spec: str, under: tuple[str, ...] = ()) -> None:
    """Steps from Python and from C, from the same start: all arrays end the same."""
    rng = np.random.default_rng(7)
    program = stepfuse.load(directory, spec)
    like = program.variants[0].program.graph
    dtype = {r.kind: r.type.dtype.numpy for r in like.roles if r.kind in ("param", "grad")}
    params = [_random(rng, s, dtype.get("param")) for s in SHAPES]
    grads = [_random(rng, s, dtype.get("grad")) for s in SHAPES]
    optimizer = stepfuse.Optimizer(params, program, threads=1)
    optimizer.step(grads)  # points the tables at the gradients
    record = Record(optimizer)
    record.write(directory / "record")
    for _ in range(STEPS):
        optimizer.step(grads)
    files = [str(directory / name) for name in ("replay", "record", "result")]
    command = [*under, files[0], spec, str(STEPS), *files[1:]]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, f"{spec}: {done.returncode} {done.stderr}"
    found = record.arrays_in((directory / "result").read_bytes())
    for number, shape in enumerate(SHAPES):
        for role, mine in optimizer._storage.arrays(number).items():
            place = mine.__array_interface__["data"][0]
            assert not mine.size or found[place] == mine.tobytes(), f"{spec}, %{role}, {shape}"


def _random(rng: np.random.Generator, shape: tuple[int, ...], dtype: object) -> np.ndarray:
    values = np.array(rng.standard_normal(shape), np.float32)
    if dtype == np.uint16:  # bit patterns of bfloat16: the upper half
        return (values.view(np.uint32) >> 16).astype(np.uint16)
    return values.astype(dtype)


@needs
@pytest.mark.parametrize("spec", KINDS)
def test_a_step_from_c_has_the_bits_of_one_from_python(kinds: Path, spec: str) -> None:
    replay(kinds, spec)


# The suite has one kind in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@needs
@checker
@pytest.mark.parametrize("spec", KINDS)
def test_valgrind_finds_no_access_outside(kinds: Path, spec: str) -> None:
    replay(kinds, spec, MEMCHECK)


# The suite has every other format; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@needs
@checker
@pytest.mark.parametrize("dtype", FORMATS)
def test_nor_in_narrow_storage(tmp_path: Path, dtype: str) -> None:
    replay(build(tmp_path, ("adamw",), dtype), "adamw", MEMCHECK)


TWO_HALVES = """
from stepfuse import optimizer, scalar, update

@optimizer(when="rank >= 2")
def halves(param, grad, n=scalar(1.0), *, lr=0.01):
    return update(param=param - lr * n * grad, n=n + 1.0)

@halves.variant("rank < 2")
def vectors(param, grad, n=scalar(1.0), *, lr=0.01):
    return update(param=param - lr * n * grad)
"""


@needs
def test_a_number_reaches_the_variants_that_only_read_it(tmp_path: Path) -> None:
    (tmp_path / "halves.py").write_text(TWO_HALVES)
    replay(build(tmp_path, (f"{tmp_path / 'halves.py'}:halves",), name="halves"), "halves")
