"""A spec that does not trace, verify or lower: its report up to there, the error at its line."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from stepfuse.ir.errors import LowerError, VerifyError, WrongUsage
from stepfuse.ir.graph import Graph
from stepfuse.passes import pipeline
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.records.schema import schema_text
from stepfuse.tools.report.page import MARK
from stepfuse.tools.report.written import written
from typer.testing import CliRunner

HEAD = "from stepfuse import *\n\n\n@optimizer\ndef mine(param, grad, m=zeros, *, lr=0.1):\n"
REST = "    return update(param=param - lr * m, m=m)\n"
ROWS = "    m = grad / (abs(grad).mean(ROW) + 1e-8)\n"
REQUEST = DumpRequest(full_pipeline("strict"), format="html")
# What is written, at which line and for which expression the error is, and what it says.
WRONG = {
    "no graph": (HEAD + "    m = m @ grad\n" + REST, 6, "m @ grad", "no axis is in common"),
    "raises": (HEAD + "    m = grad + {}['g']\n" + REST, 6, "{}['g']", "KeyError: 'g'"),
    "no Python": (HEAD + "    m = (grad\n" + REST, 6, "(", "'(' was never closed"),
    "verifier": (HEAD + "    return update(param=grad)\n", 5, "m", "V10 state %m is never updated"),
    "pass": (HEAD + ROWS + REST, 6, "abs(grad).mean(ROW)", "needs rank >= 2"),
}
SF = """\
optimizer @mine {
  param %param : f32 elem
  grad %grad : f32 elem

  step {
    update %param = %nothing
  }
}
"""


def data_in(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def valid(data: dict[str, Any]) -> dict[str, Any]:
    Draft202012Validator(json.loads(schema_text("compilation"))).validate(data)
    return data


def places_in(failure: dict[str, Any]) -> list[tuple[int, str, str]]:
    sites = [(failure["sites"][p["site"]], p["said"]) for p in failure["places"]]
    return [(site["line"], site["text"], said) for site, said in sites]


@pytest.mark.parametrize("name", WRONG)
def test_the_error_is_at_its_line(tmp_path: Path, name: str) -> None:
    text, line, expression, said = WRONG[name]
    path, out = tmp_path / "mine.py", tmp_path / "mine.html"
    path.write_text(text)
    done = CliRunner().invoke(app, ["dump", f"{path}:mine", "--format", "html", "-o", str(out)])
    assert done.exit_code == 1 and said in done.output
    assert f"{out}: the report up to this error" in done.output.replace("\n", "")
    page = out.read_text()
    data = valid(data_in(page))
    found = places_in(data["failure"])
    assert page.startswith(MARK) and found[0][:2] == (line, expression) and said in found[0][2]
    (part,) = data["failure"]["files"][0]["parts"]
    assert [line, text.splitlines()[line - 1]] in part["lines"]
    assert said in data["failure"]["text"]


def test_a_text_that_does_not_parse(tmp_path: Path) -> None:
    path = tmp_path / "mine.sf"
    path.write_text(SF)
    page, error = written(str(path), lambda: resolve(str(path)), REQUEST)
    failure = data_in(page)["failure"]
    assert [place[0] for place in places_in(failure)] == [6] and error is not None
    assert failure["files"][0]["parts"][0]["lines"][0] == [1, "optimizer @mine {"]


def test_the_passes_before_a_refusal_are_shown(tmp_path: Path) -> None:
    """One variant compiles, and is whole; the other ends in the pass that refuses it."""
    path = tmp_path / "mine.py"
    text = HEAD.replace("@optimizer", '@optimizer(when="rank >= 2")') + ROWS + REST
    text += '\n\n@mine.variant("rank < 2")\ndef flat(param, grad, m=zeros, *, lr=0.1):\n'
    path.write_text(text + ROWS + REST)
    page, error = written("mine", lambda: resolve(f"{path}:mine"), REQUEST)
    whole, ended = valid(data_in(page))["variants"]
    assert isinstance(error, LowerError) and "figures" in whole and "failed" not in whole
    assert [row["name"] for row in ended["passes"]] == ["declared", "specialise"]
    assert "needs rank >= 2" in ended["failed"] and "figures" not in ended
    with pytest.raises(LowerError, match="needs rank >= 2"):  # what is no page has no half of one
        dump(resolve(f"{path}:mine"), REQUEST)


def test_the_data_says_so_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(WRONG["pass"][0])
    done = CliRunner().invoke(app, ["dump", f"{path}:mine", "--stage", "report", "--json"])
    data = valid(json.loads(done.stdout))
    assert done.exit_code == 1 and places_in(data["failure"])[0][0] == 6


def test_what_a_pass_broke_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def cse(graph: Graph) -> Graph:
        last = len(graph.nodes) - 1
        of_itself = replace(graph.nodes[last], args=(last, last))
        return graph.replace(nodes=(*graph.nodes[:-1], of_itself))

    monkeypatch.setitem(pipeline.PASSES, "cse", pipeline.Pass("cse", cse))
    page, error = written("sgd", lambda: resolve("sgd"), REQUEST)
    (variant,) = data_in(page)["variants"]
    assert isinstance(error, VerifyError) and "after cse" in variant["failed"]
    names = [row["name"] for row in variant["passes"]]
    assert names[0] == "declared" and "legalise" in names and "cse" not in names


def test_wrong_use_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(WrongUsage, match="adamv"):
        written("adamv", lambda: resolve("adamv"), REQUEST)
    out = tmp_path / "a.html"
    for words in (["adamv"], ["adamw", "--dtypes", "w=f7"], ["adamw", "--passes", "cze"]):
        done = CliRunner().invoke(app, ["dump", *words, "--format", "html", "-o", str(out)])
        assert done.exit_code == 2 and not out.exists(), done.output
