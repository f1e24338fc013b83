"""Everything that can be asked for: every spec and stage, in every storage, under every policy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stepfuse.ir.graph import Spec
from stepfuse.optim_defs import get, names, stage_names
from stepfuse.passes.pipeline import POLICIES
from stepfuse.passes.storage.formats import FORMATS, PLAIN

from tests.conformance.stages import with_stage

BASE = "adamw"  # of the stages
OF_PARAM = ("bf16_split", "bf16_kahan", "bf16_stochastic")
STORAGE = ("f32", *(d for d in PLAIN if d != "f32"), *(f"param {f}" for f in OF_PARAM),
           *(f"state {f}" for f in FORMATS))  # fmt: skip


@dataclass(frozen=True, slots=True)
class Asked:
    """What is dumped: `dtypes` is the storage as the command line takes it."""

    name: str
    spec: Spec
    storage: str
    dtypes: str
    policy: str

    def __str__(self) -> str:
        return f"{self.name}, {self.storage}, {self.policy}"


def specs(only: Sequence[str] = ()) -> Iterator[tuple[str, Spec]]:
    """Every registered spec, then every stage beside an optimizer."""
    for name in names():
        if not only or name in only:
            yield name, get(name)
    for name in stage_names():
        if not only or f"{name}+" in only:
            yield f"{name} and {BASE}", with_stage(name, get(BASE))


def cases(only: Sequence[str] = (), storage: Sequence[str] = STORAGE) -> list[Asked]:
    """Those of all specs or of some; what has no role to store so is no case of its own."""
    found: list[Asked] = []
    for name, spec in specs(only):
        kinds = [k for k in ("param", "grad", "state") if spec.of_kind(k)]
        for stored in storage:
            dtypes = _dtypes(stored, kinds)
            if dtypes is not None:
                found += [Asked(name, spec, stored, dtypes, policy) for policy in POLICIES]
    return found


def _dtypes(stored: str, kinds: Sequence[str]) -> str | None:
    kind, _, codec = stored.rpartition(" ")
    if not kind:
        return "" if stored == "f32" else ",".join(f"{k}={stored}" for k in kinds)
    if kind not in kinds:
        return None
    return f"{kind}={codec}" + (",grad=bf16" if kind == "param" and "grad" in kinds else "")
