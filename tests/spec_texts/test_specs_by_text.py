"""Whatever takes a spec takes a text as the command line does; what is none is told apart."""

from __future__ import annotations

import builtins
import importlib
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.text.printer import to_text

STAGED = partial(sf.Optimizer, staging=1 << 20)
SOURCE = """
from stepfuse import optimizer, update

@optimizer
def mine(param, grad, *, lr=0.25):
    return update(param=param - lr * grad)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.py").write_text(SOURCE)
    (tmp_path / "my.sf").write_text(to_text(sf.get("sgd")))
    return tmp_path


TEXTS = [
    ("sgd", 0.001), ("sgd(lr=0.5)", 0.5), ("unscale(2)+sgd(lr=1)", 0.5), ("my.py:mine", 0.25),
    ("my.py:mine(lr=1)", 1.0), ("my.sf", 0.001), ("clip_by_value(0.5) + my.sf", 0.0005),
    ("sgd+lr:warm_up(max=0.5,steps=1)", 0.0),
]  # fmt: skip


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("cls", [sf.Optimizer, STAGED])
@pytest.mark.parametrize(("text", "moved"), TEXTS)
def test_every_way_to_name_a_spec(cls: Any, text: str, moved: float) -> None:
    weights = np.ones(2, np.float32)
    cls([weights], text).step([np.ones(2, np.float32)])
    np.testing.assert_allclose(weights, 1.0 - moved, rtol=1e-6)


@pytest.mark.usefixtures("here")
def test_compile_and_chain_and_scheduled() -> None:
    assert sf.compile("unscale+my.py:mine").spec.name == "unscale+mine"
    assert sf.chain("clip_by_norm(0.5)", "my.sf").role("max_norm").default == 0.5
    assert sf.scheduled("my.py:mine", lr=sf.schedules.warm_up).role("lr_max").kind == "hyper"


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("spec", "error", "message"),
    [
        ("adamww", KeyError, "did you mean adamw"),
        ("unscale+adamww", ValueError, "did you mean adamw"),
        ("adamw(lr)", ValueError, "'lr' is neither a number nor true or false"),
        ("adamw(rate=1)", ValueError, "adamw has no hyper-parameter 'rate'; it has lr"),
        ("my.py:yours", ValueError, "my.py has no optimizer 'yours'; it has mine"),
        ("my.py", ValueError, "'my.py' names no function; write my.py:FUNCTION"),
        ("no.sf", ValueError, "no.sf: No such file"),
        ("sgd+clip_by_norm", ValueError, "put it before sgd"),
        (3, TypeError, r"expected a spec, an @optimizer definition or a text .*, got 3"),
    ],
)
def test_what_names_no_spec(spec: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        sf.Optimizer([np.ones(2, np.float32)], spec)


def test_a_star_import_replaces_nothing_of_pythons() -> None:
    assert not set(sf.__all__) & set(dir(builtins))
    code = "from stepfuse import *; assert compile is __builtins__.compile; hyper(0.5)"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert sf.compile("sgd").spec.name == "sgd"


ONES = np.ones(2, np.float32)


@pytest.mark.parametrize("cls", [sf.Optimizer, STAGED])
@pytest.mark.parametrize(
    ("grads", "message"),
    [
        ({"w": ONES}, r"expected a list of gradients, .* got a dict of 1; write \[grads\[nam"),
        (ONES, r"got one array; write \[array\]"),
        ((g for g in [ONES]), r"got <generator .*; write list\(\.\.\.\)"),
    ],
)
def test_gradients_are_a_list(cls: Any, grads: Any, message: str) -> None:
    weights = [np.ones(2, np.float32)]
    with pytest.raises(sf.BindError, match=message):
        cls(weights, "sgd").step(grads)
    optimizer = cls(weights, "sgd")
    optimizer.step([ONES])
    with pytest.raises(sf.BindError, match=message):
        optimizer.step(grads)


@pytest.mark.parametrize(
    ("dtypes", "error", "message"),
    [
        ({}, TypeError, r"such as 'param=bf16,state=f32', '' for what is declared; got \{\}"),
        ({"param": "bf16"}, TypeError, "such as 'param=bf16', "),
        (None, TypeError, "dtypes: expected a text .*got None"),
        ("bf16", ValueError, "expected ROLE=FORMAT, as param=bf16, got 'bf16'"),
    ],
)
def test_dtypes_are_a_text(dtypes: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        sf.Optimizer([ONES], "sgd", dtypes=dtypes)
    with pytest.raises(error, match=message):
        sf.compile("sgd", dtypes=dtypes)


def test_an_argument_that_a_class_lacks() -> None:
    torch = pytest.importorskip("torch")
    param = torch.nn.Parameter(torch.ones(2))
    lion = importlib.import_module("stepfuse.torch").Lion
    with pytest.raises(TypeError, match=r"Lion has no argument 'eps'; it has params, lr, betas"):
        lion([param], eps=1.0)
    with pytest.raises(TypeError, match="no hyper-parameter 'eps'; lion has lr, beta1"):
        sf.Optimizer([ONES], "lion", eps=1.0)
