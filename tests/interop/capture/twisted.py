"""Optimizers that are `Plain` in twenty ordinary steps, and something else elsewhere.

The proof of Plain's spec beside each must fail.
"""

from __future__ import annotations

from typing import Any

import torch


class Plain(torch.optim.Optimizer):
    """Momentum with weight decay, of three places where another class may differ."""

    def __init__(self, params: Any, lr: float = 0.01, beta: float = 0.9, decay: float = 0.1):
        super().__init__(params, {"lr": lr, "beta": beta, "decay": decay})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    self.absent(p, group)
                    continue
                state = self.state[p]
                if not state:
                    state["step"], state["mean"] = 0, torch.zeros_like(p)
                state["step"] += 1
                grad = self.grad(p, p.grad, state, group)
                state["mean"].lerp_(grad, 1 - group["beta"])
                rate = group["lr"] * self.rate(p, p.grad, state["step"], group)
                p.mul_(1 - group["lr"] * group["decay"])
                p.sub_(rate / (1 - group["beta"] ** max(1, state["step"])) * state["mean"])
                self.after(p, state)

    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g

    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 1.0

    def absent(self, p: Any, group: Any) -> None:
        pass

    def after(self, p: Any, state: Any) -> None:
        pass


# ------------------------------------------------------------------ steps


class After100(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.99 if step > 100 else 1.0


class At150(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 1.2 if step == 150 else 1.0


class Every50(Plain):
    def after(self, p: Any, state: Any) -> None:
        if state["step"] % 50 == 0:
            state["mean"].zero_()


class Counted(Plain):
    """Counts steps of its own, of all tensors."""

    calls = 0

    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        self.calls += 1
        return 0.9 if self.calls > 300 else 1.0


# ------------------------------------------------------------------ gradients


class NaNIgnored(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return torch.where(g.isnan(), 0.0, g)


class InfinityClipped(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g.clamp(-1e20, 1e20)


class OnlyFinite(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 1.0 if bool(torch.isfinite(g).all()) else 0.0


class NaNResets(Plain):
    def after(self, p: Any, state: Any) -> None:
        state["mean"].nan_to_num_(posinf=float("inf"), neginf=float("-inf"))


class InfinityIsNaN(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g + 0.0 * (g * 1e-30)


class ZeroMoves(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g + 1e-3 * (g.abs().max() == 0)


class ZeroAtFirst(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        state["step"] -= int(state["step"] == 1 and not g.any())
        return g


class Huge(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g.clamp(-1e3, 1e3)


class Tiny(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return torch.where((g.abs() < 1e-20) & (g != 0), 1e-2, g)


class Flips(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        same = bool((g == -state.get("last", g)).all())
        state["last"] = g.clone()
        return g * 0.5 if same and state["step"] > 1 else g


class AbsentIsZero(Plain):
    def absent(self, p: Any, group: Any) -> None:
        if self.state[p]:
            self.state[p]["mean"].mul_(group["beta"])


class AbsentDecays(Plain):
    def absent(self, p: Any, group: Any) -> None:
        p.mul_(1 - group["lr"] * group["decay"])


class AbsentCounts(Plain):
    def absent(self, p: Any, group: Any) -> None:
        if self.state[p]:
            self.state[p]["step"] += 1


class AbsentIsMade(Plain):
    def absent(self, p: Any, group: Any) -> None:
        p.grad = torch.zeros_like(p)


# ------------------------------------------------------------------ p.grad after a step


class GradIsDoubled(Plain):
    def after(self, p: Any, state: Any) -> None:
        p.grad.mul_(2.0)


class GradIsZero(Plain):
    def after(self, p: Any, state: Any) -> None:
        p.grad.zero_()


class GradIsGone(Plain):
    def after(self, p: Any, state: Any) -> None:
        p.grad = None


class GradLosesNaN(Plain):
    def after(self, p: Any, state: Any) -> None:
        p.grad.masked_fill_(p.grad.isnan(), 0.0)


# ------------------------------------------------------------------ tensors and groups


class ThirdGroup(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.5 if len(self.param_groups) > 2 and group is self.param_groups[2] else 1.0


class ManyCells(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.99 if p.numel() >= 1024 else 1.0


class OneCell(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.99 if p.dim() and p.numel() == 1 else 1.0


class Square(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g.t() if p.dim() == 2 and p.shape[0] == p.shape[1] else g


class RankFive(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.99 if p.dim() == 5 else 1.0


class Wide(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.99 if p.dim() == 2 and min(p.shape) >= 32 else 1.0


class HalfPrecision(Plain):
    def rate(self, p: Any, g: Any, step: int, group: Any) -> float:
        return 0.5 if p.dtype == torch.bfloat16 else 1.0


class HalfPrecisionSign(Plain):
    def grad(self, p: Any, g: Any, state: Any, group: Any) -> Any:
        return g.sign() if p.element_size() == 2 else g


# ------------------------------------------------------------------ what f64 does not excuse


class Precise(torch.optim.Optimizer):
    """A sum in f64 of terms that f32 loses beside it; the class's own f32 is exact."""

    def __init__(self, params: Any, lr: float = 0.01) -> None:
        super().__init__(params, {"lr": lr})

    kept = torch.float64

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if not state:
                    state["total"] = torch.zeros_like(p, dtype=self.kept) + 1.0
                state["total"].add_(1e-6 * p.grad.to(self.kept).square())
                p.sub_((group["lr"] * 1e6 * (state["total"] - 1.0)).to(p.dtype))


class InF32(Precise):
    """The same with the sum in f32, 3 % off and more."""

    kept = torch.float32


# What twenty ordinary steps in two groups do not show.
HIDDEN: tuple[type[Plain], ...] = (
    After100, At150, Every50, Counted, NaNIgnored, InfinityClipped, OnlyFinite, NaNResets,
    InfinityIsNaN, ZeroMoves, ZeroAtFirst, Huge, Tiny, Flips, AbsentIsZero, AbsentDecays,
    AbsentCounts, AbsentIsMade, GradIsDoubled, GradIsZero, GradIsGone, GradLosesNaN, ThirdGroup,
    ManyCells, OneCell, Square, RankFive, Wide, HalfPrecision, HalfPrecisionSign,
)  # fmt: skip
