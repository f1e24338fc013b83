"""`stepfuse diff`: what it says of specs, artifacts and reports, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from stepfuse.tools.records.schema import schema_text

from tests.support.command_line import run

ADAM_ADAMW = """\
- adam
+ adamw

adamw alone computes `(1.0 - lr * weight_decay) * param` (3 operations); adam alone computes \
`grad + weight_decay * param` (2 operations); hyper weight_decay declared otherwise; bytes per \
parameter 28 in both, sweeps over memory 1 in both.

roles: what the step reads and updates, with defaults and ranges
- hyper weight_decay: = 0.0 in [0, inf) : f64 group
+ hyper weight_decay: = 0.01 in [0, inf) : f64 group

values: what the definition computes, before all passes; an update differs if its value does
~ update of param: param - lr * (debias(m, beta1, t) / (typical + eps))
~ update of m: beta * average + (1.0 - beta) * sample in ema(m, grad, beta1)
~ update of v: beta * average + (1.0 - beta) * sample in ema(v, grad * grad, beta2)
~ update of vmax: where(amsgrad, maximum(vmax, v), vmax)
- adam.py:29: grad + weight_decay * param  (2 operations)
+ adamw.py:33: (1.0 - lr * weight_decay) * param  (3 operations)

costs: what a step costs
- bytes per parameter, an operation a sweep: 184
+ bytes per parameter, an operation a sweep: 172
- operations per parameter: 16
+ operations per parameter: 15

passes: nodes, bytes and operations that each pass added or took
- declared: +40 nodes, +184 bytes, +19 flops
+ declared: +41 nodes, +172 bytes, +18 flops
- fuse: -120 bytes
+ fuse: -108 bytes

the same in both: storage, sweeps, barriers, memory
"""


def diff(*arguments: str) -> str:
    result = run("diff", *arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def as_json(*arguments: str) -> Any:
    """The record, after its schema has been asked."""
    record = json.loads(diff(*arguments, "--json"))
    Draft202012Validator(json.loads(schema_text("diff"))).validate(record)
    return record


def rows(record: Any, name: str, variant: int = 0) -> dict[str, tuple[Any, Any]]:
    """The rows of a section that differ, A and B by name."""
    sections = {s["name"]: s["rows"] for s in record["variants"][variant]["sections"]}
    return {r["what"]: (r.get("a"), r.get("b")) for r in sections[name] if r["differs"]}


def refused(*arguments: str, code: int) -> str:
    result = run("diff", *arguments)
    assert result.exit_code == code and not result.stdout, result.output
    return result.stderr


def test_the_text() -> None:
    assert diff("adam", "adamw") == ADAM_ADAMW


def test_the_same_is_said_to_be_the_same() -> None:
    assert diff("lamb", "lamb").splitlines() == [
        "- lamb (A)", "+ lamb (B)", "", "A and B are the same in all that is compared.",
    ]  # fmt: skip


def test_barriers_and_their_price() -> None:
    record = as_json("adamw", "lamb")
    assert record["differs"]
    found = rows(record, "barriers")
    assert found["sweep 1 ends at"] == (None, "norm(param, TENSOR), norm(direction, TENSOR)")
    assert found["sweep 1 ends: its price"] == (None, "12 B per parameter")
    assert rows(record, "costs")["bytes per parameter"] == (28, 40)
    assert rows(record, "sweeps")["sweep 2 reads m"] == (None, "4 B again")
    assert [r["what"] for r in record["roles"]["rows"] if r["differs"]] == [
        "state vmax", "hyper eps", "hyper weight_decay", "static amsgrad",
    ]  # fmt: skip


def test_options_of_b() -> None:
    record = as_json("adamw", "--dtypes", "grad=bf16", "--dtypes-b", "grad=bf16,state=bf16")
    assert record["a"]["named"] == "adamw --dtypes grad=bf16"
    storage = rows(record, "storage")
    assert storage["m"] == ("f32 elem", "bf16 elem") and "grad" not in storage
    assert rows(record, "costs")["bytes per parameter"] == (26, 18)
    assert not rows(record, "values")


def test_a_policy_that_changes_little_is_told_where() -> None:
    said = as_json("adamw", "--policy-b", "fast")["summary"]
    assert said.startswith("both declare the same values; bytes per parameter 28 in both")
    assert said.endswith("; they differ in costs, passes.")


def test_one_variant_stands_beside_all_that_the_other_side_has() -> None:
    record = as_json("sgd", "adafactor")
    assert [(v["a"], v["b"]) for v in record["variants"]] == [
        ("@sgd step", "@adafactor step when rank >= 2"),
        ("@sgd step", "@adafactor step when rank < 2"),
    ]
    record = as_json("adafactor", "adafactor", "--policy-b", "fast")
    assert [v["a"] for v in record["variants"]] == [v["b"] for v in record["variants"]]


def test_artifacts_and_reports_are_as_the_spec(tmp_path: Path) -> None:
    folder, page, data = tmp_path / "made", tmp_path / "a.html", tmp_path / "b.json"
    assert run("compile", "sgd", "adam", "-o", str(folder), "--target", "x86-64-v2").exit_code == 0
    run("dump", "adam", "--format", "html", "-o", str(page))
    run("dump", "adam", "--stage", "report", "--json", "-o", str(data))
    for side in (f"{folder}:adam", str(page), str(data)):
        assert "the same in all that is compared" in diff(side, "adam")
    assert "@sgd" in diff(f"{folder}:sgd", str(page), "--json")
    assert ":NAME" in refused(str(folder), "adam", code=2)  # it has several
    assert "has its own in it" in refused(str(page), str(data), "--policy", "fast", code=2)
    assert "give them to a spec" in refused("adam", str(page), "--policy-b", "fast", code=2)
    assert "28 in A, 20 in B" in diff(str(page), "adam", "--dtypes", "state=bf16")


def test_reports_that_cannot_be_compared(tmp_path: Path) -> None:
    text = run("dump", "sgd", "--stage", "report", "--json").stdout
    found = json.loads(text)
    path = tmp_path / "a.json"

    def said(change: dict[str, Any]) -> str:
        path.write_text(json.dumps(found | change))
        return refused("sgd", str(path), code=1)

    assert "a report of schema 9, and schema" in said({"schema": 9})
    assert "its kind is 'bench', expected 'compilation'" in said({"kind": "bench"})
    assert "variants: expected a list, got 'x'" in said({"variants": "x"})
    variant = found["variants"][0]
    graphs = json.loads(json.dumps(variant["graphs"]))
    graphs[0]["nodes"][-1]["args"] = [99]
    assert "it refers to operand 99, of" in said({"variants": [variant | {"graphs": graphs}]})
    assert "lacks 'sweeps'" in said(
        {"variants": [{k: v for k, v in variant.items() if k != "sweeps"}]}
    )
    path.write_text("{")
    assert "not JSON" in refused("sgd", str(path), code=1)
    page = tmp_path / "a.html"
    page.write_text("<!doctype html><p>mine")
    assert "no report; `stepfuse dump SPEC --format html" in refused("sgd", str(page), code=1)
    assert "No such file" in refused("sgd", str(tmp_path / "no.json"), code=2)


def test_what_is_asked_for_wrongly(tmp_path: Path) -> None:
    assert "expected B, or what A is compared with" in refused("adam", code=2)
    assert "no format is called 'svg'" in refused("adam", "adamw", "--format", "svg", code=2)
    assert "exclude each other" in refused("adam", "adamw", "--json", "--format", "html", code=2)
    assert "it is a folder" in refused("adam", "adamw", "-o", str(tmp_path), code=1)
    mine = tmp_path / "report.html"
    run("dump", "adam", "--format", "html", "-o", str(mine))
    before = mine.read_text()
    said = refused("adam", "adamw", "--format", "html", "-o", str(mine), code=1)
    assert "not what this command writes" in said and mine.read_text() == before


def test_exit_codes() -> None:
    assert run("diff", "adam", "adamw").exit_code == 0
    assert run("diff", "adam", "adamw", "--exit-code").exit_code == 1
    assert run("diff", "adam", "adam", "--exit-code").exit_code == 0


def test_hostile_text_is_text(tmp_path: Path) -> None:
    path, out = tmp_path / "hostile.py", tmp_path / "a.html"
    path.write_text(
        "from stepfuse import optimizer, update\n\n\n@optimizer\n"
        "def hostile(param, grad, *, lr=0.1):\n"
        '    """</script>"""\n'
        "    return update(param=param - lr * (grad if '</script>\"\u202e' else param))\n"
    )
    side = f"{path}:hostile"
    assert "\u202e" not in diff(side, "sgd")
    diff(side, "sgd", "--format", "html", "-o", str(out))
    page = out.read_text()
    assert page.count("</script>") == 1 and "\u202e" not in page
    inside = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert inside and json.loads(inside[1])["kind"] == "diff"
    report = json.loads(run("dump", "sgd", "--stage", "report", "--json").stdout)
    report["spec"] = "\x1b[31mred\u202e"
    crafted = tmp_path / "c.json"
    crafted.write_text(json.dumps(report))
    assert "\x1b" not in diff(str(crafted), "adam") and "\u202e" not in diff(str(crafted), "adam")
