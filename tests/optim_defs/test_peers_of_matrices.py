"""Optimizers of matrices beside psgd_torch, kron_torch, pytorch_optimizer and heavyball, in f64."""

from __future__ import annotations

import importlib
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.optim_defs import definition
from stepfuse.optim_defs.matrices.psgd_kron import normal

from tests.support.oracles.proof import Comparison, reference_of

STEPS = 6
WIDE: dict[str, Any] = {"dtypes": "param=f64,grad=f64,state=f64", "backend": "reference"}


@sf.optimizer
def drawn(param: Any, grad: Any, t: Any = sf.step) -> Any:
    """The noise of psgd_kron's refreshes."""
    return sf.update(param=normal(0.0, t, grad))


class Peer:
    """Another library's optimizer over the same parameters and gradients as ours, in f64."""

    def __init__(self, spec: Any, shapes: Any, scale: float = 1.0) -> None:
        torch = pytest.importorskip("torch")
        self.rng, self.scale = np.random.default_rng(9), scale
        self.start = [np.asarray(self.rng.normal(size=dims)) for dims in shapes]
        self.ours = [p.copy() for p in self.start]
        self.params = [torch.nn.Parameter(torch.tensor(p)) for p in self.start]
        self.optimizer, self.name = sf.Optimizer(self.ours, spec, **WIDE), spec.name

    def loss(self) -> Any:
        """A loss with the step's gradients."""
        return sum((p * p.grad).sum() for p in self.params)

    def error(self, reference: Any, step: Any, before: Any = lambda _: None) -> float:
        """The largest difference of some steps, in ulp."""
        torch = importlib.import_module("torch")
        seen = Comparison(self.name, reference_of(reference), self.start)
        for _ in range(STEPS):
            grads = [np.asarray(self.scale * self.rng.normal(size=p.shape)) for p in self.start]
            before(grads)
            for param, grad in zip(self.params, grads, strict=True):
                param.grad = torch.tensor(grad)
            self.optimizer.step(grads)
            step()
            for i, (ours, param) in enumerate(zip(self.ours, self.params, strict=True)):
                seen.see(i, ours, param.detach())
        return seen.errors[seen.case]


def psgd_torch(library: Any, params: list[Any]) -> Any:
    """The author's, over gradients as they are, without noise and without a limit of the step."""
    return library.Kron(
        params, preconditioner_max_skew=3.0, preconditioner_max_size=6, lr_params=1.0,
        preconditioner_init_scale=1.0, preconditioner_type="whitening",
    )  # fmt: skip


def kron_torch(library: Any, params: list[Any]) -> Any:
    """With its own noise, which a sum in place leaves in the step as well; not so here."""
    torch, update = importlib.import_module("torch"), library._update_precond
    library._update_precond = lambda q, exprs, g, *rest: update(q, exprs, g.clone(), *rest)
    found = library.Kron(
        params, lr=1.0, weight_decay=0.1, preconditioner_update_probability=0.5,
        precond_dtype=torch.float64, max_size_triangular=6,
    )  # fmt: skip
    found.rng = SimpleNamespace(random=lambda: 1.0)  # factors are not balanced
    return found


def pytorch_optimizer(library: Any, params: list[Any]) -> Any:
    """A port of that, without noise; it divides by rms + 1e-6, so that no step is to be limited."""
    torch = importlib.import_module("torch")
    return library.Kron(
        params, lr=1.0, weight_decay=0.1, pre_conditioner_update_probability=0.5,
        precondition_dtype=torch.float64, balance_prob=0.0, max_size_triangular=6,
    )  # fmt: skip


OF_PSGD = [
    (psgd_torch, "psgd_torch.psgd", {"momentum": 0.0, "frequency": 1, "noise_share": 0.0}, 0.01),
    (kron_torch, "kron_torch.kron", {"frequency": 2, "weight_decay": 0.1}, 1.0),
    (
        pytorch_optimizer, "pytorch_optimizer.optimizer",
        {"frequency": 2, "weight_decay": 0.1, "noise_share": 0.0}, 0.01,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("make", "module", "ours", "scale"), OF_PSGD)
def test_psgd_kron_equals(
    make: Any, module: str, ours: Any, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given our noise; also where the library says f32."""
    library = pytest.importorskip(module)
    spec = definition("psgd_kron")(lr=1.0, max_rows=6, max_cols=6, **ours)
    peer = Peer(spec, ((5, 5), (3, 6), (3, 9), (9, 4), (9, 8), (7,)), scale)
    torch, noise, draws = (
        importlib.import_module("torch"),
        list[Any](),
        list(map(np.copy, peer.ours)),
    )
    drawing = sf.Optimizer(draws, drawn, **WIDE)
    monkeypatch.setattr(torch, "randn_like", lambda *_, **__: torch.tensor(noise.pop(0)))
    monkeypatch.setattr(torch, "rand", lambda *_: torch.tensor(0.5))
    monkeypatch.setattr(torch.Tensor, "float", torch.Tensor.double)
    if make is pytorch_optimizer:
        monkeypatch.setattr(torch, "float32", torch.float64)
    if make is kron_torch:
        monkeypatch.setattr(library, "_update_precond", library._update_precond)

    def draw(grads: Any) -> None:
        drawing.step(grads)
        noise[:] = list(map(np.copy, draws))

    reference = make(library, peer.params)
    needs = (peer.loss,) if make is psgd_torch else ()
    with torch.compiler.set_stance("force_eager"):
        assert peer.error(reference, partial(reference.step, *needs), draw) <= 64.0


def soap(heavyball: Any, params: list[Any]) -> Any:
    """Refreshed at every step, as others are at other steps than ours."""
    return heavyball.SOAP(
        params, lr=0.125, betas=(0.875, 0.9375), shampoo_beta=0.9375, eps=1e-30, weight_decay=0.0,
        precondition_frequency=1, max_precond_dim=6, merge_dims=False, compile_step=False,
        storage_dtype="float64",
    )  # fmt: skip


def muon(heavyball: Any, params: list[Any]) -> Any:
    """Of square matrices, as others have newer coefficients; m + grad is ours at momentum 1/2."""
    return heavyball.Muon(
        params, lr=0.125, betas=(0.5, 0.0), compile_step=False, storage_dtype="float64"
    )


OF_HEAVYBALL = [
    (
        soap,
        {"beta1": 0.875, "beta2": 0.9375, "shampoo_beta": 0.9375, "eps": 1e-30,
          "weight_decay": 0.0, "frequency": 1, "max_rows": 6, "max_cols": 6},
        ((6, 6), (4, 9), (9, 4), (9, 8), (7,), ()), 2e9,
    ),
    (muon, {"momentum": 0.5, "eps": 0.0, "weight_decay": 0.0}, ((6, 6), (4, 2, 2, 1)), 64.0),
]  # fmt: skip


@pytest.mark.parametrize(("make", "ours", "shapes", "ulps"), OF_HEAVYBALL)
def test_equals_heavyball(
    make: Any, ours: Any, shapes: Any, ulps: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its SOAP weighs averages in f32, and adds 1e-8 of the largest eigenvalue before a QR."""
    heavyball = pytest.importorskip("heavyball")
    utils = heavyball.utils
    monkeypatch.setattr(utils, "compile_mode", None)
    monkeypatch.setattr(utils, "zeroth_power_mode", "legacy_newtonschulz")
    iteration = partial(utils.legacy_zeropower_via_newtonschulz5, eps=0.0)
    monkeypatch.setattr(utils, "legacy_zeropower_via_newtonschulz5", iteration)
    peer = Peer(definition(make.__name__)(lr=0.125, **ours), shapes)
    reference = make(heavyball, peer.params)
    assert peer.error(reference, reference.step) <= ulps
