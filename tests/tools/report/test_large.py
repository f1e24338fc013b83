"""The report of a graph too large to be read: neighbours are one box, until it is opened."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest

from tests.support.processes.browser import browser
from tests.tools.report.test_page import CROSSINGS

NODES, MOST = 560, 72  # some of them go: more than 500 are declared and used


def large(seed: int = 0) -> str:
    """A spec of so many operations, each on some of the last dozen or, now and then, on any."""
    random_ = random.Random(seed)
    names = ["%param", "%grad", "%m"]
    lines = ["optimizer @large {", "  param %param : f32 elem", "  grad %grad : f32 elem"]
    lines += ["  state %m = 0.0 : f32 elem", "  step {"]
    for value in range(NODES):
        op = random_.choice(["mul", "add", "sub", "maximum"])
        first = random_.choice(names if value % 7 == 0 else names[-12:])
        lines.append(f"    %{value} = {op} {first}, {random_.choice(names[-12:])} : real elem")
        names.append(f"%{value}")
    lines += [f"    update %param = %{NODES - 1}", f"    update %m = %{NODES - 2}"]
    return "\n".join([*lines, "  }", "}", ""])


@pytest.mark.parametrize("name", ["large", "stable_spam"])
def test_a_large_graph_is_folded_without_an_overlap(name: str, tmp_path: Path) -> None:
    source, path = tmp_path / "large.sf", tmp_path / "large.html"
    source.write_text(large())
    request = DumpRequest(full_pipeline("strict"), format="html")
    path.write_text(dump(resolve(str(source) if name == "large" else name), request))
    with browser() as opened:
        tab = opened.new_page()
        tab.goto(path.as_uri())
        for number in (0, 4, tab.locator("#bars button").count() - 1):  # declared, legal, lanes
            tab.locator("#bars button").nth(number).click()
            nodes, boxes, edges = tab.evaluate(CROSSINGS)
            assert 3 < nodes <= MOST and (boxes, edges) == (0, 0), number
        tab.locator("#bars button").first.click()
        before = tab.locator("#drawing .node").count()
        tab.locator("#drawing .folded").first.focus()
        held = int(tab.locator("#drawing .folded text").first.text_content().split()[0])
        tab.keyboard.press("Enter")
        assert tab.locator("#drawing .node").count() == before + held - 1
        assert tab.evaluate(CROSSINGS)[1:] == [0, 0]
