"""What entries have to keep to, and which do not, each with its reason.

`tests/data/cuda_exceptions.json` has them as {rule: {reason: ["adamw linear8", ...]}}, for an
optimizer and its storage at any level and in any entry. A breach that is not listed is an error,
and so is what is listed and keeps to its rule: the list only shrinks.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import stepfuse
from stepfuse.ir.ops import OPS
from stepfuse.ir.types import ELEM

from .figures import Figures

DATA = Path(__file__).parents[2] / "data"
TABLE, EXCEPTIONS = DATA / "cuda_table.json", DATA / "cuda_exceptions.json"

NO_SPILLS = "no spills"
NO_STACK = "no stack in a sweep"
REGISTERS = "at most 128 registers"
FEW_REGISTERS = "at most 64 registers, element-wise in f32 with at most 5 arrays"
WIDE = "128-bit accesses in each loop of a sweep"
IN_FLIGHT = "40 KB in flight an SM"
SINGLES = "40 KB in flight an SM where an array is off 16 bytes"
SHARE = "92 % of the memory's bandwidth, by the model"
RULES = (NO_SPILLS, NO_STACK, REGISTERS, FEW_REGISTERS, WIDE, IN_FLIGHT, SINGLES, SHARE)

Rows = Mapping[str, Mapping[str, Any]]  # "adamw f32 sm_90" -> entry -> figures


def breaches(rows: Rows) -> dict[str, set[str]]:
    """The optimizers and storages, as `adamw linear8`, that break each rule."""
    found: dict[str, set[str]] = {rule: set() for rule in RULES}
    for key, entries in rows.items():
        name, storage, _ = key.split()
        for entry, row in entries.items():
            for rule in _broken(name, storage, entry, Figures(*row)):
                found[rule].add(f"{name} {storage}")
    return found


def _broken(name: str, storage: str, entry: str, of: Figures) -> Iterator[str]:
    is_sweep = "_sweep_" in entry
    if of.spills:
        yield NO_SPILLS
    if is_sweep and of.stack:
        yield NO_STACK
    if of.registers > 128:
        yield REGISTERS
    if is_sweep and storage == "f32" and of.registers > 64 and _is_small(name):
        yield FEW_REGISTERS
    if is_sweep and of.loops:
        if of.widest < 16:
            yield WIDE
        if of.in_flight < 40 << 10:
            yield IN_FLIGHT
        if of.singles is not None and of.singles < 40 << 10:
            yield SINGLES
        if of.share is not None and of.share < 0.92:
            yield SHARE


@cache
def _is_small(name: str) -> bool:
    """Whether it is element-wise, and no more than five arrays of elements are touched."""
    spec = stepfuse.get(name)
    if any(OPS[n.op].reduction for graph in spec.variants() for n in graph.nodes if n.op in OPS):
        return False
    arrays = [r for r in spec.of_kind("param", "grad", "state") if not r.type.domain.is_scalar]
    return len(arrays) <= 5 and all(r.type.domain == ELEM for r in arrays)


def listed() -> dict[str, dict[str, list[str]]]:
    """The exceptions: the optimizers by rule and reason."""
    return json.loads(EXCEPTIONS.read_text())


def unlike_the_list(rows: Rows) -> list[str]:
    """What breaks a rule and is not listed, and what is listed in vain."""
    said: list[str] = []
    exceptions = listed()
    for rule, broken in breaches(rows).items():
        known = [name for names in exceptions.get(rule, {}).values() for name in names]
        said += [f"{name}: breaks '{rule}'" for name in sorted(broken - set(known))]
        said += [f"{name}: keeps to '{rule}', take it off" for name in sorted(set(known) - broken)]
        said += [f"{n}: is listed twice for '{rule}'" for n in sorted(_twice(known))]
    return said


def _twice(names: list[str]) -> set[str]:
    return {name for name in names if names.count(name) > 1}
