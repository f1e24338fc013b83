"""A traced step: literal equations in NumPy, the bits of the backends, texts, refusals."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.ir.errors import WrongUsage
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.inputs.normal import normal_arrays

CHAIN = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow"
SHAPES = [(3, 4), (5,), (2, 3, 4)]


drawn = partial(normal_arrays, SHAPES)


@pytest.mark.parametrize(
    ("spec", "dtypes"),
    [
        ("lamb", ""), ("adafactor", ""), (CHAIN, ""), ("adam_mini", ""),
        ("adamw", "m=bf16,v=linear8(64)"), ("momentum", "param=bf16"),
    ],
)  # fmt: skip
def test_the_bits_are_those_of_a_backend(spec: str, dtypes: str) -> None:
    """From the second step on, whose states and numbers an optimizer hands over."""
    params, steps = drawn(0), [drawn(k) for k in (1, 2, 3)]
    if "bf16" in dtypes and "param" in dtypes:
        params = [(p.view(np.uint32) >> 16).astype(np.uint16) for p in params]
    optimizer = sf.Optimizer(params, spec, dtypes=dtypes)
    for grads in steps:
        before = [p.copy() for p in params]
        states = [{n: np.copy(a) for n, a in s.items()} for s in optimizer.state]
        found = sf.trace(
            spec, before, grads, states=states, numbers=optimizer.numbers, dtypes=dtypes
        )
        kept = [p.copy() for p in before]
        optimizer.step(grads)
        for n, param in enumerate(params):
            assert before[n].tobytes() == kept[n].tobytes()
            _compare(found.updates(n), {"param": param, **optimizer.state[n]})
        _compare(found.updates(0), optimizer.numbers)


def _compare(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert len(wanted.keys() & found.keys()) >= len(wanted) - 1  # of a static's, such as vmax
    for name in wanted.keys() & found.keys():
        want = np.asarray(wanted[name])
        if want.dtype == np.uint16 and found[name].dtype == np.float32:  # as they mean
            want = (want.astype(np.uint32) << 16).view(np.float32)
        np.testing.assert_array_equal(np.ravel(found[name]), np.ravel(want), name)


def test_the_declared_equations_in_f64() -> None:
    params, grads = drawn(0), drawn(1)
    found = sf.trace("adamw", params, grads, stage="declared", lr=0.1, beta1=0.5)
    for n, (p, g) in enumerate(zip(params, grads, strict=True)):
        wide, grad = p.astype(np.float64), g.astype(np.float64)
        m, v = 0.5 * grad, (1.0 - 0.999) * grad * grad
        step = (m / 0.5) / (np.sqrt(v / (1.0 - 0.999)) + 1e-8)
        wanted = (1.0 - 0.1 * 0.01) * wide - 0.1 * step
        np.testing.assert_allclose(found.updates(n)["param"], wanted, rtol=1e-12)
        values = found.values(n)
        np.testing.assert_array_equal(values["%grad"], g)
        assert any(np.allclose(a, m, rtol=1e-15) and a.shape == m.shape for a in values.values())


def test_one_element_through_every_value() -> None:
    rng = np.random.default_rng(0)
    p, g = (rng.standard_normal((3, 4)).astype(np.float32) for _ in range(2))
    found = sf.trace("sgd", [("w", p)], [g], lr=0.5)
    text = found.at("w[1, 2]")
    assert text == found.at("param[6]") == found.at("grad/w[6]") == found.at("0[6]")
    assert text.splitlines()[0] == "@sgd step, legalised: w (3, 4), at [1, 2], which is element 6"
    moved = p[1, 2] - np.float32(0.5) * g[1, 2]
    for line in (rf"param %param : f32 elem +{p[1, 2]!s}", rf"grad %grad : f32 elem +{g[1, 2]!s}",
                 rf"%\d = mul %\d, %\d : f32 elem +{np.float32(0.5) * g[1, 2]!s}",
                 rf"update %param = %\d +{moved!s}"):  # fmt: skip
        assert re.search(line, text), line


def test_a_reduction_says_what_it_took() -> None:
    w, b = np.array([[1.0, -2.0], [3.0, 0.5]], np.float32), np.ones(3, np.float32)
    text = sf.trace("clip_by_global_norm+sgd", [("w", w), ("b", b)], [w, b]).at("w[0]")
    taken = "of 4: -2.0 at [0, 1] to 3.0 at [1, 0], and of 1 more tensors"
    assert re.search(r"= sumsq %grad : f64 step +17\.25   " + re.escape(taken), text)
    row = sf.trace("adafactor", [w], [w]).at("param[3]")
    assert re.search(
        r"= sum %\d+ : f64 row +9\.25   of 2: 0\.25 at \[1, 1\] to 9\.0 at \[1, 0\]", row
    )


def test_where_a_nan_comes_from() -> None:
    p, g = np.ones((2, 2), np.float32), np.ones((2, 2), np.float32)
    assert sf.trace("adamw", [p], [g]).not_finite() == []
    g[1, 0] = np.inf
    (line,) = sf.trace("adamw", [("w", p)], [g]).not_finite()
    assert line.endswith(
        "w (2, 2): not finite first in grad %grad : f32 elem: inf at [1, 0], 1 of 4 cells"
    )
    big = np.full(3, 3e38, np.float32)
    (line,) = sf.trace("sgd(lr=10.0)", [np.zeros(3, np.float32)], [big]).not_finite()
    assert re.search(
        r"not finite first in %\d = mul %\d, %\d : f32 elem: inf at \[0\], 3 of 3", line
    )
    skipped = sf.trace("check_finite+sgd", [p], [g])
    assert "not stored" in skipped.at("param[0]") and skipped.updates() == {}


def test_groups_labels_and_numbers() -> None:
    params, grads = drawn(0), drawn(1)
    groups = [{"params": params[:1], "lr": 0.5}, {"params": params[1:]}]
    found = sf.trace("sgd", groups, grads, lr=0.25)
    for n, rate in enumerate((0.5, 0.25, 0.25)):
        wanted = params[n] - np.float32(rate) * grads[n]
        np.testing.assert_array_equal(found.updates(n)["param"], wanted)


BAD: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"grads": [None]}, sf.BindError, r"tensor 0 \(w\), %grad: no gradient; .*leave it out"),
    ({"grads": []}, sf.BindError, "expected 1 gradients, one a parameter, got 0"),
    ({"grads": [np.ones(3, np.float32)]}, sf.BindError, r"%grad: expected shape \(2, 2\), got"),
    ({"grads": [np.ones((2, 2))]}, sf.BindError, "%grad: expected dtype float32, got float64"),
    ({"states": [{"x": 1}]}, sf.BindError, "'x' is no such role of adamw; m, v, vmax, t is"),
    ({"states": [{"m": np.ones(1)}]}, sf.BindError, r"%m: expected shape \(2, 2\)"),
    ({"numbers": {"t": [1, 2]}}, sf.BindError, "%t: expected one numbers"),
    ({"aux": {"noise": 1}}, sf.BindError, "'noise' is no such role of adamw; none is"),
    ({"stage": "fused"}, WrongUsage, "expected one of declared, legalised, optimised, got 'fused'"),
    ({"rate": 0.1}, TypeError, "no hyper-parameter 'rate'"),
]  # fmt: skip


@pytest.mark.parametrize(("changed", "kind", "message"), BAD)
def test_refused(changed: dict[str, Any], kind: type[Exception], message: str) -> None:
    weight = np.ones((2, 2), np.float32)
    given = {"grads": [weight.copy()], **changed}
    with pytest.raises(kind, match=message):
        sf.trace("adamw", [("w", weight)], given.pop("grads"), **given)


@pytest.mark.parametrize(
    ("at", "message"),
    [
        ("w[4]", r"one number from 0 to 3, or 2 within its shape \(2, 2\)"),
        ("w[-1]", "one number from 0 to 3"),
        ("w[1, 2]", "one number from 0 to 3"),
        ("w[x]", "expected whole numbers"),
        ("w", "say which element"),
        ("grad[1]", "there are 2 tensors; say which, as w[0], b[0]".replace("[", r"\[")),
        ("c[1]", r"no tensor 'c' \(w, b\), nor a role of elements \(param, grad, m"),
        ("", "expected a tensor and an element"),
    ],
)
def test_no_such_element(at: str, message: str) -> None:
    w, b = np.ones((2, 2), np.float32), np.ones(3, np.float32)
    found = sf.trace("adamw", [("w", w), ("b", b)], [w, b])
    with pytest.raises(WrongUsage, match=message):
        found.at(at)


def test_a_loss_has_to_be_given() -> None:
    p = np.ones(2, np.float32)
    with pytest.raises(sf.BindError, match="'loss' has no default"):
        sf.trace("polyak_sgd", [p], [p])
    assert "param" in sf.trace("polyak_sgd", [p], [p], loss=1.0).updates()


# ------------------------------------------------------------------ the command


def command(*arguments: Any) -> Any:
    return CliRunner().invoke(app, ["trace", *map(str, arguments)])


def test_the_command_prints_the_same(tmp_path: Path) -> None:
    params, grads = drawn(0), drawn(1)
    path = tmp_path / "one.npz"
    np.savez(path, param=params[0], grad=grads[0], m=params[0], t=np.float64(3.0))
    done = command("adamw(lr=0.1)", "--values", path, "--at", "param[7]", "--every")
    assert done.exit_code == 0, done.output
    states, numbers = [{"m": params[0]}], {"t": 3.0}
    found = sf.trace("adamw(lr=0.1)", [params[0]], [grads[0]], states=states, numbers=numbers)
    assert done.output.splitlines()[1:] == found.at("param[7]", every=True).splitlines()[1:]
    np.savez(path, **{f"{r}/{n}": a for r, s in (("param", params), ("grad", grads))
                      for n, a in zip("abc", s, strict=True)})  # fmt: skip
    done = command("lamb", "--values", path, "--stage", "declared")
    found = sf.trace("lamb", list(zip("abc", params, strict=True)), grads, stage="declared")
    assert (done.exit_code, done.output) == (0, str(found))


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"param": np.ones(2, np.float32)}, "no 'grad', which a step reads; it has param"),
        ({"grad": np.ones(2, np.float32)}, "no 'param'"),
        ({"lr": np.ones(1)}, r"hyper-parameters are the spec's: adamw\(lr=...\)"),
        ({"param": np.ones(2, np.float32), "grad": np.ones(2, np.float32), "q": np.ones(2)},
         "'q' is no such role of adamw"),
    ],
)  # fmt: skip
def test_a_file_that_does_not_fit(tmp_path: Path, arrays: dict[str, Any], message: str) -> None:
    np.savez(tmp_path / "a.npz", **arrays)
    done = command("adamw", "--values", tmp_path / "a.npz")
    assert done.exit_code in (1, 2) and re.search(message, done.output)


def test_no_file_of_arrays(tmp_path: Path) -> None:
    (tmp_path / "a.npz").write_text("no arrays")
    done = command("adamw", "--values", tmp_path / "a.npz")
    assert done.exit_code == 2 and "expected arrays as np.savez writes them" in done.output
    assert command("adamw", "--values", tmp_path / "b.npz").exit_code == 1


def test_the_bits_of_several_dtypes_and_rules() -> None:
    rng = np.random.default_rng(7)
    kinds = (np.float32, np.float64, np.float32)
    drawn = [
        [rng.normal(size=(4, 3) if n else (5,)).astype(k) for n, k in enumerate(kinds)]
        for _ in "pg"
    ]
    params = [(f"p{n}", a) for n, a in enumerate(drawn[0])]
    spec = sf.chain("clip_by_global_norm", sf.rules(("name p2", "lion"), ("*", "adamw")))
    found = sf.trace(spec, params, drawn[1])
    optimizer = sf.Optimizer(params, spec)
    optimizer.step(drawn[1])
    for n, (_, param) in enumerate(params):
        _compare(found.updates(n), {"param": param, **optimizer.state[n]})
    exact = sf.trace(spec, params, drawn[1], stage="declared")  # of any dtypes
    assert 'rule == "lion", declared: p2' in exact.title(2)
    with pytest.raises(sf.BindError, match="no rule takes"):
        sf.trace(sf.rules(("name p2", "lion")), params, drawn[1])
