"""The page of a bench: marks stand where the figures say, and a browser shows it."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from stepfuse.tools.bench.contest import Timing
from stepfuse.tools.bench.page import MARK, to_html
from stepfuse.tools.bench.report import BenchEntry, BenchRecord, ShareOfRoof
from stepfuse.tools.bench.roofline import roofline
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.processes.browser import CONTRAST, browser

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = '</script><b>"\u202e'


def timing(name: str, milliseconds: float, ours: float) -> Timing:
    low, high, ratio = milliseconds * 0.9, milliseconds * 1.25, milliseconds / ours
    each = (low, milliseconds, high)
    return Timing(name, milliseconds, low, high, ratio, ratio, ratio, 3, each)


def entry(**times: float) -> BenchEntry:
    """A size of 10 million parameters, 28 bytes and 14 operations each."""
    ours = times["stepfuse"]
    timings = tuple(timing(name.replace("_", "-"), ms, ours) for name, ms in times.items())
    share = ShareOfRoof(times["roof"] / ours, 0.7, 1.0)
    return BenchEntry("1e7", 10**7, 28, 14, 280 / ours, share, timings)


CASE = entry(stepfuse=5.0, roof=4.0, numpy=40.0, torch_fused=5.05)
RECORD = BenchRecord(
    "stepfuse bench adamw", {"cpu": "a", "caches": {"L1": "32K"}, "cores": 2}, "adamw", "strict",
    "", 2, 2, {"compile": 200.0}, (CASE,),
)  # fmt: skip


def drawn(case: BenchEntry) -> ElementTree.Element:
    svg = roofline(case, "a").replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return ElementTree.fromstring(svg)


def numbers(text: str) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d+\.?\d*", text)]


def ticks(svg: ElementTree.Element, anchor: str) -> list[tuple[float, float]]:
    """The numbers along an axis, with their places."""
    at = "x" if anchor == "middle" else "y"
    found = [t for t in svg.iter(f"{SVG}text") if t.get("text-anchor") == anchor]
    pairs = [(float(t.text or ""), float(t.get(at, ""))) for t in found if numbers(t.text or "")]
    return [(number, place if at == "x" else place - 4) for number, place in pairs]


def test_marks_and_the_roof_stand_where_the_figures_say() -> None:
    svg = drawn(CASE)
    (one, low), (other, high) = ticks(svg, "end")[:: len(ticks(svg, "end")) - 1]
    decade = (high - low) / math.log10(other / one)

    def height(gigaflops: float) -> float:
        return low + decade * math.log10(gigaflops / one)

    marks = [p for g in svg.iter(f"{SVG}g") for p in g.findall(f"{SVG}path") if p.get("transform")]
    places = [numbers(p.get("transform", "")) for p in marks]
    times = [t.milliseconds for t in CASE.contestants if t.name != "roof"]
    for (_, y), ms in zip(places, times, strict=True):
        assert y == pytest.approx(height(10**7 * 14 / ms / 1e6), abs=0.2)
    assert len({x for x, _ in places}) == 1
    (first, left), (last, right) = ticks(svg, "middle")[:: len(ticks(svg, "middle")) - 1]
    wide = (right - left) / math.log10(last / first)
    assert places[0][0] == pytest.approx(left + wide * math.log10(0.5 / first), abs=0.2)
    (roof,) = (p for p in svg.iter(f"{SVG}path") if p.get("class") == "roof")
    a, b, c, d = numbers(roof.get("d", ""))
    there = b + (d - b) * (places[0][0] - a) / (c - a)
    assert there == pytest.approx(height(70 * 0.5), abs=0.2)  # 280 MB in 4 ms, half a flop per byte


def test_names_do_not_touch() -> None:
    many = {f"c{n}": 5.0 + n / 100 for n in range(8)}
    for times in ({"stepfuse": 5.0, "roof": 4.9}, {"stepfuse": 5.0, "roof": 4.9, **many}):
        svg = drawn(entry(**times))
        named = [t for t in svg.iter(f"{SVG}text") if t.get("class")]
        places = sorted(float(t.get("y", "")) for t in named)
        assert len(places) == len(times)
        assert all(b - a >= 14 for a, b in pairwise(places))
        assert places[0] > 0 and places[-1] < 250


def test_the_page_is_one_file_with_the_record_in_it() -> None:
    page = to_html(replace(RECORD, command=f"stepfuse bench {HOSTILE}", spec=HOSTILE))
    assert page.startswith(MARK) and page.count("</script>") == 1 and "<b>" not in page
    inside = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert inside and json.loads(inside[1])["results"][0]["flops_per_parameter"] == 14
    for word in ("src=", "@import", "url(h", "<script>"):
        assert word not in page


def test_a_step_without_arithmetic_has_a_table_alone() -> None:
    page = to_html(replace(RECORD, results=(replace(CASE, flops_per_parameter=0),)))
    assert "no arithmetic" in page and "<svg" not in page and "<table" in page


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_a_browser_shows_it(tmp_path: Path, width: int, scheme: str) -> None:
    path, said = tmp_path / "a.html", list[str]()
    path.write_text(to_html(RECORD), encoding="utf-8")
    with browser() as opened:
        view = {"width": width, "height": 800}
        tab = opened.new_context(viewport=view, color_scheme=scheme).new_page()
        for event in ("console", "pageerror"):
            tab.on(event, lambda thing: said.append(str(thing)))
        tab.on("request", lambda asked: said.append(asked.url))
        tab.goto(path.as_uri())
        assert said == [path.as_uri()]
        assert tab.evaluate("document.documentElement.scrollWidth") <= width
        ratio, text = tab.evaluate(CONTRAST)
        assert ratio >= 4.5, text
        assert tab.locator("svg[role=img]").get_attribute("aria-label")
        assert tab.get_by_role("row").count() == 1 + len(CASE.contestants)


def test_the_command_writes_it_and_nothing_over_another_page(tmp_path: Path) -> None:
    out, data = tmp_path / "a.html", tmp_path / "a.json"
    asked = [
        "bench",
        "sgd",
        "--sizes",
        "1000",
        "--rounds",
        "2",
        "--starts",
        "0",
        "--html",
        str(out),
    ]
    result = CliRunner().invoke(app, [*asked, "-o", str(data)])
    assert result.exit_code == 0, result.output
    inside = re.search(r'id="data">(.*?)</script>', out.read_text(), re.DOTALL)
    assert inside and json.loads(inside[1]) == json.loads(data.read_text())
    out.write_text("<!doctype html><p>mine")
    refused = CliRunner().invoke(app, asked)
    assert refused.exit_code == 1 and "not what this command writes" in refused.stderr
    assert not refused.stdout and out.read_text() == "<!doctype html><p>mine"
