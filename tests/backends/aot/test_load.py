"""Manifests with a right digest and wrong contents: refused with a sentence, or they work."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.load import ABI, digest
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.json_mutants import mutants

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("good")
    arguments = ["compile", "sgd", "-o", str(folder), "--target", "x86-64-v2"]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    return folder


def write(folder: Path, body: Any) -> None:
    """A manifest with the digest that it should have."""
    if isinstance(body, dict):
        body = {**body, "sha256": digest(json.dumps(body, sort_keys=True).encode())}
    (folder / "manifest.json").write_text(json.dumps(body))


def steps(folder: Path) -> bool:
    """Whether it is loaded; then a step over it is that of its spec."""
    try:
        program = stepfuse.load(folder)
    except stepfuse.ArtifactError as error:
        assert str(folder) in str(error)
        return False
    params = [np.ones(5, np.float32)]
    stepfuse.Optimizer(params, program, threads=1, lr=0.5).step([np.ones(5, np.float32)])
    assert (params[0] == 0.5).all()
    return True


def test_any_change_of_the_manifest(artifact: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(artifact, tmp_path / "crafted"))
    body = json.loads((artifact / "manifest.json").read_text())
    del body["sha256"]
    found = {True: 0, False: 0}
    for what, changed in mutants(body, 5):
        write(folder, changed)
        try:
            found[steps(folder)] += 1
        except Exception as error:
            pytest.fail(f"{what}: {error!r}")
    assert found[False] > 200 and found[True] > 20


def test_loops_that_these_rules_have_not_verified(artifact: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(artifact, tmp_path / "crafted"))
    body = json.loads((artifact / "manifest.json").read_text())
    del body["sha256"]
    body["specs"][0]["variants"][0]["verified"] = "0" * 64
    write(folder, body)
    with pytest.raises(stepfuse.ArtifactError, match="of sf_sgd_0 were not verified by this"):
        stepfuse.load(folder)


@pytest.mark.parametrize(
    "text", ["[" * 200_000, f'{{"abi": {ABI}, "x": ' + "[" * 990 + "]" * 990 + "}"]
)
def test_json_that_is_nested_without_end(artifact: Path, tmp_path: Path, text: str) -> None:
    folder = Path(shutil.copytree(artifact, tmp_path / "crafted"))
    (folder / "manifest.json").write_text(text)
    assert not steps(folder)
