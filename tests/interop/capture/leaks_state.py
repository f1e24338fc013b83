"""Optimizers that keep something where no recording of numbers and tensors finds it.

Each is captured as it is, or refused at its line: `CAPTURED` and `REFUSED` say which.
"""

from __future__ import annotations

import collections
import itertools
import random
import time
from typing import Any, ClassVar

import numpy as np
import torch

from tests.interop.capture.classes import PerTensor

CALLS = 0
TABLE: dict[str, float] = {"rate": 1.0}
RNG = random.Random(3)


def decayed() -> float:
    """A rate that falls from call to call."""
    TABLE["rate"] *= 0.99
    return TABLE["rate"]


def counter() -> Any:
    """A function that counts its calls in its closure."""
    seen = 0

    def count() -> int:
        nonlocal seen
        seen += 1
        return seen

    return count


def remembering(rate: float, seen: list[float] = []) -> float:  # noqa: B006
    """A rate that falls with the length of a default argument."""
    seen.append(rate)
    return rate / len(seen)


class Bare(torch.optim.Optimizer):
    """Has a rate, and a step of its own."""

    def __init__(self, params: Any, lr: float = 0.01) -> None:
        super().__init__(params, {"lr": lr})


class Kept(PerTensor):
    """Steps by `rate(step, group)` times the gradient, once a step for all parameters."""

    def __init__(self, params: Any, **given: Any) -> None:
        super().__init__(params, **given)
        self.begin()

    def begin(self) -> None:
        """Makes what is kept."""

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        rate = self.rate()
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"] * rate)

    def rate(self) -> Any:
        raise NotImplementedError


# ------------------------------------------------------------------ on the optimizer


class PrivateCount(Kept):
    def begin(self) -> None:
        self._k = 0

    def rate(self) -> Any:
        self._k += 1
        return 0.1 if self._k > 70 else 1.0


class PublicCount(Kept):
    def begin(self) -> None:
        self.k = 0

    def rate(self) -> Any:
        self.k += 1
        return 1.0 / self.k


class CountPerParameter(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        self.k = getattr(self, "k", 0) + 1
        p.sub_(g, alpha=o["lr"] / self.k)


class FlagOfObject(Kept):
    def begin(self) -> None:
        self.k, self.late = 0, False

    def rate(self) -> Any:
        self.k += 1
        if self.k == 60:
            self.late = True
        return 0.1 if self.late else 1.0


class FlagOfState(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", 0) + 1
        if g.abs().max() > 1e3:
            s["hit"] = True
        p.sub_(g.sign() if s.get("hit", False) else g, alpha=o["lr"])


class FlagOfGroup(PerTensor, frozen=False):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", 0) + 1
        o["frozen"] = s["step"] > 90
        if not o["frozen"]:
            p.sub_(g, alpha=o["lr"])


class FlipFlop(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["even"] = not s.get("even", True)
        p.sub_(g, alpha=o["lr"] * (0.5 if s["even"] else 1.0))


class NumPyCount(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", np.int64(0)) + 1
        p.sub_(g, alpha=o["lr"] * (0.1 if s["step"] > 60 else 1.0))


class Schedule:
    """A rate that falls by a hundredth a call."""

    def __init__(self) -> None:
        self.rate = 1.0

    def next(self) -> float:
        self.rate *= 0.99
        return self.rate


class SlottedSchedule:
    """The same, without a `__dict__`."""

    __slots__ = ("rate",)

    def __init__(self) -> None:
        self.rate = 1.0

    def next(self) -> float:
        self.rate *= 0.99
        return self.rate


class OfSchedule(Kept):
    def begin(self) -> None:
        self.schedule = Schedule()

    def rate(self) -> Any:
        return self.schedule.next()


class OfSlots(Kept):
    def begin(self) -> None:
        self._schedule = SlottedSchedule()

    def rate(self) -> Any:
        return self._schedule.next()


class ScheduleOfGroup(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * o.setdefault("schedule", Schedule()).next())


class Window(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        window = s.setdefault("window", collections.deque(maxlen=4))
        window.append(g.clone())
        p.sub_(sum(window) / len(window), alpha=o["lr"])


class Norms(Kept):
    def begin(self) -> None:
        self.norms: collections.deque[float] = collections.deque(maxlen=3)

    def rate(self) -> Any:
        self.norms.append(self.param_groups[0]["params"][0].grad.norm().item())
        return 1.0 / (1.0 + max(self.norms))


class Cycled(Kept):
    def begin(self) -> None:
        self._cycle = itertools.cycle((1.0, 1.0, 1.0, 1.0, 0.1))

    def rate(self) -> Any:
        return next(self._cycle)


class Defaults(Kept):
    def rate(self) -> Any:
        self.defaults["k"] = self.defaults.get("k", 0) + 1
        return 1.0 / self.defaults["k"]


# ------------------------------------------------------------------ outside of it


class OfClass(Kept):
    calls: ClassVar[int] = 0

    def rate(self) -> Any:
        type(self).calls += 1
        return 0.1 if type(self).calls > 100 else 1.0


class OfModule(Kept):
    def rate(self) -> Any:
        global CALLS
        CALLS += 1
        return 0.1 if CALLS > 100 else 1.0


class OfFunction(Kept):
    def rate(self) -> Any:
        return decayed()


class OfClosure(Kept):
    count: ClassVar[Any] = staticmethod(counter())

    def rate(self) -> Any:
        return 1.0 / self.count()


class OfDefault(Kept):
    def rate(self) -> Any:
        return remembering(1.0)


class OfParameter(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.times = getattr(p, "times", 0) + 1
        p.sub_(g, alpha=o["lr"] * (0.1 if p.times > 60 else 1.0))


class AskedOfParameter(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if hasattr(p, "is_embedding") else 1.0))


class PythonsRandom(Kept):
    def rate(self) -> Any:
        return 0.9 if random.random() < 0.5 else 1.0


class OwnRandom(Kept):
    def rate(self) -> Any:
        return RNG.uniform(0.5, 1.0)


class NumPysRandom(Kept):
    def begin(self) -> None:
        self.rng = np.random.default_rng(0)

    def rate(self) -> Any:
        return float(self.rng.uniform(0.5, 1.0))


class TorchsRandom(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g * (torch.rand(()) < 0.99), alpha=o["lr"])


class Clock(Kept):
    def rate(self) -> Any:
        return 1.0 if time.time() % 2.0 < 1.0 else 0.5


# ------------------------------------------------------------------ gradients and groups


class ZerosForNone(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                s = self.state[p]
                g = torch.zeros_like(p) if p.grad is None else p.grad
                s["m"] = s.get("m", torch.zeros_like(p)).mul(0.9).add(g)
                p.sub_(s["m"], alpha=group["lr"])


class DecayForNone(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                p.mul_(0.999)
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"])


class CountsAlways(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for p in group["params"]:
                s = self.state[p]
                s["step"] = s.get("step", 0) + 1
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"] / s["step"])


class ZeroesGradient(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"])
        g.zero_()


class ClipsInPlace(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.grad.clamp_(-1.0, 1.0)
        p.sub_(p.grad, alpha=o["lr"])


class DropsGradient(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"])
        p.grad = None


class NewGradient(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.grad = g * 0.5
        p.sub_(p.grad, alpha=o["lr"])


class ThirdGroup(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for number, group in enumerate(self.param_groups):
            for p in group["params"]:
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"] * (0.1 if number == 2 else 1.0))


class FirstGroupsRate(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        lr = self.param_groups[0]["lr"]
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is not None:
                    p.sub_(p.grad, alpha=lr)


class ManyParameters(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            rate = 0.1 if len(group["params"]) > 5 else 1.0
            for p in group["params"]:
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"] * rate)


class EverySecond(Bare):
    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        for group in self.param_groups:
            for number, p in enumerate(group["params"]):
                if p.grad is not None:
                    p.sub_(p.grad, alpha=group["lr"] * (0.5 if number % 2 else 1.0))


class LastGradient(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        size = g.abs().mean()
        p.sub_(g / (1.0 + getattr(self, "last", size)), alpha=o["lr"])
        self.last = size
