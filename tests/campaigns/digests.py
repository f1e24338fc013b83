"""Digests of what three steps leave, of every registered optimizer in every kind of storage.

    python -m tests.campaigns.digests compare [FILE] [--only adamw,lion]
    python -m tests.campaigns.digests record [FILE] [--only madgrad]
    python -m tests.campaigns.digests compare --backend loops --minutes 30

Where a change is to move the bits of some optimizers, `record --only` leaves the others alone.
Any backend has the recorded bits; one that is slow gets so many minutes. `numba-cuda` needs
NUMBA_ENABLE_CUDASIM=1 in the environment: its simulator runs it.

A change that promises to keep the bits is compared with the record in `tests/data/digests.json`.
Bits are equal on every processor under the `strict` policy, so a record holds anywhere.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import stepfuse
from rich.progress import track

from tests.conformance.subject import DTYPES, LOSS, left

STORAGE = {  # name -> what the parameters and gradients of the user are, and `dtypes`
    "f32": ("f32", ""),
    "bf16": ("bf16", "bf16"),
    "f16": ("f16", "f16"),
    "bf16_split": ("bf16", "param=bf16_split,grad=bf16"),
    "linear8": ("f32", "state=linear8"),
}
SHAPES = ((), (1,), (7,), (1025,), (33, 17), (3, 1), (1, 40), (1000, 3), (4, 3, 2, 2), (0,))
LABELS = ((0, 2, 4, 6, 8), (1, 3, 5, 7, 9))  # the tensors of two groups
STEPS = 3
RECORD = Path(__file__).parents[1] / "data" / "digests.json"


def digest(
    name: str, storage: str, backend: str = "native", threads: int = 1, program: Any = None
) -> str:
    """The digest of parameters, states and numbers after three steps, or `refused`.

    `program` is the same optimizer as it was loaded from an artifact.
    """
    stored, text = STORAGE[storage]
    spec = stepfuse.get(name)
    dtypes = _dtypes(spec, text)
    given = {"loss": LOSS} if any(r.name == "loss" for r in spec.of_kind("hyper")) else {}
    params = [_normal(i, shape, stored) for i, shape in enumerate(SHAPES)]
    groups: list[Any] = [{"params": [params[i] for i in members]} for members in LABELS]
    if any(r.name == "lr" for r in spec.of_kind("hyper")):
        groups[1]["lr"] = 0.03125
    try:
        optimizer = stepfuse.Optimizer(
            groups, program or spec, dtypes=dtypes, threads=threads, backend=backend, **given
        )
    except (stepfuse.LowerError, ValueError):
        return "refused"
    ordered = [i for members in LABELS for i in members]
    for k in range(STEPS):
        grads = [_normal(100 * (k + 1) + i, SHAPES[i], stored) for i in ordered]
        optimizer.step(grads)
    return _hashed(left(optimizer, [params[i] for i in ordered]))


def digests(
    only: Sequence[str] = (),
    each: Callable[..., Any] = track,
    *,
    backend: str = "native",
    minutes: float = math.inf,
) -> dict[str, str]:
    """Those of all optimizers or of some, by `optimizer/storage`, as many as there is time for."""
    cases = [(name, storage) for storage in STORAGE for name in only or stepfuse.names()]
    end, found = time.monotonic() + 60 * minutes, dict[str, str]()
    for name, storage in each(cases, description="three steps each"):
        if time.monotonic() > end:
            break
        found[f"{name}/{storage}"] = digest(name, storage, backend)
    return found


def differences(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """Lines on what is not as it was."""
    for case in sorted(before.keys() | after.keys()):
        was, now = before.get(case, "not there"), after.get(case, "not there")
        if was != now:
            yield f"{case}: {was[:60]} -> {now[:60]}"


def _dtypes(spec: Any, text: str) -> str:
    if text not in ("bf16", "f16"):
        return text
    kinds = ("param", "grad", "state")
    whole = [r for r in spec.of_kind(*kinds) if r.type.domain == stepfuse.ELEM]
    return ",".join(f"{r.name}={text}" for r in whole)


def _normal(seed: int, shape: tuple[int, ...], stored: str) -> Any:
    return np.asarray(np.random.default_rng(seed).normal(size=shape)).astype(DTYPES[stored])


def _hashed(arrays: dict[str, Any]) -> str:
    found = hashlib.sha256()
    for name in sorted(arrays):
        array = arrays[name]
        if array.dtype.kind == "f":  # any NaN is any other
            array = np.where(np.isnan(array), array.dtype.type(np.nan), array)
        found.update(f"{name} {array.dtype} {array.shape}".encode() + array.tobytes())
    return found.hexdigest()[:16]


def main() -> int:
    """Records or compares. Exit code 1 where something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("file", type=Path, nargs="?", default=RECORD)
    parser.add_argument("--only", default="", help="names of optimizers; default: all")
    parser.add_argument("--backend", default="native", help="whose bits are compared")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stops after so many")
    asked = parser.parse_args()
    only = asked.only.split(",") if asked.only else ()
    if unknown := set(only) - set(stepfuse.names()):
        parser.error(f"--only: no optimizer is called {', '.join(sorted(unknown))}")
    if asked.what == "record" and (asked.backend != "native" or asked.minutes < math.inf):
        parser.error("what is recorded is native code's, all of it: --backend, --minutes compare")
    before = json.loads(asked.file.read_text()) if asked.what == "compare" or only else {}
    found = digests(only, backend=asked.backend, minutes=asked.minutes)
    if asked.what == "record":
        asked.file.write_text(json.dumps(before | found, indent=0) + "\n")
        print(f"{len(found)} digests in {asked.file}")
        return 0
    cases = len(STORAGE) * len(only or stepfuse.names())
    left_out = cases - len(found)
    if only or left_out:
        before = {case: was for case, was in before.items() if case in found}
    lines = list(differences(before, found))
    late = f"; {left_out} were not reached in {asked.minutes:g} minutes" if left_out else ""
    print(*lines, f"{len(lines)} of {len(found)} differ{late}", sep="\n")
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())
