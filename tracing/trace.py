"""A step over given arrays by the interpreter, and every value that it goes through.

declared    the equations in f64: the exact result
legalised   typed and in basic ops, with the storage asked for: as every backend runs it, to the bit
optimised   after all passes over the graph, to the same bits: the values that a dump and code name
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..ir.errors import WrongUsage
from ..ir.graph import Graph, Spec
from ..ir.interpreter import Environment, environments
from ..ir.roles import with_defaults
from ..ir.text.printer import value_names
from ..ir.types import ELEM
from ..passes.lower.cases import cases_for, planned_variants
from ..passes.lower.variants import with_all_shared
from ..passes.pipeline import meaning_of, pipeline_of, run_graph
from ..passes.rewrite.view import view
from ..runtime.hypers.groups import ParsedGroups, parse
from ..runtime.hypers.groups import check_names as check_hyper_names
from .cells import TracedCells, place_of
from .inputs import (
    Array,
    UserInputs,
    check_hypers,
    check_names,
    numbers_of,
    tensors_of,
    variants_of,
)
from .show import element_text, not_finite_lines, overview_lines

STAGES = ("declared", "legalised", "optimised")


@dataclass(frozen=True, slots=True)
class Trace:
    """The values of one step; nothing was stored, and no array that was given has changed.

    A value is called as in the text of its graph: %grad for a role, %12 for a node.
    """

    name: str
    stage: str
    environments: tuple[Environment, ...]  # of the variants
    names: tuple[str, ...]  # of the tensors
    shapes: tuple[tuple[int, ...], ...]

    def values(self, tensor: int = 0) -> dict[str, Array]:
        """Return the values of a tensor by their names; those of elements in its shape.

        16-bit floats come as the f32 numbers that they stand for.
        """
        cells = self.cells(tensor)
        names = value_names(cells.graph)
        return {names[v]: cells.array(v) for v in cells.live}

    def updates(self, tensor: int = 0) -> dict[str, Array]:
        """Return the step's stores for a tensor, by role, without those that a guard holds back."""
        cells = self.cells(tensor)
        found = (u for u in cells.graph.updates if not u.forward and cells.holds(u))
        return {u.role: cells.stored(u) for u in found}

    def at(self, where: str, every: bool = False) -> str:
        """One element through every value, as `param[17]`, `w[3, 4]` or, by number, `1[17]`.

        Numbers that only other numbers need are left out unless `every` is set. Raises
        WrongUsage where there is no such element.
        """
        tensor, index = self.place(where)
        return element_text(self.title(tensor), self.cells(tensor), index, every)

    def place(self, where: str) -> tuple[int, int]:
        """The tensor and the flat index of an element. Raises WrongUsage."""
        roles = [r.name for e in self.environments for r in e.graph.roles]
        roles = [n for n in dict.fromkeys(roles) if self._is_of_elements(n)]
        return place_of(where, self.names, self.shapes, roles)

    def not_finite(self) -> list[str]:
        """Name the origins of infinities and NaN: values that have one though no operand does."""
        tensors = range(len(self.shapes))
        return [line for n in tensors for line in not_finite_lines(self.title(n), self.cells(n))]

    def __str__(self) -> str:
        """The least and the largest of every value, tensor by tensor; infinities and NaN."""
        lines: list[str] = []
        for n in range(len(self.shapes)):
            lines += [self.title(n), *overview_lines(self.cells(n)), ""]
        return "\n".join([*lines, *self.not_finite()]).rstrip() + "\n"

    def cells(self, tensor: int) -> TracedCells:
        """The values of one tensor. Raises IndexError."""
        for environment in self.environments:
            if tensor in environment.members:
                place = environment.members.index(tensor)
                return TracedCells(environment, place, self.shapes[tensor])
        raise IndexError(f"tensor {tensor}: there are {len(self.shapes)}")

    def title(self, tensor: int) -> str:
        """The spec, the variant, the stage and the tensor."""
        graph = self.cells(tensor).graph
        when = f" when {graph.when}" if graph.when else ""
        name = self.names[tensor] or f"tensor {tensor}"
        return f"@{self.name} {graph.entry}{when}, {self.stage}: {name} {self.shapes[tensor]}"

    def _is_of_elements(self, name: str) -> bool:
        roles = (r for e in self.environments for r in e.graph.roles)
        return any(r.name == name and r.type.domain == ELEM for r in roles)


def trace_step(
    spec: Spec,
    params: Sequence[Any],
    given: UserInputs,
    stage: str,
    hypers: dict[str, Any],
    policy: str = "strict",
    dtypes: str = "",
    passes: str = "",
) -> Trace:
    """Evaluates a step. Raises BindError, WrongUsage, TypeError, ValueError."""
    pipeline_of(policy, dtypes, passes)  # what cannot be read is said before all else
    if stage not in STAGES:
        raise WrongUsage(f"stage: expected one of {', '.join(STAGES)}, got '{stage}'")
    check_hyper_names(spec, hypers, spec.name, ("hyper", "static"))
    spec = with_defaults(spec, hypers)
    parsed: ParsedGroups = parse(params, spec)
    check_hypers(spec, parsed)
    exact = stage != "declared"
    # The equations are those of all dtypes.
    facts = parsed.facts if exact else [("", rule) for _, rule in parsed.facts]
    made = planned_variants(spec, "step", cases_for(spec, facts, dtypes), policy, passes)
    graphs = [_at_stage(v.graph, stage, v.pipeline) for v in made]
    if any(node.op == "uniform" for g in graphs for node in g.nodes):
        raise WrongUsage(
            f"{spec.name} draws random numbers, which are what the compiled step makes of bits: "
            f"trace it legalised"
        )
    check_names(spec, graphs, given)
    chosen = variants_of(graphs, parsed)
    tensors = tensors_of(graphs, chosen, parsed, given, exact)
    numbers = numbers_of(graphs[0], parsed, given)
    found = environments(graphs, tensors, parsed.hypers, numbers, parsed.owners, chosen=chosen)
    shapes = tuple(tuple(np.shape(a)) for a in parsed.arrays)  # type: ignore[arg-type]
    return Trace(spec.name, stage, tuple(found), parsed.names, shapes)


def _at_stage(graph: Graph, stage: str, pipeline: str) -> Graph:
    if stage == "optimised":
        return run_graph(graph, pipeline)
    return view(graph) if stage == "declared" else meaning_of(with_all_shared(graph), pipeline)
