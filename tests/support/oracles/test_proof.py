"""docs/data/proof.json: every optimizer has an outside reference, and every row a test."""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from stepfuse.optim_defs import get, matrix_names, names, stage_names
from stepfuse.tools.dev.citations import AUTHORS, citation, oracles
from stepfuse.tools.dev.optimizer_table import PROOF, proof

from tests.support.oracles.proof import FORMULA, FOUND, Comparison, reference_of, rows

ROOT = Path(__file__).parents[3]
HERE = "tests/support/oracles/test_proof.py"
Row = dict[str, Any]
OPTIMIZERS = (*names(), *matrix_names())


def unproven(found: Sequence[Row]) -> list[str]:
    """The optimizers without a reference that others made, and the stages without any."""
    outside = {r["spec"] for r in found if r["reference"] != FORMULA}
    seen = {name for r in found for name in r["spec"].split("+")}
    return [n for n in OPTIMIZERS if n not in outside] + [n for n in stage_names() if n not in seen]


def without_oracle(found: Sequence[Row]) -> list[str]:
    """The optimizers that no test compares with what their docstring cites."""
    cited = [name for name in OPTIMIZERS if citation(get(name)) is not None]
    return [name for name in cited if not oracles(name, found)]


def orphans(found: Sequence[Row]) -> list[str]:
    """The rows whose test is no longer there."""
    tests = {t for r in found for t in [r["test"]] if not _exists(t)}
    return sorted(tests)


def _exists(test: str) -> bool:
    path, _, function = test.partition("::")
    if not (ROOT / path).is_file():
        return False
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return any(isinstance(n, ast.FunctionDef) and n.name == function for n in tree.body)


def test_everything_registered_is_proven() -> None:
    assert unproven(proof()) == [], "run `make proof`"


def test_every_citation_has_an_oracle() -> None:
    assert without_oracle(proof()) == [], "run `make proof`"
    gone = [r for r in proof() if (r["spec"], r["reference"]) != ("adan", AUTHORS)]
    assert without_oracle(gone) == ["adan"]


def test_every_row_has_its_test() -> None:
    assert orphans(proof()) == [], "run `make proof`"


def test_every_row_is_of_something_registered() -> None:
    known = {*OPTIMIZERS, *stage_names()}
    assert [r["spec"] for r in proof() if not set(r["spec"].split("+")) <= known] == []


def test_versions_are_of_the_references() -> None:
    versions = json.loads(PROOF.read_text(encoding="utf-8"))["versions"]
    libraries = {r["reference"].partition(".")[0] for r in proof() if "." in r["reference"]}
    assert {n for n in libraries if " " not in n} == set(versions) - {"numpy"}


def test_what_is_missing_is_named() -> None:
    found = [r for r in proof() if r["spec"] not in ("lion", "swa") and "swa" not in r["spec"]]
    ours = {"spec": "lion", "reference": FORMULA, "test": "tests/gone.py::test_x"}
    assert unproven([*found, ours]) == ["lion", "swa"]
    moved = {**ours, "test": f"{HERE}::test_x"}
    here = {**ours, "test": f"{HERE}::test_what_is_missing_is_named"}
    assert orphans([ours, moved, here]) == [
        "tests/gone.py::test_x",
        f"{HERE}::test_x",
    ]


def test_errors_are_in_ulp_of_the_largest_that_an_element_has_been(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.support.oracles.proof.FOUND", {})
    seen = Comparison("a", "b", [np.array([1.0, 4.0])])
    seen.see(0, np.array([1.0 + 2.0**-52, 4.0]), np.array([1.0, 4.0]))
    assert seen.errors == {"": 1.0}
    seen.see(0, np.array([0.5, 2.0**-50]), np.array([0.5, 0.0]))  # 4 has an ulp of 2^-50
    assert seen.errors == {"": 1.0}
    seen.see(0, np.array([8.0 + 3 * 2.0**-49, 0.0]), np.array([8.0, 0.0]))
    assert seen.errors == {"": 3.0}
    single = Comparison("a", "b", [np.ones(1)], "f32")
    single.see(0, np.array([1.0 + 2.0**-22]), np.ones(1))
    assert single.errors == {"": 2.0}


def test_a_comparison_is_kept_by_its_test() -> None:
    before = dict(FOUND)
    try:
        Comparison("of_this_test", "x.Y", [np.ones(2)]).see(0, np.ones(2), np.ones(2))
        (row,) = (r for r in rows() if r["spec"] == "of_this_test")
    finally:
        FOUND.clear()
        FOUND.update(before)
    assert row["test"] == f"{HERE}::test_a_comparison_is_kept_by_its_test"
    assert (row["reference"], row["dtype"], row["ulp"], row["runs"]) == ("x.Y", "f64", 0.0, 1)


def test_a_reference_is_named_as_it_is_imported() -> None:
    torch = pytest.importorskip("torch")
    inside = torch.optim.SGD([torch.zeros(1)])

    class Wrapper:
        inner = inside

    assert reference_of(inside) == reference_of(Wrapper()) == "torch.optim.SGD"
