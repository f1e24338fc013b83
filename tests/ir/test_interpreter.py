"""The interpreter against plain NumPy and the literal rules of sums."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from stepfuse.ir.interpreter import evaluate, run
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text

from tests.support.oracles.numeric import same_bits
from tests.support.oracles.sums import column_rule, list_rule

RNG = np.random.default_rng(11)


def normal(*dims: int) -> Any:
    return RNG.standard_normal(dims).astype(np.float32)


def spec(roles: str, body: str, head: str = "step") -> Any:
    """A spec with a parameter and a gradient, more roles, and one graph."""
    declared = "".join(f"  {line.strip()}\n" for line in roles.strip().splitlines())
    return parse(
        "optimizer @test {\n  param %param : f32 elem\n  grad %grad : f32 elem\n"
        f"{declared}  {head} {{\n{body}\n  }}\n}}\n"
    )


def tensor(*dims: int, **roles: Any) -> dict[str, Any]:
    return {"param": normal(*dims), "grad": normal(*dims), **roles}


SGD = """
    %lr32 = cast %lr : f32 group
    %move = mul %grad, %lr32 : f32 elem
    %new = sub %param, %move : f32 elem
    update %param = %new
"""
LR = "hyper %lr = 0.1 : f64 group"


# ------------------------------------------------------------------ values


@pytest.mark.parametrize("dims", [(0,), (1,), (7,), (3, 5), (2, 3, 4), ()])
def test_typed_arithmetic_is_numpys_to_the_bit(dims: tuple[int, ...]) -> None:
    item = tensor(*dims)
    expected = item["param"] - item["grad"] * np.float32(0.1)
    run(spec(LR, SGD), [item], {}, {})
    assert same_bits(item["param"], expected)


def test_declared_arithmetic_is_in_f64() -> None:
    item = tensor(1000)
    wide = {k: v.astype(np.float64) for k, v in item.items()}
    body = "%0 = mul %grad, %lr : real elem\n%1 = sub %param, %0 : real elem\nupdate %param = %1"
    run(spec(LR, body), [item], {"lr": 0.3}, {})
    assert same_bits(item["param"], (wide["param"] - wide["grad"] * 0.3).astype(np.float32))


def test_updates_take_the_values_from_before_the_step() -> None:
    item = tensor(5)
    param, grad = item["param"].copy(), item["grad"].copy()
    body = "%0 = neg %param : f32 elem\nupdate %param = %grad\nupdate %grad = %0"
    run(spec("", body), [item], {}, {})
    assert same_bits(item["param"], grad)
    assert same_bits(item["grad"], -param)


def test_division_by_zero_gives_infinity_and_no_warning() -> None:
    item = tensor(2)
    item["grad"][:] = [0.0, 1.0]
    body = "%0 = div 1.0, %grad : f32 elem\nupdate %param = %0"
    run(spec("", body), [item], {}, {})
    assert item["param"].tolist() == [np.inf, 1.0]


def test_bf16_roles_are_bit_patterns() -> None:
    text = (
        "optimizer @half {\n  param %param : bf16 elem\n  step {\n"
        "    %0 = cast %param : f32 elem\n    %1 = mul %0, 3.0 : f32 elem\n"
        "    %2 = cast %1 : bf16 elem\n    update %param = %2\n  }\n}\n"
    )
    item = {"param": np.array([0x3F80, 0xC040, 0x7FC0], np.uint16)}  # 1, -3, NaN
    run(parse(text), [item], {}, {})
    assert item["param"].tolist() == [0x4040, 0xC110, 0x7FC0]  # 3, -9, NaN


def test_leaves() -> None:
    body = """
    %0 = index : i32 elem
    %1 = ordinal : i32 tensor
    %2 = count elem : f64 tensor
    %3 = count row : f64 tensor
    update %param = 0.0
    """
    graph = spec("", body, "step view matrix").graphs[0]
    index, ordinal, cells, rows = evaluate(graph, tensor(2, 3, 5), {})
    assert np.ravel(index).tolist() == list(range(30))
    assert (int(ordinal), float(cells), float(rows)) == (0, 30.0, 6.0)


def test_ordinal_is_the_place_in_the_table() -> None:
    body = "%0 = ordinal : i32 tensor\n%1 = i2f %0 : f32 tensor\nupdate %param = %1"
    items = [tensor(2), tensor(3), tensor(0)]
    run(spec("", body), items, {}, {})
    assert [i["param"].tolist() for i in items] == [[0.0] * 2, [1.0] * 3, []]


# ------------------------------------------------------------------ what is stored


def test_a_guard_of_domain_tensor_holds_back_each_tensor_alone() -> None:
    body = """
    %0 = absmax %grad : f64 tensor
    %1 = lt %0, 10.0 : bool tensor
    update %param = %grad when %1
    """
    items = [tensor(4), tensor(4), tensor(4)]
    items[1]["grad"][2] = np.nan
    before = items[1]["param"].copy()
    run(spec("", body), items, {}, {})
    assert same_bits(items[1]["param"], before)
    assert same_bits(items[0]["param"], items[0]["grad"])
    assert same_bits(items[2]["param"], items[2]["grad"])


GUARDED = """
    %0 = absmax %grad : f64 step
    %1 = lt %0, inf : bool step
    %2 = add %t, 1.0 : f64 step
    %3 = mul %scale, 0.5 : f64 step
    %4 = select %1, %scale, %3 : f64 step
    update %param = %grad when %1
    update %t = %2 when %1
    update %scale = %4 always
    guard %1
"""
NUMBERS = "state %t = 0.0 : f64 step\nstate %scale = 1.0 : f64 step"


@pytest.mark.parametrize("finite", [True, False])
def test_a_guard_of_domain_step_holds_back_all_but_always(finite: bool) -> None:
    items = [tensor(3), tensor(2, 2)]
    items[1]["grad"][1, 1] = 1.0 if finite else np.inf
    before = [i["param"].copy() for i in items]
    numbers = {"t": np.float64(4.0), "scale": np.float64(8.0)}
    run(spec(NUMBERS, GUARDED), items, {}, numbers)
    for item, old in zip(items, before, strict=True):
        assert same_bits(item["param"], item["grad"] if finite else old)
    assert (numbers["t"], numbers["scale"]) == ((5.0, 8.0) if finite else (4.0, 4.0))


def test_forwards_are_not_stored() -> None:
    item = tensor(6)
    before = {k: v.copy() for k, v in item.items()}
    body = "%0 = mul %grad, 2.0 : f32 elem\nforward %grad = %0\nforward %param = 0.0"
    run(spec("", body), [item], {}, {})
    assert all(same_bits(item[k], before[k]) for k in before)


def test_a_smaller_value_is_spread_over_its_role() -> None:
    item = tensor(3, 4)
    body = "%0 = max %grad : f64 row\n%1 = cast %0 : f32 row\nupdate %param = %1"
    run(spec("", body, "step view matrix"), [item], {}, {})
    assert same_bits(item["param"], np.repeat(item["grad"].max(1)[:, None], 4, 1))


def test_arrays_are_written_in_place_whatever_their_strides() -> None:
    whole = normal(4, 6)
    item = {"param": whole[:, ::2], "grad": normal(4, 3)}
    untouched = whole[:, 1::2].copy()
    run(spec("", "update %param = %grad"), [item], {}, {})
    assert same_bits(whole[:, ::2], item["grad"])
    assert same_bits(whole[:, 1::2], untouched)


# ------------------------------------------------------------------ reductions


def rows_of(array: Any) -> list[list[float]]:
    flat = array.reshape(-1, array.shape[-1]).astype(np.float64)
    return flat.tolist()


def reduced(array: Any, target: str, op: str = "sum") -> Any:
    arguments = "%grad, %param" if op == "dot" else "%grad"
    body = f"%0 = {op} {arguments} : f64 {target}\nupdate %param = 0.0"
    graph = spec("", body, "step view matrix").graphs[0]
    other = array if op != "dot" else array[..., ::-1].copy()
    return np.asarray(evaluate(graph, {"param": other, "grad": array}, {})[-1])


@pytest.mark.parametrize("dims", [(1, 1), (3, 5), (70, 3), (2, 1025), (2, 3, 40), (2, 130, 2)])
def test_sums_compose_as_written(dims: tuple[int, ...]) -> None:
    array = normal(*dims)
    rows = [list_rule(r) for r in rows_of(array)]
    height = dims[-2]
    entries = [rows[i : i + height] for i in range(0, len(rows), height)]
    columns = array.reshape(-1, height, dims[-1]).astype(np.float64).transpose(0, 2, 1)
    assert np.ravel(reduced(array, "row")).tolist() == rows
    assert np.ravel(reduced(array, "batch")).tolist() == [list_rule(e) for e in entries]
    expected = [column_rule(c.tolist()) for entry in columns for c in entry]
    assert np.ravel(reduced(array, "col")).tolist() == expected
    assert float(reduced(array, "tensor")) == list_rule(rows)


@pytest.mark.parametrize("op", ["sumsq", "dot"])
def test_products_are_widened_before_they_are_taken(op: str) -> None:
    array = normal(3, 7) * np.float32(1e30)
    other = array if op == "sumsq" else array[..., ::-1]
    products = array.astype(np.float64) * other.astype(np.float64)
    assert np.ravel(reduced(array, "row", op)).tolist() == [list_rule(r) for r in rows_of(products)]
    assert np.isfinite(reduced(array, "tensor", op))


@pytest.mark.parametrize(
    ("target", "axes"), [("row", 2), ("col", 1), ("batch", (1, 2)), ("tensor", (0, 1, 2))]
)
@pytest.mark.parametrize(("op", "fold"), [("max", np.max), ("min", np.min)])
def test_extremes_along_every_domain(target: str, axes: Any, op: str, fold: Any) -> None:
    array = normal(2, 3, 5)
    expected = fold(array.astype(np.float64), axis=axes)
    assert np.array_equal(np.ravel(reduced(array, target, op)), np.ravel(expected))
    expected = np.max(np.abs(array).astype(np.float64), axis=axes)
    assert np.array_equal(np.ravel(reduced(array, target, "absmax")), np.ravel(expected))


@pytest.mark.parametrize(
    ("target", "axes"), [("row", 2), ("col", 1), ("batch", (1, 2)), ("tensor", (0, 1, 2))]
)
def test_means_divide_by_the_cells(target: str, axes: Any) -> None:
    array = normal(2, 3, 5)
    expected = np.mean(array.astype(np.float64), axis=axes)
    np.testing.assert_allclose(np.ravel(reduced(array, target, "mean")), np.ravel(expected), 1e-14)


def test_a_short_last_block_counts_its_own_elements() -> None:
    array = normal(10)
    body = """
    %0 = sum %grad : f64 row
    %1 = min %grad : f64 row
    %2 = sum %grad : f64 tensor
    update %param = 0.0
    """
    graph = spec("", body, "step view block(4)").graphs[0]
    sums, least, total = evaluate(graph, {"param": array, "grad": array}, {})[1:]
    blocks = [array[i : i + 4].astype(np.float64) for i in (0, 4, 8)]
    assert np.ravel(sums).tolist() == [list_rule(b.tolist()) for b in blocks]
    assert np.ravel(least).tolist() == [b.min() for b in blocks]
    assert float(total) == list_rule(np.ravel(sums).tolist())


def test_any_and_all() -> None:
    body = """
    %0 = lt %grad, 0.0 : bool elem
    %1 = any %0 : bool row
    %2 = all %0 : bool row
    %3 = any %0 : bool step
    %4 = all %0 : bool step
    update %param = 0.0
    """
    array = np.array([[1, 1], [1, -1], [-1, -1]], np.float32)
    graph = spec("", body, "step view matrix").graphs[0]
    some, every, one, whole = evaluate(graph, {"param": array, "grad": array}, {})[2:]
    assert np.ravel(some).tolist() == [False, True, True]
    assert np.ravel(every).tolist() == [False, False, True]
    assert (bool(one), bool(whole)) == (True, False)


# ------------------------------------------------------------------ several tensors


NORM = """
    %0 = sumsq %grad : f64 step
    %1 = sqrt %0 : f64 step
    %2 = cast %1 : f32 step
    %3 = div %grad, %2 : f32 elem
    update %param = %3
"""
CENTRED = """
    %0 = sumsq %grad : f64 step
    %1 = sqrt %0 : f64 step
    %2 = cast %1 : f32 step
    %3 = div %grad, %2 : f32 elem
    %4 = max %3 : f64 row
    %5 = cast %4 : f32 row
    %6 = sub %3, %5 : f32 elem
    update %param = %6
"""


def two_variants() -> Any:
    whole = spec("", CENTRED, "step when rank >= 2 view matrix")
    return parse(_text(whole) + _text(spec("", NORM, "step when rank < 2 view flat"), tail=True))


def _text(found: Any, tail: bool = False) -> str:
    text = to_text(found)
    return text[text.index("  step") :] if tail else text[: text.rindex("}")]


def global_norm(items: list[dict[str, Any]]) -> np.float32:
    squares = [i["grad"].astype(np.float64) ** 2 for i in items]
    tensors = [list_rule([list_rule(r) for r in rows_of(np.atleast_2d(s))]) for s in squares]
    return np.float32(np.sqrt(list_rule(tensors)))


def test_variants_share_reductions_over_all_tensors() -> None:
    items = [tensor(3), tensor(2, 5), tensor(40), tensor(2, 2, 3), tensor(1)]
    norm = global_norm(items)
    run(two_variants(), items, {}, {})
    for item in items:
        scaled = item["grad"] / norm
        if scaled.ndim >= 2:
            scaled = scaled - scaled.max(-1, keepdims=True)
        assert same_bits(item["param"], scaled)


def test_a_tensor_that_no_variant_takes_is_refused_untouched() -> None:
    text = _text(spec("", CENTRED, "step when rank >= 2 view matrix")) + "}\n"
    items = [tensor(2, 2), tensor(3)]
    before = [i["param"].copy() for i in items]
    with pytest.raises(ValueError, match=r"no variant of test takes a tensor of shape \(3,\)"):
        run(parse(text), items, {}, {})
    assert all(same_bits(i["param"], b) for i, b in zip(items, before, strict=True))


def test_groups_have_their_own_hypers_and_defaults() -> None:
    items = [tensor(3), tensor(4), tensor(5)]
    rates = [np.float32(lr) for lr in (0.5, 0.1, 0.5)]
    expected = [i["param"] - i["grad"] * lr for i, lr in zip(items, rates, strict=True)]
    run(spec(LR, SGD), items, [{"lr": 0.5}, {}], {}, groups=[0, 1, 0])
    assert all(same_bits(i["param"], e) for i, e in zip(items, expected, strict=True))


def test_reductions_to_group_stay_in_the_group() -> None:
    body = """
    %0 = sumsq %grad : f64 group
    %1 = sum %grad : f64 step
    update %norm = %0
    update %total = %1
    """
    roles = "state %norm = 0.0 : f64 group\nstate %total = 0.0 : f64 step"
    items = [tensor(3), tensor(4), tensor(5)]
    numbers: dict[str, Any] = {"norm": np.zeros(2), "total": 0.0}
    run(spec(roles, body), items, [{}, {}], numbers, groups=[1, 0, 1])
    squares = [list_rule((i["grad"].astype(np.float64) ** 2).tolist()) for i in items]
    assert numbers["norm"].tolist() == [squares[1], list_rule([squares[0], squares[2]])]
    totals = [list_rule(i["grad"].astype(np.float64).tolist()) for i in items]
    assert numbers["total"] == list_rule(totals)


def test_states_of_domain_group_are_read_per_group() -> None:
    body = """
    %0 = cast %rate : f32 group
    %1 = mul %grad, %0 : f32 elem
    update %param = %1
    """
    items = [tensor(3), tensor(4)]
    rate = np.array([2.0, 3.0])
    run(spec("state %rate = 1.0 : f64 group", body), items, [{}, {}], {"rate": rate}, [1, 0])
    assert same_bits(items[0]["param"], items[0]["grad"] * np.float32(3.0))
    assert same_bits(items[1]["param"], items[1]["grad"] * np.float32(2.0))


def test_the_global_norm_does_not_depend_on_how_tensors_are_grouped() -> None:
    items = [tensor(30), tensor(7), tensor(11)]
    copies = [{k: v.copy() for k, v in i.items()} for i in items]
    run(spec("", NORM), items, {}, {})
    run(spec("", NORM), copies, [{}, {}], {}, groups=[1, 0, 1])
    assert all(same_bits(a["param"], b["param"]) for a, b in zip(items, copies, strict=True))


@pytest.mark.parametrize("dims", [(0, 4), (4, 0), (2, 0, 3)])
@pytest.mark.parametrize("target", ["row", "col", "batch", "tensor"])
def test_the_largest_magnitude_of_nothing_is_zero(target: str, dims: tuple[int, ...]) -> None:
    found = np.ravel(reduced(np.zeros(dims, np.float32), target, "absmax"))
    assert np.array_equal(found, np.zeros(found.size))
