"""Panes of code: their loops, the sentence where there is none, what is left out, the cache."""

from __future__ import annotations

import re
from typing import Any

import pytest
from stepfuse.backends.cuda import ptx
from stepfuse.backends.native import cpu_target
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.code.code_loops import CodeLine, code_loops, python_loops
from stepfuse.tools.inspect.dump import dump
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.report.panes import shortened

from tests.support.reported import report_data


def panes_of(name: str, dtypes: str = "") -> list[dict[str, Any]]:
    spec, pipeline = resolve(name), full_pipeline("strict", dtypes)
    histories = [follow(g, pipeline, last="loops") for g in linked_graphs(spec, pipeline)]
    data = report_data(spec, histories, pipeline, assembly=True)
    return [pane for variant in data["variants"] for pane in variant["code"]]


def lines(text: str) -> list[CodeLine]:
    return [CodeLine(line, None, "f") for line in text.strip().split("\n")]


LLVM = """
f:
entry:
br label %b1
b1:
%t1 = phi i64 [ 0, %entry ], [ %t9, %b2 ]
br i1 %t2, label %b2, label %b3
b2:
%t3 = load <16 x float>, ptr %p, align 4
%t4 = fdiv <16 x float> %t3, %t3
%t5 = call <16 x float> @llvm.sqrt.v16f32(<16 x float> %t4)
store <16 x float> %t5, ptr %p, align 4
%t9 = add i64 %t1, 16
br label %b1
b3:
ret void
"""
PTX = """
f:
$L__BB0_1:
ld.global.b32\t%r1, [%rd1]
$L__BB0_2:
ld.global.v4.b32\t{%r1, %r2, %r3, %r4}, [%rd1]
div.rn.f32\t%r1, %r1, %r2
cvt.u64.u32\t%rd2, %r1
st.global.b32\t[%rd1], %r1
@%p2 bra\t$L__BB0_2
bra.uni\t$L__BB0_1
ret
"""
PYTHON = """
for i in range(n):
    a[i] = 1.0
    for k in range(n):
        x = a[k]
        y = x / sqrt(x)
        a[k] = y
"""


def test_innermost_loops_and_their_mix() -> None:
    (loop,) = code_loops(lines(LLVM), "llvm")
    assert (loop.lines[0], loop.lines[-1]) == (4, 12)
    assert loop.words == "inner loop, vectors of 512 bits: 1 load, 1 store, 1 division, 1 root"
    (loop,) = code_loops(lines(PTX), "ptx")
    assert loop.lines == (4, 5, 6, 7, 8)
    assert loop.words == "inner loop, vectors of 128 bits: 1 load, 1 store, 1 division"
    (loop,) = python_loops(PYTHON)
    assert loop.lines == (3, 4, 5, 6)
    assert loop.words == "inner loop, scalar: 1 load, 1 store, 1 division, 1 root"


def test_the_text_has_the_titles_of_the_page() -> None:
    """Of each stage; the page's data says the same of the same loops."""
    shown = {pane["name"]: pane for pane in panes_of("adamw")}
    stages = {"LLVM": ("llvm", ""), "Assembly": ("asm", ""), "PTX": ("ptx", "sm_90")}
    for name, (stage, target) in stages.items():
        asked = DumpRequest(full_pipeline("strict"), stage, target=target, origin=True)
        titles = re.findall("  ; (inner loop.*)", dump(resolve("adamw"), asked))
        assert titles == [loop["title"] for loop in shown[name]["loops"]] != []
        for loop in shown[name]["loops"]:
            assert loop["title"].startswith("inner loop, ") and loop["mix"]["bits"] >= 0
            assert all(first <= last for first, last in loop["lines"])


def test_what_a_target_refuses_is_a_sentence() -> None:
    panes = panes_of("came", "state=linear8")
    (refused,) = [pane for pane in panes if "missing" in pane]
    assert refused["name"] == "PTX" and all(p["lines"] for p in panes if p is not refused)
    assert refused["missing"].startswith("@came: cuda has no kernels by")
    assert refused["lines"] == refused["loops"] == []


def test_long_code_is_its_loops() -> None:
    panes = panes_of("adafactor")
    short = [pane for pane in panes if "said" in pane]
    assert short and all("prints all" in pane["said"] for pane in short)
    for pane in short:
        left = {n for loop in pane["loops"] for a, b in loop["lines"] for n in range(a, b + 1)}
        texts = [text for text, _ in pane["lines"]]
        gaps = [n for n, text in enumerate(texts) if re.match(r"\.\.\. \d+ lines", text)]
        assert left and gaps and not left & set(gaps)
    whole = lines(LLVM)
    found = code_loops(whole, "llvm")
    kept, (loop,) = shortened([(line.text, None) for line in whole], found, 400)
    assert kept[0] == ("... 3 lines", None) and kept[1][0] == "b1:" and kept[-1][0] == "... 2 lines"
    assert [kept[n][0] for n in loop.lines] == [whole[n].text for n in found[0].lines]
    assert shortened([(line.text, None) for line in whole], found, 10)[1] == []


def test_a_second_report_asks_llvm_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    first = panes_of("lion")

    def never(*_: object) -> None:
        raise AssertionError("LLVM ran")

    monkeypatch.setattr(cpu_target, "_optimised", never)
    monkeypatch.setattr(ptx, "_optimised", never)
    assert panes_of("lion") == first
