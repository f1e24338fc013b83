"""The sweeps over memory: what each loads, computes, reduces and stores, and for which line."""

from __future__ import annotations

from typing import Any

from ...ir.graph import Graph
from ...ir.lowered.program import ElementLoad, ItemKind, Kernel, MatrixKernel, PlacedStore, Program
from ...ir.lowered.schedule import Schedule
from ...ir.lowered.tables import PlaceKind
from ...ir.ops import ROLE
from ..inspect.render import way_of
from .sources import SourceTable


def sweeps_data(schedule: Schedule, program: Program) -> list[dict[str, Any]]:
    """Each sweep with its passes; bytes per parameter add up to the optimum.

    A load is the `first` of a role, done `again` (taxed), of the `cache`, or of what was `kept`.
    """
    found: list[dict[str, Any]] = []
    seen: set[int] = set()  # the columns of arrays that any sweep has loaded
    for number, sweep in enumerate(program.sweeps):
        there: set[int] = set()  # those in cache
        passes = [_pass(program, kernel, seen, there) for kernel in sweep.kernels]
        moved = [i for p in passes for i in (*p["loads"], *p["stores"])]
        taxes = [t for t in schedule.taxes if t.sweep == schedule.swept[number]]
        found.append(
            {
                "bytes": sum(i["bytes"] for i in moved),
                "tax": [{"value": t.value, "bytes": t.bytes, "barrier": t.barrier} for t in taxes],
                "passes": passes,
            }
        )
    return found


def _pass(program: Program, kernel: Kernel, seen: set[int], there: set[int]) -> dict[str, Any]:
    graph = program.graph
    loads: list[dict[str, Any]] = []
    for load in kernel.loads:
        kind, at = "kept", load.place.index
        if load.place.kind == PlaceKind.ELEM:
            read = graph.nodes[load.value].op == "read"
            kind = "cache" if at in there else "first" if read and at not in seen else "again"
            seen.add(at)
            there.add(at)
        moved = load.place.dtype.bytes if kind in ("first", "again") else 0
        loads.append(
            {"value": load.value, "role": _role(graph, load.value), "bytes": moved, "kind": kind}
        )
    there |= {store.place.index for store in kernel.stores}
    left = [x for x in kernel.keeps if x.place.kind == PlaceKind.ELEM]  # for products
    return {
        "name": kernel.name,
        "scalars": [*kernel.scalars, *kernel.rows, *kernel.cols],
        "loads": loads,
        "computes": list(kernel.computes),
        "reductions": [r.node for r in kernel.reduces],
        "stores": [*(_store(graph, store) for store in kernel.stores), *map(_left, left)],
        "keeps": [keep.value for keep in kernel.keeps if keep not in left],
    }


def _store(graph: Graph, store: PlacedStore) -> dict[str, Any]:
    return {
        "role": graph.updates[store.update].role,
        "value": store.value if isinstance(store.value, int) else None,
        "bytes": store.place.dtype.bytes,
        "guard": store.guard,
    }


def _left(kept: ElementLoad) -> dict[str, Any]:
    """A store to a value's temporary."""
    return {"role": "", "value": kept.value, "bytes": kept.place.dtype.bytes, "guard": None}


def _role(graph: Graph, value: int) -> str:
    """The role that a value is read from, or that it has been stored to."""
    node = graph.nodes[value]
    if node.op == "read":
        return node[ROLE]
    return next((u.role for u in graph.updates if u.value == value), "")


def order_data(program: Program) -> list[dict[str, Any]]:
    """Sweeps, and the numbers and matrices that are computed between them, in their order."""
    found: list[dict[str, Any]] = []
    for item in program.order:
        if item.kind == ItemKind.SWEEP:
            found.append({"sweep": item.index})
            continue
        if item.kind == ItemKind.MATRIX:
            found.append(_matrices(program, program.matrices[item.index]))
            continue
        segment = program.segments[item.index]
        nodes = [node for run in segment.runs for node in run.nodes]
        roles = [program.graph.updates[c.update].role for c in segment.commits]
        found.append(
            {"name": segment.name, "scope": str(segment.scope), "nodes": nodes, "stores": roles}
        )
    return found


def _matrices(program: Program, one: MatrixKernel) -> dict[str, Any]:
    """A pass over matrices: its product with the factors, and what is computed of its cells."""
    product = [] if one.product is None else [one.product]
    return {
        "name": one.name,
        "space": str(one.space),
        "way": way_of(one).removeprefix(", "),
        "product": one.product,
        "factors": [{"value": f.value, "transposed": f.transposed} for f in one.factors],
        "loads": [load.value for load in one.loads],
        "nodes": [*product, *one.computes, *(r.node for r in one.reduces)],
        "keeps": [keep.value for keep in one.keeps],
        "stores": [program.graph.updates[s.update].role for s in one.stores],
    }


# ------------------------------------------------------------------ by line


def lines_data(schedule: Schedule, program: Program, sources: SourceTable) -> list[dict[str, Any]]:
    """Bytes read, written and taxed by line of the source.

    A load counts where its value is used first, a store where what it stores is made.
    """
    graph = program.graph
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for sweep in sweeps_data(schedule, program):
        for one in sweep["passes"]:
            for load in one["loads"]:
                where = _line(graph, _user(graph, one, load["value"]), sources)
                kind = {"first": "read", "again": "tax"}.get(load["kind"])
                if kind and where:
                    _add(found, where, kind, load)
            for store in one["stores"]:
                where = _line(graph, store["value"], sources)
                if where:
                    _add(found, where, "written", store)
    return [found[where] for where in sorted(found)]


def _user(graph: Graph, one: dict[str, Any], value: int) -> int:
    made = sorted((*one["computes"], *one["reductions"]))
    return next((v for v in made if value in graph.nodes[v].values), value)


def _line(graph: Graph, value: int | None, sources: SourceTable) -> tuple[int, int] | None:
    stacks = () if value is None else graph.nodes[value].origin.stacks
    return sources.place(stacks[0][0]) if stacks and stacks[0] else None


def _add(
    found: dict[tuple[int, int], dict[str, Any]],
    where: tuple[int, int],
    kind: str,
    item: dict[str, Any],
) -> None:
    file, line = where
    empty = {"file": file, "line": line, "read": 0, "written": 0, "tax": 0, "items": []}
    row = found.setdefault(where, empty)
    row[kind] += item["bytes"]
    row["items"].append({"role": item["role"], "bytes": item["bytes"], "kind": kind})
