"""What is in the way of an artifact is replaced if it is its own, else only where one says so."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.text.printer import to_text
from stepfuse.tools.cli import app
from typer.testing import CliRunner

LEVEL = ("--target", "x86-64-v2")


def compiled(folder: Path, *arguments: str) -> str:
    """What the command says; its exit code first."""
    result = CliRunner().invoke(app, ["compile", *arguments, "-o", str(folder), *LEVEL])
    return f"{result.exit_code} {result.output}"


def test_its_own_is_replaced_beside_a_loaded_library(tmp_path: Path) -> None:
    assert compiled(tmp_path, "sgd", "--debug").startswith("0 ")
    (tmp_path / "notes.txt").write_text("mine")
    param = np.ones(5, np.float32)
    optimizer = stepfuse.Optimizer([param], stepfuse.load(tmp_path), lr=0.5)
    for more in (["sgd"], ["sgd", "--no-origin"], ["sgd", "--debug"]):
        assert compiled(tmp_path, *more).startswith("0 ")
        optimizer.step([np.ones(5, np.float32)])
    assert param.tolist() == [-0.5] * 5 and (tmp_path / "notes.txt").read_text() == "mine"
    assert stepfuse.load(tmp_path).spec.name == "sgd"


def test_another_artifact_stays(tmp_path: Path) -> None:
    assert compiled(tmp_path, "sgd").startswith("0 ")
    before = {p.name: p.read_bytes() for p in tmp_path.iterdir()}
    for arguments in (["sgd", "lion", "--name", "sgd"], ["lion", "--name", "sgd"]):
        said = " ".join(compiled(tmp_path, *arguments).split())
        assert said == (f"1 error: {tmp_path}: it holds the artifact of @sgd; choose another "
                        "folder, or write over it with --force")  # fmt: skip
        assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == before
    assert compiled(tmp_path, "lion", "--name", "sgd", "--force").startswith("0 ")
    assert stepfuse.load(tmp_path).spec.name == "lion"


def test_libraries_of_other_names_are_beside_it(tmp_path: Path) -> None:
    """As a C program links them; the manifest is that of the last."""
    for name in ("sgd", "lion", "sgd"):
        assert compiled(tmp_path, name).startswith("0 ")
    assert {"sgd.o", "sgd.h", "lion.o", "lion.h"} <= {p.name for p in tmp_path.iterdir()}
    assert stepfuse.load(tmp_path).spec.name == "sgd"


@pytest.mark.parametrize("name", ["sgd.h", "sgd.o", "libsgd.so", "manifest.json"])
def test_foreign_files_stay(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{}")
    assert f"it has a {name} that is no artifact's" in " ".join(compiled(tmp_path, "sgd").split())
    assert [p.name for p in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "{}"
    assert compiled(tmp_path, "sgd", "--force").startswith("0 ")


def test_a_program_is_no_text_of_line_tables(tmp_path: Path) -> None:
    """It may be the very one that is compiled, which needs no --debug to be safe."""
    source = tmp_path / "sgd.sf"
    source.write_text(to_text(stepfuse.get("sgd")))
    before = source.read_bytes()
    assert compiled(tmp_path, str(source)).startswith("0 ")
    said = " ".join(compiled(tmp_path, str(source), "--debug").split())
    assert "it has a sgd.sf that is no artifact's" in said and source.read_bytes() == before
