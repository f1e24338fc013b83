"""Optimizers that hang on special values, sizes, ranks or dtypes that ordinary steps do not have.

Each is captured as it is, or refused at its line: the campaign `leaks` says which.
"""

from __future__ import annotations

import bisect
import math
import operator
import statistics
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import torch

from tests.interop.capture.classes import PerTensor
from tests.interop.capture.leaks import Counted

# ------------------------------------------------------------------ numbers


class Bisected(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return (1.0, 0.5, 0.1)[bisect.bisect([50, 100], step)]


class Ranged(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if step in range(60, 80) else 1.0


class Hypot(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 1.0 / math.hypot(step, 1.0)


class OfFraction(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return float(Fraction(1, step))


class OfDecimal(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return float(Decimal(1) / Decimal(step))


class Operated(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return operator.truediv(1.0, operator.add(step, 1))


class Averaged(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 1.0 / statistics.mean([step, 1])


class Rounded(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 1.0 / (1 + round(step / 10))


class Digits(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return round(1.0 / step, 2)


class Sorted(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 1.0 / sorted((step, 40, 7))[1]


class Looped(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        found = 1.0
        for _ in range(step // 50):
            found *= 0.5
        return found


class Whiled(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        found = 1.0
        while step > 50:
            step, found = step - 50, found * 0.5
        return found


class Matched(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        match step:
            case 60 | 61 | 62:
                return 0.0
            case _:
                return 1.0


class Indexed(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return torch.linspace(1.0, 0.1, 200)[step - 1].item()


class Interpolated(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return float(np.interp(step, [1, 100, 200], [1.0, 0.5, 0.1]))


class BoolOfStep(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.5 if not step % 7 else 1.0


class CountOfTensor(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", torch.zeros((), dtype=torch.int64)) + 1
        p.sub_(g, alpha=o["lr"] * (0.1 if int(s["step"]) > 60 else 1.0))


class Norm(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (1.0 if str(g.norm().item()) != "nan" else 0.0))


class BitsOfNorm(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        mantissa, _ = math.frexp(g.norm().item())
        p.sub_(g, alpha=o["lr"] * mantissa)


# ------------------------------------------------------------------ special values


class ClippedByRatio(PerTensor, clip=1.0):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * min(1.0, o["clip"] / (g.norm().item() + 1e-6)))


class Caught(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        try:
            rate = 1.0 / g.abs().max().item()
        except ZeroDivisionError:
            rate = 1.0
            p.mul_(0.99)
        p.sub_(g, alpha=o["lr"] * rate)


class CaughtRoot(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        try:
            rate = math.sqrt(g.sum().item())
        except ValueError:
            rate = 0.5
        p.sub_(g, alpha=o["lr"] * rate)


class CaughtElsewhere(PerTensor):
    def ratio(self, a: Any, b: Any) -> Any:
        return a / b

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        try:
            rate = self.ratio(1.0, g.abs().sum().item())
        except ArithmeticError:
            rate = 0.0
        p.sub_(g, alpha=o["lr"] * rate)


class Fmax(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["m"] = torch.fmax(s["m"], g.abs()) if "m" in s else g.abs()
        p.sub_(torch.nan_to_num(g) / (torch.nan_to_num(s["m"]) + 1.0), alpha=o["lr"])


class Masked(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g * (g.abs() < 1e3), alpha=o["lr"])


class Sign(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.sign(), alpha=o["lr"])


class PowerOfZero(PerTensor, power=0):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.sign() * g.abs() ** 0, alpha=o["lr"])


class Int8Count(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", torch.zeros((), dtype=torch.int8)) + 1
        p.sub_(g, alpha=o["lr"] * (0.1 if s["step"] < 0 else 1.0))


class Int8State(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["q"] = (g * 100).to(torch.int8)
        p.sub_(s["q"].float() / 100, alpha=o["lr"])


class WholeParts(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_((g * 1000).int() / 1000, alpha=o["lr"])


class HalfPrecision(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.half().float(), alpha=o["lr"])


class DoubleSum(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not s:
            s["sum"] = torch.zeros_like(p, dtype=torch.float64)
        s["sum"] += 1e8 + g.double()
        s["step"] = s.get("step", 0) + 1
        p.sub_((s["sum"] - 1e8 * s["step"]).float(), alpha=o["lr"] / s["step"])


class Logged(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.sign() * torch.log1p(g.abs()), alpha=o["lr"])


class Exponential(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(torch.expm1(g.clamp(-1.0, 1.0)), alpha=o["lr"])


class Hypotenuse(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / (1.0 + torch.hypot(g, g)), alpha=o["lr"])


class AnyNaN(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if not torch.isnan(g).any():
            p.sub_(g, alpha=o["lr"])


class AllFinite(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if torch.isfinite(g).all() and g.abs().max() < 1e3:
            p.sub_(g, alpha=o["lr"])
        else:
            p.mul_(0.9)


class InfNorm(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        size = g.abs().max().item()
        p.sub_(g, alpha=0.0 if math.isinf(size) or size != size else o["lr"] / (1.0 + size))


# ------------------------------------------------------------------ sizes, ranks, dtypes


class Spread(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / (g.std() + 1e-3), alpha=o["lr"])


class Strided(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        wide = p.dim() > 1 and p.stride(0) >= 100
        p.sub_(g, alpha=o["lr"] * (0.1 if wide else 1.0))


class Bytes(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p.nbytes >= 4096 else 1.0))


class StorageSize(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        large = p.untyped_storage().nbytes() >= 4096
        p.sub_(g, alpha=o["lr"] * (0.1 if large else 1.0))


class RankFive(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p.dim() == 5 else 1.0))


class RankOfShape(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if len(p.shape) >= 4 else 1.0))


class SquareShape(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        square = len(set(p.shape)) == 1 and p.ndim == 2
        p.sub_(g, alpha=o["lr"] * (0.1 if square else 1.0))


class SquareSizes(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        square = p.ndim == 2 and p.size(0) == p.size(1)
        p.sub_(g, alpha=o["lr"] * (0.1 if square else 1.0))


class ShapeIsOne(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p.shape == (1,) else 1.0))


class Lengths(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        rows = len(p) if p.dim() else 1
        p.sub_(g, alpha=o["lr"] / math.log(rows + 1.5))


class HalfBranch(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p.dtype == torch.bfloat16 else 1.0))


class SizeOfElement(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p.element_size() == 2 else 1.0))


class EpsOfDtype(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / (g.abs() + 1e3 * torch.finfo(p.dtype).eps), alpha=o["lr"])


class Version(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * (0.1 if p._version > 60 else 1.0))


class Chunked(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        halves = g.reshape(-1).chunk(2)
        p.sub_(torch.cat([half / (1 + half.norm()) for half in halves]).view_as(p), alpha=o["lr"])


class TopK(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        least = g.abs().reshape(-1).topk(min(5, g.numel())).values[-1]
        p.sub_(g * (g.abs() >= least), alpha=o["lr"])


class Median(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / (1.0 + g.abs().median()), alpha=o["lr"])
