"""The registers of a program's device code: bounds on entries, and what is not kept in any.

The assembler's own choice is best for most sweeps: it takes what the instructions in flight need.
Three kinds of entries are told, by the number of blocks that an SM has to hold.

1. What is done once a tensor or a step: a block an SM is enough, so it may have all registers.
2. Elements of five arrays, four f32 a thread: four blocks. Left alone, it takes 70 to 80 registers
   to begin more of an iteration at a time. Many divisions and roots would not fit.
3. Sums of one array, of which four threads take a leaf: five blocks. Left alone, it takes 32
   registers, so that an SM holds eight, and loads vector after vector: 32 KB in flight, not 80.

Where a kernel's visit has other steps, the kernel reads the thread's number anew: else what is made
of it is computed ahead of the visit, and kept through all steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ....ir.loops.loop_program import LoopProgram
from ....ir.loops.mappings import Vector, has_lane_vectors
from ....ir.loops.nest import Accumulate, Compute, For, Load, Nest, Stmt, Store
from ....ir.loops.walk import walk
from ....ir.lowered.launches import Units
from ....ir.lowered.tables import ARRAY_KINDS, PlaceKind
from ....ir.lowered.visits import RunKernel, Visit

HELD = {(4, 80): 4}  # by how many elements a thread takes, the bytes it loads of them
HELD_OF_SUMS = 5
SLOW, MOST_SLOW = ("div", "sqrt"), 4  # operations an element that keep what they are made of


@dataclass(frozen=True, slots=True)
class RegisterPlan:
    """The blocks that an SM has to hold, by entry; the kernels that read a thread's number anew."""

    held: Mapping[str, int]
    anew: frozenset[str]


def plan_registers(loops: LoopProgram) -> RegisterPlan:
    """The registers of a program whose loops are mapped; of other entries, the assembler's own."""
    visits = loops.program.visits
    held = {
        e: _blocks_held(loops, [v for v in visits if v.entry == e]) for e in loops.program.entries
    }
    steps = (list(visit.flat_steps) for visit in visits)
    beside = (step for several in steps if len(several) > 1 for step in several)
    anew = frozenset(step.name for step in beside if isinstance(step, RunKernel))
    return RegisterPlan({e: blocks for e, blocks in held.items() if blocks is not None}, anew)


def _blocks_held(loops: LoopProgram, visits: Sequence[Visit]) -> int | None:
    if any(v.over is not Units.CHUNKS for v in visits):
        return 1
    kernels = {step.name for v in visits for step in v.flat_steps if isinstance(step, RunKernel)}
    nests = [nest for nest in loops.nests if nest.name in kernels]
    return min(_held(nests), default=None)


def _held(nests: Sequence[Nest]) -> Iterator[int]:
    """The blocks that sums of one array hold, or all vectors where nothing is reduced."""
    inside = [s for nest in nests for s in walk(nest.body)]
    if _adds_up_one_array(inside):
        yield HELD_OF_SUMS
    vectors = [s for s in inside if isinstance(s, For) and isinstance(s.mapping, Vector)]
    asked = [_of_vector(loop) for loop in vectors]
    if not any(isinstance(s, Accumulate) for s in inside):
        yield from (held for held in asked if held is not None and None not in asked)


def _adds_up_one_array(inside: Sequence[Stmt]) -> bool:
    """True if nothing is done but to load one array and to add up, in leaves of four threads."""
    is_in_vectors = any(isinstance(s, For) and has_lane_vectors(s.mapping) for s in inside)
    loaded = {s.place for s in inside if isinstance(s, Load) and s.place.kind in ARRAY_KINDS}
    stored = {s.place.kind for s in inside if isinstance(s, Store)}
    computes = any(isinstance(s, Compute) for s in inside)
    return is_in_vectors and len(loaded) == 1 and not computes and PlaceKind.ELEM not in stored


def _of_vector(loop: For) -> int | None:
    slow = sum(isinstance(s, Compute) and s.op in SLOW for s in loop.body)
    loads = [s for s in loop.body if isinstance(s, Load) and loop.variable in s.at.variables]
    elements = int(loop.step.args[0])
    bytes_ = elements * sum(s.place.dtype.bytes for s in loads)
    return HELD.get((elements, bytes_)) if slow <= MOST_SLOW else None
