"""Muon of the examples beside torch's in f64, and a step of NumPy's to the bit."""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf

from tests.numeric import same_bits
from tests.sums import list_rule

ROOT = Path(__file__).parents[2]
SHAPES = ((6, 10), (10, 6), (7, 7), (1, 5), (33, 17), (5, 1))
LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
LIBM.fmaf.restype, LIBM.fmaf.argtypes = ctypes.c_float, [ctypes.c_float] * 3
F = np.float32


@pytest.fixture(scope="module", name="muon")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("muon_example", ROOT / "examples" / "muon.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.muon


def normal(rng: Any, dims: tuple[int, ...]) -> Any:
    return rng.standard_normal(dims).astype(F)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({}, {}),
        ({"nesterov": False, "momentum": 0.8}, {"nesterov": False, "momentum": 0.8}),
        ({"match_rms_adamw": True}, {"adjust_lr_fn": "match_rms_adamw"}),
        ({"ns_steps": 3, "ns_coefficients": (2.0, -1.5, 0.5), "weight_decay": 0.0},) * 2,
    ],
    ids=["default", "plain", "match_rms", "newton_schulz"],
)
def test_beside_torch_in_f64(
    muon: Any, ours: dict[str, Any], theirs: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Torch rounds to bf16; without that, in f64, three steps of 0.02 differ by less than 2e-6.

    A step moves an element by about 0.02. Newton-Schulz in f32 errs by some 1e-5 of a singular
    value of 1.
    """
    torch = pytest.importorskip("torch")
    monkeypatch.setattr(torch.Tensor, "bfloat16", lambda tensor: tensor.clone())
    rng = np.random.default_rng(3)
    params = [normal(rng, dims) for dims in SHAPES]
    wide = [torch.nn.Parameter(torch.from_numpy(p.astype(np.float64))) for p in params]
    optimizer = sf.Optimizer(params, muon(lr=0.02, **ours), backend="reference")
    reference = torch.optim.Muon(wide, lr=0.02, **theirs)
    for _ in range(3):
        grads = [normal(rng, dims) for dims in SHAPES]
        optimizer.step(grads)
        for parameter, grad in zip(wide, grads, strict=True):
            parameter.grad = torch.from_numpy(grad.astype(np.float64))
        reference.step()
    for param, parameter in zip(params, wide, strict=True):
        assert np.abs(param - parameter.detach().numpy()).max() < 2e-6, param.shape


def chain(a: Any, b: Any) -> Any:
    """A product, word for word."""
    found = np.zeros((len(a), b.shape[1]), F)
    for i, j in np.ndindex(found.shape):
        cell = 0.0
        for k in range(a.shape[1]):
            cell = LIBM.fmaf(a[i, k], b[k, j], cell)
        found[i, j] = cell
    return found


def numpy_step(p: Any, m: Any, g: Any) -> Any:
    """A step with the defaults in f32, numbers in f64: the equations, operation by operation."""
    mu, rest = F(0.95), F(1.0 - 0.95)
    m = mu * m + rest * g
    u = mu * m + rest * g
    rows = [list_rule([float(c) ** 2 for c in row]) for row in u]
    x = u / F(max(np.sqrt(list_rule(rows)), 1e-7))
    a, b, c = F(3.4445), F(-4.775), F(2.0315)
    wide = x.shape[0] <= x.shape[1]
    for _ in range(5):
        s = chain(x, x.T) if wide else chain(x.T, x)
        polynomial = b * s + c * chain(s, s)
        x = a * x + (chain(polynomial, x) if wide else chain(x, polynomial))
    ratio = np.sqrt(max(1.0, x.shape[0] / x.shape[1]))
    return F(1.0 - 1e-3 * 0.1) * p - F(1e-3 * ratio) * x, m


def test_a_step_is_numpys_to_the_bit(muon: Any) -> None:
    rng = np.random.default_rng(4)
    dims = ((3, 5), (5, 3), (4, 17))
    params = [normal(rng, d) for d in dims]
    expected = [(p.copy(), np.zeros_like(p)) for p in params]
    optimizer = sf.Optimizer(params, muon, backend="reference")
    for _ in range(2):
        grads = [normal(rng, d) for d in dims]
        optimizer.step(grads)
        expected = [numpy_step(p, m, g) for (p, m), g in zip(expected, grads, strict=True)]
    for number, (p, m) in enumerate(expected):
        assert same_bits(params[number], p) and same_bits(
            optimizer.state[number]["momentum_buffer"], m
        )


def test_batches_are_matrices_and_vectors_are_refused(muon: Any) -> None:
    rng = np.random.default_rng(5)
    whole, grad = normal(rng, (2, 3, 4)), normal(rng, (2, 3, 4))
    each = [m.copy() for m in whole]
    sf.Optimizer([whole], muon, backend="reference").step([grad])
    sf.Optimizer(each, muon, backend="reference").step(list(grad))
    assert same_bits(whole, np.stack(each))
    with pytest.raises(sf.BindError, match=r"no variant of @muon takes shape \(3,\)"):
        sf.Optimizer([np.ones(3, F)], muon, backend="reference")
