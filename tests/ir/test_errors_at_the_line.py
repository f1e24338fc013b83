"""Errors of definitions and of chains, of verifier and passes: file, line, carets, and what to do.

A definition's «expression» is what the carets are under.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import stepfuse as sf
from stepfuse.ir.builder import Builder, rewrite
from stepfuse.ir.errors import LowerError, VerifyError
from stepfuse.ir.graph import Graph
from stepfuse.ir.text.parser import parse
from stepfuse.ir.verifier import verify
from stepfuse.passes import pipeline
from stepfuse.passes.pipeline import Pass

from tests.support.inputs.mistakes import HEAD, run, said

DEF = "@optimizer\ndef mine(param, grad, {}*, lr=0.1):\n    {}\n"
TWO = """\
@optimizer(when="rank >= 2")
def mine(param, grad, c=scalar(1.0), *, lr=0.1):
    return update(param=param - lr * grad{}, c=c + 1.0)


@mine.variant(when="rank < 2")
def {}(param, grad, c=scalar(1.0), *, lr):
    return update(param=param - lr * grad, {}c=c + {})
"""
STAGE = """\
@optimizer
def noisy(param, grad{}):
    return {}


mine = chain("unscale", noisy.spec, "sgd")
"""
RANK = (
    "a reduction or a size in view matrix needs rank >= 2, but this body takes every rank; write "
    "@optimizer(when='rank >= 2'), and @NAME.variant(when='rank < 2') for other tensors"
)
LARGER = "V07 update of %m (row) with a value of the larger domain elem; reduce it first"
UNION = (
    "mul: the union of row and unit depends on the tensor's rank; state the rank with a variant "
    "(when rank == 2) or use one family of axes"
)


def body(line: str, roles: str = "") -> str:
    return DEF.format(f"{roles}, " if roles else "", line)


def moved(more: str = "", after: str = "") -> str:
    return f"return update(param=param - lr * grad{more}){after}"


# ruff: noqa: E501
CASES = {
    LARGER: body(moved(", «m»=m + grad"), "m=zeros.row"),
    "V10 state %m is never updated; update it or make it aux": body(moved(), "«m»=zeros"),
    "V05 update of hyper %lr; declare a state for it: m=zeros, or m=scalar(1.0) for one number":
        body(moved(", «lr»=0.9 * lr")),
    "V06 %param is updated twice; keep one, of where(c, a, b) if it is now this and now that":
        body(moved(after=" | update(«param»=grad)")),
    "V09 a guard is a bool of domain up to tensor, got bool elem; take any or all of it":
        body(moved(after=".when(«grad > 0.0»)")),
    "V09 a guard is a bool of domain up to tensor, got real group; compare it with a number":
        body(moved(after=".when(«lr * 2.0»)")),
    "V20 %a, %b take each other's values; keep one of them in a third state":
        body(moved(", «a»=b, b=a"), "a=zeros, b=zeros"),
    "V14 hyper %lr = 0.1 is not in [0.5, 1]; give it a default there":
        body(moved()).replace("@optimizer", '@optimizer(ranges={"lr": Range(0.5, 1.0)})').replace("lr=", "«lr»="),
    "V14 %m starts as a copy of %param, which is no role of its domain; start it at zeros or ones":
        body(moved(", m=m"), "«m»=copy_of_param.row"),
    "V15 hyper %lr has domain row; expected step or group":
        body(moved()).replace("lr=0.1", "«lr»=hyper(0.1)[ROW]"),
    "V16 the variants of step share their reductions to step and group: expected [sumsq step], got []; take the same in each body":
        TWO.format(" * grad.sumsq(STEP)", "«small»", "", "1.0"),
    "V21 variants of step update %c differently; all of them run in one step: give it one value in all, or update it in one of them":
        TWO.format("", "small", "", "2.0").replace(", c=c + 2", ", «c»=c + 2"),
    "V18 cannot read the condition 'rang > 2'; expected rank, numel, rows, cols, label, dtype or rule, a comparison and a literal, joined by 'and', or two sizes, as in 'rows <= cols'":
        body(moved()).replace("@optimizer", '@optimizer(when="rang > 2")').replace("mine", "«mine»"),
    f"@mine: {RANK}": body(moved(" / «norm(grad, ROW)»")),
    "@mine wraps an optimizer and is none by itself: chain it after one":
        body("return update(param=«inner(param, 2.0 * grad)»)"),
    UNION: body(moved(" * («a * b»), a=a, b=b"), "a=zeros.row, b=zeros.unit"),
    "mul expects floats, got bool, f64; write where(c, a, b) of a condition":
        body("return update(param=param - «lr * (grad > 0.0)»)"),
    "mean must remove an axis: it goes from row to row; reduce to a smaller domain, or give such tensors a variant of their own":
        body(moved(" * «grad.mean(ROW).mean(ROW)»")),
    "sum goes from group to step, but a group may have no tensors; combine the group's value with one of the tensors first, and reduce that":
        body(moved(" * «lr.sum(STEP)»")),
    "and expects bool, got f64; compare it with a number first":
        body(moved(" * where(«(grad > 0.0) & lr», 1.0, 2.0)")),
    "select expects a bool condition, got f32; compare it with a number first":
        body(moved(" * «where(grad, 1.0, 2.0)»")),
    f"stage noisy: {LARGER}": STAGE.format(", m=zeros.row", "update(«m»=grad) | forward(grad=2.0 * grad)"),
    f"@unscale+noisy+sgd, stage noisy: {RANK}": STAGE.format("", "forward(grad=grad / «norm(grad, ROW)»)"),
}  # fmt: skip


def expected(message: str, marked: str, file: str, head: str = HEAD) -> str:
    """The first lines of the error of a text whose carets are marked."""
    for number, line in enumerate((head + marked).splitlines(), 1):
        if "«" in line:
            start, end = line.index("«"), line.index("»") - 1
            shown = line.replace("«", "").replace("»", "")
            under = " " * start + "^" * (end - start)
            return f"{file}:{number}:{start + 1}: error: {message}\n  {shown}\n  {under}"
    raise AssertionError("nothing is marked")


def unmarked(text: str) -> str:
    return text.replace("«", "").replace("»", "")


def test_there_are_enough() -> None:
    assert len(CASES) >= 20


@pytest.mark.parametrize("message", CASES, ids=lambda m: m.split(";")[0][:40])
def test_an_error_is_at_its_expression(message: str) -> None:
    text = CASES[message]
    lines = said(HEAD + unmarked(text)).splitlines()
    assert "\n".join(lines[:3]) == expected(message, text, "mine.py")


def test_the_program_follows() -> None:
    found = said(HEAD + unmarked(CASES[LARGER]))
    assert "\n@mine breaks 1 invariant(s)\n   1 | optimizer @mine {\n" in found


def test_two_stages_that_disagree_are_both_shown() -> None:
    text = """\
@optimizer
def first(param, grad):
    return update(param=param - grad)


@optimizer
def last(param, grad):
    return update(param=2.0 * param)


mine = chain(first.spec, "check_finite", last.spec)
"""
    found = said(HEAD + text).splitlines()
    said_to_do = "two stages store %param under different guards; put them on the same side of"
    assert found[0] == f"mine.py:9:19: error: {said_to_do} check_finite"
    assert found[3] == "mine.py:14:19: note: and here"
    assert [found[n].strip() for n in (2, 5)] == ["^^^^^"] * 2


# ------------------------------------------------------------------ texts of the IR

SF = """\
optimizer @mine {
  param %param : f32 elem
  grad %grad : f32 elem
  state %m = 0.0 : f32 row

  step {
    %0 = mean %grad : real row
    «%1 = sub %grad, %0 : real elem»
    update %param = %1
    update %m = %0
  }
}
"""


def test_a_file_that_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "mine.sf"
    path.write_text(unmarked(SF).replace("%m = %0", "%m = %1"))
    with pytest.raises(sf.StepfuseError) as found:
        sf.compile(str(path))
    assert str(found.value).splitlines()[0] == f"{path}:10:5: error: {LARGER}"
    assert "  10 |     update %m = %1\n     |     ^^^^^^^^^^^^^^\n     |     error: V07" in str(
        found.value
    )


def test_a_file_that_has_no_kernels(tmp_path: Path) -> None:
    path = tmp_path / "mine.sf"
    path.write_text(unmarked(SF))
    marked = (
        SF.replace("«", "")
        .replace("»", "")
        .replace("%0 = mean %grad : real row", "«%0 = mean %grad : real row»")
    )
    with pytest.raises(LowerError) as found:
        sf.compile(str(path))
    assert str(found.value) == expected(f"@mine: {RANK}", marked, str(path), "")


def test_a_stage_that_is_a_text_is_named() -> None:
    stage = parse(unmarked(SF).replace("update %param", "forward %grad"), name="mine.sf")
    with pytest.raises(
        LowerError, match=r"^mine\.sf:7:5: error: @mine\+sgd, stage mine: a reduction"
    ):
        sf.compile(sf.chain(stage, "sgd"))


def test_a_text_is_shown_as_it_was() -> None:
    with pytest.raises(VerifyError, match=r"^@mine breaks 1 invariant"):
        verify(parse(unmarked(SF).replace("%m = %0", "%m = %1")))


# ------------------------------------------------------------------ passes that slip


def broken(monkeypatch: pytest.MonkeyPatch, visit: Any) -> str:
    """The error of a definition in a compiler whose `cse` rewrites like this."""

    def cse(graph: Graph) -> Graph:
        return rewrite(graph, visit, by="cse")

    monkeypatch.setitem(pipeline.PASSES, "cse", Pass("cse", cse))
    text = body(moved(" * 3.25 * sqrt(grad)"))
    with pytest.raises(LowerError) as found:
        sf.compile(run(HEAD + text)["mine"])
    return str(found.value)


def test_a_pass_that_fails_says_at_what(monkeypatch: pytest.MonkeyPatch) -> None:
    def visit(builder: Builder, node: Any, args: Any) -> None:
        if node.op == "sqrt":
            raise KeyError("sqrt")

    text = body(moved(" * 3.25 * «sqrt(grad)»"))
    message = "@mine: pass cse: KeyError: 'sqrt'; a defect of stepfuse, please report it"
    assert broken(monkeypatch, visit) == expected(message, text, "mine.py")


def test_a_rule_that_is_broken_says_at_what(monkeypatch: pytest.MonkeyPatch) -> None:
    def visit(builder: Builder, node: Any, args: Any) -> Any:
        return builder.emit("and", *args, *args) if node.op == "sqrt" else None

    text = body(moved(" * 3.25 * «sqrt(grad)»"))
    said_so = "@mine: pass cse: and expects bool, got f32; compare it with a number first"
    assert broken(monkeypatch, visit) == expected(said_so, text, "mine.py")
