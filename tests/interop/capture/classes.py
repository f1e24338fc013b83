"""Optimizers written for the tests, as users write theirs: each has something of its own."""

from __future__ import annotations

import math
from typing import Any, ClassVar

import torch


class PerTensor(torch.optim.Optimizer):
    """Steps each tensor by `one`; what a class is declared with are its options' defaults."""

    numbers: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls, **numbers: Any) -> None:
        cls.numbers = numbers

    def __init__(self, params: Any, **given: Any) -> None:
        super().__init__(params, {"lr": 0.01, **self.numbers, **given})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    self.one(p, p.grad, self.state[p], group)

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        raise NotImplementedError


class ClippedByItem(PerTensor, clip=1.5):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / max(1.0, g.norm().item() / o["clip"]), alpha=o["lr"])


class RowState(PerTensor, betas=(0.9, 0.99), eps=1e-08):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["step"], s["row"] = 0, torch.zeros_like(g.sum(-1, keepdim=True)) if g.dim() else g * 0
        s["step"] += 1
        b2 = o["betas"][1]
        s["row"].mul_(b2).add_(g.square().mean(-1, keepdim=True), alpha=1 - b2)
        p.addcdiv_(g, (s["row"] / (1 - b2 ** s["step"])).sqrt_() + o["eps"], value=-o["lr"])


class ColState(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        seen = g.abs().reshape(-1, g.shape[-1]).amax(0) if g.dim() else g.abs()
        s["col"] = torch.maximum(s["col"], seen) if "col" in s else seen.clone()
        p.sub_(o["lr"] * g / (s["col"] + 0.1))


class WarmUp(PerTensor, warmup=6):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", 0) + 1
        lr = o["lr"] * s["step"] / o["warmup"] if s["step"] < o["warmup"] else o["lr"]
        p.add_(g, alpha=-lr)


class BranchOnNorm(PerTensor, bound=2.0):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if g.norm() > o["bound"]:
            g = g * (o["bound"] / g.norm())
        else:
            p.mul_(1 - 0.1 * o["lr"])
        p.sub_(o["lr"] * g)


class ListOfBuffers(PerTensor, betas=(0.5, 0.9, 0.99)):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["buffers"] = [torch.zeros_like(p) for _ in o["betas"]]
        for buffer, beta in zip(s["buffers"], o["betas"], strict=True):
            buffer.mul_(beta).add_(g)
            p.sub_(buffer, alpha=o["lr"] / 3)


class NestedDicts(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["moments"] = {"first": torch.zeros_like(p), "count": 0}
        moments = s["moments"]
        moments["count"] += 1
        moments["first"].lerp_(g, 0.2)
        p.sub_(o["lr"] * moments["first"] / math.sqrt(moments["count"]))


class FlatView(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        flat = p.view(-1)
        flat -= o["lr"] * g.reshape(-1)
        p.clamp_(-2.0, 2.0)


class Masks(PerTensor, cut=0.3):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        g = g.clone()
        g[g.abs() < o["cut"]] = 0.0
        p.sub_(o["lr"] * torch.where(g > 0, g, 0.5 * g) * (p != 0.0))


class EveryThird(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["step"], s["kept"] = 0, torch.zeros_like(p)
        s["step"] += 1
        if s["step"] % 3 == 0:
            s["kept"].copy_(g)
        p.sub_(o["lr"] * (g + s["kept"]))


class Bounded(PerTensor, low=0.002, high=0.03):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["t"] = s.get("t", 0) + 1
        rate = min(max(math.pow(s["t"], -0.7), o["low"]), o["high"])
        p.sub_(rate * o["lr"] * 10 * g)


class Transposed(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if p.dim() == 2:
            p.t().sub_(o["lr"] * g.t() / (g.t().abs().mean(1, keepdim=True) + 1.0))
        else:
            p.sub_(o["lr"] * g)


class Anchored(PerTensor, pull=0.1):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["anchor"] = p.clone()
        s["anchor"].lerp_(p, 0.05)
        p.sub_(o["lr"] * (g + o["pull"] * (p - s["anchor"])))


class GroupCounter(PerTensor, decay=0.2):
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            group["done"] = group.get("done", 0) + 1
        super().step()

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] / (1 + o["decay"] * o["done"]) * g)


class TensorStep(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["step"] = torch.tensor(0.0)
        s["step"] += 1
        p.sub_(g, alpha=o["lr"] / math.sqrt(s["step"].item()))


class FirstGradient(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if "m" not in s:
            s["m"] = g.clone()
        s["m"].mul_(0.9).add_(g, alpha=0.1)
        p.sub_(o["lr"] * s["m"])


class Converted(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = int(s.get("step", 0) + 1)
        size = float(g.abs().max().item())
        p.sub_(o["lr"] / (size + float(s["step"])) * g)


class Lists(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["m"] = torch.zeros_like(p)
        torch._foreach_mul_([s["m"]], 0.8)
        torch._foreach_add_([s["m"]], [g], alpha=0.2)
        torch._foreach_add_([p], torch._foreach_div([s["m"]], 2.0), alpha=-o["lr"])


class Sizes(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(
            o["lr"] * g / (g.norm() / math.sqrt(p.numel()) + 1 / p.shape[-1] if p.dim() else 1.0)
        )


class Factored(PerTensor, beta=0.9):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if p.dim() < 2:
            p.sub_(o["lr"] * g.sign())
            return
        if not s:
            s["r"], s["c"] = g.new_zeros(p.shape[:-1]), g.new_zeros((*p.shape[:-2], p.shape[-1]))
        s["r"].lerp_(g.square().mean(-1), 1 - o["beta"])
        s["c"].lerp_(g.square().mean(-2), 1 - o["beta"])
        second = s["r"].unsqueeze(-1) * s["c"].unsqueeze(-2) / s["r"].mean(-1)[..., None, None]
        p.sub_(o["lr"] * g * (second + 1e-6).rsqrt())


class OwnCounter(PerTensor):
    def __init__(self, params: Any, **given: Any) -> None:
        super().__init__(params, **given)
        self.turns = 0

    def step(self, closure: Any = None) -> None:
        self.turns += 1
        super().step()

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(o["lr"] * 0.9**self.turns * g)


class Options(PerTensor, momentum=0.0, weight_decay=0.0, nesterov=False):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if o["weight_decay"] > 0:
            g = g + o["weight_decay"] * p
        if o["momentum"] > 0:
            m = s.setdefault("m", torch.zeros_like(p))
            m.mul_(o["momentum"]).add_(g)
            g = g + o["momentum"] * m if o["nesterov"] else m
        p.sub_(o["lr"] * g)


class SharedCount(PerTensor, level=0.3):
    """Its group counts steps, also before the first gradient of a tensor."""

    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            group["step"] = group.get("step", 0) + 1
        super().step()

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["mean"], s["level"] = g.clone(), torch.full_like(p, o["level"])
        s["mean"].lerp_(g, 1 / o["step"])
        s["level"].lerp_(g.square(), o["step"] ** -0.5)
        p.addcdiv_(s["mean"], s["level"].sqrt() + 1e-3, value=-o["lr"])


class OnSomePaths(PerTensor, weight_decay=0.0, momentum=0.0):
    """Options that decide what is stored at some ranks, and on some paths, but not on all."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["step"], s["mean"] = 0, torch.zeros_like(p)
        s["step"] += 1
        if s["step"] > 4:
            g.div_(1 + g.abs())
        if o["weight_decay"] > 0:
            g.add_(p, alpha=o["weight_decay"])
        if o["momentum"] > 0:
            g = s["mean"].lerp_(g, 1 - o["momentum"])
        p.sub_((1 + p.dim()) * o["lr"] * g)


class GroupNorm(PerTensor):
    """Divides by the norm of all gradients of the group, and counts their cells."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        total = sum(float((q.grad**2).sum()) for q in o["params"])
        cells = sum(q.numel() for q in o["params"])
        p.sub_(o["lr"] * g / (1 + total / cells) ** 0.5)


CLASSES = tuple(PerTensor.__subclasses__())
