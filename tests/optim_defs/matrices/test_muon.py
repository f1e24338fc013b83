"""Optimizers of matrices beside libraries' in f64, and a step of NumPy's to the bit."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import partial
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.optim_defs import definition, get

from tests.support.oracles.numeric import same_bits
from tests.support.oracles.proof import Comparison, reference_of
from tests.support.oracles.sums import list_rule

SHAPES = ((6, 10), (10, 6), (7, 7), (1, 5), (33, 17), (5, 1))
LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
LIBM.fmaf.restype, LIBM.fmaf.argtypes = ctypes.c_float, [ctypes.c_float] * 3
F = np.float32


def normal(rng: Any, dims: tuple[int, ...]) -> Any:
    return rng.standard_normal(dims).astype(F)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({}, {}),
        ({"nesterov": False, "momentum": 0.8}, {"nesterov": False, "momentum": 0.8}),
        ({"match_rms_adamw": True}, {"adjust_lr_fn": "match_rms_adamw"}),
        ({"ns_steps": 3, "ns_coefficients": (2.0, -1.5, 0.5), "weight_decay": 0.0},) * 2,
        ({"eps": 9.0}, {"eps": 9.0}),
    ],
    ids=["default", "plain", "match_rms", "newton_schulz", "eps"],
)
def test_beside_torch_in_f64(
    ours: dict[str, Any], theirs: dict[str, Any], monkeypatch: pytest.MonkeyPatch
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
    optimizer = sf.Optimizer(params, definition("muon")(lr=0.02, **ours), backend="reference")
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


def test_a_step_is_numpys_to_the_bit() -> None:
    rng = np.random.default_rng(4)
    dims = ((3, 5), (5, 3), (4, 17))
    params = [normal(rng, d) for d in dims]
    expected = [(p.copy(), np.zeros_like(p)) for p in params]
    optimizer = sf.Optimizer(params, "muon", backend="reference")
    for _ in range(2):
        grads = [normal(rng, d) for d in dims]
        optimizer.step(grads)
        expected = [numpy_step(p, m, g) for (p, m), g in zip(expected, grads, strict=True)]
    for number, (p, m) in enumerate(expected):
        assert same_bits(params[number], p) and same_bits(optimizer.state[number]["m"], m)


@pytest.mark.parametrize("name", ["adamuon", "muon", "normuon", "scion"])
def test_batches_are_matrices_and_filters_are_one(name: str) -> None:
    rng = np.random.default_rng(5)
    batch, filters = (normal(rng, dims) for dims in ((2, 3, 4), (4, 3, 2, 2)))
    grads = [normal(rng, p.shape) for p in (batch, filters)]
    alone = [*(m.copy() for m in batch), filters.reshape(4, -1).copy()]
    sf.Optimizer([batch, filters], name, lr=0.1, backend="reference").step(grads)
    sf.Optimizer(alone, name, lr=0.1, backend="reference").step(
        [*grads[0], grads[1].reshape(4, -1)]
    )
    assert same_bits(batch, np.stack(alone[:2])) and same_bits(filters.reshape(4, -1), alone[2])


def test_filters_are_one_matrix_in_chains_and_rules() -> None:
    rng = np.random.default_rng(6)
    dims = ((6, 10), (4, 3, 2, 2), (5,))
    alone, grads = [normal(rng, d) for d in dims], [normal(rng, d) for d in dims]
    ruled = [p.copy() for p in alone]
    fewer = definition("muon")(ns_steps=2)
    rules = sf.rules(("rank == 4", fewer), ("rank >= 2", "muon"), ("*", "adamw"))
    sf.Optimizer(ruled, sf.chain("check_finite", rules), backend="reference").step(grads)
    for param, grad, spec in zip(alone, grads, ("muon", fewer, "adamw"), strict=True):
        sf.Optimizer([param], spec, backend="reference").step([grad])
    assert all(map(same_bits, ruled, alone))
    views = [str(g.view) for g in sf.chain("muon", "cautious").variants()]
    assert views == ["", "", "axes(0,1)"]


@pytest.mark.parametrize("dims", [(4, 6), (6, 4), (3, 4, 5)])
def test_units_stand_beside_matrices(dims: tuple[int, ...]) -> None:
    """Which are rows of a matrix, matrices of a batch; of filters they would be other rows."""
    rng = np.random.default_rng(7)
    mine, grad = normal(rng, dims), normal(rng, dims)
    other = mine.copy()
    sf.Optimizer([mine], "centralize+muon", lr=0.1, backend="reference").step([grad])
    mean = grad.mean(axis=tuple(range(1, len(dims))), keepdims=True, dtype=np.float64)
    sf.Optimizer([other], "muon", lr=0.1, backend="reference").step([(grad - mean).astype(F)])
    assert np.abs(mine - other).max() < 1e-6
    with pytest.raises(sf.BindError, match=r"@centralize\+muon takes shape \(4, 3, 2, 2\)"):
        sf.Optimizer([normal(rng, (4, 3, 2, 2))], "centralize+muon", backend="reference")


def test_vectors_are_refused() -> None:
    with pytest.raises(sf.BindError, match=r"no variant of @muon takes shape \(3,\)"):
        sf.Optimizer([np.ones(3, F)], "muon", backend="reference")


BOTH, RANKS, FILTERS = ((3, 5), (5, 3)), ((5, 3), (7,)), ((4, 3, 2, 2),)
# Ours, pytorch_optimizer's class, what ours and theirs are given, the shapes of the parameters.
LIBRARY: list[tuple[str, str, dict[str, Any], dict[str, Any], Any]] = [
    ("muon", "Muon", {"match_rms_adamw": True}, {"use_adjusted_lr": True}, BOTH),
    ("muon", "Muon", {"momentum": 0.5}, {"momentum": 0.5}, FILTERS),
    ("normuon", "NorMuon", {"beta2": 0.8}, {"beta2": 0.8}, (*BOTH, *FILTERS)),
    ("normuon", "NorMuon", {"match_rms": True}, {"update_scale": "match_rms"}, BOTH),
    ("scion", "SCION", {"alpha": 0.1}, {"momentum": 0.1, "constraint": True}, RANKS),
    ("scion", "SCION", {"by_sign": True}, {"norm_type": 4, "constraint": True}, BOTH),
    ("scion", "SCION", {"radius": 3.0, "unconstrained": True}, {"scale": 6.0}, FILTERS),
]


@pytest.mark.parametrize(("name", "cls", "ours", "theirs", "shapes"), LIBRARY)
def test_equals_pytorch_optimizer(
    stepper: Any,
    name: str,
    cls: str,
    ours: dict[str, Any],
    theirs: dict[str, Any],
    shapes: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In f64, which its Newton-Schulz is asked for in the place of bf16.

    Gradients are large, as it has max(|u|, 1e-7) where the authors have |u| + 1e-7.
    """
    torch = pytest.importorskip("torch")
    library = pytest.importorskip("pytorch_optimizer.optimizer")
    f64 = partial(library.utils.matrix.zero_power_via_newton_schulz_5, dtype=torch.float64)
    for module in (library.muon.base, library.muon.normuon, library.scion):
        monkeypatch.setattr(module, "zero_power_via_newton_schulz_5", f64)
    spec, rng = get(name), np.random.default_rng(8)
    start = [rng.normal(size=dims) for dims in shapes]
    params = [torch.nn.Parameter(torch.tensor(p)) for p in start]
    known = {r.name: r.default for r in spec.of_kind("hyper", "static")}
    hypers = known | {n: v for n, v in SHARED.items() if n in known} | ours
    group = {"params": params, "use_muon": True, "lr": hypers["lr"], **theirs}
    group |= {n: v for n, v in SHARED.items() if n in known}
    optimizer = getattr(library, cls)([{"momentum": 1.0, **group} if name == "scion" else group])
    job, seen = stepper(spec, start, hypers), Comparison(name, reference_of(optimizer), start)
    for _ in range(3):
        grads = [1e9 * rng.normal(size=dims) for dims in shapes]
        job.step(grads)
        for param, grad in zip(params, grads, strict=True):
            param.grad = torch.tensor(grad)
        optimizer.step()
        for i, (tensor, param) in enumerate(zip(job.tensors, params, strict=True)):
            seen.see(i, tensor["param"], param.detach())
    assert seen.errors[seen.case] <= 64.0


SHARED = {"lr": 0.02, "weight_decay": 0.1}


def test_moonlights_momentum_points_where_ours_does(stepper: Any) -> None:
    """Its code sums gradients, where Muon's averages them: MoonshotAI/Moonlight c2ad5b20c6."""
    rng = np.random.default_rng(10)
    param = rng.normal(size=(3, 5))
    hypers = {r.name: r.default for r in get("muon").of_kind("hyper", "static")}
    job = stepper(get("muon"), [param], hypers | {"match_rms_adamw": True, "lr": 0.1})
    total = np.zeros_like(param)
    for _ in range(3):
        grad = 1e9 * rng.normal(size=param.shape)  # so that 1e-7 beside the norm is nothing
        job.step([grad])
        total = 0.95 * total + grad
        x = grad + 0.95 * total
        x = x / (np.linalg.norm(x) + 1e-7)
        for _ in range(5):
            s = x @ x.T
            x = 3.4445 * x + (-4.775 * s + 2.0315 * s @ s) @ x
        param = (1.0 - 0.1 * 0.1) * param - 0.1 * 0.2 * np.sqrt(5.0) * x
    np.testing.assert_allclose(job.tensors[0]["param"], param, rtol=0.0, atol=1e-13)


def test_polar_express_brings_singular_values_to_1() -> None:
    """As its authors prove, where Jordan's polynomial leaves them between .6 and 1.3."""
    rng = np.random.default_rng(9)
    (u, _, v), sizes = np.linalg.svd(rng.normal(size=(6, 9)), False), np.geomspace(1e-2, 1.0, 6)
    far: list[float] = []
    for use_polar_express in (True, False):
        param = np.zeros((6, 9), F)
        spec = definition("muon")(lr=1.0, ns_steps=8, use_polar_express=use_polar_express)
        sf.Optimizer([param], spec, backend="reference").step([((u * sizes) @ v).astype(F)])
        far.append(float(np.abs(np.linalg.svd(param)[1] - 1.0).max()))
    assert far[0] < 1e-4 and 0.1 < far[1] < 0.4, far
