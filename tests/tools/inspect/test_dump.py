"""Dumps: the figures that are known beforehand, and forms that their readers can read."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest
from stepfuse.ir.errors import WrongUsage
from stepfuse.ir.text.loop_parser import parse_nests
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.passes.targets import TARGETS, here
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import follow, full_pipeline, table
from stepfuse.tools.inspect.request import DumpRequest

from tests.support.inputs.programs import WHOLE_STEP
from tests.support.oracles.drawings import check_boxes

SVG = "{http://www.w3.org/2000/svg}"


def dumped(spec: str, **request: object) -> str:
    pipeline = str(request.pop("pipeline", full_pipeline("strict")))
    return dump(resolve(spec), DumpRequest(pipeline, **request))  # type: ignore[arg-type]


# Known from counting by hand: what is read and written, and what is read again.
@pytest.mark.parametrize(
    ("spec", "floor", "optimal", "phases"),
    [
        ("adamw", 28, 28, "1 sweep, 1 pass"),
        ("lamb", 28, 40, "2 sweeps, 2 passes"),
        ("adafactor", 12, 24, "3 sweeps, 3 passes"),
        ("centralize+adamw", 28, 28, "1 sweep, 2 passes"),
        (WHOLE_STEP, 42, 46, "2 sweeps, 2 passes"),
    ],
)
def test_figures(spec: str, floor: int, optimal: int, phases: str) -> None:
    text = dumped(spec).partition("\n@")[0]
    assert f"floor {floor}, optimal {optimal} bytes/param" in text
    assert phases in text
    rows = table(follow(resolve(spec).graphs[0], full_pipeline("strict")))
    assert rows[0].bytes > 2 * optimal
    assert [r.bytes for r in rows[-2:]] == [optimal, optimal]


def test_a_pure_write_costs_double() -> None:
    assert "(48 where a pure write costs double)" in dumped(WHOLE_STEP)


def test_the_tax_is_itemised() -> None:
    assert "any %5 -> step, sumsq %2 -> step: +4 B, %grad again in sweep 2" in dumped(WHOLE_STEP)


def test_every_variant_is_shown() -> None:
    text = dumped("adafactor")
    assert "@adafactor step when rank >= 2" in text and "@adafactor step when rank < 2" in text


def test_graphs_are_programs() -> None:
    for stage in ({"stage": "graph"}, {"after": "legalise"}):
        text = dumped("sgd", **stage)
        assert parse(text).name == "sgd"


def test_after_each_shows_every_graph() -> None:
    parts = re.split(r"^; .*\n", dumped("sgd", after_each=True), flags=re.MULTILINE)
    programs = [parse(p) for p in parts if p.strip()]
    assert [str(p.graphs[0].view) for p in programs] == ["", "flat", "flat"]


def test_after_the_back_of_the_pipeline() -> None:
    assert dumped("sgd", after="fuse").startswith("floor 12")
    assert dumped("sgd", after="lower") == dumped("sgd", stage="kernel")


def test_diff_shows_what_a_pass_changed() -> None:
    text = dumped("sgd", after="view", diff=True)
    assert "-  step {" in text and "+  step view flat {" in text
    assert "; cse changes nothing" in dumped("sgd", diff=True)


def test_a_pipeline_may_stop_early() -> None:
    text = dumped("adamw", pipeline="view,legalise")
    assert "fuse" not in text and "legalise" in text


@pytest.mark.parametrize("stage", ["", "graph", "kernel", "plan"])
def test_json_has_every_variant(stage: str) -> None:
    found = json.loads(dumped("adafactor", stage=stage, format="json"), parse_constant=pytest.fail)
    assert len(found["variants"]) == 2


def test_json_says_what_the_table_says() -> None:
    (found,) = json.loads(dumped("lamb", format="json"))["variants"]
    assert found["schedule"]["cost"]["optimal"] == 40
    assert found["passes"][0]["name"] == "declared"


@pytest.mark.parametrize("stage", ["python", "llvm", "asm"])
def test_listings_define_the_sweep(stage: str) -> None:
    assert "sf_sweep_0" in dumped("sgd", stage=stage)


@pytest.mark.parametrize("stage", ["", "graph", "kernel"])
def test_dot_names_what_it_connects(stage: str) -> None:
    text = dumped("lamb", stage=stage, format="dot")
    defined = set(re.findall(r'^    ("[^"]+") \[', text, re.MULTILINE))
    used = re.findall(r'^  ("[^"]+") -> ("[^"]+");$', text, re.MULTILINE)
    assert used and {end for pair in used for end in pair} <= defined
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize(
    ("spec", "stage"), [("lamb", ""), ("adafactor", ""), ("sgd", "graph"), ("adafactor", "plan")]
)
def test_svg_boxes_hold_their_text_and_do_not_overlap(spec: str, stage: str) -> None:
    check_boxes(ElementTree.fromstring(dumped(spec, stage=stage, format="svg")))


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"stage": "machine"}, "no stage is called 'machine'; known: graph"),
        ({"format": "png"}, "no format is called 'png'; known: text"),
        ({"why_not": "dce"}, "no pass with reasons is called 'dce'; known: fuse, plan"),
        ({"after": "nothing"}, "pass 'nothing' does not run here; these do: specialise"),
        ({"stage": "graph", "after": "cse"}, "only one at a time"),
        ({"diff": True, "stage": "graph"}, "--diff goes with"),
        ({"stage": "llvm", "format": "svg"}, "no format svg, only text"),
        ({"stage": "plan", "format": "dot"}, "drawn as svg"),
        ({"pipeline": "cse,nonsense"}, "unknown pass 'nonsense'; known: specialise"),
        ({"pipeline": "view,legalise", "stage": "kernel"}, "does not end in fuse,lower"),
        ({"pipeline": "view,legalise{dtypes=param=f99}"}, "expected f64, f32, bf16, f16 or bf16_"),
    ],
)
def test_wrong_usage(request_: dict[str, object], message: str) -> None:
    with pytest.raises(WrongUsage, match=message):
        dumped("sgd", **request_)


def test_loops_parse_and_each_pass_is_shown() -> None:
    nests = parse_nests(dumped("lamb", stage="loops", after="build"))
    assert [nest.name for nest in nests][:2] == ["stage0_1", "sweep0_pass0"]
    one = parse_nests(dumped("lamb", stage="loops", target="numba", nest="sweep0_pass0"))
    assert [nest.name for nest in one] == ["sweep0_pass0"]
    each = dumped("lamb", stage="loops", target="aarch64", nest="sweep1_pass0", after_each=True)
    titles = [line for line in each.splitlines() if line.startswith("; after ")]
    assert [t.split()[2].rstrip(":") for t in titles] == list(TARGETS["aarch64"].loop_names[1:])


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ({"target": "reference"}, "target reference has no loops"),
        ({"nest": "sweep9"}, "no nest is called 'sweep9'; known: stage0_1, sweep0_pass0"),
        ({"after": "cse"}, "pass 'cse' does not run for native; these do: build"),
        ({"target": "vax"}, "unknown target 'vax'; known: native, x86-64 (x86-64-v2, "),
        ({"stage": "ptx", "target": "numba"}, "--stage ptx is of target cuda"),
        ({"stage": "ptx", "target": "sm_1"}, "unknown GPU level 'sm_1'; known: sm_75"),
        ({"format": "dot"}, "nests have no format dot, only text"),
        ({"why_not": "fuse"}, "only one at a time"),
        ({"stage": "graph", "nest": "sweep0_pass0"}, "--nest goes with --stage loops"),
    ],
)
def test_loops_that_are_not_there_are_refused(request_: dict[str, str], message: str) -> None:
    with pytest.raises(WrongUsage, match=re.escape(message)):
        dumped("adamw", **({"stage": "loops"} | request_))


def test_a_target_may_be_named_by_machine_and_by_level() -> None:
    request = {"stage": "kernel", "pipeline": full_pipeline("strict", "state=linear8")}
    assert dumped("adamw", **request) == dumped("adamw", target=here(), **request)
    assert "; @sgd step, sweep0_pass0 for x86-64-v3, " in dumped(
        "sgd", stage="loops", target="x86-64-v3"
    )


def test_ptx_is_of_the_level_that_is_asked_for() -> None:
    assert ".target sm_90\n" in dumped("sgd", stage="ptx", target="sm_90")
    assert ".target sm_80\n" in dumped("sgd", stage="ptx")


@pytest.mark.parametrize("stage", ["llvm", "asm", "ptx"])
def test_instructions_show_their_expressions(stage: str) -> None:
    text = dumped("lamb", stage=stage, origin=True)
    line = next(s for s in text.splitlines() if "div" in s and "debias(m" in s)
    code, _, told = line.partition(" ; ")
    assert "div" in code and code.startswith("  ")
    assert re.fullmatch(
        r"%\d+  lamb\.py:\d+  debias\(m, beta1, t\) / \(sqrt\(debias\(v, beta2, t\)\) \+ eps\)",
        told,
    )
    assert re.search(r"; %\d+  lamb\.py:\d+ > blocks\.py:\d+  beta \* average$", text, re.MULTILINE)
    assert "!dbg" not in text and ".loc" not in text


def test_origins_are_of_code_that_llvm_makes() -> None:
    with pytest.raises(WrongUsage, match="--origin goes with --stage llvm or asm or ptx"):
        dumped("lamb", stage="python", origin=True)


def test_sweeps_are_grouped_by_the_lines_of_the_definition() -> None:
    text = dumped("maximize+lamb")
    sweeps = text[text.index("sweep 1, pass 1") :]
    assert all(len(line) <= 80 for line in sweeps.splitlines())
    assert "  computes\n    gradients.py:" in sweeps
    assert re.search(
        r"    lamb\.py:\d+  m = ema\(m, grad, beta1\)\n      %\d+, %\d+, %\d+\n", sweeps
    )
    # Each computed value of a sweep stands there once, whether there is a line of it or not.
    (history,) = (follow(g, full_pipeline("strict")) for g in resolve("maximize+lamb").graphs)
    assert history.schedule is not None
    first = history.schedule.phases[0]
    shown = re.findall(r"%\d+", sweeps[: sweeps.index("  stores")].partition("computes")[2])
    assert len(shown) == len(set(shown)) == len(first.computes)


def test_a_text_has_a_line_a_value_already() -> None:
    spec = parse(to_text(resolve("sgd")))
    text = dump(spec, DumpRequest(full_pipeline("strict")))
    assert re.search(r"  computes %\d+, %\d+", text) and "<text>" not in text
