"""Products of matrices, captured: beside the classes themselves, in f64 and where they round."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.interop.capture.captured_spec import CapturedSpec
from stepfuse.interop.capture.labels import labels_of
from stepfuse.interop.capture.torch import recorder
from stepfuse.ir.errors import CaptureError

from tests.interop.capture import classes as own
from tests.interop.capture.originals import original_end

MATRICES = ((4, 9), (9, 4), (6, 6))


def grads_of(shapes: Any, steps: int) -> list[list[Any]]:
    rng = np.random.default_rng(0)
    return [[rng.standard_normal(s).astype(np.float32) for s in shapes] for _ in range(steps)]


def theirs(cls: Any, options: Any, grads: Any, dtype: torch.dtype) -> list[Any]:
    """The class itself, from zeros."""
    return original_end(cls, [np.zeros(g.shape) for g in grads[0]], grads, dtype, **options)


def ours(spec: Any, grads: Any, backend: str) -> list[Any]:
    params = [np.zeros(g.shape, np.float32) for g in grads[0]]
    optimizer = stepfuse.Optimizer(params, spec, backend=backend)
    for step in grads:
        optimizer.step(step)
    return params


class Whitened(own.PerTensor, lr=0.1, share=0.05):
    """Every way to write a product, a Gram state, batches."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if g.dim() < 2:
            raise ValueError("matrices alone")
        if not s:
            s["left"] = torch.zeros_like(g @ g.mT)
        s["left"].mul_(0.9).add_(g @ g.mT, alpha=0.1)
        if g.dim() == 2:
            t = torch.einsum("ki,kj->ij", g, g)
            x = torch.addmm(g, s["left"], g, beta=2.0, alpha=-0.1)
        else:
            t = g.mT.bmm(g)
            x = torch.baddbmm(g, s["left"], g, beta=2.0, alpha=-0.1)
        x = x + o["share"] * (t @ x.mT).mT + 0.01 * (x.mT @ s["left"].mT).mT
        x = x / s["left"].norm(dim=(-2, -1), keepdim=True)
        p.sub_(x + (s["left"] + s["left"].mT) @ g / s["left"].shape[-1] ** 2, alpha=o["lr"])


def test_every_way_to_write_a_product() -> None:
    spec = stepfuse.capture(Whitened, prove=False)
    shapes = (*MATRICES, (2, 3, 5))
    grads = grads_of(shapes, 3)
    truth = theirs(Whitened, {}, grads, torch.float64)
    for found, wanted in zip(ours(spec, grads, "reference"), truth, strict=True):
        assert np.abs(found - wanted).max() <= 2e-5 * np.abs(wanted).max()
    (state,) = [r for r in spec.of_kind("state") if r.name == "left"]
    assert str(state.type) == "f32 gram(row)"


class Jordans(own.PerTensor, momentum=0.95):
    """Muon in its author's words, batches of matrices too."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if g.dim() not in (2, 3):
            raise ValueError("matrices alone")
        if not s:
            s["momentum_buffer"] = torch.zeros_like(g)
        s["momentum_buffer"].lerp_(g, 1 - o["momentum"])
        x = g.lerp(s["momentum_buffer"], o["momentum"])
        tall = x.size(-2) > x.size(-1)
        x = x.mT if tall else x
        x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
        for a, b, c in ((3.4445, -4.775, 2.0315),) * 2:
            s_ = x @ x.mT
            x = a * x + (b * s_ + c * s_ @ s_) @ x
        x = x.mT if tall else x
        p.add_(x, alpha=-o["lr"] * max(1, p.size(-2) / p.size(-1)) ** 0.5)


def test_batches_are_wide_or_tall_as_matrices_are() -> None:
    spec = stepfuse.capture(Jordans, prove=False)
    sides = ("rows <= cols", "rows > cols")
    assert [g.when for g in spec.graphs] == [f"rank >= 2 and rank < 4 and {s}" for s in sides]
    grads = grads_of((*MATRICES, (2, 3, 5), (2, 5, 3)), 3)
    truth = theirs(Jordans, {}, grads, torch.float64)
    for found, wanted in zip(ours(spec, grads, "native"), truth, strict=True):
        assert np.abs(found - wanted).max() <= 2e-5 * np.abs(wanted).max()


def test_muon_of_torch_is_proved_in_both_orientations() -> None:
    """It rounds to bf16 in each operation, as the class does; few cells differ by one rounding."""
    spec = stepfuse.capture(torch.optim.Muon, lr=0.02, ns_steps=2)
    assert isinstance(spec, CapturedSpec) and spec.report and spec.report.proof
    assert [g.when for g in spec.graphs] == [
        "rank == 2 and rows <= cols", "rank == 2 and rows > cols",
    ]  # fmt: skip
    assert spec.report.decisions == ("size(1) < size(0)",)
    assert "gram(col)" not in str(spec.graphs[0]) and "gram(row)" not in str(spec.graphs[1])
    rounded = spec.report.proof.rounded
    assert rounded is not None and rounded[0] < 2**-6 and rounded[1] < 1e-9
    assert "ns_steps=2" in " ".join(spec.report.assumed)
    grads = grads_of(MATRICES, 5)
    wanted = theirs(torch.optim.Muon, {"lr": 0.02, "ns_steps": 2}, grads, torch.float32)
    for found, one in zip(ours(spec, grads, "native"), wanted, strict=True):
        way = np.abs(one).max()
        assert np.abs(found - one).max() <= 2**-7 * way
        assert np.mean(np.abs(found - one) <= 1e-6 * way) > 0.5


def test_a_fault_in_a_product_is_found_by_the_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    right = recorder.HANDLERS["addmm"]
    monkeypatch.setitem(
        recorder.HANDLERS, "addmm", lambda r, c, a, b, *, beta, alpha=1: right(r, c, a, b)
    )
    with pytest.raises(CaptureError, match="the proof fails"):
        stepfuse.capture(torch.optim.Muon, ns_steps=1)


class OfFilters(own.PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if g.dim() not in (2, 4):
            raise ValueError("matrices and filters alone")
        x = g.reshape(g.shape[0], -1)
        p.sub_((x @ x.mT @ x).view_as(p), alpha=o["lr"])


def test_products_of_other_axes_than_rows_and_columns_are_refused() -> None:
    spec = stepfuse.capture(OfFilters, prove=False)
    assert isinstance(spec, CapturedSpec) and spec.report
    assert "a product of matrices over a parameter of rank 4" in spec.report.refused[4]
    assert [graph.when for graph in spec.graphs] == ["rank == 2"]


def test_which_axis_is_met_twice_is_told_by_primes() -> None:
    assert labels_of((5, 5), (5, 7), squares=True) == ((0,), (64,))
    assert labels_of((7, 7), (5, 7), squares=True) == ((65,), (1,))
    with pytest.raises(CaptureError, match="is no axis of the parameter"):
        labels_of((5, 5), (5, 7))
