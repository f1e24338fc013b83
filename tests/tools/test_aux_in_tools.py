"""`check` and `bench` give a spec the extra inputs that it reads at each step."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.tools.check.inputs import random_inputs
from stepfuse.tools.cli import app
from typer.testing import CliRunner

SPEC = """optimizer @noisy {
  param %param : f32 elem
  grad %grad : f32 elem
  aux %noise : f32 elem
  aux %tilt : f32 row
  aux %radius : f64 tensor
  aux %scale : f64 step

  step when rank >= 2 {
    %0 = mul %noise, %scale : real elem
    %1 = add %grad, %0 : real elem
    %2 = mul %1, %tilt : real elem
    %3 = mul %2, %radius : real elem
    %4 = sub %param, %3 : real elem
    update %param = %4
  }

  step when rank < 2 {
    %0 = mul %grad, %radius : real elem
    %1 = sub %param, %0 : real elem
    update %param = %1
  }
}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "noisy.sf"
    path.write_text(SPEC)
    return path


def test_what_is_given_fits_each_tensor() -> None:
    programs = [v.step_program for v in stepfuse.compile(stepfuse.parse(SPEC)).variants]
    given = random_inputs(programs, [(3, 4), (5,)], np.random.default_rng(0))
    assert given is not None and given.keys() == {"noise", "tilt", "radius", "scale"}
    assert given["noise"][0].shape == (3, 4) and given["noise"][1] is None
    assert given["tilt"][0].shape == (3,) and len(given["radius"]) == 2
    plain = [v.step_program for v in stepfuse.compile("adamw").variants]
    assert random_inputs(plain, [(5,)], np.random.default_rng(0)) is None


def test_check_gives_them_to_every_engine(file: Path) -> None:
    done = CliRunner().invoke(app, ["check", str(file)])
    assert done.exit_code == 0, done.output
    assert "native, 2 threads" in done.output and "0 failed" in done.output


def test_bench_gives_them_to_us_and_to_numpy(file: Path) -> None:
    options = ["--sizes", "1x30x40", "--against", "numpy", "--rounds", "2", "--starts", "0"]
    done = CliRunner().invoke(app, ["bench", str(file), *options])
    assert done.exit_code == 0, done.output
    assert "numpy" in done.output and "stepfuse" in done.output
