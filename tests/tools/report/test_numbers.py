"""Section *numbers* of the report: errors by role, and a step over arrays of the user's own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from jsonschema import Draft202012Validator
from stepfuse.ir import semantics
from stepfuse.ir.types import BF16, F64
from stepfuse.passes import pipeline
from stepfuse.passes.pipeline import Pass
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.check.role_errors import RoleError, role_errors
from stepfuse.tools.cli import app
from stepfuse.tools.inspect.history import full_pipeline, passes_over_graphs
from stepfuse.tools.records.schema import schema_text
from typer.testing import CliRunner

RNG = np.random.default_rng(7)
SHAPE = (40, 30)
BAD = 7 * 30 + 11  # an element whose square is not finite


def errors(spec: Any, dtypes: str = "") -> dict[str, RoleError]:
    declared = resolve(spec) if isinstance(spec, str) else spec
    rows, missing = role_errors(declared, passes_over_graphs(full_pipeline("strict", dtypes)))
    assert missing == ""
    return {row.role: row for row in rows}


def dump(*arguments: Any) -> Any:
    return CliRunner().invoke(app, ["dump", *map(str, arguments)])


def data_of(*arguments: Any) -> dict[str, Any]:
    done = dump(*arguments, "--stage", "report", "--json")
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    Draft202012Validator(json.loads(schema_text("compilation"))).validate(data)
    return data


@pytest.fixture(scope="module")
def arrays(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arrays") / "step.npz"
    grad = RNG.standard_normal(SHAPE).astype(np.float32)
    grad.reshape(-1)[BAD] = 3e38
    np.savez(path, param=RNG.standard_normal(SHAPE).astype(np.float32), grad=grad)
    return path


# ------------------------------------------------------------------ against f64


def test_an_error_in_ulp_is_that_of_rounding_once() -> None:
    """A copy is exact; one product of two f32 is the nearest number: half an ulp at most."""

    def copied(param: Any, grad: Any) -> Any:
        return sf.update(param=grad)

    def doubled(param: Any, grad: Any) -> Any:
        return sf.update(param=grad * grad)

    (copy,) = errors(sf.optimizer(copied).spec).values()
    assert (copy.worst, copy.mean, copy.nearest, copy.unit) == (0.0, 0.0, 1.0, "ulp")
    (double,) = errors(sf.optimizer(doubled).spec).values()
    assert 0.4 < double.worst <= 0.5 and 0.2 < double.mean < 0.3 and double.nearest == 1.0
    assert double.cells == 1025 + 70 * 9 + 35 * 2 * 3
    exact, got = float(double.exact), np.float32(double.got)
    assert abs(float(got) - exact) / np.spacing(np.float32(exact)) == pytest.approx(double.worst)


def test_an_error_of_narrow_storage_is_in_its_own_ulp() -> None:
    row = errors("sgd", "param=bf16,grad=bf16")["param"]
    assert row.stored == "bf16" and row.unit == "ulp" and 0.5 < row.worst + 0.01 < 2.0
    pattern = semantics.cast(np.asarray(float(row.exact)), BF16, F64)
    step = float(semantics.widen(pattern + np.uint16(1), BF16)) - float(
        semantics.widen(pattern, BF16)
    )
    found = abs(float(row.got) - float(row.exact)) / abs(step)
    assert row.worst == pytest.approx(found, rel=1e-3)


def test_an_error_of_codes_is_a_share_of_the_formats_bound() -> None:
    rows = errors("adamw", "state=linear8")
    assert {n: r.unit for n, r in rows.items()} == {
        "param": "ulp", "m": "of bound", "v": "of bound", "t": "ulp of f32",
    }  # fmt: skip
    assert 0.5 < rows["m"].worst <= 1.0 and rows["m"].stored == "linear8(256)"
    assert rows["t"].worst == 0.0


def test_a_wrong_compilation_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oracle reads nothing that passes made: one that adds instead of subtracting is seen."""
    right = errors("sgd")["param"]

    def cse(graph: Any) -> Any:
        nodes = (replace(n, op="add") if n.op == "sub" else n for n in graph.nodes)
        return graph.replace(nodes=tuple(nodes))

    monkeypatch.setitem(pipeline.PASSES, "cse", Pass("cse", cse))
    sf.compiler.forget()  # type: ignore[attr-defined]
    wrong = errors("sgd")["param"]
    sf.compiler.forget()  # type: ignore[attr-defined]
    assert right.worst < 100 and wrong.worst > 10_000


def test_what_cannot_be_measured_says_why() -> None:
    found = data_of("gradient_noise", "--check")["accuracy"]
    assert found["roles"] == [] and "random numbers" in found["missing"]


# ------------------------------------------------------------------ the user's arrays


def test_the_values_are_those_of_trace(arrays: Path) -> None:
    data = data_of("lamb", "--values", arrays, "--at", f"param[{BAD}]")
    followed, variant = data["followed"], data["variants"][0]
    with np.load(arrays) as file:
        given = {name: file[name] for name in file.files}
    found = sf.trace("lamb", [given["param"]], [given["grad"]])
    place = followed["elements"].index(BAD)
    for update in followed["updates"]:
        if update["role"] in ("param", "m", "v"):
            wanted = found.updates()[update["role"]].reshape(-1)
            cells = [np.float32(cell) for cell in update["cells"]]
            assert np.array_equal(cells, wanted[followed["elements"]], equal_nan=True)
    nodes = variant["graphs"][variant["final"]]["nodes"]
    assert len(nodes) == len(followed["values"])
    grad = next(n for n, node in enumerate(nodes) if node.get("role") == "grad")
    value = followed["values"][grad]
    assert value["cells"][place] == "3e+38" and value["bad"] == 0 and value["size"] == 1200
    assert float(value["least"]) == pytest.approx(given["grad"].min(), rel=1e-6)
    assert float(value["mean"]) == pytest.approx(np.abs(given["grad"], dtype="f8").mean(), 1e-6)
    (first,) = followed["tensors"][0]["not_finite"]
    assert first["said"] == found.not_finite()[0].partition("): ")[2]
    assert nodes[first["value"]]["args"] == [grad, grad]


def test_a_large_file_stays_within_the_limit(tmp_path: Path) -> None:
    """Tensors of two variants; the one that is not finite is followed, or the one asked for."""
    path, out = tmp_path / "big.npz", tmp_path / "big.html"
    given = {f"{role}/w": np.ones((700, 300), np.float32) for role in ("param", "grad")}
    given |= {f"{role}/b": np.ones(9, np.float32) for role in ("param", "grad")}
    given["grad/b"][4] = np.nan
    np.savez(path, **given)
    done = dump("adafactor", "--format", "html", "--values", path, "--check", "-o", out)
    assert done.exit_code == 0 and out.stat().st_size <= 1 << 20
    followed = data_of("adafactor", "--values", path)["followed"]
    assert followed["tensors"][followed["tensor"]]["name"] == "b" and followed["variant"] == 1
    assert followed["elements"] == list(range(9))
    followed = data_of("adafactor", "--values", path, "--at", "w[699,299]")["followed"]
    assert followed["variant"] == 0 and followed["elements"][-1] == 700 * 300 - 1
    assert followed["at"] == followed["elements"][-1] and len(followed["elements"]) < 1000


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--at", "param[1]"], 2, "--at is an element of what --values FILE.npz gives"),
        (["--check"], 2, "--check goes with --format html or --stage report --json"),
        (["--values", "A"], 2, "--values goes with --format html"),
        (["--values", "A", "--json"], 2, "as text: stepfuse trace"),
        (["--values", "A", "--at", "param[1200]", "html"], 2, "expected one number from 0 to 1199"),
        (["--values", "A", "--at", "w[0]", "html"], 2, "no tensor 'w'"),
        (["--values", "no.npz", "html"], 1, "no.npz: No such file"),
        (["--values", "missing.npz", "html"], 2, "no 'grad', which a step reads; it has param"),
        (["--values", "shape.npz", "html"], 1, "%grad: expected shape (40, 30), got (3,)"),
        (["--values", "dtype.npz", "html"], 1, "%grad: expected dtype float32, got int64"),
        (["--values", "text.npz", "html"], 2, "expected arrays as np.savez writes them"),
    ],
)
def test_what_does_not_fit_is_refused(
    arrays: Path, tmp_path: Path, arguments: list[str], code: int, said: str
) -> None:
    param, out = np.ones(SHAPE, np.float32), tmp_path / "a.html"
    np.savez(tmp_path / "missing.npz", param=param)
    np.savez(tmp_path / "shape.npz", param=param, grad=param[0, :3])
    np.savez(tmp_path / "dtype.npz", param=param, grad=param.astype(np.int64))
    (tmp_path / "text.npz").write_text("no arrays")
    words = [str(arrays) if a == "A" else a for a in arguments if a != "html"]
    words = [str(tmp_path / a) if a.endswith(".npz") and "/" not in a else a for a in words]
    page = ["--format", "html", "-o", out] if arguments[-1] in ("html", "param[1]") else []
    done = dump("adamw", *words, *page)
    assert done.exit_code == code and said in done.output.replace("\n", " "), done.output
    assert not out.exists()


def test_stage_optimised_has_the_bits_of_legalised(arrays: Path) -> None:
    with np.load(arrays) as file:
        params, grads = (
            [file["param"], np.ones(7, np.float32)],
            [file["grad"], -file["param"][0, :7]],
        )
    for name in ("adamw", "adafactor", "clip_by_global_norm+lamb"):
        typed, last = (sf.trace(name, params, grads, stage=s) for s in ("legalised", "optimised"))
        for tensor in (0, 1):
            wanted = typed.updates(tensor)
            for role, array in last.updates(tensor).items():
                assert np.array_equal(array, wanted[role], equal_nan=True), (name, role)
    with pytest.raises(sf.StepfuseError, match="one of declared, legalised, optimised"):
        sf.trace("sgd", params, grads, stage="all")


def test_trace_takes_chains_with_files(arrays: Path, tmp_path: Path) -> None:
    path = tmp_path / "own.sf"
    path.write_text(sf.to_text(sf.get("adamw")))

    def run(spec: str) -> Any:
        return CliRunner().invoke(app, ["trace", spec, "--values", str(arrays), "--at", "param[3]"])

    plain = run("clip_by_global_norm(0.5)+adamw")
    own = run(f"clip_by_global_norm(0.5)+{path}")
    assert own.exit_code == 0 and own.stdout == plain.stdout
    assert run(str(path)).stdout == run("adamw").stdout
    gone = run(f"{tmp_path}/gone.sf")
    assert gone.exit_code == 2 and "No such file" in gone.output
    path.write_text("optimizer @own {")
    broken = run(f"unscale+{path}")
    assert broken.exit_code == 1 and "own.sf:1:" in broken.output.replace("\n", "")
