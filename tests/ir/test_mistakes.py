"""Mistakes in definitions: `docs/mistakes.md` tells what is said, and what is written instead."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir import interpreter
from stepfuse.ir.errors import TraceError
from stepfuse.passes.rewrite.view import view

from tests.support.inputs.mistakes import BODY, HEAD, run, said, said_of

DOCS = Path(__file__).parents[2] / "docs"
PAGE = "".join((DOCS / f"{n}.md").read_text() for n in ("mistakes", "definition-mistakes"))
ROWS = [
    tuple(cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1])
    for line in PAGE.splitlines()
    if line.startswith("| `")
]
EXAMPLES = re.findall(r"```python\n(.*?)```\n```text\n(.*?)```", PAGE, re.DOTALL)

# Where the carets are not under all that the page has: the part that asks for what is refused.
PARTS = {
    "grad.clip(-1.0, 1.0)": "grad.clip", "grad.sqrt()": "grad.sqrt", "m.mul_(0.9)": "m.mul_",
    "grad.softmax()": "grad.softmax", "grad.astype(float)": "grad.astype",
    "sum(g for g in grad)": "(g for g in grad)",
    "1.0 if 0.0 < lr < 1.0 else 0.0": "0.0 < lr < 1.0",
}  # fmt: skip


def shown(expression: str, message: str) -> str:
    """A message at an expression of a definition."""
    lines = (HEAD + BODY.format(expression)).splitlines()
    part = PARTS.get(expression, expression)
    (number,) = (n for n, line in enumerate(lines, 1) if line.startswith("    m = "))
    line = lines[number - 1]
    start = 8 + expression.index(part)
    under = " " * start + "^" * len(part)
    return f"mine.py:{number}:{start + 1}: error: {message}\n  {line}\n  {under}"


@pytest.mark.parametrize(("wrong", "message", "right"), ROWS, ids=[r[0] for r in ROWS])
def test_an_expression_is_refused_at_its_place(wrong: str, message: str, right: str) -> None:
    expression = wrong.strip("`")
    assert said_of(expression) == shown(expression, message)
    assert not right.startswith("`") or said_of(right.strip("`")) == ""


@pytest.mark.parametrize(("text", "message"), EXAMPLES)
def test_an_example_says_what_the_page_says(text: str, message: str) -> None:
    shown, _, more = message.rstrip("\n").partition("\n...")
    assert said(text).startswith(f"{shown}\n") if "\n..." in message else said(text) == shown
    assert not more


def test_the_page_has_all_of_them() -> None:
    assert len(ROWS) >= 25 and len(EXAMPLES) >= 4


@pytest.mark.parametrize(
    "name",
    ["add", "subtract", "multiply", "divide", "power", "maximum", "minimum", "copysign", "arctan2"],
)
def test_numpys_functions_of_two(name: str) -> None:
    check_like_numpy(f"np.where(grad > 1, 1.0, np.{name}(grad, 1.25) * np.{name}(0.5, grad))")


@pytest.mark.parametrize(
    "name", ["less", "less_equal", "greater", "greater_equal", "equal", "not_equal"]
)
def test_numpys_comparisons(name: str) -> None:
    both = (
        f"np.logical_and(np.{name}(grad, 1.25), np.logical_not(np.{name}(np.float32(0.5), grad)))"
    )
    check_like_numpy(f"np.where({both}, 3.0, grad)")


@pytest.mark.parametrize(
    "name",
    ["sqrt", "cbrt", "exp", "log", "sin", "cos", "tanh", "abs", "sign", "floor", "rint", "square",
     "reciprocal", "negative", "isfinite", "isnan", "isinf", "expm1", "log1p", "log2", "log10",
     "exp2", "tan", "arctan", "sinh", "cosh", "arcsinh", "ceil"],
)  # fmt: skip
def test_numpys_functions_of_one(name: str) -> None:
    if name.startswith("is"):
        check_like_numpy(f"np.where(np.{name}(grad), grad, m)")
    else:
        check_like_numpy(f"np.where(np.{name}(grad) > 0.5, np.{name}(grad) * 3.0, 1.0)")


def check_like_numpy(expression: str) -> None:
    spec = run(HEAD + BODY.format(expression))["mine"].spec
    grad = np.array([0.3, 0.5, 1.25, 2.5, 7.0])
    tensor = {"param": np.zeros(5), "grad": grad, "m": np.zeros(5)}
    interpreter.run([view(spec.graphs[0])], [tensor], {"lr": 0.0}, {})
    expected = eval(expression, {"np": np, "grad": grad, "m": 0.0})
    np.testing.assert_allclose(tensor["m"], expected, rtol=1e-14)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("np.add(grad, 1.0, out=None)", ""),
        ("np.sqrt(grad, where=True)", "np.sqrt takes no where here"),
        ("np.heaviside(grad, grad)", "np.heaviside cannot be traced; these can be: acos, acosh"),
        ("np.linalg.norm(grad)", "np.linalg.norm cannot be traced; write norm"),
        ("np.ones(3) * grad", r"multiply expects .* got array\(\[1., 1., 1.\]\); an array is"),
        ("np.ones(3) @ grad", "matmul expects traced values and numbers, got array"),
        ("[grad][lr]", "an index: a traced value has no number yet"),
        ("complex(lr)", "complex: a traced value has no number yet"),
        ("math.floor(lr)", "write floor"),
        ("math.ceil(lr)", "write ceil"),
        ("math.lgamma(lr)", "lgamma: .*; these can be: acos"),
        ("divmod(grad, 2)", r"write q = floor\(a / b\)"),
        ("(grad > 0) ^ (m > 0)", r"write a != b of two conditions"),
        ("1.0 in grad", r"write \(b == a\).any\(TENSOR\)"),
        ("grad.max * 2", "got <bound method|unsupported"),
        ("grad * grad.max", "got <bound method .*; call it"),
        ("grad.sum(TENSOR, keepdims=True)", "sum takes no keepdims; name the domain that remains"),
    ],
)  # fmt: skip
def test_other_refusals(expression: str, message: str) -> None:
    if not message:
        assert said_of(expression) == ""
    elif expression == "grad.max * 2":
        with pytest.raises(TypeError, match=message):
            said_of(expression)
    else:
        assert re.match(rf"mine\.py:9:\d+: error: .*{message}.*\n", said_of(expression))


def test_attributes_can_still_be_asked_for() -> None:
    assert said_of("grad * (3.0 if hasattr(grad, 'shape') else 2.0)") == ""
    assert said_of("grad * getattr(grad, 'momentum', 0.5)") == ""


def test_a_formula_of_the_package_is_the_callers_line() -> None:
    found = said(HEAD + BODY.format("ema(m, grad, [0.9])")).splitlines()
    assert found[0].startswith("mine.py:9:9: error: mul expects traced values and numbers, got [0")
    assert found[1:3] == ["      m = ema(m, grad, [0.9])", "          " + "^" * 19]
    assert re.fullmatch(r"\S*blocks\.py:\d+:\d+: note: in ema", found[3])
    assert found[4].strip() == "return beta * average + (1.0 - beta) * sample"


def test_letters_that_are_no_ascii_and_lines_that_go_on() -> None:
    text = HEAD + BODY.format('(grad * "µ" +\n        grad)').replace("lr=0.1", "η=0.1, lr=0.1")
    assert said(text).splitlines()[1:] == ['      m = (grad * "µ" +', "           ^^^^^^^^^^"]


def test_without_a_source_the_place_is_said() -> None:
    """As for a definition that is read from standard input."""
    text = HEAD + BODY.format("grad[0]")
    done = subprocess.run([sys.executable], input=text, capture_output=True, text=True)
    last = done.stderr.strip().splitlines()[-1]
    assert re.search(r"TraceError: <stdin>:9: error: a\[\.\.\.\]: a traced value has no", last)


def test_without_columns_the_whole_line_is_marked(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(HEAD + BODY.format("grad[0]"))
    command = [sys.executable, "-X", "no_debug_ranges", "mine.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.stderr.endswith("      m = grad[0]\n      ^^^^^^^^^^^\n")


def test_results_that_do_not_go_together() -> None:
    text = HEAD + BODY.replace("m=m)", "m=m) | guard(lr > 0.0)").format("grad")
    assert said(text).splitlines()[1:] == [
        "      return update(param=param - lr * m, m=m) | guard(lr > 0.0)",
        "             " + "^" * 51,
    ]
    with pytest.raises(TraceError, match=r"test_mistakes\.py:\d+:9: error: when expects"):
        sf.update(param=1.0).when(True)  # type: ignore[arg-type]


def test_a_body_that_disagrees_is_shown_at_its_role() -> None:
    more = "\n@mine.variant(when='rank < 2')\ndef small(param, grad, *, lr=0.5):\n    return None\n"
    with pytest.raises(TraceError) as found:
        run(HEAD + BODY.format("grad") + more)
    assert str(found.value).splitlines()[1:] == [
        "  def small(param, grad, *, lr=0.5):", "                            ^^"
    ]  # fmt: skip


def test_what_a_formula_refuses_is_at_the_callers_line() -> None:
    found = said(HEAD + BODY.format("ema(m, None, 0.9)")).splitlines()
    assert found[0].startswith("mine.py:9:9: error: ema: sample expects a value of a definition")
    assert found[1].strip() == "m = ema(m, None, 0.9)"
