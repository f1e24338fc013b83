"""The report's data and its file: for every spec, policy and storage, within bounds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from stepfuse.ir.errors import StepfuseError, WrongUsage
from stepfuse.optim_defs import names
from stepfuse.passes.report.cost import program_bytes
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from stepfuse.tools.dev.vendor import FOLDER, WrongSum, check
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.records.record import VERSION
from stepfuse.tools.report.page import MARK, embedded, joined
from typer.testing import CliRunner

from tests.support.inputs.programs import KINDS, WHOLE_STEP
from tests.support.reported import report_data

LIMIT = 1 << 20  # bytes of a page
STORAGE = ("", "state=linear8", "param=bf16_split,grad=bf16", "state=kahan")


def data_of(name: str, policy: str = "strict", dtypes: str = "") -> dict[str, Any]:
    spec, pipeline = resolve(name), full_pipeline(policy, dtypes)
    return report_data(spec, [follow(g, pipeline) for g in linked_graphs(spec, pipeline)], pipeline)


# The suite has one of each kind, and one in four of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(4, always=KINDS)
@pytest.mark.parametrize("name", [*map(str, names()), WHOLE_STEP])
def test_the_figures_of_every_spec_add_up(name: str) -> None:
    """Bytes by sweep and by line of the source are those of the schedule and of the program."""
    spec, pipeline = resolve(name), full_pipeline("strict")
    histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
    data = report_data(spec, histories, pipeline)
    for history, variant in zip(histories, data["variants"], strict=True):
        assert history.program is not None and history.schedule is not None
        figures, cost = variant["figures"], history.schedule.cost
        assert figures["floor"] + figures["tax"] == figures["optimal"] == cost.optimal
        assert program_bytes(history.program) == figures["fused"]
        assert sum(sweep["bytes"] for sweep in variant["sweeps"]) == figures["fused"]
        by_line = [line[kind] for line in variant["lines"] for kind in ("read", "written", "tax")]
        stores = [s for sweep in variant["sweeps"] for p in sweep["passes"] for s in p["stores"]]
        literals = sum(s["bytes"] for s in stores if s["value"] is None)  # written on no line
        assert sum(by_line) == figures["fused"] - literals
        taxed = [item["bytes"] for end in variant["barriers"] for item in end["cost"]]
        assert sum(taxed) == sum(line["tax"] for line in variant["lines"]) == figures["tax"]
        _numbers_are_of_something(variant)
    assert len(joined(data).encode()) <= LIMIT


def _numbers_are_of_something(variant: dict[str, Any]) -> None:
    """What refers by number refers to something that is there."""
    for graph in variant["graphs"]:
        for index, node in enumerate(graph["nodes"]):
            assert all(a < index for a in node["args"] if isinstance(a, int))
            assert node["type"] < len(variant["types"])
            assert node["origin"] < len(variant["origins"])
    for row in variant["passes"]:
        count = len(variant["graphs"][row["graph"]]["nodes"])
        assert all(value < count for value in row.get("new", ()))
    for origin in variant["origins"]:
        assert all(site < len(variant["sites"]) for stack in origin["stacks"] for site in stack)


@pytest.mark.parametrize("dtypes", STORAGE)
@pytest.mark.parametrize("policy", ["strict", "fast"])
def test_policies_and_storage(policy: str, dtypes: str) -> None:
    for name in ("adamw", "lamb", "adafactor"):
        try:
            data = data_of(name, policy, dtypes)
        except StepfuseError:
            assert dtypes  # a storage that this spec has no role for
            continue
        assert len(joined(data).encode()) <= LIMIT


def test_values_name_the_users_expression() -> None:
    (variant,) = data_of("lamb")["variants"]
    nodes = variant["graphs"][variant["final"]]["nodes"]
    stacks = [variant["origins"][n["origin"]]["stacks"] for n in nodes]
    texts = [variant["sites"][s[0][-1]]["text"] if s else "" for s in stacks]
    division = "debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)"
    linked = {value for _, value in variant["code"][0]["lines"]}
    assert [v for v, t in enumerate(texts) if t == division and nodes[v]["op"] == "div"]
    assert set(variant["sweeps"][0]["passes"][0]["computes"]) <= linked
    reduced = [texts[v] for v in variant["sweeps"][0]["passes"][0]["reductions"]]
    assert reduced == ["norm(param, TENSOR)", "norm(direction, TENSOR)"]


def test_rules_that_took_a_value_are_named() -> None:
    (variant,) = data_of("lamb")["variants"]
    expand = next(row for row in variant["passes"] if row["name"] == "expand")
    assert [item["by"] for item in expand["gone"]] == ["expand pow", "expand pow"]
    assert all("pow" in item["text"] for item in expand["gone"])


# ------------------------------------------------------------------ the file


def test_the_page_is_one_file_that_asks_for_nothing() -> None:
    page = dump(resolve("adamw"), DumpRequest(full_pipeline("strict"), format="html"))
    assert page.startswith(MARK) and page.rstrip().endswith("</html>")
    for word in ("src=", "@import", "url(", "fetch(", "XMLHttpRequest", "sourceMappingURL"):
        assert word not in page
    named = {"http://www.w3.org/2000/svg", resolve("adamw").paper}
    assert set(re.findall(r"https?://[\w./-]+", page)) <= named
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found and json.loads(found[1])["schema"] == VERSION


def test_nothing_in_the_data_ends_its_element() -> None:
    hostile = {"doc": "</script><script>alert(1)</script><!--script-->", "name": '"\u202e'}
    assert "<" not in embedded(hostile) and json.loads(embedded(hostile)) == hostile
    data = data_of("adamw") | {"spec": "</title><b>", **hostile}
    assert joined(data).count("</script>") == 2 and "</title><b>" not in joined(data)


def test_text_that_turns_its_direction_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "turned.py"
    path.write_text(
        "from stepfuse import optimizer, update\n\n\n@optimizer\n"
        "def turned(param, grad, *, lr=0.1):\n"
        "    return update(param=param - lr * grad)  # \u202e\u2066 </script>\n"
    )
    page = joined(data_of(f"{path}:turned"))
    assert (
        "\u202e" not in page and "\u2066" not in page and "# \ufffd\ufffd \\u003c/script>" in page
    )


def test_the_command_writes_what_is_its_own(tmp_path: Path) -> None:
    runner, out = CliRunner(), tmp_path / "adamw.html"
    written = ["dump", "adamw", "--format", "html", "-o"]
    for _ in range(2):  # a report is replaced by the next
        assert runner.invoke(app, [*written, str(out)]).exit_code == 0
        assert out.read_text().startswith(MARK)
    out.write_text("<!doctype html>\n<p>mine")
    refused = runner.invoke(app, [*written, str(out)])
    assert refused.exit_code == 1 and "not what this command writes" in refused.output
    assert out.read_text() == "<!doctype html>\n<p>mine"
    assert "it is a folder" in runner.invoke(app, [*written, str(tmp_path)]).output
    assert "no such folder" in runner.invoke(app, [*written, str(tmp_path / "no" / "a")]).output


@pytest.mark.parametrize("asked", [{"stage": "kernel"}, {"after": "cse"}, {"why_not": "fuse"}])
def test_the_report_is_whole(asked: dict[str, str]) -> None:
    with pytest.raises(WrongUsage, match="whole report"):
        dump(resolve("adamw"), DumpRequest(full_pipeline("strict"), format="html", **asked))  # type: ignore[arg-type]


def test_a_pipeline_without_a_program_has_no_report() -> None:
    with pytest.raises(WrongUsage, match="ends in fuse,lower"):
        dump(resolve("adamw"), DumpRequest("legalise,cse", format="html"))


def test_the_vendored_library_is_the_recorded_one() -> None:
    record = json.loads((FOLDER / "dagre.json").read_text())
    content = (FOLDER / "dagre.min.js").read_bytes()
    check("dagre.min.js", content, record["sha256"])
    assert record["version"].encode() in content
    assert "Permission is hereby granted" in (FOLDER / "dagre.LICENSE").read_text()
    with pytest.raises(WrongSum, match="nothing was written"):
        check("dagre.min.js", content + b" ", record["sha256"])
