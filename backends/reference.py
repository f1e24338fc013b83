"""The reference backend: the interpreter over the bound arrays. Slow, and right by definition.

It runs the graph as legalised, encoded and expanded: before other passes could spoil it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from ..ir import interpreter
from ..ir.arrays import Array
from ..ir.errors import OptionError
from ..ir.graph import Graph
from ..ir.loops.loop_program import LoopProgram
from ..ir.lowered.program import Program
from ..ir.lowered.step_program import StepProgram
from ..ir.lowered.tables import PlaceKind
from ..ir.roles import Role, RoleKind
from ..ir.tensor_view import shape_under
from ..ir.text.printer import graph_to_text
from ..ir.types import GROUP, STEP
from ..runtime.calls import Step
from ..runtime.hypers.scalar_slots import Slots, first_number
from ..runtime.launch.binding import Binding
from ..runtime.launch.clocked import StepPart, lend_gradients
from ..runtime.launch.executable import HOST, Executable, MemorySpace
from ..runtime.launch.launcher import sharing
from ..runtime.launch.tables import Tables
from ..runtime.memory.storage import Storage


@dataclass(frozen=True, slots=True)
class InterpretedProgram:
    """A program that is interpreted: one call runs a whole step of all variants."""

    program: Program
    memory: MemorySpace = HOST
    parallel: bool = False
    takes_parts: bool = False
    same: None = None

    def call(
        self, name: str, context: int, argument: int, low: int, high: int, threads: int = 1
    ) -> None:
        """There are no entries. Raises OptionError."""
        raise OptionError("the reference backend interprets whole steps, and has no entries")

    def prepare(
        self, parts: Sequence[StepPart], programs: Sequence[Executable], threads: int
    ) -> Step:
        """A step of its parts."""
        meanings = [_meaning(p.program) for p in programs if isinstance(p, InterpretedProgram)]
        step = next(p.binding for p in parts if p.binding.storage.refresh or len(parts) == 1)
        step.watched = {}
        found: list[Callable[[], None]] = []
        for part in parts:
            run = partial(_run_part, part, step, meanings)
            found += [run, sharing(part.binding)]
        return (*found, step.storage.slots.count)

    def source(self) -> str:
        """The graph that is interpreted."""
        return graph_to_text(_meaning(self.program))


def compile_program(loops: LoopProgram) -> InterpretedProgram:
    """The program, ready to be interpreted: of its graph, not of its loops."""
    return InterpretedProgram(loops.program)


def _run_part(part: StepPart, step: Binding, meanings: Sequence[Graph]) -> None:
    """One part of a step, over the gradients of the whole."""
    lend_gradients(part, step)
    for target, source in part.enter:
        target[...] = source
    _run(part.binding, meanings)
    for target, source in part.leave:
        target[...] = source


def _run(binding: Binding, meanings: Sequence[Graph]) -> None:
    """One step over the tensors of a binding; `meanings` are the graphs of all programs."""
    slots = binding.storage.slots
    graphs = [meanings[t.number] for t in binding.tables]
    numbers: dict[str, Any] = {
        r.name: slots.read(r.name).astype(r.type.dtype.numpy) for r in _read_numbers(slots)
    }
    storage, places = binding.storage, binding.present.tolist()
    tensors = [storage.arrays(place) for place in places]
    for tensor, grad in zip(tensors, binding.grads, strict=False):  # some entries read none
        tensor["grad"] = grad
    for name, arrays in binding.aux.items():
        for ordinal, array in arrays.items():
            tensors[ordinal][name] = array
    for tables in binding.tables:
        _lend(storage, tables, tensors)
        for ordinal in tables.ordinals.tolist():
            _add_unused(meanings[tables.number], tensors[ordinal], numbers, len(slots.hypers))
    owners = list(map(int, binding.owners))
    own = {int(o): n for n, tables in enumerate(binding.tables) for o in tables.ordinals}
    chosen = [own[ordinal] for ordinal in range(len(places))]
    interpreter.run(graphs, tensors, slots.hypers, numbers, owners, chosen=chosen)
    for tables in binding.tables:
        _take_back(storage, tables, tensors)
    for role in slots.numbers:
        per_group = role.type.domain == GROUP
        for group in range(slots.group_count if per_group else 1):
            value = numbers[role.name][group] if per_group else numbers[role.name]
            slots.write(role.name, float(value), group if per_group else None)


def _meaning(program: Program) -> Graph:
    return program.meaning or program.graph


def _add_unused(
    graph: Graph, tensor: dict[str, Array], numbers: dict[str, Any], groups: int
) -> None:
    """Add roles that the graph has, but not the program: nothing depends on their values."""
    used = {*graph.reads, *(u.role for u in graph.updates)}
    shape = shape_under(graph.view, tensor["param"].shape)
    for role in (
        r for r in graph.roles if r.name in used and r.kind not in (RoleKind.HYPER, RoleKind.STATIC)
    ):
        if role.type.domain <= GROUP:
            first = first_number(role)
            numbers.setdefault(
                role.name, first if role.type.domain == STEP else np.full(groups, first)
            )
        elif role.name not in tensor:
            tensor[role.name] = np.zeros(shape.count(role.type.domain), role.type.dtype.numpy)


def _lend(storage: Storage, tables: Tables, tensors: list[dict[str, Array]]) -> None:
    """Gives the interpreter the tensors' own numbers as arrays of one cell."""
    for row, ordinal in enumerate(tables.ordinals.tolist()):
        own = storage.numbers(int(tables.members[row]))
        for name in [*own, *_own_inputs(tables.program)]:
            place = tables.program.role_places[name]
            tensors[ordinal][name] = np.array(tables.scalars[row, place.index], place.dtype.numpy)


def _read_numbers(slots: Slots) -> list[Role]:
    """The numbers of the step and of groups: states, and extra inputs."""
    found = {r.name: r for p in slots.programs for r in p.roles if r.kind == RoleKind.AUX}
    used = [r for r in found.values() if r.type.domain <= GROUP and slots.uses(r.name)]
    return [*slots.numbers, *used]


def _own_inputs(program: StepProgram) -> list[str]:
    """The extra inputs that are a number for each tensor."""
    places = program.role_places
    roles = [r.name for r in program.roles if r.kind == RoleKind.AUX and r.name in places]
    return [name for name in roles if places[name].kind == PlaceKind.TENSOR]


def _take_back(storage: Storage, tables: Tables, tensors: list[dict[str, Array]]) -> None:
    for row, ordinal in enumerate(tables.ordinals.tolist()):
        for name in storage.numbers(int(tables.members[row])):
            place = tables.program.role_places[name]
            tables.scalars[row, place.index] = tensors[ordinal][name]
