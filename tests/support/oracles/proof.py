"""What the comparisons with other implementations find: the largest error of each optimizer.

    make proof            runs the tests that compare, and writes docs/data/proof.json

An error is in ulp, of the dtype that both are compared in, of the largest magnitude that the
element has had: a weight that passes through zero keeps the rounding of where it came from.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from stepfuse.tools.dev.citations import FORMULA

__all__ = ["FORMULA", "Comparison", "reference_of", "rows", "write"]

Array = np.ndarray[Any, np.dtype[Any]]
_LIBRARIES = ("numpy", "torch", "pytorch_optimizer", "kron_torch", "psgd_torch", "heavyball")
DTYPES = {"f64": np.float64, "f32": np.float32}
Key = tuple[str, str, str, str]  # spec, reference, dtype, test

FOUND: dict[Key, dict[str, float]] = {}  # by the test's parameters: the largest error in ulp
OVER: dict[Key, set[str]] = {}  # ranks, "empty" where there was no element, "missing" a gradient


class Comparison:
    """One run beside a reference, over tensors that start with these values."""

    def __init__(
        self, spec: str, reference: str, start: Sequence[Array], dtype: str = "f64"
    ) -> None:
        test, _, case = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0].partition("[")
        self.errors = FOUND.setdefault((spec, reference, dtype, test), {})
        self.over = OVER.setdefault((spec, reference, dtype, test), set())
        self.case, self.dtype = case, DTYPES[dtype]
        self.sizes = [np.abs(np.asarray(a, np.float64)) for a in start]
        self.errors.setdefault(case, 0.0)

    def see(self, index: int, found: Any, wanted: Any) -> None:
        """A tensor after a step, ours and theirs."""
        theirs = np.asarray(wanted, np.float64)
        mine = np.asarray(found, np.float64).reshape(theirs.shape)
        self.over.add(f"{theirs.ndim}-d" if theirs.size else "empty")
        size = np.maximum(self.sizes[index].reshape(theirs.shape), np.abs(theirs))
        self.sizes[index] = size
        ulps = np.abs(mine - theirs) / np.spacing(size.astype(self.dtype)).astype(np.float64)
        same = (mine == theirs) | (np.isnan(mine) & np.isnan(theirs))
        ulps = np.where(same, 0.0, np.where(np.isfinite(ulps), ulps, np.inf))
        self.errors[self.case] = max(self.errors[self.case], float(np.max(ulps, initial=0.0)))

    def miss(self) -> None:
        """A tensor of the step to come has no gradient."""
        self.over.add("missing")


def reference_of(other: Any) -> str:
    """A library's class as it is imported; of a wrapper, of what it has inside."""
    cls = type(getattr(other, "inner", other))
    library = cls.__module__.partition(".")[0]
    return f"{'torch.optim' if library == 'torch' else library}.{cls.__name__}"


def rows() -> list[dict[str, Any]]:
    """What was found, a row for each spec, reference, dtype and test."""
    return [
        {
            "spec": spec,
            "reference": reference,
            "dtype": dtype,
            "ulp": float(f"{max(errors.values()):.2g}"),
            "runs": len(errors),
            "over": " ".join(sorted(OVER[spec, reference, dtype, test])),
            "test": test,
        }
        for (spec, reference, dtype, test), errors in sorted(FOUND.items())
    ]


def write(path: Path) -> None:
    """Keeps what was found, with the versions of the libraries."""
    libraries = {name: version(name) for name in _LIBRARIES}
    recorded = {"optax": "0.2.8", "torch_optimizer": "0.3.0", "mindspore": _mindspore()}
    text = json.dumps({"versions": libraries | recorded, "rows": rows()}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def _mindspore() -> str:
    manifest = Path(__file__).parents[2] / "data" / "golden" / "manifest.json"
    return str(json.loads(manifest.read_text(encoding="utf-8"))["mindspore"])
