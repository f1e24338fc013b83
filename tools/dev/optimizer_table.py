"""The tables of docs/optimizers.md: the cost and the proof of each optimizer and stage.

A row comes from the declared graph (class, paper, lines), from its program (bytes, sweeps) and
from docs/data/proof.json, which the tests write (references, errors). Classes:

    E  element-wise: nothing is reduced       R  reduces to a tensor, or rows, columns, blocks
    S  can step the listed rows alone         G  reduces over all tensors, or those of a group
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ...compiler import lower_graph
from ...ir.conditions import matches_rank
from ...ir.graph import Spec
from ...ir.lowered.program import Program
from ...ir.ops import OPS
from ...ir.types import GROUP, Domain
from ...optim_defs import get, module_of, names, stage_names
from ...passes.lower.plan_memory import plan_memory
from ...passes.lower.step_program import step_program
from ...passes.lower.variants import linked
from ...passes.pipeline import policy_pipeline
from ...passes.rewrite.dce import dce
from ...passes.rewrite.fold import fold
from ...passes.rewrite.specialise import specialise
from ...runtime.gradients.row_rules import why_not
from ..check.passes import runnable
from .catalogue_table import state_bytes

PROOF = Path(__file__).parents[2] / "docs" / "data" / "proof.json"
_MATRIX = (1000, 64)  # a table of which some rows have a gradient
_FEW = 3  # references that a stage's row names


def reductions(spec: Spec) -> list[Domain]:
    """Return the reductions' domains: with the statics' defaults, but for wrapping stages."""
    graphs = [g if g.wraps else dce(fold(specialise(g))) for g in spec.variants()]
    return [n.type.domain for g in graphs for n in g.nodes if OPS[n.op].is_reduction]


def classes(spec: Spec, programs: Sequence[Program]) -> str:
    """The classes of a spec, by its declared reductions and whether it may step rows alone."""
    reduced = reductions(spec)
    found = ["E"] if not reduced else []
    found += ["R"] if any(domain > GROUP for domain in reduced) else []
    found += ["G"] if any(domain <= GROUP for domain in reduced) else []
    tables = [p for p in programs if matches_rank(p.graph.when, len(_MATRIX))]
    records = [step_program(p, plan_memory(p)) for p in tables]
    whole = spec.of_kind("aux") or any(why_not(r, _MATRIX) for r in records)
    return " ".join([*found, *([] if whole else ["S"])])


@cache
def programs_of(spec: Spec) -> tuple[Program, ...]:
    """The strict programs of a spec, a variant each."""
    pipeline = policy_pipeline("strict")
    return tuple(lower_graph(graph, pipeline) for graph in linked(spec.variants(), pipeline))


def body_lines(name: str) -> int:
    """The lines of a registered function's body, its docstring left out."""
    functions = ast.parse(inspect.getsource(module_of(name))).body
    (body,) = (f.body for f in functions if isinstance(f, ast.FunctionDef) and f.name == name)
    statements = body[1:]
    return (statements[-1].end_lineno or 0) - statements[0].lineno + 1


def proof() -> list[dict[str, Any]]:
    """Return the comparisons of tests: spec, reference, dtype, ulp, test."""
    return json.loads(PROOF.read_text(encoding="utf-8"))["rows"]


def optimizer_table() -> str:
    """A row for every registered optimizer."""
    rows = proof()
    return table(
        ["optimizer", "class", "state B", "moved / floor B", "sweeps", *_PROVEN],
        (_optimizer_row(name, [r for r in rows if r["spec"] == name]) for name in names()),
    )


def stage_table() -> str:
    """A row for every stage, with the optimizer that it is measured around."""
    rows = proof()
    return table(
        ["stage", "class", "in", "state B", "moved / floor B", "sweeps", *_PROVEN],
        (_stage_row(n, [r for r in rows if n in r["spec"].split("+")]) for n in stage_names()),
    )


_PROVEN = ("proven against", "largest error, ulp", "paper", "lines")


def _optimizer_row(name: str, rows: list[dict[str, Any]]) -> list[str]:
    spec = get(name)
    programs = programs_of(spec)
    cells = figure_cells(programs)
    return [f"`{name}`", classes(spec, programs), *cells, *_proven(spec, rows, len(rows))]


def _stage_row(name: str, rows: list[dict[str, Any]]) -> list[str]:
    spec = get(name)
    whole = runnable(spec)
    programs = programs_of(whole)
    cells = figure_cells(programs)
    shown = [f"`{name}`", classes(spec, programs), f"`{whole.name}`"]
    return [*shown, *cells, *_proven(spec, rows, _FEW)]


def figure_cells(programs: Sequence[Program]) -> list[str]:
    """State, bytes and sweeps; where variants differ, one after the other."""
    cells = [
        (state_bytes(p.graph), f"{p.schedule.cost.optimal} / {p.schedule.cost.floor}",
         str(p.schedule.sweeps)) for p in programs
    ]  # fmt: skip
    if len({*cells}) == 1:
        return [*cells[0]]
    states, moved, sweeps = zip(*cells, strict=True)
    named = (f"{s} ({p.graph.when})" for s, p in zip(states, programs, strict=True))
    return ["; ".join(named), "; ".join(moved), "; ".join(sweeps)]


def _proven(spec: Spec, rows: list[dict[str, Any]], most: int) -> list[str]:
    """References, errors, paper and lines; the references of the largest errors come first."""
    best: dict[tuple[str, str], float] = {}
    for row in rows:
        key = row["reference"], row["dtype"]
        best[key] = max(row["ulp"], best.get(key, 0.0))
    ordered = sorted(best.items(), key=lambda item: (item[0][1] == "f32", -item[1], item[0]))
    more = [f"{len(ordered) - most} more"] if len(ordered) > most else []
    references = [reference for (reference, _), _ in ordered[:most]]
    errors = [f"{ulp:.3g} {dtype}" for (_, dtype), ulp in ordered[:most]]
    lines = str(body_lines(spec.name))
    return ["; ".join([*references, *more]), "; ".join(errors), _paper(spec), lines]


def _paper(spec: Spec) -> str:
    """The docstring's source, linked."""
    source = re.search(r"^Source: (.+)$", spec.doc, re.MULTILINE)
    text = " ".join(source[1].split()).rstrip(".") if source else ""
    return f"[{text}]({spec.paper})" if spec.paper else text


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells as a table of Markdown."""
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    lines += ["| " + " | ".join(c.replace("|", "\\|") for c in row) + " |" for row in rows]
    return "\n".join(lines)
