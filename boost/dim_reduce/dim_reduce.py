"""DimReduce: a quasi-Newton step within the subspace of P, a plain one with momentum beside it.

g_k = P g;  d_k by BFGS;  d = P^T d_k;  g_p = P^T g_k
a in rho^0, rho^1: the first with  L + sigma a g_k . d_k > L(w + a d),  else 0
r <- gamma r + g - g_p
w <- w - (alpha r - a d)

BFGS, in f64:  y = g_k - the last one;  q = y . s, s the last move within;  d_k = -B g_k
B <- T^T B T + p s s^T   with p = 1/q, T = I - p y s^T   where q > 1e-20
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ...ranks.of_torch import ranks_of_process
from ...ranks.protocol import Ranks
from ..errors import BoostError, BoostTypeError, number, saved
from ..networks.wrapped import UndoableOptimizer, check_network, mean_over
from .projection import Projection

Array = np.ndarray[Any, Any]
_TRIALS = 2
_LEAST = 1e-20  # of q: of less nothing is learnt
Loss = Callable[[], Any]


class DimReduce(UndoableOptimizer, torch.optim.Optimizer):
    """Steps a network by P [components, elements], with orthonormal rows as those of
    `principal_components`; a column for each element that the network trains.

    After `backward()`, `step(closure)`: the closure returns the loss on the same batch; it needs
    no gradients, and is called twice at most, once more where `loss` is not given. P is kept in
    `dtype`: f32, bf16 or f64. Gradients and losses are means over ranks where there are several;
    each keeps a part of P's columns. Loss scales are not known here.
    Raises BoostError, BoostTypeError. Source: MindSpore's boost.DimReduce.
    """

    def __init__(
        self, network: nn.Module, matrix: Any, *, rho: float = 0.55, gamma: float = 0.9,
        alpha: float = 0.001, sigma: float = 0.4, dtype: torch.dtype = torch.float32,
        ranks: Ranks | None = None,
    ) -> None:  # fmt: skip
        numbers = {"rho": rho, "gamma": gamma, "alpha": alpha, "sigma": sigma}
        for name, value in numbers.items():
            if number(name, value) < 0.0:
                raise BoostError(f"{name}: expected a number from 0, got {value}")
        params = [p for p in check_network(network).parameters() if p.requires_grad]
        dtypes = {p.dtype for p in params}
        if len(dtypes) != 1 or not dtypes <= {torch.float32, torch.float64}:
            raise BoostError(
                f"DimReduce: expected a network that trains parameters, all in f32 or all in f64, "
                f"got {sorted(map(str, dtypes))}"
            )
        self._ranks: Ranks = ranks_of_process() if ranks is None else ranks
        self._projection = Projection(matrix, params, dtype, self._ranks)
        super().__init__(params, numbers)
        self._network, self._params = network, params
        self.subspace = Subspace.of(self._projection.components)
        self.accepted: float | None = None  # a of the last step

    @torch.no_grad()
    def step(self, closure: Any = None, *, loss: Any = None) -> Any:  # type: ignore[override]
        """A step by the gradients there are; the loss before it, the mean over ranks.

        Raises BoostError, changing nothing, without a closure, gradients, or a finite loss, and
        once it is undone.
        """
        self.check_in_use()
        if not callable(closure):
            raise BoostError(
                f"DimReduce.step: expected a closure that returns the batch's loss, got {closure!r}"
            )
        numbers = self.param_groups[0]
        gradient = self._gradient()
        small = self._projection.into(gradient)
        known, direction = self.subspace.with_gradient(small)
        along, within = self._projection.back(direction, small)
        origin = [p.clone() for p in self._params]
        before = self._mean(self._measured(closure) if loss is None else loss)
        if not np.isfinite(before) or not np.isfinite(small).all():
            raise BoostError(f"DimReduce.step: the loss is {before}, or a gradient is not finite")
        slope = numbers["sigma"] * float(small @ direction)
        found = self._search(closure, origin, along, before, slope, numbers["rho"])
        self.accepted = found
        self.subspace = known.moved(found * direction) if found else self.subspace.stayed()
        rest = _parts(gradient - within, self._params)
        moves = _parts(along, self._params)
        for param, old, part, move in zip(self._params, origin, rest, moves, strict=True):
            kept = self.state[param].setdefault("residual", torch.zeros_like(param))
            kept.mul_(numbers["gamma"]).add_(part)
            param.copy_(old - (numbers["alpha"] * kept - found * move))
        return before

    def state_dict(self) -> dict[str, Any]:
        """The residual momentum, and the numbers of the subspace; P is not in it."""
        self.check_in_use()
        s = self.subspace
        small = {name: torch.from_numpy(getattr(s, name)) for name in _SMALL}
        return {**super().state_dict(), "subspace": {**small, "started": s.started}}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Goes on from there. Raises BoostError for a subspace of other dimensions."""
        self.check_in_use()
        given = dict(saved("DimReduce", state_dict, "subspace", "state", "param_groups"))
        small = saved("DimReduce: subspace", given.pop("subspace"), "started", *_SMALL)
        wide = {name: torch.as_tensor(small[name], dtype=torch.float64) for name in _SMALL}
        arrays = {name: one.clone().numpy() for name, one in wide.items()}
        made = replace(self.subspace, started=bool(small["started"]), **arrays)
        if any(a.shape != getattr(self.subspace, name).shape for name, a in arrays.items()):
            raise BoostError(
                f"DimReduce: expected a subspace of {len(self.subspace.move)} dimensions, got "
                f"one of {len(made.move)}"
            )
        super().load_state_dict(given)
        self.subspace = made

    def _search(
        self, closure: Loss, origin: list[Tensor], along: Tensor, before: float, slope: float,
        rho: float,
    ) -> float:  # fmt: skip
        """The first a that makes the loss less; the weights are back at `origin` after it."""
        moves = _parts(along, self._params)
        try:
            for trial in range(_TRIALS):
                size = rho**trial
                for param, old, move in zip(self._params, origin, moves, strict=True):
                    param.copy_(old + size * move)
                if before + size * slope > self._mean(self._measured(closure)):
                    return size
            return 0.0
        finally:
            for param, old in zip(self._params, origin, strict=True):
                param.copy_(old)

    def _measured(self, closure: Loss) -> Any:
        with _same_buffers(self._network):
            return closure()

    def _mean(self, loss: Any) -> float:
        """Over ranks: a true mean, in f64."""
        if isinstance(loss, Tensor) and loss.numel() != 1:
            raise BoostTypeError(f"loss: expected one number, got {list(loss.shape)}")
        try:
            own = torch.tensor([float(loss)], dtype=torch.float64)
        except (TypeError, ValueError):
            raise BoostTypeError(f"loss: expected one number, got {loss!r}") from None
        return mean_over(self._ranks, own).item()

    def _gradient(self) -> Tensor:
        """All gradients as one vector; zeros where a parameter has none."""
        if all(p.grad is None for p in self._params):
            raise BoostError("DimReduce.step: no parameter has a gradient; call backward() first")
        found = torch.cat(
            [(torch.zeros_like(p) if p.grad is None else p.grad).reshape(-1) for p in self._params]
        )
        return mean_over(self._ranks, found)


@dataclass(frozen=True, slots=True)
class Subspace:
    """B, the estimate of the inverse Hessian; s, the last move; g of the last accepted step."""

    inverse: Array
    move: Array
    gradient: Array
    started: bool = False

    @classmethod
    def of(cls, size: int) -> Subspace:
        """As it begins."""
        return cls(np.eye(size), np.zeros(size), np.zeros(size))

    def with_gradient(self, gradient: Array) -> tuple[Subspace, Array]:
        """Return the subspace updated by a gradient, and the direction d."""
        made = self._learnt(gradient) if self.started else self.inverse
        return Subspace(made, self.move, gradient, True), -made @ gradient

    def moved(self, move: Array) -> Subspace:
        """The step was accepted."""
        return replace(self, move=move)

    def stayed(self) -> Subspace:
        """No step was: as before the gradient, but that there has been one."""
        return replace(self, started=True)

    def _learnt(self, gradient: Array) -> Array:
        change = gradient - self.gradient
        curvature = change @ self.move
        if not curvature > _LEAST:
            return self.inverse
        turn = np.eye(len(self.move)) - np.outer(change, self.move) / curvature
        outer = np.outer(self.move, self.move) / curvature
        return turn.T @ self.inverse @ turn + outer


_SMALL = ("inverse", "move", "gradient")


def _parts(vector: Tensor, params: list[Tensor] | list[nn.Parameter]) -> list[Tensor]:
    sizes = [p.numel() for p in params]
    parts = vector.split(sizes)
    return [part.view_as(p) for part, p in zip(parts, params, strict=True)]


@contextmanager
def _same_buffers(network: nn.Module) -> Generator[None]:
    """Running statistics do not see the trials."""
    kept = [(b, b.clone()) for b in network.buffers()]
    try:
        yield
    finally:
        for buffer, old in kept:
            buffer.copy_(old)
