"""Entries that the stepper runs by the clock, against loops in NumPy and f64, to the bit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import (
    BATCH,
    ROW,
    TENSOR,
    add_diag,
    cholesky,
    copy_of_param,
    diag,
    for_all,
    gram,
    inverse_lower,
    isfinite,
    maximum,
    norm,
    scalar,
    sqrt,
    step,
    update,
    where,
    zeros,
)
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.support.oracles.numeric import same_bits

Array = np.ndarray[Any, np.dtype[Any]]
BACKENDS = ("native", "numba", "reference", "loops")
EVERY, NONE, SQUARE = for_all(3), scalar(0.0), zeros[gram(ROW)]
SHAPES = [(6, 5), (7,), (), (0, 3), (3, 2, 4)]


@sf.optimizer
def folded(param, grad, s=zeros, v=zeros, t=step, *, lr=0.1, eps=1e-3, frequency=EVERY):
    """Adagrad whose sum of squares is taken over at every few steps."""
    s = s + grad * grad
    return update(param=param - lr * grad / (sqrt(v) + eps), s=s)


@folded.entry("fold", every="frequency", order="before", first=1)
def _fold(grad, s=zeros, v=zeros, folds=NONE, t=step):
    """Takes this step's gradient along, and starts the sum anew."""
    return update(v=v + s + grad * grad, s=0.0 * s, folds=folds + 1.0)


@sf.optimizer
def pulled(param, grad, t=step, *, lr=0.1, k=2, pull=0.5):
    """Gradient descent; behind every k-th step the parameters are pulled to where they were."""
    return update(param=param - lr * grad)


@pulled.entry("pull", "rank >= 2", every="k", order="after")
def _pull(param, slow=copy_of_param, seen=zeros.row, t=step, *, pull):
    """`slow` and `seen` are the entry's own; vectors have no entry."""
    slow = slow + pull * (param - slow)
    return update(param=slow, slow=slow, seen=t)


def arrays(rng: np.random.Generator) -> list[Array]:
    return [np.array(rng.normal(size=s), np.float32) for s in SHAPES]


def runs(spec: Any, backend: str, steps: int, **hypers: Any) -> tuple[sf.Optimizer, list[Array]]:
    """An optimizer after some steps; every third one lacks a gradient."""
    rng = np.random.default_rng(5)
    params = arrays(rng)
    opt = sf.Optimizer(params, spec, backend=backend, **hypers)
    for n in range(1, steps + 1):
        grads: list[Any] = arrays(rng)
        grads[1] = None if n % 3 == 0 else grads[1]
        opt.step(grads)
    return opt, params


def folded_in_f64(steps: int, f: int) -> list[Array]:
    rng = np.random.default_rng(5)
    params = [p.astype(np.float64) for p in arrays(rng)]
    s, v = ([np.zeros_like(p) for p in params] for _ in range(2))
    for n in range(1, steps + 1):
        for i, grad in enumerate(arrays(rng)):
            if i == 1 and n % 3 == 0:
                continue
            g = grad.astype(np.float64)
            if (n - 1) % f == 0:
                v[i], s[i] = v[i] + s[i] + g * g, 0.0 * s[i]
            s[i] += g * g
            params[i] -= 0.1 * g / (np.sqrt(v[i]) + 1e-3)
    return params


@pytest.mark.parametrize("f", [1, 3, 4])
def test_before_the_step_from_the_first_on(f: int) -> None:
    """Steps 1, 1 + f, 1 + 2f: as a loop in f64 has it, and the same bits from each backend."""
    opt, params = runs(folded, "native", 9, frequency=f)
    for mine, wanted in zip(params, folded_in_f64(9, f), strict=True):
        np.testing.assert_allclose(mine, wanted, rtol=2e-5, atol=1e-6)
    assert opt.numbers["folds"] == 1 + 8 // f and opt.t == 9
    for backend in BACKENDS[1:] if f == 3 else ():
        other, theirs = runs(folded, backend, 9, frequency=f)
        assert [p.tobytes() for p in theirs] == [p.tobytes() for p in params], backend
        assert other.numbers["folds"] == opt.numbers["folds"]


@pytest.mark.parametrize("backend", BACKENDS)
def test_after_the_step_with_states_of_its_own(backend: str) -> None:
    """Steps k, 2k, 3k of the tensors that have the entry, as f32 arithmetic has it."""
    opt, params = runs(pulled, backend, 7, k=3)
    rng = np.random.default_rng(5)
    wanted = arrays(rng)
    slow, f32 = [p.copy() for p in wanted], np.float32
    for n in range(1, 8):
        for i, g in enumerate(arrays(rng)):
            if i == 1 and n % 3 == 0:
                continue
            wanted[i] = wanted[i] - f32(0.1) * g
            if n % 3 == 0 and len(SHAPES[i]) >= 2:
                slow[i] = slow[i] + f32(0.5) * (wanted[i] - slow[i])
                wanted[i] = slow[i]
    assert all((a == b).all() for a, b in zip(params, wanted, strict=True))
    assert (opt.state[0]["seen"] == 6.0).all() and "slow" in opt.state[4]
    assert "slow" not in opt.state[1]


@sf.optimizer(when="rank >= 2")
def lazy(param, grad, s=SQUARE, inverse=SQUARE, kept=zeros[BATCH], t=step, *, lr=0.1, every=2):
    """A step by an inverse, which is taken every few steps where there is one."""
    return update(param=param - lr * (inverse @ grad), s=0.9 * s + grad @ grad.T)


@lazy.entry("refresh", "rank >= 2", every="every", order="before", first=1)
def _refresh(grad, s=SQUARE, inverse=SQUARE, kept=zeros[BATCH], t=step):
    """With this step's gradient; `kept` counts the matrices that had no inverse."""
    lower = cholesky(add_diag(s + grad @ grad.T, 0.1 + 0.01 * diag(s).sum(BATCH)))
    there, x = isfinite(diag(lower)).all(BATCH), inverse_lower(lower)
    inverse = where(there, x.T @ x, inverse)
    return update(inverse=inverse, kept=kept + where(there, 0.0, 1.0))


@pytest.mark.parametrize("backend", ["native", "loops"])
def test_an_entry_takes_inverses_and_keeps_old_ones(backend: str) -> None:
    def left(backend: str) -> list[Array]:
        rng, params = np.random.default_rng(2), [np.zeros(s, np.float32) for s in SHAPES if s[1:]]
        opt = sf.Optimizer(params, lazy, backend=backend)
        for number in range(1, 6):
            grads = [rng.normal(size=p.shape).astype(np.float32) for p in params]
            grads[-1][1, 0, 0] = np.inf if number == 3 else 0.0
            opt.step(grads)
            if number == 3:
                assert opt.state[-1]["kept"].tolist() == [0, 1, 0]
        return [*params, *(np.asarray(a) for state in opt.state for a in state.values())]

    assert all(map(same_bits, left(backend), left("reference")))


@sf.optimizer(when="rank >= 2")
def whitened(param, grad, white=zeros, t=step, *, lr=0.1, frequency=2):
    """Gradient descent, and a step along a whitened gradient that is worked out at times."""
    return update(param=param - lr * (grad + white))


@whitened.entry("whiten", "rank >= 2", every="frequency", first=1)
def _whiten(grad, white=zeros):
    x = grad / maximum(norm(grad, BATCH), 1e-7)
    return update(white=1.5 * x - 0.5 * ((x @ x.T) @ x))


def test_products_are_taken_at_times() -> None:
    """Products of matrices in the entry alone: a loop in f64, and the bits of the interpreter."""
    dims, found = ((4, 9), (3, 5, 7)), dict[str, list[Array]]()
    for backend in ("reference", "native"):
        rng = np.random.default_rng(2)
        found[backend] = [np.array(rng.normal(size=s), np.float32) for s in dims]
        exact = [p.astype(np.float64) for p in found[backend]]
        white = [np.zeros_like(p) for p in exact]
        opt = sf.Optimizer(found[backend], whitened, backend=backend, frequency=3)
        for n in range(1, 6):
            grads = [np.array(rng.normal(size=s), np.float32) for s in dims]
            opt.step(grads)
            for i, g in enumerate(g.astype(np.float64) for g in grads):
                if n in (1, 4):
                    x = g / np.sqrt((g * g).sum((-2, -1), keepdims=True))
                    white[i] = 1.5 * x - 0.5 * (x @ x.swapaxes(-1, -2) @ x)
                exact[i] -= 0.1 * (g + white[i])
        for mine, wanted, first in zip(found[backend], exact, found["reference"], strict=True):
            assert mine.tobytes() == first.tobytes(), backend
            np.testing.assert_allclose(mine, wanted, rtol=2e-5, atol=2e-6)


def test_groups_have_clocks_of_their_own() -> None:
    a, b = (np.ones((2, 2), np.float32) for _ in range(2))
    groups = [{"params": [a], "k": 2}, {"params": [b], "k": 3}]
    opt = sf.Optimizer(groups, pulled, lr=1.0)
    seen: list[tuple[float, float]] = []
    for _ in range(6):
        opt.step([np.zeros((2, 2), np.float32)] * 2)
        seen.append(tuple(float(s["seen"].max()) for s in opt.state))  # type: ignore[arg-type]
    assert seen == [(0, 0), (2, 0), (2, 3), (4, 3), (4, 3), (6, 6)]


def test_a_skipped_step_skips_its_entry() -> None:
    """What overflows is no step: its number comes again, and the entry with it."""
    spec = sf.chain("unscale", "check_finite", folded)
    rng = np.random.default_rng(1)
    params, plain = arrays(rng), arrays(np.random.default_rng(1))
    scaled, opt = sf.Optimizer(params, spec, scale=4.0), sf.Optimizer(plain, folded)
    for _ in range(5):
        grads = arrays(rng)
        bad = [4.0 * g for g in grads]
        bad[0][1, 1] = np.nan
        before = scaled.snapshot()
        scaled.step(bad)
        after = scaled.snapshot()
        for key in before.entries:
            assert before.entries[key].array.tobytes() == after.entries[key].array.tobytes()
        scaled.step([np.float32(4.0) * g for g in grads])
        opt.step(grads)
    assert [p.tobytes() for p in params] == [p.tobytes() for p in plain]
    assert scaled.numbers["folds"] == opt.numbers["folds"] == 2


@pytest.mark.parametrize("spec", [folded, pulled])
def test_a_checkpoint_between_two_runs_goes_on_to_the_bit(spec: Any, tmp_path: Path) -> None:
    for done in (2, 3, 4):
        rng = np.random.default_rng(0)
        whole, cut = arrays(rng), arrays(np.random.default_rng(0))
        grads = [arrays(rng) for _ in range(9)]
        first, opt = sf.Optimizer(whole, spec), sf.Optimizer(cut, spec)
        for g in grads:
            first.step(g)
        for g in grads[:done]:
            opt.step(g)
        opt.save(tmp_path / "c.safetensors", params=True)
        again = [np.zeros_like(p) for p in cut]
        opt = sf.Optimizer(again, spec)
        opt.load(tmp_path / "c.safetensors", params=True)
        for g in grads[done:]:
            opt.step(g)
        assert [p.tobytes() for p in again] == [p.tobytes() for p in whole]


@pytest.mark.parametrize("value", [0, 2.5, -1, float("nan"), float("inf")])
def test_steps_are_whole_numbers(value: float) -> None:
    opt = sf.Optimizer([np.ones((2, 2), np.float32)], pulled)
    with pytest.raises(ValueError, match=r"'k' must be a whole number in \[1, inf\), got"):
        opt.groups[0]["k"] = value
    assert opt.groups[0]["k"] == 2.0
    with pytest.raises(ValueError, match="a whole number"):
        sf.Optimizer([np.ones((2, 2), np.float32)], pulled, k=value)


def test_both_walks_are_kept() -> None:
    opt, _ = runs(folded, "native", 1)
    known = opt._stepper._known
    before = {key: (id(step), id(due.calls)) for key, (_, step, due) in known.items() if due}
    grads: list[Any] = [np.zeros(s, np.float32) for s in SHAPES]
    for _ in range(7):
        opt.step(grads)
    after = {key: (id(step), id(due.calls)) for key, (_, step, due) in known.items() if due}
    assert after == before and len(after) == 1


def test_an_artifact_runs_it(tmp_path: Path) -> None:
    (tmp_path / "folded.sf").write_text(to_text(folded.spec))
    build = str(tmp_path / "build")
    done = CliRunner().invoke(app, ["compile", str(tmp_path / "folded.sf"), "-o", build])
    assert done.exit_code == 0, done.output
    made = sf.load(build)
    _, params = runs(made, "native", 5, frequency=2)
    _, wanted = runs(folded, "native", 5, frequency=2)
    assert [p.tobytes() for p in params] == [p.tobytes() for p in wanted]


def test_torch_counts_for_each_parameter() -> None:
    """A parameter is as far as its own steps; a state dict goes on to the bit."""
    torch, front = pytest.importorskip("torch"), pytest.importorskip("stepfuse.torch")
    rng = np.random.default_rng(4)
    first = [torch.nn.Parameter(torch.tensor(a)) for a in arrays(rng) if a.size]
    plain = [p.detach().numpy().copy() for p in first]
    opt, wanted = front.Optimizer(first, pulled), sf.Optimizer(plain, pulled)
    for n in range(5):
        grads = [g for g in arrays(rng) if g.size]
        wanted.step(grads)
        for p, g in zip(first, grads, strict=True):
            p.grad = torch.tensor(g)
        opt.step()
        if n == 2:
            again = front.Optimizer(first, pulled)
            again.load_state_dict(opt.state_dict())
            opt = again
    assert all((p.detach().numpy() == q).all() for p, q in zip(first, plain, strict=True))
    first[3].grad = None
    opt.step()
    assert opt.state[first[0]]["seen"].max() == 6.0
    assert opt.state[first[3]]["seen"].max() == 4.0 and float(opt.state[first[3]]["step"]) == 5.0
    opt.param_groups[0]["k"] = 2.5
    before = [p.detach().clone() for p in first]
    with pytest.raises(ValueError, match=r"group 0: 'k' must be a whole number"):
        opt.step()
    assert all((p == q).all() for p, q in zip(first, before, strict=True))


def test_jax_has_the_same_bits() -> None:
    jax, front = pytest.importorskip("jax"), pytest.importorskip("stepfuse.jax")
    for spec in (folded, pulled):
        rng = np.random.default_rng(4)
        plain = arrays(rng)
        wanted, opt = sf.Optimizer(plain, spec), front.optimizer(spec)
        params = [jax.numpy.array(p) for p in plain]
        state, step_ = opt.init(params), jax.jit(opt.step)
        for _ in range(5):
            grads = arrays(rng)
            params, state = step_([jax.numpy.array(g) for g in grads], state, params)
            wanted.step(grads)
        assert all((np.asarray(p) == q).all() for p, q in zip(params, plain, strict=True))


def test_its_text_says_the_clock() -> None:
    chained = sf.chain("clip_by_global_norm", folded)
    for spec in (folded.spec, pulled.spec, chained):
        assert parse(to_text(spec)) == spec
    assert "entry fold every %frequency from 1 before step {" in to_text(chained)
    assert "entry pull every %k after step when rank >= 2 {" in to_text(pulled.spec)
    assert "pull, every %k after step:" in repr(sf.compile(pulled))


def test_it_is_refused_by_name() -> None:
    p = np.ones((4, 2), np.float32)
    rows = sf.RowSparse(np.array([1]), np.ones((1, 2), np.float32))
    for error, message, call in (
        (sf.BindError, "no step of some rows", lambda: sf.Optimizer([p], folded).step([rows])),
        (sf.BindError, "keep them in memory", lambda: sf.Optimizer([p], folded, staging=1 << 20)),
        (ValueError, "one entry by the clock", lambda: sf.chain(folded, folded)),
        (ValueError, "would be another", lambda: sf.chain(after_by_gradient, "zero_grad")),
        (ValueError, "has the entry fold", lambda: sf.rules(("*", folded))),
        (ValueError, "which it would do twice", lambda: sf.chain("unscale", halved)),
        (ValueError, "runs look between them", lambda: sf.compile(after_by_norm, policy="carry")),
        (TypeError, "got 2.5", lambda: halved.entry("again", every=2.5)),  # type: ignore[arg-type]
    ):
        with pytest.raises(error, match=message):
            call()


def test_no_model_has_half_of_it() -> None:
    front = pytest.importorskip("stepfuse.interop.onnx.writing.write")
    with pytest.raises(ValueError, match="there is no export of it"):
        front.export(folded)


def test_it_may_store_to_gradients() -> None:
    param, grad = np.zeros(4, np.float32), np.ones(4, np.float32)
    opt = sf.Optimizer([param], halved)
    for _ in range(4):
        opt.step([grad])
    assert (param == -(1.0 + 0.5 + 0.5 + 0.25)).all() and (grad == 0.25).all()
    grad.flags.writeable = False
    with pytest.raises(sf.BindError, match="read-only"):
        opt.step([grad])


@sf.optimizer
def halved(param, grad, t=step):
    return update(param=param - grad)


@halved.entry("halve", every=2)
def _halve(grad):
    return update(grad=0.5 * grad)


@sf.optimizer
def after_by_norm(param, grad, t=step):
    return update(param=param - grad / (norm(param, TENSOR) + 1.0))


@after_by_norm.entry("look", every=2)
def _scale(param):
    return update(param=0.5 * param)


@sf.optimizer
def after_by_gradient(param, grad, rows=zeros.row, t=step):
    """An entry behind the step that reads the gradient."""
    return update(param=param - grad)


@after_by_gradient.entry("look", every=2, order="after")
def _look(grad, rows=zeros.row, t=step):
    return update(rows=grad.sum(ROW))
