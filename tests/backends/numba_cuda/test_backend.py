"""The numba-cuda source: the interpreter's bits in the simulator, refusals, and code for a GPU."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.backends.numba.functions import nest_source
from stepfuse.backends.numba_cuda import backend
from stepfuse.backends.numba_cuda.source import GPU, cuda_source
from stepfuse.compiler import lower_to_loops
from stepfuse.ir import semantics
from stepfuse.ir.types import F32, F64, DType
from stepfuse.passes.lower.variants import linked
from stepfuse.passes.pipeline import policy_pipeline

from tests.backends.llvm.test_product_code import chain
from tests.backends.numba_cuda.simulated import CASES, FOLDS, PRODUCTS, cells_of, factors, left
from tests.backends.product_calls import CALL, PROGRAM, formed
from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import list_rule

needs_numba_cuda = pytest.mark.skipif(
    find_spec("numba_cuda") is None, reason="no numba-cuda: pip install 'stepfuse[cuda]'"
)
PAIRS: dict[str, tuple[Any, float]] = {
    "sum": (lambda a, b: a + b, 0.0),
    "max": (lambda a, b: float(semantics.maximum(a, b)), -np.inf),
    "prod": (lambda a, b: a * b, 1.0),
}


@pytest.fixture(scope="module")
def simulated(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[dict[str, np.ndarray]]:
    """What the simulator has left, by case and array, of the cases that are run."""
    own = (item for item in request.session.items if item.path == request.path)
    known = (getattr(item, "callspec", None) for item in own)
    numbers = sorted({c.params["number"] for c in known if c and "number" in c.params})
    file = tmp_path_factory.mktemp("simulated") / "left.npz"
    done = subprocess.run(
        [sys.executable, "-m", "tests.backends.numba_cuda.simulated", str(file),
         *map(str, numbers)],
        cwd=Path(__file__).parents[3], capture_output=True, text=True, timeout=500,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    with np.load(file) as found:
        yield dict(found)


@needs_numba_cuda
@pytest.mark.thinned(3)
@pytest.mark.parametrize("number", range(len(CASES)), ids=[f"{c[0]} {c[1]}" for c in CASES])
def test_the_simulator_has_the_interpreters_bits(
    number: int, simulated: dict[str, np.ndarray]
) -> None:
    name, dtypes, _ = CASES[number]
    meaning = left(name, dtypes, "reference")
    found = [simulated[f"{number} {i}"] for i in range(len(meaning))]
    wrong = [i for i, (a, b) in enumerate(zip(meaning, found, strict=True)) if not same_bits(a, b)]
    assert not wrong, f"arrays {wrong} differ"
    assert all(f"{number} {len(meaning)}" != key for key in simulated)


@needs_numba_cuda
@pytest.mark.parametrize("op", FOLDS)
def test_lists_are_folded_by_their_rule(op: str, simulated: dict[str, np.ndarray]) -> None:
    """By one, two and three groups; every thread has the total."""
    expected = list_rule(cells_of(op).tolist(), *PAIRS[op])
    cases = {key: a for key, a in simulated.items() if key.startswith(f"{op} ")}
    assert len(cases) == 3
    for key, totals in cases.items():
        assert (totals == expected).all(), key


@needs_numba_cuda
@pytest.mark.parametrize("case", range(len(PRODUCTS)))
def test_a_product_has_the_chains_bits(case: int, simulated: dict[str, np.ndarray]) -> None:
    assert simulated[f"product {case}"].tobytes() == chain(*factors(case)).tobytes()


# ------------------------------------------------------------------ what is refused


def step(backend: str = "numba-cuda") -> None:
    stepfuse.Optimizer([np.ones(3, np.float32)], "sgd", backend=backend, lr=0.1)


def test_without_numba_cuda_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'stepfuse\[cuda\]'"):
        step()
    assert "@exported" in stepfuse.compile("sgd", backend="numba-cuda").source()


@needs_numba_cuda
def test_without_the_simulator_no_device_runs_it() -> None:
    with pytest.raises(ValueError, match="no device runs it from Python yet; set NUMBA_ENABLE_CUD"):
        step()


@pytest.mark.parametrize("threads", ["20", "0", "512", "x", "-16"])
def test_a_block_has_whole_groups_of_threads(threads: str) -> None:
    with pytest.raises(ValueError, match=f"multiple of 16 threads, up to 256; got '{threads}'"):
        step(f"numba-cuda:{threads}")


def test_blocks_of_elements_are_whole_warps() -> None:
    with pytest.raises(ValueError, match="a multiple of 32 threads, got 48; take 'numba-cuda:64'"):
        stepfuse.compile("lion", dtypes="state=linear8", backend="numba-cuda:48")


# ------------------------------------------------------------------ code for a GPU


@pytest.mark.parametrize("name", ["lamb", "adafactor", "adopt", "unscale+adamw+shadow"])
@pytest.mark.parametrize("dtypes", ["", "param=bf16_stochastic(3),state=linear8"])
def test_products_of_floats_say_that_they_round(name: str, dtypes: str) -> None:
    """`a * b` is of positions, or of integers as in `I(v1 * v2)`: numba-cuda contracts others."""
    if dtypes and name == "adafactor":
        dtypes = "param=bf16_stochastic(3)"
    made = stepfuse.compile(name, backend="numba-cuda", dtypes=dtypes)
    for variant in made.variants:
        tree = ast.parse(variant.compiled.source())
        calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call)]
        whole = [a for c in calls if ast.unparse(c.func) in ("I", "L", "I16", "W") for a in c.args]
        products = [
            n for n in ast.walk(tree) if isinstance(n, ast.BinOp) and isinstance(n.op, ast.Mult)
        ]
        values = {
            ast.unparse(n) for n in products if n not in whole
            and any(re.fullmatch(r"v\d+\w*", ast.unparse(x)) for x in (n.left, n.right))
        }  # fmt: skip
        assert values == set()
        assert any(ast.unparse(c.func) == "mul" for c in calls)


Compile = Callable[[Any], str]


@pytest.fixture
def ptx_of(monkeypatch: pytest.MonkeyPatch) -> Compile:
    """What makes PTX of an entry, without a device."""
    from numba import cuda
    from numba.cuda import dispatcher, types

    pathfinder = pytest.importorskip("cuda.pathfinder")
    try:
        for library in ("nvvm", "nvrtc"):
            pathfinder.load_nvidia_dynamic_lib(library)
    except pathfinder.DynamicLibNotFoundError:
        pytest.skip("no compiler: pip install 'stepfuse[cuda-compilers]'")
    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    return lambda entry: cuda.compile_ptx(entry.py_func, (types.int64,) * 4, cc=(9, 0))[0]


@needs_numba_cuda
@pytest.mark.parametrize(("dtype", "pairs"), [(F32, "fma.rn.f32"), (F64, "fma.rn.f64")])
def test_a_products_tile_is_in_registers_on_a_gpu(
    dtype: DType, pairs: str, ptx_of: Compile
) -> None:
    namespace: dict[str, Any] = {}
    nest = nest_source(PROGRAM, formed("numba-cuda", dtype=dtype), GPU)
    exec("\n\n".join((GPU.head(PROGRAM), nest, CALL)), namespace)
    code = ptx_of(namespace["call"])
    assert code.count(pairs) >= 16
    assert ".local" not in code
    assert "ld.shared" in code and "st.shared" in code and "bar.sync" in code


@needs_numba_cuda
def test_no_product_is_fused_on_a_gpu(ptx_of: Compile) -> None:
    """Compiled to PTX without a device: f32 products say that they round, nothing is fused."""
    pipeline = policy_pipeline("strict", "")
    (graph,) = linked(stepfuse.get("lamb").variants(), pipeline)
    namespace: dict[str, Any] = {}
    exec(cuda_source(lower_to_loops(graph, pipeline, "numba-cuda")[1]), namespace)
    for name in ("sf_sweep_1", "sf_segment_1"):
        made = ptx_of(namespace[name])
        code = [line.split()[0] for line in made.splitlines() if line.startswith("\t")]
        assert ("bar.sync" in code) == (name == "sf_segment_1")
        assert "mul.rn.f32" in code or "mul.rn.f64" in code
        assert not [op for op in code if op.startswith(("fma.", "mul.f", "mad.f"))]
