"""Any grouping, order, rates, decays and scale: each parameter is stepped as if it were alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from stepfuse.mindspore import Parameter, nn

SHAPES = [(2, 16, 3), (3, 5), (4,), (), (2, 32), (0,)]
NAMES = ["weight", "bias", "bn.gamma", "beta", "fc.weight", "empty"]
STEPS = 3
Number = Callable[[int], float]


class Fading(nn.Cell):
    """A weight decay of each step."""

    def construct(self, global_step: Any) -> Any:
        return 0.5 / (global_step + 1)


# What MindSpore is given, and the number of step k that it means.
RATES: list[tuple[Callable[[], Any], Number]] = [
    (lambda: 0.25, lambda k: 0.25),
    (lambda: 1, lambda k: 1.0),
    (lambda: [0.5, 0.25, 0.125], lambda k: [0.5, 0.25, 0.125][k]),
    (lambda: nn.WarmUpLR(0.5, 2), lambda k: 0.5 * min(k, 2) / 2),
    (lambda: nn.InverseDecayLR(0.5, 1.0, 1), lambda k: 0.5 / (1 + k)),
]
DECAYS: list[tuple[Callable[[], Any], Number]] = [
    (lambda: 0.0, lambda k: 0.0),
    (lambda: 0.25, lambda k: 0.25),
    (Fading, lambda k: 0.5 / (k + 1)),
]
RATE, DECAY = st.sampled_from(range(len(RATES))), st.sampled_from(range(len(DECAYS)))


@dataclass(frozen=True, slots=True)
class Group:
    """What a group says; None where it says nothing."""

    members: tuple[int, ...]
    rate: int | None
    decay: int | None
    centred: bool | None


@st.composite
def groupings(draw: st.DrawFn) -> list[Group]:
    owners = [draw(st.integers(0, 2)) for _ in SHAPES]
    found = [tuple(n for n, o in enumerate(owners) if o == g) for g in range(3)]
    maybe = st.none() | st.booleans()
    return [
        Group(members, draw(st.none() | RATE), draw(st.none() | DECAY), draw(maybe))
        for members in found
        if members
    ]


@settings(max_examples=40, deadline=None, derandomize=True)
@given(
    groupings(), RATE, DECAY, st.sampled_from([1.0, 8.0, 3.0]), st.booleans(),
    st.permutations(range(len(SHAPES))) | st.none(),
)  # fmt: skip
def test_groups(
    groups: list[Group], rate: int, decay: int, scale: float, grouped: bool,
    order: list[int] | None,
) -> None:  # fmt: skip
    rng = np.random.default_rng(1)
    params = [
        Parameter(np.asarray(rng.normal(size=s), np.float32), name=n)
        for s, n in zip(SHAPES, NAMES, strict=True)
    ]
    given: list[Any] = [_dict(group, params) for group in groups]
    given += [{"order_params": [params[n] for n in order]}] if order else []
    optimizer = nn.Momentum(
        given if grouped else params, RATES[rate][0](), 0.5, DECAYS[decay][0](), scale
    )
    expected = [p.asnumpy().astype(np.float64) for p in params]
    buffers = [np.zeros_like(w) for w in expected]
    owner = {n: group for group in groups for n in group.members}
    everything = Group(tuple(range(len(params))), None, None, None)
    for k in range(STEPS):
        grads = [np.asarray(rng.normal(size=s), np.float32) for s in SHAPES]
        for n, grad in enumerate(grads):
            group = owner[n] if grouped else everything
            own = RATES[rate if group.rate is None else group.rate][1](k)
            lost = DECAYS[decay if group.decay is None else group.decay][1](k)
            if not grouped and ("beta" in NAMES[n] or "gamma" in NAMES[n]):
                lost = 0.0
            g = _prepared(expected[n], grad.astype(np.float64), lost * scale, bool(group.centred))
            buffers[n] = 0.5 * buffers[n] + g / scale
            expected[n] = expected[n] - own * buffers[n]
        names = [p.name for p in optimizer.parameters]
        optimizer(tuple(grads[NAMES.index(name)] for name in names))
    for param, w in zip(params, expected, strict=True):
        np.testing.assert_allclose(param.asnumpy(), w, rtol=2e-5, atol=2e-5, err_msg=param.name)
    assert len(repr(optimizer).splitlines()) == 1  # one program


def _dict(group: Group, params: list[Parameter]) -> dict[str, Any]:
    found: dict[str, Any] = {"params": [params[n] for n in group.members]}
    found |= {} if group.rate is None else {"lr": RATES[group.rate][0]()}
    found |= {} if group.decay is None else {"weight_decay": DECAYS[group.decay][0]()}
    return found | ({} if group.centred is None else {"grad_centralization": group.centred})


def _prepared(w: Any, g: Any, decay: float, centred: bool) -> Any:
    g = g + decay * w
    if centred and w.ndim > 1 and w.shape[1] % 16 == 0:
        g = g - g.mean(axis=tuple(range(1, w.ndim)), keepdims=True)
    return g
