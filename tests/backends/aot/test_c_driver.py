"""The header's step and check from C: right tables run, wrong ones have a code."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.header import header_text
from stepfuse.backends.native.targets import X86_64
from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import names
from stepfuse.tools.cli import app
from stepfuse.tools.compile_artifact import _source
from typer.testing import CliRunner

SOURCE = Path(__file__).parent / "checked.c"
STUB = Path(__file__).parent / "stub_cuda"
FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1")
CODES = {
    "null": 2, "no table": 2, "nothing": 2, "misaligned": 3, "address": 3, "count": 4, "fewer": 4,
    "group": 4, "groups": 4, "numel": 4, "shape": 4, "twice": 4, "chunk": 4, "left out": 4,
    "order": 4, "outside": 4, "other gradient": 4, "overlap": 5, "less": 6,
}  # fmt: skip

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """At the level that valgrind knows."""
    directory = tmp_path_factory.mktemp("driver")
    arguments = ["compile", "lamb", "adafactor", "-o", str(directory), "--target", "x86-64-v3"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    command = ["cc", *FLAGS, "-std=c11", f"-I{directory}", SOURCE, directory / "stepfuse.o"]
    done = subprocess.run([*command, "-o", directory / "checked"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return directory / "checked"


def expected() -> str:
    lengths = [t if t <= 70 else t * 37 for t in range(75)]
    params = [(np.arange(n) % 5 + 1).astype(np.float32) for n in lengths]
    grads = [(np.arange(n) % 3 - 1).astype(np.float32) for n in lengths]
    hypers = {"lr": 0.01, "beta1": 0.9, "beta2": 0.999, "eps": 1e-6, "weight_decay": 0.01}
    optimizer = stepfuse.Optimizer(params, "lamb", threads=1, **hypers)
    for _ in range(3):
        optimizer.step(grads)
    return f"sum {sum(float(p.astype(np.float64).sum()) for p in params):.9g}\n"


def test_right_tables_step_as_from_python(program: Path) -> None:
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert done.stdout == expected()


@pytest.mark.parametrize("damage", CODES)
def test_wrong_tables_have_a_code(program: Path, damage: str) -> None:
    done = subprocess.run([program, damage], capture_output=True, text=True, check=True)
    assert done.stdout == f"{CODES[damage]}\n"


SQUARES = """
optimizer @squares {
  param %param : f32 elem
  grad %grad : f32 elem
  state %s = 0.0 : f32 gram(row)
  step when rank >= 2 {
    %0 = sumsq %grad : real tensor
    %1 = div %grad, %0 : real elem
    %2 = matmul %1, %1 : real gram(row)
    %3 = add %s, %2 : real gram(row)
    %4 = matmul %3, %3 : real gram(row)
    %5 = matmul %4, %1 : real elem
    %6 = sub %param, %5 : real elem
    update %param = %6
    update %s = %3
  }
}
"""
OF_SQUARES = {
    "nothing": 0, "null": 2, "misaligned": 3, "overlap": 5, "the state's": 5, "partly": 5,
    "outside": 4, "sizes": 4, "tile": 4, "half a tile": 4, "batch": 4, "another's": 4,
    "left out": 4, "stack": 4, "less": 6, "large": 4, "vector": 8,
}  # fmt: skip


def test_wrong_tables_of_products_have_a_code(tmp_path: Path) -> None:
    (tmp_path / "squares.sf").write_text(SQUARES)
    arguments = ["compile", str(tmp_path / "squares.sf"), "-o", str(tmp_path)]
    assert CliRunner().invoke(app, [*arguments, "--target", "x86-64-v3"]).exit_code == 0
    files = (SOURCE.with_name("squares.c"), tmp_path / "squares.o")
    command = ["cc", *FLAGS, "-std=c11", f"-I{tmp_path}", *files, "-o", tmp_path / "run"]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    for damage, code in OF_SQUARES.items():
        done = subprocess.run([tmp_path / "run", damage], capture_output=True, text=True)
        assert done.stdout == f"{code}\n", damage


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="needs valgrind")
def test_valgrind_finds_no_access_outside(program: Path) -> None:
    command = ["valgrind", "--error-exitcode=9", "--quiet", program]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == expected()


def write_header(specs: Sequence[Spec], folder: Path, dtypes: str = "", cuda: bool = False) -> None:
    """The header of a library of these specs, without its code."""
    how = "strict", dtypes, "", X86_64.target
    sources = [_source(spec, "step", *how, cuda) for spec in specs]
    made = [variant for source in sources for variant in source.variants(X86_64.triple)]
    digests = {variant["prefix"]: variant["digest"] for variant in made}
    (folder / "stepfuse.h").write_text(header_text("stepfuse", sources, 3, digests))


def test_headers_compile(tmp_path: Path) -> None:
    """`python -m tests.campaigns.products --only headers` compiles every spec's."""
    check_header(tmp_path, *names()[::9])


def check_header(tmp_path: Path, *specs: str, dtypes: str = "") -> None:
    """Asserts that the header of a library of these specs is C and C++ without a warning."""
    write_header([stepfuse.chain(*spec.split("+")) for spec in specs], tmp_path, dtypes)
    for compiler, flags in (("cc", FLAGS), ("c++", ("-Wall", "-Wextra", "-Werror"))):
        if shutil.which(compiler):
            source = tmp_path / ("a.c" if compiler == "cc" else "a.cc")
            source.write_text('#include "stepfuse.h"\n')
            command = [compiler, *flags, "-fsyntax-only", f"-I{tmp_path}", str(source)]
            done = subprocess.run(command, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr


NOTHING = """
optimizer @nothing {
  param %param : f32 elem
  step {
  }
}
"""
NUMBERS = """
optimizer @numbers {
  param %param : f32 elem
  grad %grad : f32 elem
  state %t = 0.0 : f64 step
  state %on = 1.0 : bool step
  step {
    %0 = add %t, 1.0 : real step
    %1 = not %on : bool step
    update %t = %0
    update %on = %1
  }
}
"""
ODD = """
optimizer @odd {
  param %param : bf16 elem
  state %known = 0.0 : bool tensor
  state %rows = 0.5 : f16 row
  state %start = %param : f32 elem
  shadow %copy : bf16 elem
  aux %given : f32 elem
  step when rank >= 2 {
    %0 = not %known : bool tensor
    %1 = mul %rows, 0.5 : real row
    %2 = mul %start, %given : real elem
    update %known = %0
    update %rows = %1
    update %start = %2
    update %copy = %2
    update %param = %2
  }
}
"""
# No launches, no arrays of states, no numbers; extra inputs, copies, roles of all dtypes; 8 bits.
KINDS = (
    ("", ("maximize", "polyak_sgd", "sm3", NOTHING, NUMBERS, ODD)),
    ("state=linear8", ("adamw",)),
)


@pytest.mark.parametrize(("dtypes", "texts"), KINDS)
def test_a_header_is_iso_c(dtypes: str, texts: tuple[str, ...], tmp_path: Path) -> None:
    """With the part for a GPU, and without; as C++ it gives no warning either."""
    specs = [stepfuse.parse(text) if "{" in text else stepfuse.get(text) for text in texts]
    write_header(specs, tmp_path, dtypes, cuda=True)
    for number, (compiler, standard) in enumerate((("cc", "c99"), ("c++", "c++11"))):
        source = tmp_path / f"a.{('c', 'cc')[number]}"
        source.write_text('#include "stepfuse.h"\n')
        strict = [compiler, f"-std={standard}", "-pedantic-errors", *FLAGS[1:]]
        for more in ((), ("-include", "cuda.h")):
            paths = f"-I{tmp_path}", f"-I{STUB}", "-fsyntax-only", source
            done = subprocess.run([*strict, *more, *paths], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
