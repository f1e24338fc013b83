"""Optimizers that hang on what a recording of ordinary steps does not show.

Each is captured as it is, or refused at its line: `CAPTURED` and `REFUSED` say which.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from tests.interop.capture.classes import PerTensor


class Counted(PerTensor):
    """Steps by `rate(step, group)` times the gradient."""

    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        s["step"] = s.get("step", 0) + 1
        p.sub_(g, alpha=o["lr"] * self.rate(s["step"], o))

    def rate(self, step: Any, o: Any) -> Any:
        raise NotImplementedError


# ------------------------------------------------------------------ numbers


class IsFinite(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if math.isfinite(g.norm().item()):
            p.sub_(g, alpha=o["lr"])


class IsNaN(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        size = g.abs().max().item()
        p.sub_(torch.nan_to_num(g), alpha=o["lr"] * (0.5 if math.isnan(size) else 1.0))


class ClippedByMin(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(torch.nan_to_num(g), alpha=o["lr"] * min(1.0, (1.0 / g.norm()).item()))


class Fmod(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 1.0 if math.fmod(step, 7) < 5 else 0.1


class DivMod(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        epoch, rest = divmod(step, 9)
        return 0.8**epoch * (1.0 - 0.05 * rest)


class EveryFourth(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 2.0 if (step / 4).is_integer() else 1.0


class Milestones(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if step in (30, 40) else 1.0


class KindOfNumber(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        whole = isinstance(step, int) and not isinstance(step / 2, int)
        return 1.0 if type(step) is int and whole and type(o["lr"]) is float else 3.0


class IsClose(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if math.isclose(step, 40) else 1.0


class LastDigit(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if str(step).endswith("9") else 1.0


class Formatted(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if f"{step:03d}" == "040" else 1.0


class InSet(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if step in {40, 80} else 1.0


class Table(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return {40: 0.1, 50: 0.01}.get(step, 1.0)


class CaughtTable(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        try:
            return {40: 0.1}[step]
        except Exception:
            return 1.0


class Bits(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if step & 32 else 1.0


class ListOfRates(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return [1.0, 0.5, 0.25][min(step // 25, 2)]


class OfNumPy(Counted):
    def rate(self, step: Any, o: Any) -> Any:
        return 0.1 if np.isclose(step, 40) else 1.0


# ------------------------------------------------------------------ sizes


class ManyCells(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.sign() if p.numel() >= 1000 else g, alpha=o["lr"])


class WideMatrix(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        wide = p.dim() == 2 and min(p.shape) >= 32
        p.sub_(g * 0.1 if wide else g, alpha=o["lr"])


class FanIn(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        scale = max(1.0, g.size(0) / g.size(1)) ** 0.5 if g.dim() > 1 else 1.0
        p.sub_(g, alpha=o["lr"] * scale / math.sqrt(g.shape.numel()))


class OneCell(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        size = g.abs().sum() if p.numel() == 1 else g.norm() / p.shape[0] if p.dim() else g.norm()
        p.sub_(g / (1 + size), alpha=o["lr"])


class EmptyRefused(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if p.numel() == 0 or len(p.shape) < 0:
            raise ValueError("no cells")
        p.sub_(g, alpha=o["lr"])


class WholeSlice(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g.reshape(-1)[: g.numel()].view(p.shape) + torch.zeros(p.shape), alpha=o["lr"])


class FirstThousand(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g / g.reshape(-1)[:1000].norm(), alpha=o["lr"])


class Square(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        if p.dim() == 2 and p.shape[0] == p.shape[1]:
            g = (g + g.t()) / 2
        p.sub_(g, alpha=o["lr"])


class Blocks(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        blocks = g.reshape(max(1, g.numel() // 1000), -1)
        p.sub_((blocks / blocks.norm(dim=1, keepdim=True)).view(p.shape), alpha=o["lr"])


class SizeOfText(PerTensor):
    def one(self, p: Any, g: Any, s: Any, o: Any) -> None:
        p.sub_(g, alpha=o["lr"] * {35: 1.0, 1024: 0.5}.get(p.numel(), 1.0))


CAPTURED: tuple[type, ...] = (
    IsFinite, IsNaN, ClippedByMin, Fmod, DivMod, EveryFourth, Milestones, KindOfNumber, ManyCells,
    WideMatrix, FanIn, OneCell, EmptyRefused, WholeSlice, OfNumPy,
)  # fmt: skip
REFUSED: tuple[type, ...] = (
    IsClose, LastDigit, Formatted, InSet, Table, CaughtTable, Bits, ListOfRates,
    FirstThousand, Square, Blocks, SizeOfText,
)  # fmt: skip
