"""Schedules compiled into the step, against torch's, MindSpore's recorded rates and formulas."""

from __future__ import annotations

import json
import math
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse import schedules
from stepfuse.ir.errors import TraceError
from stepfuse.ir.frontend.functions import cos, maximum, where
from stepfuse.ir.graph import Spec
from stepfuse.schedules import HyperSchedule, schedule

from tests.support.inputs import mindspore

STEPS = 40
GOLDEN = Path(__file__).parents[1] / "data" / "golden"


@sf.optimizer
def recorder(param, grad, value=sf.zeros[sf.GROUP], *, lr=0.1):
    """Keeps what the step was given."""
    return sf.update(param=param - grad, value=lr)


def compiled(each: HyperSchedule, steps: int = STEPS) -> list[float]:
    """What the native code computes at each step."""
    optimizer = sf.Optimizer([np.ones(1, np.float32)], recorder, lr=each)
    return [values_of(optimizer)[0] for _ in range(steps)]


def values_of(optimizer: sf.Optimizer) -> list[float]:
    """The hyper-parameter of each group in one more step."""
    optimizer.step([np.ones(1, np.float32)] * len(optimizer.groups))
    return optimizer.numbers["value"].tolist()


def torchs(make: Callable[[Any, Any], Any], initial: float, steps: int = STEPS) -> list[float]:
    """The rates that a scheduler of torch goes through."""
    torch = pytest.importorskip("torch")
    optimizer = torch.optim.SGD([torch.zeros(1)], lr=initial)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # some schedulers warn of their own use of others
        scheduler = make(torch.optim.lr_scheduler, optimizer)
        found: list[float] = []
        for _ in range(steps):
            found.append(optimizer.param_groups[0]["lr"])
            optimizer.step()
            scheduler.step()
    return found


def sequence(s: Any, o: Any) -> Any:
    rise = s.LambdaLR(o, lambda k: k / 8)
    return s.SequentialLR(o, [rise, s.CosineAnnealingLR(o, 24, eta_min=0.02)], [8])


FROM_TORCH: list[tuple[HyperSchedule, Callable[[Any, Any], Any]]] = [
    (schedules.exponential_decay(initial=0.3, rate=0.9, steps=1.0),
     lambda s, o: s.ExponentialLR(o, 0.9)),
    (schedules.exponential_decay(initial=0.3, rate=0.5, steps=7, stair=True),
     lambda s, o: s.StepLR(o, 7, 0.5)),
    (schedules.cosine_restarts(min=0.02, max=0.3, steps=7),
     lambda s, o: s.CosineAnnealingWarmRestarts(o, 7, eta_min=0.02)),
    (schedules.cosine_restarts(min=0.02, max=0.3, steps=3, factor=2.0),
     lambda s, o: s.CosineAnnealingWarmRestarts(o, 3, 2, eta_min=0.02)),
    (schedules.cosine_restarts(min=0.0, max=0.3, steps=1, factor=3.0),
     lambda s, o: s.CosineAnnealingWarmRestarts(o, 1, 3)),
    (schedules.polynomial_decay(initial=0.3, final=0.0, steps=20, power=2.0),
     lambda s, o: s.PolynomialLR(o, 20, 2.0)),
    (schedules.warm_up(max=0.3, steps=9),
     lambda s, o: s.LambdaLR(o, lambda k: min(k, 9) / 9)),
    (schedules.inverse_decay(initial=0.3, rate=0.5, steps=4),
     lambda s, o: s.LambdaLR(o, lambda k: 1 / (1 + 0.125 * k))),
    (schedules.natural_exp_decay(initial=0.3, rate=0.1),
     lambda s, o: s.MultiplicativeLR(o, lambda k: math.exp(-0.1))),
]  # fmt: skip


@pytest.mark.parametrize(("each", "make"), FROM_TORCH, ids=lambda x: getattr(x, "name", ""))
def test_rates_are_torchs(each: HyperSchedule, make: Callable[[Any, Any], Any]) -> None:
    initial = float(each.defaults.get("initial", each.defaults.get("max", 0.0)))
    np.testing.assert_allclose(compiled(each), torchs(make, initial), rtol=1e-12, atol=1e-16)


def test_warm_up_and_cosine_are_torchs_sequence() -> None:
    each = schedules.warm_up_cosine(min=0.02, max=0.3, warmup=8, steps=32)
    found = compiled(each)
    np.testing.assert_allclose(found[:33], torchs(sequence, 0.3)[:33], rtol=1e-10, atol=1e-16)
    assert found[32:] == [0.02] * 8  # ours stays down, torch's comes back


def test_restarts_begin_when_they_should_for_a_long_time() -> None:
    """Where each period begins is exact: the rate is the largest there and only there."""
    for steps, factor in ((10, 2), (7, 3), (3, 5)):
        each = schedules.cosine_restarts(max=1.0, steps=steps, factor=factor)
        starts = [steps * (factor**n - 1) // (factor - 1) for n in range(1, 9)]
        assert each.values(starts) == [1.0] * 8
        assert max(each.values([k - 1 for k in starts])) < 0.3


MINDSPORES = [
    ("ExponentialDecayLR", schedules.exponential_decay, "is_stair"),
    ("NaturalExpDecayLR", schedules.natural_exp_decay, "is_stair"),
    ("InverseDecayLR", schedules.inverse_decay, "is_stair"),
    ("CosineDecayLR", schedules.cosine_decay, ""),
    ("PolynomialDecayLR", schedules.polynomial_decay, "update_decay_steps"),
    ("WarmUpLR", schedules.warm_up, ""),
]
OURS = {
    "learning_rate": "initial", "decay_rate": "rate", "decay_steps": "steps", "min_lr": "min",
    "max_lr": "max", "end_learning_rate": "final", "warmup_steps": "steps", "is_stair": "stair",
    "update_decay_steps": "renew", "power": "power",
}  # fmt: skip
NUMBERS = {
    "learning_rate": 0.3, "decay_rate": 0.2, "decay_steps": 6, "warmup_steps": 6, "min_lr": 0.01,
    "max_lr": 0.3, "end_learning_rate": 0.05, "power": 1.5,
}  # fmt: skip


@pytest.mark.parametrize(("cls", "ours", "flag"), MINDSPORES)
def test_rates_are_mindspores(cls: str, ours: HyperSchedule, flag: str) -> None:
    theirs = mindspore.SCHEDULES[cls]
    taken = [n for n in theirs.__code__.co_varnames[1 : theirs.__code__.co_argcount]]
    for extra in ({}, {flag: True}) if flag else ({},):
        given: dict[str, Any] = {**{n: NUMBERS[n] for n in taken if n in NUMBERS}, **extra}
        here = {OURS[n]: value for n, value in given.items()}
        if cls == "WarmUpLR":
            here = {"max": 0.3, "steps": 6}
        expected = [theirs(k, **given) for k in range(STEPS)]
        np.testing.assert_allclose(compiled(ours(**here)), expected, rtol=1e-12, atol=1e-16)


@pytest.mark.parametrize("name", ["fc.bias", "bn.gamma"])
def test_a_group_moves_as_mindspore_recorded(name: str) -> None:
    """Adam under PolynomialDecayLR."""
    facts = json.loads((GOLDEN / "manifest.json").read_text())["cases"]["adam_groups_dyn"]
    given = facts["groups"][1]["lr"]["kw"]
    each = schedules.polynomial_decay(**{OURS[n]: v for n, v in given.items()})
    betas = {"beta1": float(np.float32(0.9)), "beta2": float(np.float32(0.999))}
    with np.load(GOLDEN / "adam_groups_dyn.npz") as recorded:
        param = recorded[f"p0/{name}"].copy()
        optimizer = sf.Optimizer([param], "adam_mindspore", lr=each, **betas)
        for k in range(facts["steps"]):
            optimizer.step([recorded[f"g{k}/{name}"]])
            np.testing.assert_allclose(
                param, recorded[f"p{k + 1}/{name}"], **facts["suggested_tolerance"]
            )


# ------------------------------------------------------------------ what a schedule is given


def test_each_group_has_its_own_numbers() -> None:
    groups = [{"params": [np.ones(1, np.float32)], "lr_max": m} for m in (0.1, 0.4)]
    optimizer = sf.Optimizer(groups, recorder, lr=schedules.cosine_decay(steps=4))
    found = [values_of(optimizer) for _ in range(3)]
    np.testing.assert_allclose(np.array(found)[:, 1], 4 * np.array(found)[:, 0], rtol=1e-15)
    optimizer.groups[0]["lr_steps"] = 100.0
    assert values_of(optimizer)[0] > 0.0997


def test_it_costs_nothing_per_element() -> None:
    plain = sf.Optimizer([np.ones(1, np.float32)], "adamw")
    given = {"lr": schedules.warm_up_cosine, "weight_decay": schedules.exponential_decay}
    optimizer = sf.Optimizer([np.ones(1, np.float32)], "adamw", **given)
    assert optimizer.bytes_per_param == plain.bytes_per_param
    assert {"lr_warmup", "weight_decay_rate"} < set(optimizer.groups[0])


def stepped(spec: Spec | str, count: int, **numbers: Any) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(5)
    param = rng.normal(size=(7, 5)).astype(np.float32)
    optimizer = sf.Optimizer([param], spec, **numbers)
    found: list[np.ndarray[Any, Any]] = []
    for _ in range(count):
        optimizer.step([rng.normal(size=(7, 5)).astype(np.float32)])
        found.append(param.copy())
    return found


def test_a_schedule_is_the_same_as_numbers_set_by_hand() -> None:
    """beta1 and lr, but for the last bits of what the interpreter computes."""
    lr, beta = schedules.warm_up_cosine(warmup=2, steps=6), schedules.warm_up(max=0.9, steps=3)
    inside = stepped("adamw", 7, lr=lr, beta1=beta)
    rng = np.random.default_rng(5)
    param = rng.normal(size=(7, 5)).astype(np.float32)
    optimizer = sf.Optimizer([param], "adamw")
    for k, expected in enumerate(inside):
        (group,) = optimizer.groups
        group["lr"], group["beta1"] = lr(k), beta(k)
        optimizer.step([rng.normal(size=(7, 5)).astype(np.float32)])
        np.testing.assert_allclose(param, expected, rtol=2e-7)


def test_the_interpreter_agrees_to_the_bit() -> None:
    each = schedules.cosine_restarts(steps=3, factor=2)
    native, other = (stepped("adamw", 5, lr=each, backend=b) for b in ("native", "reference"))
    assert all((a == b).all() for a, b in zip(native, other, strict=True))


def test_the_text_of_a_scheduled_spec_is_read_back() -> None:
    each = schedules.exponential_decay(stair=True)
    spec = sf.scheduled("adamw", lr=schedules.cosine_restarts(max=0.3), weight_decay=each)
    assert spec.name == "adamw+lr:cosine_restarts+weight_decay:exponential_decay"
    assert sf.parse(sf.to_text(spec)) == spec
    sf.verify(spec)


def test_skipped_steps_do_not_count() -> None:
    """Also where the optimizer does not count by itself: the schedule brings its own."""
    spec = sf.chain("check_finite", recorder)
    assert "t" not in {r.name for r in spec.roles}
    each = schedules.warm_up(max=1.0, steps=10)
    optimizer = sf.Optimizer([np.ones(2, np.float32)], spec, lr=each)
    good, bad = np.ones(2, np.float32), np.array([1.0, np.nan], np.float32)
    seen: list[float] = []
    for grad in (good, bad, bad, good, bad, good):
        optimizer.step([grad])
        seen += optimizer.numbers["value"].tolist()
    np.testing.assert_allclose(seen, [0.0, 0.0, 0.0, 0.1, 0.1, 0.2])
    assert optimizer.t == 3 and optimizer.steps == 6


def test_a_guard_for_some_tensors_does_not_hold_back_the_count() -> None:
    @sf.optimizer
    def shy(param, grad, *, lr=0.1):
        """Leaves tensors with a zero gradient alone."""
        return sf.update(param=param - lr * grad).when(grad.absmax(sf.TENSOR) > 0.0)

    spec = sf.scheduled(sf.chain("check_finite", shy), lr=schedules.warm_up)
    (count,) = [u for u in spec.graphs[0].updates if u.role == "t"]
    assert count.guard is not None
    assert spec.graphs[0].nodes[count.guard].op == "all"


def test_every_variant_counts() -> None:
    spec = sf.scheduled(sf.chain("centralize", "sgd"), lr=schedules.warm_up(max=1.0, steps=4))
    params = [np.zeros((2, 3), np.float32), np.zeros(3, np.float32)]
    for present in ([0, 1], [0], [1]):
        optimizer = sf.Optimizer(params, spec)
        for _ in range(3):
            optimizer.step([np.ones_like(p) if n in present else None
                            for n, p in enumerate(params)])  # fmt: skip
        assert optimizer.t == 3


# ------------------------------------------------------------------ schedules of the user's own


_STEPS = sf.hyper(4, within=sf.POSITIVE)


@schedule
def sawtooth(k, *, high=0.5, steps=_STEPS, upside_down=False):
    """From 0 up to high, again and again."""
    share = (k - steps * sf.floor(k / steps)) / steps
    return high * where(upside_down, 1.0 - share, share)


@schedule
def composed(k, *, max=0.4, warmup=3, rate=0.5):
    """A warm-up, then stairs."""
    stairs = schedules.exponential_decay(k - warmup, initial=max, rate=rate, steps=2, stair=True)
    return where(k < warmup, schedules.warm_up(k, max=max, steps=warmup), stairs)


def test_schedules_of_ones_own() -> None:
    np.testing.assert_allclose(compiled(sawtooth, 6), [0, 0.125, 0.25, 0.375, 0, 0.125])
    turned = sawtooth(high=1.0, upside_down=True)
    np.testing.assert_allclose(compiled(turned, 5), [1, 0.75, 0.5, 0.25, 1])
    assert sawtooth(2) == 0.25 and turned(1) == 0.75


def test_schedules_are_made_of_others() -> None:
    np.testing.assert_allclose(
        compiled(composed, 9), [0, 0.4 / 3, 0.8 / 3, 0.4, 0.4, 0.2, 0.2, 0.1, 0.1], rtol=1e-15
    )
    falling = schedules.inverse_decay  # its flag, left as it is, is one of Python's

    @schedule
    def halved(k, *, initial=0.1):
        """Half of another."""
        return 0.5 * falling(k, initial=initial)

    assert halved(7) == 0.5 * falling(7)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: sf.scheduled("adamw", rate=sawtooth), TypeError, "no hyper-parameter 'rate'"),
        (lambda: sf.scheduled("adamw", amsgrad=sawtooth), TypeError, "no hyper-parameter 'amsgr"),
        (lambda: sf.scheduled("adamw", lr=lambda k: k), TypeError, "write @schedule above it"),
        (lambda: sawtooth(hihg=1.0), TypeError, "no hyper-parameter 'hihg'; it has high"),
        (lambda: sawtooth(steps=0), ValueError, r"'steps' must be in \(0, inf\), got 0"),
        (lambda: sawtooth(upside_down=1.0), TypeError, "True or False"),
        (lambda: sawtooth(1, 2), TypeError, "takes one position"),
        (lambda: schedule(lambda k, steps: k), TraceError, "expected .k, .*name=number"),
        (lambda: schedule(lambda k, *, steps="no": k), TraceError, "got .k, .*steps='no'"),
        (lambda: schedule(lambda k, *, a=1: 0.1)(3), TraceError, "expected a number of the step"),
        (lambda: schedule(lambda k, *, a=1: k < a)(3), TraceError, "expected a number"),
        (lambda: schedules.get("cosine_decai"), KeyError, "there is cosine_decay"),
        (lambda: sf.scheduled(clash, lr=schedules.warm_up), ValueError, "lr_max already"),
        (lambda: sf.scheduled(other_t, lr=sawtooth), ValueError, "%t that counts no steps"),
    ],
)
def test_what_is_no_schedule_is_refused(
    make: Callable[[], Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


@sf.optimizer
def clash(param, grad, *, lr=0.1, lr_max=1.0):
    """Has a name that a schedule needs."""
    return sf.update(param=param - lr * lr_max * grad)


@sf.optimizer
def other_t(param, grad, t=sf.zeros, *, lr=0.1):
    """Its t is no count."""
    return sf.update(param=param - lr * t, t=t + grad)


def test_an_artifact_has_its_schedule(tmp_path: Path) -> None:
    from stepfuse.tools.cli import app
    from typer.testing import CliRunner

    chain = "check_finite+sgd+lr:cosine_decay(max=0.5,steps=6)"
    done = CliRunner().invoke(app, ["compile", chain, "-o", str(tmp_path / "built")])
    assert done.exit_code == 0, done.output
    loaded = sf.load(tmp_path / "built")
    assert loaded.spec.name == "check_finite+sgd+lr:cosine_decay"
    each = schedules.cosine_decay(max=0.5, steps=6)
    for one, other in zip(
        stepped(loaded, 4),
        stepped(sf.scheduled(sf.chain("check_finite", "sgd"), lr=each), 4),
        strict=True,
    ):
        assert (one == other).all()


def test_functions_of_the_language_are_there() -> None:
    """A schedule is written with the functions that optimizers are written with."""

    @schedule
    def ripple(k, *, high=0.5):
        """Never below zero."""
        return maximum(high * cos(k), 0.0)

    expected = [max(0.5 * math.cos(k), 0.0) for k in range(9)]
    np.testing.assert_allclose(compiled(ripple, 9), expected, rtol=1e-14)
