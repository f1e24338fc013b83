"""Computes the table that `stepfuse list` reads: every optimizer and stage is fused.

    python -m stepfuse.tools.dev.catalogue_table [--check]

`--check` writes nothing; the exit status is 1 where the file differs from the registry.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from ... import schedules
from ...ir.graph import Graph, Spec
from ...ir.roles import RoleKind
from ...ir.types import ELEM
from ...optim_defs import get, learned_names, matrix_names, names, stage_names
from ...passes.rewrite.without_matrices import has_matrices
from ..catalogue.table import TABLE, Catalogue, ListedSchedule, ListedSpec, ListedVariant
from ..inspect.history import History, follow, full_pipeline


def computed() -> Catalogue:
    """The catalogue of registered specs and schedules."""
    specs = [_listed(get(name), "optimizer") for name in sorted(_optimizers())]
    specs += [_listed(get(name), "stage") for name in stage_names()]
    return Catalogue(tuple(specs), tuple(map(_schedule, schedules.names())))


def _optimizers() -> tuple[str, ...]:
    return *names(), *matrix_names(), *learned_names()


def table_text() -> str:
    """The file's text: a line for each spec and schedule."""
    found = asdict(computed())
    parts = [
        f' "{kind}": [\n  ' + ",\n  ".join(json.dumps(row) for row in rows) + "\n ]"
        for kind, rows in found.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def state_bytes(graph: Graph) -> str:
    """The bytes per parameter of the states and shadows that a variant keeps, as text."""
    return ListedVariant("", *_kept(graph), None, None, None).state_text


def _listed(spec: Spec, kind: str) -> ListedSpec:
    summary = spec.doc.partition("\n")[0]
    return ListedSpec(spec.name, kind, summary, tuple(map(_variant, spec.variants())))


def _variant(graph: Graph) -> ListedVariant:
    history = None if has_matrices(graph) else _history(graph)  # sweeps are not all of its cost
    if history is None or history.schedule is None:
        return ListedVariant(graph.when, *_kept(graph), None, None, None)
    schedule = history.schedule
    costs = schedule.cost.floor, schedule.cost.optimal, schedule.sweeps
    return ListedVariant(graph.when, *_kept(history.graph), *costs)


def _history(graph: Graph) -> History | None:
    """The compilation, None for a stage that stores nothing by itself or wraps an optimizer."""
    alone = any(not u.forward for u in graph.updates) and not graph.wraps
    return follow(graph, full_pipeline("strict"), last="schedule") if alone else None


def _kept(graph: Graph) -> tuple[int, tuple[str, ...]]:
    """The bytes of the states of an element, and the domains of the other states."""
    used = set(graph.reads) | {u.role for u in graph.updates}
    kept = [
        r for r in graph.roles if r.kind in (RoleKind.STATE, RoleKind.SHADOW) and r.name in used
    ]
    total = sum(r.type.dtype.bytes for r in kept if r.type.domain == ELEM)
    return total, tuple(str(r.type.domain) for r in kept if r.type.domain.is_vector)


def _schedule(name: str) -> ListedSchedule:
    found = schedules.get(name)
    return ListedSchedule(name, found.doc.partition("\n")[0], dict(found.defaults))


def write(path: Path, text: str, arguments: Sequence[str]) -> int:
    """Writes a file; with --check says whether it is current. The exit status."""
    if "--check" not in arguments:
        path.write_text(text, "utf-8")
        return 0
    if path.exists() and path.read_text("utf-8") == text:
        return 0
    print(f"{path} is not what the registry says; run `make docs`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(write(TABLE, table_text(), sys.argv[1:]))
