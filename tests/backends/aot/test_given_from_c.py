"""Extra inputs through the header's tables: the bits of the written rule, and the check."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.given_specs import TEXT, arrays, expected, inputs

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


def recorded() -> bytes:
    """The parameters, then what each step is given, as given.c reads it."""
    found = [a.tobytes() for a in arrays(0)]
    for step in range(3):
        given = inputs(step)
        for n, grad in enumerate(arrays(1 + step)):
            gate = given["gate"][n]
            found += [grad.tobytes(), given["noise"][n].tobytes()]
            found += [b"" if gate is None else gate.tobytes()]
            found.append(np.float64(given["radius"][n]).tobytes())
        found += [np.float64(x).tobytes() for x in (*given["pull"], given["scale"])]
    return b"".join(found)


def test_from_c(tmp_path: Path) -> None:
    (tmp_path / "given.sf").write_text(TEXT)
    arguments = [
        "compile",
        str(tmp_path / "given.sf"),
        "-o",
        str(tmp_path),
        "--target",
        "x86-64-v2",
    ]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    (tmp_path / "steps").write_bytes(recorded())
    source = Path(__file__).with_name("given.c")
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", f"-I{tmp_path}", source]
    built = subprocess.run(
        [*command, tmp_path / "given.o", "-o", tmp_path / "run"], capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "run", tmp_path / "steps"], capture_output=True, timeout=60)
    assert ran.returncode == 0, ran
    assert ran.stdout == b"".join(a.tobytes() for a in expected(3))
