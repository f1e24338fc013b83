"""A manifest says where values were written: round trip, left out, and what cannot be right."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import stepfuse
from stepfuse.backends.aot.embedded import OriginTables, relative_name, with_origins
from stepfuse.backends.aot.load import ArtifactError, manifest_digest
from stepfuse.ir.graph import Graph
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.tools.cli import app
from typer.testing import CliRunner

needs_linker = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C linker")


def shown(graph: Graph) -> list[Any]:
    """What each node knows, names apart: functions, places, texts."""
    return [
        [[(s.function, s.line, s.column, s.text) for s in stack] for stack in n.origin.stacks]
        for n in graph.nodes
    ]


def compiled(folder: Path, *more: str) -> Path:
    arguments = ["compile", "sgd", "-o", str(folder), "--target", "x86-64-v3", *more]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    return folder


@pytest.fixture(scope="module")
def artifact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("origins"))


@pytest.mark.parametrize("name", stepfuse.names())
def test_round_trip(name: str) -> None:
    spec, tables = stepfuse.get(name), OriginTables()
    nodes = tables.nodes(spec)
    told = json.loads(json.dumps([nodes, tables.written()]))
    back = with_origins(parse(to_text(spec)), told[1], told[0])
    assert [shown(g) for g in back.graphs] == [shown(g) for g in spec.graphs]
    # A table of sites, which nodes share: less than the text of the spec and its passes.
    assert len(json.dumps(told)) < 4 * len(to_text(spec)) + 2000


@needs_linker
def test_a_loaded_artifact_knows_its_sources(artifact: Path) -> None:
    program = stepfuse.load(artifact)
    declared = stepfuse.get("sgd")
    assert [shown(g) for g in program.spec.graphs] == [shown(g) for g in declared.graphs]
    (variant,) = program.variants
    sites = [s for n in variant.program.graph.nodes for s in n.origin.sites]
    assert {s.place.partition(":")[0] for s in sites} <= {"sgd.py", "blocks.py"}
    manifest = json.loads((artifact / "manifest.json").read_text())
    assert {one["name"] for one in manifest["origins"]["sources"]} >= {"stepfuse/optim_defs/sgd.py"}
    assert str(Path(stepfuse.__file__ or "").parent) not in (artifact / "manifest.json").read_text()
    inspected = CliRunner().invoke(app, ["inspect", str(artifact)]).stdout
    assert "sources  stepfuse/optim_defs/sgd.py" in inspected


@needs_linker
def test_left_out(artifact: Path, tmp_path: Path) -> None:
    without = compiled(tmp_path, "--no-origin")
    manifest = json.loads((without / "manifest.json").read_text())
    assert "origins" not in manifest and "origins" not in manifest["specs"][0]
    for name in ("sgd.o", "sgd.h", "libsgd.so"):
        assert (without / name).read_bytes() == (artifact / name).read_bytes()
    program = stepfuse.load(without)
    sites = [s for g in program.spec.graphs for n in g.nodes for s in n.origin.sites]
    assert {s.source.name for s in sites} == {"manifest.json"}
    assert "sources  none" in CliRunner().invoke(app, ["inspect", str(without)]).stdout


@needs_linker
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda m: m["specs"][0]["origins"][0].pop(), "shorter"),
        (lambda m: m["origins"]["sites"].clear(), "a site or a source that it has not"),
        (lambda m: m["origins"]["sources"][0]["lines"].update({"9999999": "x"}), "beyond"),
        (lambda m: m.pop("origins"), "origins"),
    ],
)
def test_what_cannot_be_right(artifact: Path, tmp_path: Path, change: Any, said: str) -> None:
    folder = Path(shutil.copytree(artifact, tmp_path / "crafted"))
    manifest = json.loads((folder / "manifest.json").read_text())
    del manifest["sha256"]
    change(manifest)
    manifest["sha256"] = manifest_digest(manifest)
    (folder / "manifest.json").write_text(json.dumps(manifest))
    program = stepfuse.load(folder)  # steps need no origins
    with pytest.raises(ArtifactError, match=said):
        _ = program.spec


def test_names_are_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert relative_name(str(tmp_path / "mine" / "opt.py")) == "mine/opt.py"
    assert relative_name("/elsewhere/opt.py") == "opt.py"
    assert relative_name("<stdin>") == "<stdin>"


def test_it_is_of_an_artifact() -> None:
    found = CliRunner().invoke(app, ["compile", "sgd", "--no-origin"])
    assert found.exit_code == 2 and "give -o DIR" in found.stderr
