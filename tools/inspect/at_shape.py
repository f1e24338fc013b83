"""The cost of a step for a tensor of one shape: products' operations, bytes, a least time."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from ...ir.conditions import admits_sizes
from ...ir.errors import WrongUsage
from ...ir.lowered.memory_plan import WHOLE, placed
from ...ir.lowered.program import Program
from ...ir.lowered.step_program import counts, counts_text
from ...ir.tensor_view import shape_under
from ...passes.lower.plan_memory import own_columns, plan_memory
from ...passes.report.cost import matrix_bytes, product_sizes, program_bytes
from .history import History
from .render import history_text

# A round core of a server: with AVX-512 it has some 100 GFLOP/s of fma, and moves some 10 GB/s.
FLOPS, BYTES = 100e9, 10e9


@dataclass(frozen=True, slots=True)
class CostAtShape:
    """A step's cost for one tensor; seconds are those of one core with the rates above."""

    shape: tuple[int, ...]
    products: int
    factors: int
    product_flops: int  # and of factors
    sweep_bytes: int
    matrix_bytes: int
    seconds: float
    on_stack: int  # bytes of temporaries, of the thread that runs it
    in_pool: int  # and the tensor's own


def parse_shape(text: str) -> tuple[int, ...]:
    """The shape that is written 768x3072; none where nothing is written. Raises WrongUsage."""
    if not text:
        return ()
    if not re.fullmatch(r"\d+(x\d+)*", text):
        raise WrongUsage(f"--shape is written as 768x3072, got '{text}'")
    return tuple(map(int, text.split("x")))


def cost_at(program: Program, dims: tuple[int, ...]) -> CostAtShape | None:
    """The cost for a tensor; None where it takes another variant."""
    try:
        shape = shape_under(program.graph.view, dims)
    except ValueError:  # of too low a rank
        return None
    if not admits_sizes(program.graph.when, dims):
        return None
    sizes = product_sizes(program.schedule)
    products, factors = counts(sizes)
    flops = sum(one.flops(shape) for one in sizes)
    swept, others = program_bytes(program) * math.prod(dims), matrix_bytes(program, shape)
    seconds = flops / FLOPS + swept / BYTES
    own = own_columns(program) if 0 < shape.numel <= WHOLE else ()
    (_, stack), (_, pool) = placed(plan_memory(program).buffers, own, shape)
    return CostAtShape(dims, products, factors, flops, swept, others, seconds, stack, pool)


def table_text(history: History, dims: tuple[int, ...]) -> str:
    """The table of a variant, and the cost of a tensor, where one is asked for and takes it."""
    text, program = history_text(history), history.program
    if dims and program is None:
        raise WrongUsage("the pipeline does not end in fuse,lower: no cost is known")
    cost = cost_at(program, dims) if dims and program else None
    return f"{text}\n\n{_cost_text(cost)}" if cost else text


def _cost_text(cost: CostAtShape) -> str:
    """The paragraph under a variant's table."""
    shape = "x".join(map(str, cost.shape))
    lines = [f"of {shape}, a step:"]
    if counted := counts_text(cost.products, cost.factors):
        lines.append(f"  {counted}: {cost.product_flops / 1e9:.4g} Gflop")
        lines.append(
            f"  passes over matrices move {cost.matrix_bytes / 1e6:.4g} MB, from cache or memory"
        )
        whose = (cost.on_stack, "on the stack of who runs it"), (cost.in_pool, "in the pool")
        lines.append(f"  temporaries: {', '.join(f'{n} bytes {where}' for n, where in whose)}")
    lines.append(f"  sweeps move {cost.sweep_bytes / 1e6:.4g} MB")
    rates = f"{FLOPS / 1e9:.0f} Gflop/s and {BYTES / 1e9:.0f} GB/s"
    lines.append(f"  at least {cost.seconds * 1e3:.4g} ms on a core of {rates}")
    return "\n".join(lines)
