"""The header alone suffices: tables of every format laid out, checked and stepped from C.

Under the address and undefined-behaviour sanitizers, the step's own accesses included, with the
bits of steps from Python; and wrong tables, which are refused, or steps over them stay inside.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.backends.aot.sanitized import SHAPES, SMALL, SUITE, Case, build, training


def _can_sanitize(folder: Path) -> bool:
    source = folder / "a.c"
    source.write_text("#include <sanitizer/asan_interface.h>\nint main(void) { return 0; }\n")
    command = ["cc", "-fsanitize=address,undefined", str(source), "-o", str(folder / "a")]
    return subprocess.run(command, capture_output=True).returncode == 0


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sanitized")
    if shutil.which("cc") is None or not _can_sanitize(folder):
        pytest.skip("needs a C compiler with sanitizers")
    return build(folder)


def run(program: Path, *arguments: str) -> str:
    done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, f"{arguments}: {done.returncode} {done.stderr[-3000:]}"
    return done.stdout


@pytest.mark.parametrize("case", SUITE, ids=lambda case: case.name)
def test_steps_of_every_format_have_pythons_bits(program: Path, case: Case, tmp_path: Path) -> None:
    check(program, case, tmp_path)


def check(program: Path, case: Case, tmp_path: Path) -> None:
    """Asserts that steps from C leave what those from Python do."""
    work = training(case, SHAPES)
    work.write(tmp_path / "input")
    roles = sorted({name for n in range(len(SHAPES)) for name in work.optimizer._storage.arrays(n)})
    run(program, case.name, str(tmp_path / "input"), str(tmp_path / "output"), *roles)
    work.steps()
    for where, found, expected in work.arrays((tmp_path / "output").read_bytes(), roles):
        assert found == expected, f"{case.name}: {where}"


FUZZED = {"adamw_linear8": 4000, "adafactor_f32": 4000, "whole": 4000, "squares": 800}


@pytest.mark.parametrize("name", FUZZED)
def test_wrong_tables_are_refused_or_harmless(program: Path, name: str, tmp_path: Path) -> None:
    (case,) = (case for case in SUITE if case.name == name)
    training(case, [*SMALL, (33000,), (3, 12000)], 1).write(tmp_path / "input")
    turns = FUZZED[name]
    said = run(program, name, str(tmp_path / "input"), "fuzz", "1", str(turns), "10").split()
    assert int(said[1].rstrip(",")) > turns / 4


@pytest.mark.parametrize("name", ["adamw_linear8", "adamw_dynamic8", "lamb_linear8"])
def test_rows_that_are_no_blocks_are_refused(program: Path, name: str, tmp_path: Path) -> None:
    """The shape 1, 1, n: the step would write a scale for every block behind the one there is."""
    (case,) = (case for case in SUITE if case.name == name)
    training(case, [(1025,), (5,)], 1).write(tmp_path / "input")
    assert run(program, name, str(tmp_path / "input"), "wide") == "4\n"
