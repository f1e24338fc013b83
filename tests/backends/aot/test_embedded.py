"""An artifact wherever a spec can stand: its spec, origins and pipeline; what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.aot.load import ArtifactError
from stepfuse.ir.errors import WrongUsage
from stepfuse.spec_texts.resolve import resolve, resolve_artifact

from tests.support.command_line import run


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An artifact of another machine, which is shown all the same."""
    folder = tmp_path_factory.mktemp("two")
    asked = ["--policy", "fast", "--dtypes", "state=bf16", "--target", "aarch64"]
    assert run("compile", "adam", "adamw", "-o", folder, *asked).exit_code == 0
    return folder


def test_it_is_the_spec_with_its_sources(two: Path) -> None:
    found, declared = resolve(f"{two}:adamw"), stepfuse.get("adamw")
    assert found == declared
    (origin,) = {str(n.origin.stacks[0][0].place) for n in found.graphs[0].nodes[-1:]}
    assert origin == declared.graphs[0].nodes[-1].origin.stacks[0][0].place
    assert resolve(f"unscale+{two}:adamw(lr=0.5)").role("lr").default == 0.5
    assert resolve_artifact("adamw") is None and resolve_artifact(f"unscale+{two}:adamw") is None


def test_commands_that_show_use_its_pipeline(two: Path, tmp_path: Path) -> None:
    asked = ["--policy", "fast", "--dtypes", "state=bf16"]
    level = ["--target", "x86-64-v3"]  # a CPU here may have another `fast`
    assert run("dump", f"{two}:adamw", *level).stdout == run("dump", "adamw", *asked, *level).stdout
    own_storage = run("dump", f"{two}:adamw", "--dtypes", "state=f32", *level).stdout
    assert own_storage == run("dump", "adamw", "--policy", "fast", *level).stdout
    strict = run("dump", f"{two}:adamw", "--policy", "strict").stdout
    assert strict == run("dump", "adamw", "--policy", "strict").stdout
    np.savez(tmp_path / "a.npz", param=np.ones(3, np.float32), grad=np.ones(3, np.float32))
    traced = [run("trace", spec, "--values", tmp_path / "a.npz", "--at", "param[1]", *more).stdout
              for spec, more in ((f"{two}:adamw", ()), ("adamw", asked))]  # fmt: skip
    assert traced[0] == traced[1] != ""


def test_a_report_has_the_lines_that_an_artifact_keeps(two: Path) -> None:
    data = json.loads(run("dump", f"{two}:adamw", "--stage", "report", "--json").stdout)
    parts = [part for file in data["variants"][0]["files"] for part in file["parts"]]
    lines = [text for part in parts for _, text in part["lines"]]
    assert "    m = ema(m, grad, beta1)" in lines and "" not in lines


def test_what_is_refused(two: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WrongUsage, match=r"has adam, adamw; got '': name one .*:NAME"):
        resolve(str(two))
    with pytest.raises(WrongUsage, match="got 'lamb'"):
        resolve(f"{two}:lamb")
    with pytest.raises(ArtifactError, match="expected a compiled artifact"):
        resolve(str(tmp_path))
    (tmp_path / "lamb").mkdir()
    monkeypatch.chdir(tmp_path)  # a folder of a registered name is not what the name means
    assert resolve("lamb") == stepfuse.get("lamb")
    with pytest.raises(ArtifactError, match="expected a compiled artifact"):
        resolve("./lamb")


def test_a_report_says_once_that_sources_are_not_known(two: Path, tmp_path: Path) -> None:
    asked = ["-o", tmp_path, "--no-origin", "--target", "aarch64"]
    assert run("compile", "sgd", *asked).exit_code == 0
    page = run("dump", tmp_path, "--format", "html", "--origin").stdout
    assert page.count("This artifact was compiled with --no-origin") == 1
    assert "This artifact" not in run("dump", f"{two}:adamw", "--format", "html").stdout
    assert "manifest.json:" in run("dump", tmp_path, "--stage", "llvm", "--origin").stdout


def test_completion_knows_artifacts(two: Path) -> None:
    from stepfuse.tools.cli.options import specs_beginning

    assert (str(two), "an artifact") in specs_beginning(str(two)[:-1])
