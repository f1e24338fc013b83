"""Tools that run a spec give it the extra inputs that it reads, and run all of its rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.tools.check.inputs import TensorCase, by_label, random_inputs
from stepfuse.tools.check.passes import _trajectory  # pyright: ignore[reportPrivateUsage]
from stepfuse.tools.check.role_errors import role_errors
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


RULES = stepfuse.rules(("name *weight", "lion"), ("*", stepfuse.parse(SPEC)))


@pytest.fixture
def ruled(tmp_path: Path) -> Path:
    path = tmp_path / "ruled.sf"
    path.write_text(stepfuse.to_text(RULES))
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "noisy.sf"
    path.write_text(SPEC)
    return path


def test_what_is_given_fits_each_tensor() -> None:
    programs = [v.step_program for v in stepfuse.compile(stepfuse.parse(SPEC)).variants]
    given = random_inputs(
        programs, [TensorCase((3, 4)), TensorCase((5,))], np.random.default_rng(0)
    )
    assert given is not None and given.keys() == {"noise", "tilt", "radius", "scale"}
    assert given["noise"][0].shape == (3, 4) and given["noise"][1] is None
    assert given["tilt"][0].shape == (3,) and len(given["radius"]) == 2
    plain = [v.step_program for v in stepfuse.compile("adamw").variants]
    assert random_inputs(plain, [TensorCase((5,))], np.random.default_rng(0)) is None


def test_check_gives_them_to_every_engine(ruled: Path) -> None:
    done = CliRunner().invoke(app, ["check", str(ruled)])
    assert done.exit_code == 0, done.output
    assert "native, 2 threads" in done.output and "0 failed" in done.output


def test_bench_gives_them_to_us_and_to_numpy(file: Path) -> None:
    options = ["--sizes", "1x30x40", "--against", "numpy", "--rounds", "2", "--starts", "0"]
    done = CliRunner().invoke(app, ["bench", str(file), *options])
    assert done.exit_code == 0, done.output
    assert "numpy" in done.output and "stepfuse" in done.output


def test_checks_run_rules_that_go_by_names() -> None:
    spec = by_label(RULES)
    stored = _trajectory(spec, stepfuse.compile(spec), 0, 1, ((70, 9), (7,)))
    assert {name for name in stored if name.startswith("m ")} == {"m 0", "m 1"}  # of four tensors
    errors, missing = role_errors(RULES, "specialise,view,legalise,fold,simplify,cse,dce,expand")
    assert missing == "" and {row.role for row in errors} == {"param", "m"}


def test_bench_times_the_rule_that_takes_a_tensor_without_a_name(ruled: Path) -> None:
    options = ["--sizes", "1x30x40", "--against", "numpy", "--rounds", "2", "--starts", "0"]
    done = CliRunner().invoke(app, ["bench", str(ruled), *options])
    assert done.exit_code == 0 and "1x30x40, rule noisy" in done.output, done.output


def test_trace_asks_for_what_the_rule_of_a_tensor_reads(ruled: Path) -> None:
    given = {f"{role}/{name}": np.ones((2, 3), np.float32) for role in ("param", "grad")
             for name in ("a.weight", "b")}  # fmt: skip
    own = {"noise/b": np.ones((2, 3), np.float32), "tilt/b": np.ones(2, np.float32)}
    np.savez(file := ruled.with_suffix(".npz"), **given, **own, scale=1.0)
    done = CliRunner().invoke(app, ["trace", str(ruled), "--values", str(file)])
    assert done.exit_code == 1 and "tensor 1 (b), %radius" in done.output, done.output
    np.savez(file, **given, **own, **{"radius/b": np.float64(0.5)}, scale=1.0)
    done = CliRunner().invoke(app, ["trace", str(ruled), "--values", str(file), "--at", "b[0,0]"])
    assert done.exit_code == 0 and "update %param = %6" in done.output, done.output


def test_diff_sees_that_a_rule_takes_others(ruled: Path) -> None:
    other = ruled.with_name("other.sf")
    other.write_text(ruled.read_text().replace("name *weight", "rank >= 2"))
    done = CliRunner().invoke(app, ["diff", str(ruled), str(other)])
    assert "+ rules: lion for rank >= 2; noisy for *" in done.output, done.output
