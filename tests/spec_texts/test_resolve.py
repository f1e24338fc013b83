"""SPEC arguments: what they name, and the message where they do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse.ir.errors import InvalidProgram, WrongUsage
from stepfuse.ir.text.printer import to_text
from stepfuse.optim_defs import get
from stepfuse.passes.chain.compose import chain
from stepfuse.spec_texts.resolve import parse_settings, resolve, split_chain

SOURCE = '''
from stepfuse.ir.frontend.trace import optimizer, update, zeros

@optimizer
def mine(param, grad, m=zeros, *, lr=0.1):
    """Mine."""
    m = 0.9 * m + grad
    return update(param=param - lr * m, m=m)
'''
TEXT = """optimizer @a {
  param %param : f32 elem

  step {
    %0 = neg %param : real elem
    update %param = %0
  }
}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def defaults(text: str) -> dict[str, object]:
    return {r.name: r.default for r in resolve(text).of_kind("hyper", "static")}


def test_a_name() -> None:
    assert resolve("adamw") == get("adamw")


def test_a_chain() -> None:
    assert resolve("unscale+adamw + zero_grad") == chain(
        *map(get, ("unscale", "adamw", "zero_grad"))
    )


def test_a_plus_inside_parentheses_does_not_separate() -> None:
    assert split_chain("a(lr=1e+3)+b") == ["a(lr=1e+3)", "b"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sgd(0.5)", {"lr": 0.5}),
        ("sgd(lr=1e-2, weight_decay=3)", {"lr": 0.01, "weight_decay": 3.0}),
        ("momentum(nesterov=true)", {"nesterov": True}),
        ("momentum(nesterov=False)", {"nesterov": False}),
        ("sgd()", {"lr": 0.001}),
        ("unscale(1024)+sgd(0.5)", {"scale": 1024.0, "lr": 0.5}),
    ],
)
def test_settings(text: str, expected: dict[str, object]) -> None:
    assert expected.items() <= defaults(text).items()


def test_settings_are_read_apart() -> None:
    assert parse_settings(" 0.5, x=2 ,y = true") == ([0.5], {"x": 2.0, "y": True})


def test_a_function_of_a_file(here: Path) -> None:
    (here / "my.py").write_text(SOURCE)
    assert resolve("my.py:mine").name == "mine"
    assert defaults("my.py:mine(lr=3)+zero_grad") == {"lr": 3.0}


def test_a_text_file(here: Path) -> None:
    (here / "a.sf").write_text(TEXT)
    assert to_text(resolve("a.sf")) == TEXT


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("lr:warm_up", "has a schedule and no optimizer; write adamw.lr:warm_up"),
        ("sgd+lx:warm_up", "no hyper-parameter 'lx'; it has lr, weight_decay"),
        ("sgd+lr:warm", "no schedule is called 'warm'; there is warm_up"),
        ("sgd+lr:warm_up(0.1)", "name the numbers: max, steps"),
        ("sgd+lr:warm_up(steps=-1)", "'steps' must be in"),
        ("sgd+lr:absent.py:mine", "No such file"),
        ("sgd+lr:my.py:mine", "has no schedule 'mine'; write @schedule above it"),
        ("adamq", "did you mean adam or "),
        ("adamw+", "cannot read ''"),
        ("adamw(", "cannot read 'adamw\\('"),
        ("adamw(lr=-1)", "'lr' must be in \\[0, inf\\), got -1"),
        ("adamw(rate=1)", "no hyper-parameter 'rate'; it has lr"),
        ("adamw(lr=fast)", "lr: 'fast' is neither a number nor"),
        ("adamw(lr=1, 2)", "'2' has no name"),
        ("momentum(nesterov=1)", "is True or False"),
        ("soap(max_rows=-1)", r"soap: 'max_rows' must be in .*, got -1$"),
        ("nothing.sf", "nothing.sf: No such file"),
        ("nothing.py:f", "nothing.py: No such file"),
        ("my.py", "names no function; write my.py:FUNCTION"),
        ("my.py:other", "no optimizer 'other'; it has mine"),
    ],
)
def test_wrong_usage(text: str, message: str, here: Path) -> None:
    (here / "my.py").write_text(SOURCE)
    with pytest.raises(WrongUsage, match=message):
        resolve(text)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            ("lr * m", "lr * bool(m)"),
            r"my.py:8:38: error: a traced value has no truth(.|\n)*\n {39}\^{7}$",
        ),
        (("0.9 * m", "0.9 * n"), r"my.py:7:15: error: NameError: name 'n'(.|\n)*\n {16}\^$"),
        ((", m=m)", ")"), r"my.py:5:23: error: V10 state %m is never updated(.|\n)*\^\^\^"),
        (("def mine(", "def mine(("), r"my.py:5:\d+: error: (.|\n)*\^"),
        (("import optimizer", "import optimiser"), r"my.py:2:1: error: ImportError"),
    ],
)
def test_python_errors_name_the_place(change: tuple[str, str], message: str, here: Path) -> None:
    (here / "my.py").write_text(SOURCE.replace(*change))
    with pytest.raises(InvalidProgram, match=message):
        resolve("my.py:mine")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("neg %param", "neg %p"), r"a.sf:5:14: error: %p is not defined(.|\n)*\n +\^$"),
        (
            ("neg", "negate"),
            r"a.sf:5:5: error: V02 unknown op 'negate'(.|\n)*   5 \|     %0 = negate",
        ),
        (("param %param", "aux %param"), r"a.sf:6:5: error: V05 update of aux %param"),
    ],
)
def test_text_errors_name_the_place(change: tuple[str, str], message: str, here: Path) -> None:
    (here / "a.sf").write_text(TEXT.replace(*change))
    with pytest.raises(InvalidProgram, match=message):
        resolve("a.sf")


def test_stages_that_do_not_fit(here: Path) -> None:
    with pytest.raises(InvalidProgram, match="under different guards"):
        resolve("sgd+check_finite+sgd")
