"""What an artifact's manifest holds is all that its steps need: no compiler is loaded."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.load import manifest_digest
from stepfuse.backends.aot.manifest_shape import proof_of, sealed
from stepfuse.ir.lowered.step_program import StepProgram
from stepfuse.ir.text.records import from_json, to_json
from stepfuse.optim_defs import names
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.json_mutants import mutants
from tests.support.inputs.programs import SAMPLE

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")

MOST = 91  # modules that loading and stepping import beyond NumPy's
COMPILER = (
    "stepfuse.compiler", "stepfuse.passes", "stepfuse.ir.frontend", "stepfuse.ir.graph",
    "stepfuse.ir.ops", "stepfuse.ir.loops", "stepfuse.optim_defs", "llvmlite", "numba", "onnx",
    "networkx",
)  # fmt: skip


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("alone")
    arguments = ["compile", "adamw", "-o", str(folder), "--target", "x86-64-v2"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    return folder


def test_a_step_loads_no_compiler_and_few_modules(artifact: Path) -> None:
    code = f"""
import json, sys
import numpy as np
before = set(sys.modules)
import stepfuse
made = stepfuse.load({str(artifact)!r})
params = [np.ones((64, 64), np.float32), np.ones(64, np.float32)]
optimizer = stepfuse.Optimizer(params, made, lr=0.5)
optimizer.step([p.copy() for p in params])
after = set(sys.modules) - before
shown = repr(made), repr(optimizer), optimizer.explain(), made.formats
print(json.dumps([sorted(after), sorted(sys.modules)]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    stepped, shown = json.loads(done.stdout)
    assert len(stepped) <= MOST, stepped
    for found in (stepped, shown):
        assert [m for m in COMPILER if any(f"{name}.".startswith(f"{m}.") for name in found)] == []


def test_the_spec_and_the_program_are_there_for_who_asks(artifact: Path) -> None:
    made, here = stepfuse.load(artifact), stepfuse.compile("adamw")
    assert made.spec == here.spec and made.formats == here.formats
    (loaded,), (compiled,) = made.variants, here.variants
    assert loaded.when == compiled.when and loaded.plan == compiled.plan
    assert loaded.program.graph == compiled.program.graph
    assert loaded.step_program == compiled.step_program
    lines = repr(made).splitlines(), repr(here).splitlines()
    assert lines[0][1:] == lines[1][1:] and "backend artifact" in lines[0][0]


# The suite has one of each kind, and one in six of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(6, always=SAMPLE)
@pytest.mark.parametrize("name", [*names(), "accumulate+check_finite+clip_by_global_norm+adamw"])
def test_a_record_is_what_is_read_of_its_json(name: str) -> None:
    for variant in (*_variants(name, ""), *_variants(name, "param=bf16,grad=bf16")):
        text = json.dumps(to_json(variant))
        assert from_json(StepProgram, json.loads(text)) == variant


def _variants(name: str, dtypes: str) -> list[StepProgram]:
    made = stepfuse.compile(name, backend="reference", dtypes=dtypes)
    return [variant.step_program for variant in made.variants]


def test_a_record_that_is_none_is_refused_with_its_field() -> None:
    (variant,) = _variants("check_finite+adamw+zero_grad", "state=linear8")
    data, read = to_json(variant), 0
    for what, changed in mutants(data, 7):
        try:
            found = from_json(StepProgram, changed, "sf_adamw_0")
        except ValueError as error:
            assert "sf_adamw_0" in str(error), what
        else:  # another record, which the digest does not fit
            assert found != variant or to_json(found) == data, what
            read += 1
    assert read > 20


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("columns", 9), "role", "columns[9]: expected the text of a column, got 'role'"),
        (("slots", "step"), "3", "slots.step: expected an integer, got '3'"),
        (("role_places", "m", "dtype"), "f31", "m.dtype: expected the text of a dtype, got 'f31'"),
        (("launches", 0, "over"), "all", "launches[0].over: expected one of chunks, tensors"),
        (("view",), "axes(2,1)", "view: expected the text of a view, got 'axes(2,1)'"),
    ],
)
def test_the_field_is_named(artifact: Path, path: tuple[Any, ...], value: Any, said: str) -> None:
    body = json.loads((artifact / "manifest.json").read_text())
    data = body["specs"][0]["variants"][0]["program"]
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(ValueError) as caught:
        from_json(StepProgram, data)
    assert said in str(caught.value)


def test_a_manifest_of_before_is_refused(artifact: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(artifact, tmp_path / "old"))
    path = folder / "manifest.json"
    body = json.loads(path.read_text())
    del body["sha256"]
    body["abi"] = 3
    path.write_text(json.dumps(body | {"sha256": manifest_digest(body)}))
    with pytest.raises(stepfuse.ArtifactError, match="ABI version 3, this stepfuse speaks 5"):
        stepfuse.load(folder)


def test_another_program_with_a_digest_that_fits_the_manifest(
    artifact: Path, tmp_path: Path
) -> None:
    """The library says what it was made of."""
    folder = Path(shutil.copytree(artifact, tmp_path / "other"))
    path = folder / "manifest.json"
    body = json.loads(path.read_text())
    del body["sha256"]
    spec = body["specs"][0]
    (variant,) = spec["variants"]
    variant["program"]["launches"][0]["argument"] = 7
    variant["digest"] = sealed(variant, spec)
    variant["verified"] = proof_of(variant["digest"])
    path.write_text(json.dumps(body | {"sha256": manifest_digest(body)}))
    with pytest.raises(stepfuse.ArtifactError, match="made of another program"):
        stepfuse.load(folder)


def test_a_checkpoint_goes_from_an_artifact_to_its_spec(artifact: Path, tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    start = rng.standard_normal((9, 7)).astype(np.float32)
    grads = [rng.standard_normal((9, 7)).astype(np.float32) for _ in range(4)]
    one, other = start.copy(), start.copy()
    loaded = stepfuse.Optimizer([one], stepfuse.load(artifact), lr=0.1)
    for grad in grads[:2]:
        loaded.step([grad])
    loaded.save(tmp_path / "state")
    other[...] = one
    here = stepfuse.Optimizer([other], "adamw", lr=0.1)
    here.load(tmp_path / "state")
    for grad in grads[2:]:
        loaded.step([grad])
        here.step([grad])
    assert one.tobytes() == other.tobytes()
