"""Products of operands that a CPU rounds to bf16: the instruction's bits, and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.compiler import as_spec, compile_spec, lower_to_loops
from stepfuse.ir.loops.nest import Multiply
from stepfuse.ir.loops.walk import walk
from stepfuse.ir.matrices.bf16_blocks import SIDE, over_blocks, packed, widened
from stepfuse.ir.types import BF16, F32
from stepfuse.optim_defs.matrices.newton_schulz import QUINTIC
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.passes.targets import TARGETS, target_of

AMX = "loops:x86-64-amx"
HAS_TILES = target_of("native") is TARGETS["x86-64-amx"]
needs_tiles = pytest.mark.skipif(not HAS_TILES, reason="this CPU has no tiles of bf16")
SHAPES = ((5, 3), (33, 20), (2, 20, 33), (1, 770), (0, 4))


@sf.optimizer(when="rank >= 2")
def cubed(param: Any, grad: Any, *, lr: float = 0.1) -> Any:
    """Products alone, of operands as they lie and turned."""
    return sf.update(param=param - lr * ((grad @ grad.T) @ grad + grad @ (grad.T @ grad)))


def left(spec: Any, backend: str, grads: list[np.ndarray], **settings: Any) -> list[np.ndarray]:
    """What a step leaves of parameters."""
    params = [np.zeros(g.shape, np.float32) for g in grads]
    optimizer = sf.Optimizer(params, spec, backend=backend, policy="fast", **settings)
    optimizer.step([g.copy() for g in grads])
    return params


def drawn(special: bool) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    found = [rng.standard_normal(s).astype(np.float32) for s in SHAPES]
    if special:  # terms and sums below the least normal number; one that is not finite
        for n, g in enumerate(found):
            g *= np.float32(10.0) ** rng.integers(-21, -12, g.shape).astype(np.float32)
            g[..., : g.shape[-1] // 3] = np.float32(2.0**-127) * (1 + n % 2)
        found[1][4, 9] = np.inf
    return found


@needs_tiles
def test_machine_code_has_the_bits_of_the_loop_interpreter() -> None:
    grads = [*drawn(special=False), *drawn(special=True)]
    expected = left(cubed, AMX, grads)
    for threads in (1, 2):
        for a, b in zip(expected, left(cubed, "native", grads, threads=threads), strict=True):
            np.testing.assert_array_equal(a, b)  # NaN is NaN


def test_a_target_without_tiles_has_the_bits_of_matmul() -> None:
    grads = drawn(special=False)[:1]
    exact = left(cubed, "reference", grads)
    for a, b in zip(exact, left(cubed, "loops:x86-64-v4", grads), strict=True):
        assert a.tobytes() == b.tobytes()
    rounded = left(cubed, AMX, grads)
    assert any(a.tobytes() != b.tobytes() for a, b in zip(exact, rounded, strict=True))


@pytest.mark.parametrize("pairs", [32, 256])
def test_a_cell_is_within_the_bound_that_the_rule_states(pairs: int) -> None:
    rng = np.random.default_rng(pairs)
    a, b = (rng.standard_normal(s).astype(np.float32) for s in ((SIDE, pairs), (pairs, SIDE)))
    near = [widened(packed(x, None)) for x in (a, b)]
    found = over_blocks(np.zeros((SIDE, SIDE), np.float32), *near)
    wide, other = a.astype(np.float64), b.astype(np.float64)
    error = np.abs(found - wide @ other) / (np.abs(wide) @ np.abs(other))
    assert 2.0**-13 < error.max() < 2.0**-7.9


def test_what_states_and_factors_are_made_of_is_not_rounded() -> None:
    def ops(name: str, policy: str) -> list[str]:
        made = compile_spec(sf.get(name), backend=AMX, policy=policy)
        return [node.op for v in made.variants for node in v.lowered()[0].graph.nodes]

    assert "matmul_bf16" not in ops("muon", "strict")
    assert "matmul" not in ops("muon", "fast")
    assert "matmul_bf16" not in ops("shampoo", "fast")


def test_each_product_of_muon_is_in_tiles() -> None:
    for graph in sf.get("muon").variants("step"):
        loops = lower_to_loops(graph, policy_pipeline("fast"), "x86-64-amx")[1]
        assert sum(any(isinstance(s, Multiply) for s in walk(n.body)) for n in loops.nests) == 15
        taken = {f.place for m in loops.program.matrices for f in m.factors}
        assert {place.dtype for place in taken} == {BF16}


def test_what_a_state_is_made_of_too_is_kept_as_it_is() -> None:
    @sf.optimizer(when="rank >= 2")
    def mixed(param: Any, grad: Any, m: Any = sf.zeros) -> Any:
        """A temporary that a product takes, of which a state is made."""
        x = grad @ grad.T @ grad
        return sf.update(param=x @ x.T @ grad, m=x)

    (graph,) = as_spec(mixed).variants("step")
    program = lower_to_loops(graph, policy_pipeline("fast"), "x86-64-amx")[1].program
    kinds = {
        program.graph.nodes[f.value].op: f.place.dtype for m in program.matrices for f in m.factors
    }
    assert kinds["matmul"] is F32
    assert kinds["matmul_bf16"] is BF16


@needs_tiles
@pytest.mark.parametrize("shape", [(96, 128), (128, 96)])
def test_six_steps_beside_torch_s(shape: tuple[int, int]) -> None:
    """From f64, the largest error of both; torch rounds what is between products to bf16, too."""
    torch = pytest.importorskip("torch")
    grad = np.random.default_rng(1).standard_normal(shape).astype(np.float32)
    is_tall = shape[0] > shape[1]
    x = (grad.T if is_tall else grad).astype(np.float64)
    x /= np.linalg.norm(x)
    for _ in range(6):
        s = x @ x.T
        x = QUINTIC[0] * x + (QUINTIC[1] * s + QUINTIC[2] * s @ s) @ x
    exact = -(max(1.0, shape[0] / shape[1]) ** 0.5) * (x.T if is_tall else x)
    given = {"lr": 1.0, "weight_decay": 0.0, "momentum": 0.0, "nesterov": False}
    ours = np.zeros(shape, np.float32)
    sf.Optimizer([ours], "muon(ns_steps=6)", policy="fast", **given).step([grad])
    theirs = torch.nn.Parameter(torch.zeros(shape))
    theirs.grad = torch.from_numpy(grad)
    torch.optim.Muon([theirs], ns_steps=6, **given).step()
    error, other = (np.abs(p - exact).max() for p in (ours, theirs.detach().numpy()))
    assert 1e-3 < error < 2.5 * other
