"""The PTX, executed on the CPU, gives the same bits as the other backends, in any geometry."""

from __future__ import annotations

import copy
import re
import shutil
import sys
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import stepfuse
from stepfuse.backends import BACKENDS
from stepfuse.backends.cuda.fold import fold_quarters, fold_together
from stepfuse.backends.cuda.ptx import ptx, ptx_of_text
from stepfuse.backends.cuda.threads import TRIPLE, thread
from stepfuse.backends.llvm.ops import store
from stepfuse.backends.llvm.text import LlvmFunction, Module
from stepfuse.ir import interpreter
from stepfuse.ir.graph import Graph, Spec
from stepfuse.ir.text.parser import parse
from stepfuse.ir.types import F32, F64, TENSOR
from stepfuse.passes.fuse.fuse import fuse
from stepfuse.passes.lower.lower import lower
from stepfuse.passes.pipeline import STRICT, run_graph

from tests.backends import cuda_emulator
from tests.backends.cuda_emulator import Geometry, compile_text, to_c
from tests.backends.harness import Machine
from tests.backends.numba.test_ops import special, text_of_ops
from tests.backends.test_products import products
from tests.support.inputs.normal import many_magnitudes
from tests.support.inputs.programs import KINDS, loops_of, of_programs, spec_of
from tests.support.inputs.random_graphs import random_graph, random_numbers, random_tensors
from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import list_rule

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")

SHAPES = [(n,) for n in (0, 1, 7, 33, 1025, 40_003)] + [
    (), (33, 31), (7, 1), (1, 9), (0, 5), (3, 4, 2, 2), (5, 3000), (70, 1100), (2, 65, 40),
    (1, 70_000),
]  # fmt: skip
CHAINS = (
    "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad",
    "centralize+lamb",
    "unscale+check_finite+clip_by_global_norm+adafactor+zero_grad",
)
FORMATS = (
    "param=f16,grad=f16,m=bf16,v=f32",
    "state=linear8(128)",
    "state=dynamic8(256)",
    "state=linear8(2048)",  # of several leaves, the last block of fewer
    "param=bf16_stochastic,grad=bf16",
    "param=bf16_split,grad=bf16",
    "param=bf16_kahan,grad=bf16",
)
VIEWS: dict[str, tuple[tuple[int, ...], ...]] = {
    "flat": ((0,), (17,), (5, 1031)),
    "first": ((3, 0), (17,), (7, 33), (2, 2, 1031)),
    "matrix": ((0, 5), (17, 3), (2, 3, 5), (131, 33), (67, 2, 30), (3, 2051)),
    "axes(1,2,3)": ((2, 0, 3, 1), (3, 5, 2, 33), (2, 2, 67, 5), (2, 1, 1, 2051), (1, 3, 1, 1)),
    "block(4)": ((1,), (33, 31), (4099,)),
}
PIPELINE = "fold,simplify,cse,dce,expand,split-reductions,fold,simplify,cse,dce"


@pytest.fixture(autouse=True)
def _backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")


# ------------------------------------------------------------------ specs


def draw(rng: np.random.Generator, shape: tuple[int, ...]) -> Any:
    """Of many magnitudes; every other array does not begin at a multiple of sixteen bytes."""
    values = many_magnitudes(rng, shape)
    start = int(rng.integers(0, 2))
    memory = np.zeros(start + values.size, np.float32)
    memory[start:] = np.ravel(values)
    return memory[start:].reshape(shape)


def kind_of(role: str, dtypes: str) -> Any:
    """The dtype of the arrays of a role."""
    stored = re.search(rf"{role}=(f16|bf16)", dtypes)
    kinds = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}
    return kinds[stored[1]] if stored else np.dtype(np.float32)


def trajectory(spec: Spec, backend: str, dtypes: str) -> list[Any]:
    """Everything that two steps leave: parameters, gradients, states."""
    rng = np.random.default_rng(5)
    params = [draw(rng, s).astype(kind_of("param", dtypes), copy=False) for s in SHAPES]
    halves = [{"params": params[::2]}, {"params": params[1::2], "lr": 0.01}]
    optimizer = stepfuse.Optimizer(halves, spec, backend=backend, threads=1, dtypes=dtypes)
    ordered = params[::2] + params[1::2]
    grads: list[Any] = []
    for step in range(2):
        kind = kind_of("grad", dtypes)
        grads = [draw(rng, p.shape).astype(kind, copy=False) for p in ordered]
        if step == 1 and "check_finite" in spec.name:
            grads[3].flat[0] = np.inf  # a step that is skipped
        optimizer.step(grads)
    found = [*ordered, *grads, *(a for s in optimizer.state for a in s.values())]
    bits = [np.asarray(a) for a in (*found, *optimizer.numbers.values())]
    return [a.view(np.uint16) if a.dtype.itemsize == 2 else a for a in bits]


def compare(spec: Spec, dtypes: str = "") -> None:
    expected, found = (trajectory(spec, backend, dtypes) for backend in ("native", "cuda"))
    pairs = enumerate(zip(expected, found, strict=True))
    assert [i for i, (a, b) in pairs if not same_bits(a, b)] == []


@pytest.mark.thinned(5, always=CHAINS[:1])
@pytest.mark.parametrize("name", [*KINDS[::2], *CHAINS])
def test_specs_have_the_bits_of_native_code(name: str) -> None:
    """`python -m tests.campaigns.cuda_bits` runs all."""
    compare(spec_of(name))


def test_products_have_the_bits_of_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    matrices = [s for s in SHAPES if len(s) >= 2]
    monkeypatch.setattr(sys.modules[__name__], "SHAPES", matrices)
    compare(products.spec)


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor"])
def test_nothing_depends_on_the_geometry(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(2, 256, backwards=True))
    compare(spec_of(name))


# The suite has every other format; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize("dtypes", FORMATS)
def test_narrow_storage_has_the_bits_of_native_code(dtypes: str) -> None:
    compare(spec_of("adamw"), dtypes)


def test_scales_that_no_pass_of_their_sweep_waits_for() -> None:
    compare(spec_of("lamb"), "state=linear8(128)")  # %m and %v are stored behind the norms


# ------------------------------------------------------------------ lists


def fold_text(op: str, in_place: bool) -> str:
    """An entry (cells, list, length, stride) that folds a list; cells are result and scratch."""
    module = Module(TRIPLE)
    given = "(i64 %cells, i64 %list, i64 %count, i64 %stride)"
    fn = LlvmFunction(module, f"define ptx_kernel void @sf_x_fold{given} convergent nounwind")
    fn.do("%out = inttoptr i64 %cells to ptr")
    fn.do("%items = inttoptr i64 %list to ptr")
    scratch = "%items" if in_place else fn.let("getelementptr inbounds double, ptr %out, i64 1")
    total = fold_together(fn, op, "%items", "%count", "%stride", scratch, "1", not in_place)
    is_first = fn.let(f"icmp eq i64 {thread(fn)}, 0")
    fn.when(is_first, lambda: store(fn, F64, 1, total, "%out", "0"))
    fn.finish()
    return ptx_of_text(module.text(), "sm_80")


@pytest.mark.parametrize("in_place", [False, True])
@pytest.mark.parametrize("op", ["sum", "max", "absmax"])
def test_a_block_folds_lists_by_the_rule(
    op: str, in_place: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = compile_text(fold_text(op, in_place))
    for count in (0, 1, 2, 17, 1024, 1025, 40_000, 1024 * 1024 + 5):
        for stride, backwards in ((1, False), (3, True)):
            monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 64, backwards))
            values = draw(np.random.default_rng(count), (count * stride,)).astype(np.float64)
            expected = folded(op, values[::stride])
            if count == 1 and in_place and op == "sum":
                expected = values[0]  # one leaf is a sum already
            cells = np.full(2 + -(-count // 1024), np.nan)
            before = values.copy()
            code.call("sf_fold", cells.ctypes.data, values.ctypes.data, count, stride)
            assert same_bits(cells[0], np.float64(expected)), (count, stride)
            assert in_place or same_bits(values, before)


def test_a_thread_folds_a_leaf_by_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 1, False))
    module = Module(TRIPLE)
    given = "(i64 %total, i64 %list, i64 %count, i64 %stride)"
    fn = LlvmFunction(module, f"define ptx_kernel void @sf_x_leaf{given} nounwind")
    fn.do("%out = inttoptr i64 %total to ptr")
    fn.do("%items = inttoptr i64 %list to ptr")
    store(fn, F64, 1, fold_quarters(fn, "sum", "%items", "2", "%count", "%stride"), "%out", "0")
    fn.finish()
    code = compile_text(ptx_of_text(module.text(), "sm_80"))
    for count in (1, 2, 7, 15, 16, 17, 33, 100, 1023, 1024):
        for stride in (1, 3):
            values = draw(np.random.default_rng(count), ((count + 2) * stride,)).astype(np.float64)
            total = np.full(1, np.nan)
            code.call("sf_leaf", total.ctypes.data, values.ctypes.data, count, stride)
            expected = list_rule(values[2 * stride :: stride].tolist())
            assert same_bits(total[0], np.float64(expected)), (count, stride)


def folded(op: str, values: Any) -> float:
    if op == "sum":
        return list_rule(values.tolist())
    start = -np.inf if op == "max" else 0.0
    return float(np.max(np.abs(values) if op == "absmax" else values, initial=start))


# ------------------------------------------------------------------ graphs


def graph_of(view: str, seed: int) -> Graph:
    while True:
        graph = random_graph(seed, view, 24, shared=seed % 2 == 1)
        roles = [r for r in graph.roles if r.type.domain == TENSOR]
        if all(r.type.dtype is not F32 for r in roles):
            return graph
        seed += 100


# The suite has one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3)
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("view", VIEWS)
def test_random_graphs_mean_what_the_interpreter_says(view: str, seed: int) -> None:
    graph = graph_of(view, seed)
    program = lower(fuse(run_graph(graph, PIPELINE)))
    rng = np.random.default_rng(seed)
    mine = random_tensors(graph, rng, VIEWS[view])
    numbers = random_numbers(graph, rng)
    theirs, their_numbers = copy.deepcopy((mine, numbers))
    for chunk in (1024, 1 << 15):
        hosts = [0] * len(mine)
        make = of_programs(cuda_emulator.compile_program, "cuda")
        Machine([program], make, mine, numbers, hosts, chunk).step([{}])
        interpreter.run([graph], theirs, {}, their_numbers)
        for a, b in zip([numbers, *mine], [their_numbers, *theirs], strict=True):
            assert [name for name in a if not same_bits(a[name], b[name])] == []


@pytest.mark.parametrize("level", ["sm_75", "sm_80", "sm_120"])  # each has instructions of its own
@pytest.mark.parametrize("dtype", ["f32", "f64"])
def test_every_op_on_special_values(dtype: str, level: str) -> None:
    graph = parse(text_of_ops(dtype)).graphs[0]
    param, grad = (np.ravel(a).copy() for a in np.meshgrid(special(dtype), special(dtype)))
    tensor = {r.name: np.zeros_like(param) for r in graph.roles}
    with np.errstate(all="ignore"):  # a sum that cancels, but for what the product rounds off
        tensor |= {"param": param, "grad": grad, "m": -(param * grad)}
    found = copy.deepcopy(tensor)
    interpreter.run([graph], [tensor], {}, {})
    program = lower(fuse(graph))
    make = of_programs(cuda_emulator.compile_program, "cuda", level=level)
    Machine([program], make, [found], {}, [0]).step([{}])
    assert [name for name in tensor if not same_bits(tensor[name], found[name])] == []


# ------------------------------------------------------------------ what the emulator sees

SOME_WAIT = "{\n.reg .pred %q<2>;\nsetp.eq.b32 %q1, %tid.x, 0;\n@%q1 bar.sync 0;\n}"


def lamb(change: tuple[str, str] = ("", "")) -> list[Any]:
    """A step of LAMB in PTX that was changed; its parameters."""
    programs = [lower(fuse(run_graph(g, STRICT))) for g in spec_of("lamb").variants()]
    text = ptx({"sf_x": loops_of(programs[0], "cuda")}, "sm_80")
    changed = re.sub(*change, text) if change[0] else text
    assert (changed != text) == bool(change[0])
    rng = np.random.default_rng(1)
    tensors = [{r: draw(rng, (40, 300)) for r in ("param", "grad", "m", "v")} for _ in range(2)]
    for tensor in tensors:
        tensor["v"] = np.abs(tensor["v"])
    machine = Machine(programs, lambda _: compile_text(changed), tensors, {"t": 0.0}, [0, 0])
    machine.step([{}])
    return [t["param"] for t in tensors]


@pytest.mark.parametrize(
    "change",
    [
        (r"(shfl\.sync\.down\.b32 .*), 8, ", r"\1, 7, "),
        (r"sqrt\.rn\.f32 (.*), (.*);", r"mov.b32 \1, \2;"),
    ],
)
def test_a_wrong_instruction_changes_bits(change: tuple[str, str]) -> None:
    expected = lamb()
    assert all(same_bits(a, b) for a, b in zip(expected, lamb(), strict=True))
    assert not all(same_bits(a, b) for a, b in zip(expected, lamb(change), strict=True))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ((r"\bbar\.sync\s+0;", SOME_WAIT), "another barrier|wait for others"),
        ((r"\bbar\.sync\s+0;", r""), r"a race: .*'ld.*\(\d+\) that thread .*'st.*no barrier is"),
        ((r"(ld\.global\.b64 .*)\+16\]", r"\1+17]"), "not aligned"),
        ((r"(shfl\.sync\.down\.b32 .*), %r\d+;", r"\1, 3;"), "a shuffle"),
    ],
)
def test_what_a_gpu_would_not_forgive_is_an_error(change: tuple[str, str], reason: str) -> None:
    with pytest.raises(RuntimeError, match=reason):
        lamb(change)


@pytest.mark.parametrize("line", ["add.f32 %r1, %r2, %r3;", "ex2.approx.f32 %r1, %r2;"])
def test_an_instruction_without_a_meaning_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="unknown PTX instruction"):
        to_c(line)


def entry_of(body: str) -> Any:
    """An entry (out, number) with some registers, in PTX."""
    head = ".visible .entry sf_x_one(.param .b64 a, .param .b64 b, .param .b64 c, .param .b64 d)\n"
    registers = ".reg .pred %p<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n"
    loads = "ld.param.b64 %rd1, [a];\nld.param.b64 %rd2, [b];\n"
    loads += "setp.ne.b32 %p1, %tid.x, 0;\n@%p1 ret;\n"  # one thread, or they would race
    return compile_text(f"{head}{{\n{registers}{loads}{body}\nret;\n}}\n")


def test_a_table_of_labels_goes_to_the_label_of_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 32, False))
    targets = "$L_brx_0: .branchtargets\n $L_a,\n $L_b,\n $L_a;\n"
    ways = "$L_a:\nst.b32 [%rd1], 7;\nret;\n$L_b:\nst.b32 [%rd1], 9;"
    code = entry_of(f"cvt.u32.u64 %r1, %rd2;\n{targets}brx.idx %r1, $L_brx_0;\n{ways}")
    found = np.zeros(1, np.uint32)
    for number, expected in enumerate((7, 9, 7)):
        code.call("sf_one", found.ctypes.data, number, 0, 0)
        assert found[0] == expected


def test_two_halves_are_changed_each_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", Geometry(1, 32, False))
    code = entry_of("ld.b32 %r1, [%rd2];\nneg.f16x2 %r2, %r1;\nst.b32 [%rd1], %r2;")
    values = np.array([1.5, -2.0], np.float16)
    found = np.zeros(2, np.float16)
    code.call("sf_one", found.ctypes.data, values.ctypes.data, 0, 0)
    assert found.tolist() == [-1.5, 2.0]
