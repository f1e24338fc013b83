"""Boost's rules without networks, beside the written rules in NumPy and exact sums."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from stepfuse import boost
from stepfuse.boost.freeze_rules import check_strategy, tails


def literal_sequence(kind: int, n: int, p: float, steps: int) -> list[int]:
    """The rule as it is written, with a draw of np.random.choice for each frozen step."""
    length, found = int(steps * 1.01), [0]
    if n <= 1:
        return [0] * length
    if kind == 0:
        found = []
        while len(found) < length:
            found += [0] * math.floor(p * (n - 1) // (1 - p)) + list(range(1, n))
        return found
    counts = {"zero": 1, "frozen": 0}
    shares = [j / sum(range(1, n)) for j in range(1, n)]
    while len(found) < length:
        if counts["frozen"] / (counts["zero"] + counts["frozen"]) < 1 - p:
            found.append(int(np.random.choice(list(range(1, n))[::-1], p=shares)))
            counts["frozen"] += 1
        else:
            found.append(0)
            counts["zero"] += 1
    return found


@pytest.mark.parametrize("kind", [0, 1])
@pytest.mark.parametrize(("n", "p"), [(10, 0.7), (1, 0.5), (2, 0.0), (5, 0.99), (11, 0.6)])
def test_sequences_are_those_of_the_rule(kind: int, n: int, p: float) -> None:
    np.random.seed(7)
    expected = literal_sequence(kind, n, p, 300)
    after = np.random.random_sample()
    assert boost.freeze_indices(kind, n, p, 300, seed=7) == expected
    np.random.seed(7)
    assert boost.freeze_indices(kind, n, p, 300) == expected
    assert np.random.random_sample() == after  # the global generator has moved as far


def test_sequences_are_lists_of_ints_of_the_length_of_the_rule() -> None:
    found = boost.freeze_indices(1, 10, 0.7, 65536, seed=0)
    assert type(found) is list and {*map(type, found)} == {int} and len(found) == 66191
    assert abs(found.count(0) / len(found) - 0.7) < 0.01  # p is the share of *full* steps
    numbers = np.int64(0), np.int32(4), np.float32(0.5), np.int64(10)
    assert boost.freeze_indices(*numbers) == boost.freeze_indices(0, 4, 0.5, 10)
    assert [boost.freeze_indices(0, 4, 0.5, 10)[:12]] == [[0, 0, 0, 1, 2, 3] * 2]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((2, 10, 0.7, 10), "freeze_type: expected 0"),
        ((0, 10, 1.0, 10), "freeze_p: expected a number from 0 and below 1"),
        ((1, 10, -0.1, 10), "freeze_p"),
        ((1, 10, "0.7", 10), "freeze_p: expected a number, got '0.7'"),
        ((1, 0, 0.7, 10), "groups: expected an int from 1, got 0"),
        ((1, 3.0, 0.7, 10), "groups: expected an int, got 3.0"),
        ((1, 3, 0.7, 0), "total_steps"),
    ],
)
def test_what_makes_no_sequence_is_refused(arguments: tuple, message: str) -> None:
    with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
        boost.freeze_indices(*arguments)


def test_groups_are_tails_of_chunks() -> None:
    block = ["conv.weight", "bn.gamma", "bn.beta"]
    names = [f"layer{n}.{part}" for n in range(6) for part in block] + ["fc.weight", "fc.bias"]
    assert tails(names, 3) == (0, 6, 12)  # 7 chunks, 2 to a group
    assert tails(names, 10) == (0,) * 10  # fewer chunks than groups: all train everything
    assert tails(["a.weight", "a.bias", "b.weight", "b.bias", "c.weight"], 2) == (0, 4)
    with pytest.raises(boost.BoostError, match="no parameter that requires a gradient"):
        tails([], 2)


def test_a_sequence_of_ones_own_is_checked() -> None:
    assert check_strategy(None, 3) is None
    assert check_strategy([0, 2, 1], 3) == check_strategy(np.array([0, 2, 1], np.int32), 3)
    for wrong in ([0, 3], [], [-1]):
        with pytest.raises(boost.BoostError, match="train_strategy"):
            check_strategy(wrong, 3)
    for wrong in (["0"], np.array([0.5]), np.zeros((2, 2), np.int32)):
        with pytest.raises(boost.BoostTypeError, match="train_strategy"):
            check_strategy(wrong, 3)


# ------------------------------------------------------------------ AdaSum


def exact_dot(a: np.ndarray, b: np.ndarray) -> Fraction:
    return sum(
        (Fraction(float(x)) * Fraction(float(y)) for x, y in zip(a.flat, b.flat, strict=True)),
        Fraction(),
    )


def horovod(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Horovod's pair rule in f64, over exact inner products; a zero vector counts fully."""
    dot, aa, bb = (float(exact_dot(*pair)) for pair in ((a, b), (a, a), (b, b)))
    of_a = 1.0 - dot / (2.0 * aa) if aa >= 1e-8 else 1.0
    of_b = 1.0 - dot / (2.0 * bb) if bb >= 1e-8 else 1.0
    return of_a * a + of_b * b


@pytest.mark.parametrize("ranks", [2, 4, 8])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_adasum_is_horovods(ranks: int, dtype: type) -> None:
    random = np.random.default_rng(ranks)
    common = random.normal(size=(5, 7))
    values = [(common + random.normal(size=(5, 7))).astype(dtype) for _ in range(ranks)]
    level = [v.astype(np.float64) for v in values]
    while len(level) > 1:
        level = [horovod(a, b) for a, b in zip(level[::2], level[1::2], strict=True)]
    found = boost.adasum(values)
    assert found.dtype == dtype and found.shape == (5, 7)
    np.testing.assert_allclose(found, level[0], rtol=0, atol=1e-6)


def test_adasum_of_orthogonal_equal_and_no_gradients() -> None:
    a, b = np.array([3.0, 0.0]), np.array([0.0, 4.0])
    np.testing.assert_allclose(boost.adasum([a, b]), a + b, atol=1e-11)
    np.testing.assert_allclose(boost.adasum([a, a]), a, atol=1e-11)
    np.testing.assert_allclose(boost.adasum([a, 0 * a]), a, atol=1e-11)
    assert boost.adasum([0 * a, 0 * a]).tolist() == [0.0, 0.0]
    assert boost.adasum([np.float32(1), np.float32(2), np.float32(4), np.float32(5)]) == 3.0  # mean
    assert boost.adasum([a]).tolist() == a.tolist()


def literal_halving(values: list[np.ndarray], scaled: bool) -> np.ndarray:
    """The distributed scheme on vectors, rank by rank, sends and all-reduces in plain words."""
    ranks, size = len(values), values[0].size
    held = {r: (np.arange(size), values[r].astype(np.float64)) for r in range(ranks)}
    level = 1
    while level < ranks:
        parts, kept = {}, {}
        for r in range(ranks):
            low, high = sorted((r, r ^ level))
            half = held[r][0].size // 2
            mine = slice(half, None) if r == low else slice(0, half)
            a, b = held[low][1][mine], held[high][1][mine]
            s = (a if r == low else b).max() + 1e-12 if scaled else 1.0
            parts[r] = [float(x @ y) / s**2 + 1e-12 for x, y in ((a, b), (a, a), (b, b))]
            kept[r] = held[r][0][mine], a, b
        for r in range(ranks):
            first = r - r % (2 * level)
            dot, aa, bb = np.sum([parts[q] for q in range(first, first + 2 * level)], axis=0)
            place, a, b = kept[r]
            held[r] = place, (1 - dot / (2 * aa)) * a + (1 - dot / (2 * bb)) * b
        level *= 2
    out = np.empty(size)
    for place, found in held.values():
        out[place] = found
    return out


@pytest.mark.parametrize("ranks", [2, 4, 8])
def test_the_tree_is_recursive_halving_and_per_rank_scales_are_not(ranks: int) -> None:
    random = np.random.default_rng(3)
    values = [random.normal(size=21) * 1e-5 for _ in range(ranks)]  # where the eps shows
    true, scaled = boost.adasum(values), boost.adasum(values, "per_rank_scaled")
    np.testing.assert_allclose(true, literal_halving(values, False), rtol=1e-9)
    np.testing.assert_allclose(scaled, literal_halving(values, True), rtol=1e-9)
    assert np.abs(true - scaled).max() > 0.01 * np.abs(true).max()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ([], "got 0"),
        ([np.ones(2), np.ones(3)], r"rank 1: expected the shape of rank 0, \(2,\), got \(3,\)"),
        ([np.array(["a"]), np.array(["b"])], "rank 0: expected real numbers"),
    ],
)
def test_what_cannot_be_combined_is_refused(values: list, message: str) -> None:
    with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
        boost.adasum(values)


def test_an_odd_rank_passes_the_level_and_arrays_that_are_halved_need_a_power_of_two() -> None:
    values = [np.random.default_rng(rank).normal(size=9) for rank in range(5)]
    first, second = (horovod(*values[n : n + 2]) for n in (0, 2))
    wanted = horovod(horovod(first, second), values[4])
    np.testing.assert_allclose(boost.adasum(values), wanted, rtol=0, atol=1e-9)
    with pytest.raises(boost.BoostError, match=r"per_rank_scaled: expected a power of two .* 3"):
        boost.adasum(values[:3], "per_rank_scaled")


# ------------------------------------------------------------------ loss scales of groups


def test_scales_of_groups_grow_and_shrink_apart() -> None:
    manager = boost.GroupLossScaleManager(1024.0, [["a", "b"], ["c"], ["d"]])
    expected = np.full(3, 1024.0)
    for bad in ([0, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 0]):
        assert manager.update([bool(b) for b in bad]) is any(bad)
        expected *= [math.exp(math.log(2) * (-0.5 if b else 0.001)) for b in bad]
    np.testing.assert_allclose(manager.scales, expected, rtol=1e-6)
    assert manager.ratio(1, 2) == pytest.approx(expected[0] / expected[1], rel=1e-6)
    assert manager.ratio(0, 4) == 1.0 and manager.ratio(3, 4) == manager.scales[2]
    assert manager.scales.dtype == np.float32


def test_scales_stay_finite_and_are_checked() -> None:
    manager = boost.GroupLossScaleManager([3.4e38, 8.0], [["a"], ["b"]])
    manager.update([False, False])
    manager.update([False, False])
    assert (
        manager.scales[0] == pytest.approx(3.4e38 * 2**0.001, rel=1e-6) and manager.scales[1] > 8.0
    )
    for given in ((0.5, [["a"]]), (8.0, []), ([1.0], [["a"], ["b"]]), (8.0, "ab"), ("8", [["a"]])):
        with pytest.raises((boost.BoostError, boost.BoostTypeError), match="loss_scale"):
            boost.GroupLossScaleManager(*given)
    with pytest.raises(boost.BoostError, match="update: expected 2, one a group, got 1"):
        manager.update([True])
    with pytest.raises(boost.BoostError, match="layer1: expected a group from 1 to 2, or 0 or 3"):
        manager.ratio(4, 0)
    assert manager.update_loss_scale_status(1, 0.5) == pytest.approx(4 * 2**0.002, rel=1e-6)
    with pytest.raises(boost.BoostError, match="update_ratio"):
        manager.update_loss_scale_status(0, 4.0)


@pytest.mark.parametrize("seed", ["x", -1, 2**32])
def test_a_seed_that_numpy_does_not_take_is_refused(seed: Any) -> None:
    with (
        pytest.raises(ValueError, match="seed: expected an int")
        if seed != "x"
        else pytest.raises(TypeError, match="seed")
    ):
        boost.freeze_indices(1, 4, 0.5, 10, seed=seed)
