"""`--json`: every output is as its published schema says, by another library's validator."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError, validators
from stepfuse.ir.text.parser import parse
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.check.passes import FAILED, Finding
from stepfuse.tools.check.run import CheckedSpec, report_json
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.records.schema import KINDS, schema_text

from tests.support.command_line import run

CHECKPOINT = Path(__file__).parents[1] / "data" / "checkpoints" / "version-2.safetensors"
WHOLE = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"


def found(*arguments: str, code: int = 0) -> Any:
    """What a command prints, after its schema has been asked."""
    result = run(*arguments, "--json")
    assert result.exit_code == code, result.output
    return valid(result.stdout)


def valid(text: str) -> Any:
    record = json.loads(text, parse_constant=pytest.fail)
    validator_of(record["kind"]).validate(record)
    return record


@cache
def validator_of(kind: str) -> Any:
    """The validator of a schema, which validates equal parts once: most nodes outlive a pass."""
    known: set[tuple[str, str]] = set()
    referred = Draft202012Validator.VALIDATORS["$ref"]

    def once(validator: Any, reference: str, part: Any, schema: Any) -> Iterator[Any]:
        key = reference, json.dumps(part)
        if key not in known:
            yield from referred(validator, reference, part, schema)
            known.add(key)  # not reached after an error

    return validators.extend(Draft202012Validator, {"$ref": once})(json.loads(schema_text(kind)))


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_schemas_and_are_printed(kind: str) -> None:
    schema = json.loads(run("schema", kind).stdout)
    Draft202012Validator.check_schema(schema)
    assert schema["properties"]["kind"] == {"const": kind}
    assert kind in run("schema").stdout


def test_derived_fields_are_no_part_of_a_record() -> None:
    node = json.loads(schema_text("compilation"))["$defs"]["Node"]
    assert [*node["properties"]] == ["op", "args", "type", "attrs", "origin"]


def test_list() -> None:
    record = found("list", "--filter", "optimal<=12", "--kind", "optimizer")
    (sgd,) = (row for row in record["specs"] if row["name"] == "sgd")
    assert sgd["variants"] == [
        {"when": "", "state": 0, "vectors": [], "floor": 12, "optimal": 12, "sweeps": 1}
    ]
    assert record["schedules"] == []
    assert len(found("list")["schedules"]) > 5


def test_show() -> None:
    record = found("show", "rmsprop")
    assert parse(record["text"]).graphs == resolve("rmsprop").graphs
    (lr,) = (row for row in record["roles"] if row["role"]["name"] == "lr")
    assert lr["meaning"] == "learning rate" and lr["role"]["range"]["high"] == "inf"
    assert "v starts at 1" in record["namesakes"]["rmsprop_mindspore"]


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("spec", ["adafactor", WHOLE, "nero", "ademamix"])
@pytest.mark.parametrize(
    ("request_", "part"),
    [
        ({}, "passes"),
        ({"stage": "graph"}, "graphs"),
        ({"stage": "kernel"}, "program"),
        ({"stage": "plan"}, "plan"),
        ({"after": "fuse"}, "schedule"),
        ({"after": "cse"}, "graphs"),
        ({"after": "keep-in-tiles"}, "program"),
        ({"after_each": True}, "graphs"),
        ({"why_not": "fuse"}, "text"),
        ({"diff": True}, "text"),
    ],
)
def test_dump(spec: str, request_: dict[str, Any], part: str) -> None:
    asked = DumpRequest(full_pipeline("strict"), format="json", **request_)
    record = valid(dump(resolve(spec), asked))
    assert len(record["variants"]) == len(resolve(spec).graphs)
    assert all(part in variant for variant in record["variants"])


@pytest.mark.parametrize(
    ("spec", "options"),
    [
        ("adafactor", ()),
        ("lamb", ("--dtypes", "state=linear8", "--policy", "fast")),
        ("nero", ("--origin",)),
        (WHOLE, ()),
    ],
)
def test_the_report_says_what_the_page_shows(spec: str, options: tuple[str, ...]) -> None:
    """The data is as published, is the page's own, and agrees with the other records."""
    record = found("dump", spec, "--stage", "report", *options)
    page = run("dump", spec, "--format", "html", *options).stdout
    inside = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert inside and untimed(json.loads(inside[1])) == untimed(record)
    assert "report" in run("dump", spec, "--stage", "report", *options).stderr  # it has no text
    named = [option for option in options if option != "--origin"]
    for one, other in zip(record["variants"], found("dump", spec, *named)["variants"], strict=True):
        rows = [{name: row[name] for name in other["passes"][0]} for row in one["passes"]]
        assert rows == other["passes"]
        assert one["figures"]["optimal"] == other["schedule"]["cost"]["optimal"]
        assert one["figures"]["tax"] == sum(t["bytes"] for t in other["schedule"]["taxes"])
    assert [r["name"] for r in record["roles"]] == [r.name for r in resolve(spec).roles]


def untimed(data: Any) -> Any:
    for variant in data["variants"]:
        for row in variant["passes"]:
            del row["ms"]
    return data


def test_every_value_of_the_report_has_a_lane_and_its_bytes() -> None:
    (variant,) = found("dump", "lamb", "--stage", "report")["variants"]
    nodes = variant["graphs"][variant["final"]]["nodes"]
    for node, value in zip(nodes, variant["values"], strict=True):
        assert bool(value["lanes"]) == (node["op"] != "read" and not node.get("dead"))
    moved = [v.get(kind, 0) for v in variant["values"] for kind in ("read", "written", "tax")]
    assert sum(moved) == variant["figures"]["fused"] == 40
    (norm, other) = (v for v in variant["values"] if any("ends" in r for r in v.get("reasons", ())))
    assert norm["lanes"][0] == other["lanes"][0] == "sweep0_pass0"


@pytest.mark.parametrize("stage", ["python", "llvm", "loops"])
def test_listings_are_texts(stage: str) -> None:
    record = found("dump", "adafactor", "--stage", stage)
    shown = run("dump", "adafactor", "--stage", stage).stdout
    assert all(v["text"].strip() in shown for v in record["variants"])
    assert sum(len(v["text"].strip()) for v in record["variants"]) >= len(shown) - 4


def test_a_nest_is_with_its_variant() -> None:
    record = found("dump", "sgd", "--stage", "loops", "--nest", "sweep0_pass0")
    assert ["text" in v for v in record["variants"]] == [True]


def test_dump_says_what_is_known_by_hand() -> None:
    (variant,) = found("dump", "lamb")["variants"]
    assert variant["schedule"]["cost"]["optimal"] == 40
    assert variant["passes"][0]["name"] == "declared"
    assert run("dump", "lamb", "--format", "json").stdout == run("dump", "lamb", "--json").stdout


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    bad = Finding("pass cse", "@b step", FAILED, "shape (1,): %param differs")
    assert report_json([CheckedSpec("b", (bad,), 0.5)], "strict", "", 0) == 1
    record = valid(capsys.readouterr().out)
    assert record["counts"] == {FAILED: 1}
    assert found("check", "sgd")["specs"][0]["name"] == "sgd"


def test_inspect(tmp_path: Path) -> None:
    record = found("inspect", str(CHECKPOINT))
    assert (record["kind"], record["bytes"], len(record["tensors"])) == ("checkpoint", 1992, 6)
    assert record["numbers"]["t"] == 2.0
    run("compile", "sgd", "-o", str(tmp_path), "--target", "x86-64-v2")
    made = found("inspect", str(tmp_path))
    assert made["kind"] == "artifact" and made["manifest"]["specs"][0]["name"] == "sgd"


def test_bench(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    options = ("--sizes", "1000", "--rounds", "2", "--starts", "0", "-o", str(path))
    record = found("bench", "sgd", *options)
    assert valid(path.read_text()) == record
    assert record["results"][0]["bytes_per_parameter"] == 12


@pytest.mark.parametrize("change", ["lost", "more", "type"])
def test_a_record_that_is_not_as_published_is_refused(change: str) -> None:
    record = found("list", "--filter", "adamw")
    row = record["specs"][0]
    if change == "lost":
        del row["summary"]
    elif change == "more":
        row["speed"] = 1
    else:
        row["variants"][0]["state"] = "8"
    with pytest.raises(ValidationError):
        valid(json.dumps(record))


def test_json_is_one_format() -> None:
    result = run("dump", "sgd", "--json", "--format", "svg")
    assert result.exit_code == 2 and "exclude each other" in result.stderr
    assert "no record is called 'x'; known: list, show" in run("schema", "x").stderr
