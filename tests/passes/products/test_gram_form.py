"""Newton-Schulz over the Gram matrix: bits of all engines, errors, and where it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.compiler import lower_graph
from stepfuse.ir.lowered.program import ProgramError
from stepfuse.ir.tensor_view import shape_under
from stepfuse.ir.text.parser import parse
from stepfuse.optim_defs import get
from stepfuse.optim_defs.matrices.newton_schulz import QUINTIC, newton_schulz
from stepfuse.passes.checks.check_program import check_program
from stepfuse.passes.pipeline import FAST_F32, STRICT, policy_pipeline, run_graph
from stepfuse.passes.products.gram_form import with_squares
from stepfuse.passes.report.cost import product_sizes
from stepfuse.passes.report.near_misses import why_not
from stepfuse.spec_texts.resolve import resolve

from tests.support.oracles.numeric import same_bits

RNG = np.random.default_rng(5)
BARE = {"lr": 1.0, "weight_decay": 0.0, "momentum": 0.0}


def left(spec: Any, shapes: Any, passes: str, steps: int = 2, **how: Any) -> list[Any]:
    """The parameters after some steps."""
    rng, threads = np.random.default_rng(0), how.pop("threads", 1)
    params = [np.zeros(s, np.float32) for s in shapes]
    optimizer = sf.Optimizer(params, sf.compile(spec, passes=passes, **how), threads=threads)
    for _ in range(steps):
        optimizer.step([rng.standard_normal(s).astype(np.float32) for s in shapes])
    return params


def test_programs_have_the_bits_of_the_interpreter() -> None:
    shapes = [(3, 5), (5, 3), (1, 1), (0, 3), (2, 4, 6), (2, 2, 3, 3), (17, 40), (100, 70)]
    for backend, threads, few in (("native", 1, 8), ("native", 2, 8), ("loops", 1, 6)):
        expected = left("muon", shapes[:few], FAST_F32, backend="reference")
        found = left("muon", shapes[:few], FAST_F32, backend=backend, threads=threads)
        assert all(map(same_bits, found, expected)), (backend, threads)


def spectra(rows: int, cols: int) -> Iterator[Any]:
    """Matrices whose singular values are alike, descend, are 0, and one with a single large one."""
    u, s, vt = np.linalg.svd(RNG.standard_normal((rows, cols)), full_matrices=False)
    k = np.arange(1, len(s) + 1)
    for values in (s, 1 / k, 1 / k**2, np.where(k < 6, s, 0), np.where(k < 2, 1, 1e-6)):
        yield ((u * values) @ vt).astype(np.float32)


@pytest.mark.parametrize("dims", [(40, 90), (90, 40), (48, 48)])
def test_errors_are_those_of_f32_far_below_those_of_bf16(dims: tuple[int, int]) -> None:
    import torch

    for grad in spectra(*dims):
        x = torch.from_numpy(grad).double()
        exact, rough = x / x.norm(), (x / x.norm()).bfloat16()
        for _ in range(6):
            exact, rough = (polynomial(y, dims[0] > dims[1]) for y in (exact, rough))
        errors: list[float] = []
        for passes in (FAST_F32, STRICT):
            param = [np.zeros(dims, np.float32)]
            spec = sf.compile("muon(ns_steps=6, nesterov=False)", passes=passes)
            sf.Optimizer(param, spec, **BARE).step([grad.copy()])
            ratio = max(1, dims[0] / dims[1]) ** 0.5
            errors.append(float((torch.from_numpy(-param[0]).double() / ratio - exact).norm()))
        bf16 = float((rough.double() - exact).norm())
        assert errors[0] < min(16 * errors[1], bf16 / 200), (errors, bf16)


def polynomial(x: Any, is_tall: bool) -> Any:
    a, b, c = QUINTIC
    s = x.mT @ x if is_tall else x @ x.mT
    rest = b * s + c * s @ s
    return a * x + (x @ rest if is_tall else rest @ x)


def operations(steps: int, number: int, policy_passes: str, dims: tuple[int, int]) -> int:
    """Of all products of a variant of Muon: wide, tall, of filters."""
    graph = resolve(f"muon(ns_steps={steps})").variants()[number]
    program = lower_graph(graph, policy_passes)
    shape = shape_under(program.graph.view, dims)
    return sum(one.flops(shape) for one in product_sizes(program.schedule))


def test_operations_are_fewer_by_what_the_rule_says() -> None:
    m, n = 768, 3072
    for number, dims in ((0, (m, n)), (1, (n, m))):
        found, wanted = operations(5, number, FAST_F32, dims), 14 * m**3 + 6 * m * m * n
        assert found == pytest.approx(wanted, rel=0.01)
        assert operations(1, number, FAST_F32, dims) == operations(1, number, STRICT, dims)
        for steps in (2, 3, 4, 5):
            square = operations(steps, number, FAST_F32, (m, m))
            assert square <= 1.001 * operations(steps, number, STRICT, (m, m))


TYPED = STRICT.partition(",fold")[0]


def why(spec: Any, number: int = 0) -> str:
    return why_not(run_graph(spec.variants()[number], TYPED), "gram-form")


def test_what_stays_says_why() -> None:
    assert "9 m^3 + 3 m^2 n operations for 3 m^3 + 9 m^2 n" in why(get("muon"))
    assert "it is alone" in why(resolve("muon(ns_steps=1)"))
    assert "without rows <= cols too" in why(get("muon"), 2)  # filters
    assert "there is no step a x +" in why(get("adamw"))

    @sf.optimizer(when="rank >= 2 and rows <= cols")
    def watched(param: Any, grad: Any, *, lr: float = 0.1) -> Any:
        first = newton_schulz(grad, [QUINTIC])
        return sf.update(param=param - lr * (newton_schulz(first, [QUINTIC]) + first))

    assert why(watched.spec).count("it is alone") == 2
    steps = why(resolve("muon(ns_steps=4)"))
    assert steps.count("5 m^3 + 3 m^2 n") == 2 and steps.count("it goes with the next") == 2


def test_squares_stay_as_they_are_where_there_are_some() -> None:
    made = sf.compile("muon", backend="reference", policy="fast", shapes=[(3, 5), (4, 4)])
    assert sum("rows == cols" in v.when for v in made.variants) == 1
    assert "of squares it would be as many" in why(with_squares(get("muon"), [(4, 4)]))
    assert with_squares(get("muon"), [(4, 5)]) == get("muon")


def test_targets_with_tiles_of_bf16_round_instead() -> None:
    assert policy_pipeline("fast", tiles=False) == FAST_F32
    for backend, name in (("loops:x86-64-amx", "bf16-products"), ("loops", "gram-form")):
        made = sf.compile("muon", backend=backend, policy="fast")
        assert name in made.pipeline and made.policy == "fast"


SYMMETRIC = """optimizer @s {{
  param %param : f32 elem
  grad %grad : f32 elem
  state %t = 0.0 : f32 gram(row)
  step when rank >= 2 {{
    %0 = matmul %grad, %grad : real gram(row)
    %1 = matmul_symmetric %0, %0 : real gram(row)
    %2 = add {0}, %1 : real gram(row)
    %3 = matmul %2, %grad : real elem
    %4 = sub %param, %3 : real elem
    update %param = %4
    update %t = %2
  }}
}}
"""


@pytest.mark.parametrize("beside", ["%0", "%t"])
def test_half_of_a_product_is_mirrored_whatever_stands_beside_it(beside: str) -> None:
    """A state is not known to be symmetric: then the product has a pass of its own."""
    spec = parse(SYMMETRIC.format(beside))
    expected = left(spec, [(3, 5), (2, 4, 3)], STRICT, backend="reference")
    for backend in ("native", "loops"):
        found = left(spec, [(3, 5), (2, 4, 3)], STRICT, backend=backend)
        assert all(map(same_bits, found, expected)), backend
    program = sf.compile(spec).variants[0].program
    for number, one in enumerate(program.matrices):
        if one.product is None or program.graph.nodes[one.product].op != "matmul_symmetric":
            continue
        matrices = list(program.matrices)
        matrices[number] = replace(one, half=False)
        with pytest.raises(ProgramError, match=r"L14 .* all of .* which mirrors half"):
            check_program(replace(program, matrices=tuple(matrices)))
        break
    else:
        pytest.fail("no pass has the product")


def test_a_product_of_elements_has_no_half() -> None:
    wrong = SYMMETRIC.format("%0").replace("matmul %2, %grad", "matmul_symmetric %2, %grad")
    with pytest.raises(sf.StepfuseError, match="matmul_symmetric is of Gram values, got elem"):
        sf.compile(parse(wrong))
