"""benchmarks/limit.py goes on from what it has: figure by figure, the worst first."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console
from stepfuse.optim_defs import names

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "limit.py"


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("torch")
    monkeypatch.syspath_prepend(str(SCRIPT.parent))
    found = importlib.util.spec_from_file_location("limit", SCRIPT)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def options(limit: ModuleType, monkeypatch: pytest.MonkeyPatch, path: Path, *more: str) -> Any:
    given = ["limit.py", "--sizes", "1e3", "--rounds", "2", "--out", str(path), *more]
    monkeypatch.setattr(sys, "argv", given)
    return limit.parse_arguments()


def measured(limit: ModuleType, monkeypatch: pytest.MonkeyPatch, *given: Any) -> list[str]:
    """The specs that a run measures, in order; every share is the place in the list."""
    seen: list[str] = []

    def against_roof(job: Any, spec: str, size: str, options: Any) -> dict[str, Any]:
        seen.append(spec)
        code = limit.code_of(job, options)
        share = 1.0 - 0.3 * len(seen)
        return {"spec": spec, "size": size, "code": code, "element-wise": True, "share": share}

    monkeypatch.setattr(limit, "against_roof", against_roof)
    limit.measure(options(limit, monkeypatch, *given), Console(quiet=True))
    return seen


def test_a_run_goes_on_where_the_last_ended(
    limit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "limit.json"
    assert measured(limit, monkeypatch, path, "--specs", "sgd,lion") == ["sgd", "lion"]
    assert measured(limit, monkeypatch, path, "--specs", "sgd,lion,adagrad") == ["adagrad"]
    assert measured(limit, monkeypatch, path, "--specs", "sgd,lion", "--minutes", "0") == []
    again = measured(limit, monkeypatch, path, "--specs", "sgd,lion", "--again")
    assert again == ["lion", "sgd"]  # the worst first
    rows = json.loads(path.read_text())[limit.processor()]["results"]["specs"]
    assert {row["spec"] for row in rows} == {"sgd", "lion", "adagrad"}


def test_other_code_is_measured_again(
    limit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "limit.json"
    measured(limit, monkeypatch, path, "--specs", "sgd,lion")
    content = json.loads(path.read_text())
    content[limit.processor()]["results"]["specs"][0]["code"] = "older"
    path.write_text(json.dumps(content))
    assert measured(limit, monkeypatch, path, "--specs", "sgd,lion") == ["sgd"]
    assert measured(limit, monkeypatch, path, "--specs", "sgd", "--threads", "1") == ["sgd"]


def test_each_processor_has_its_own_figures(
    limit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "limit.json"
    measured(limit, monkeypatch, path, "--specs", "sgd")
    here = limit.processor()
    monkeypatch.setattr(limit, "processor", lambda: "another")
    assert measured(limit, monkeypatch, path, "--specs", "sgd,lion") == ["sgd", "lion"]
    shown = limit.beside(path)
    assert [str(column.header) for column in shown.columns] == ["spec", "size", here, "another"]
    assert [list(column.cells) for column in shown.columns][2:] == [
        ["", "0.700"],
        ["0.400", "0.700"],
    ]


def test_classes_can_be_asked_for(limit: ModuleType) -> None:
    found = limit.specs_of("element-wise")
    assert {"adamw", "lion"} <= set(found) and not {"lamb", "dog", "dadapt_lion"} & set(found)
    assert limit.specs_of("") == list(names()) and limit.specs_of("sgd,lion") == ["sgd", "lion"]


def test_a_real_figure(limit: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "limit.json"
    (row,) = limit.measure(
        options(limit, monkeypatch, path, "--specs", "lamb"), Console(quiet=True)
    )
    assert row["spec"] == "lamb" and row["share"] > 0 and not row["element-wise"]
    kept = json.loads(path.read_text())[limit.processor()]["results"]["specs"]
    assert kept == json.loads(json.dumps([row]))
