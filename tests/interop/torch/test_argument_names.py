"""Arguments of other libraries: a step under their names is theirs, or the argument is refused."""

from __future__ import annotations

from typing import Any

import pytest
import stepfuse.torch as ours
import torch
from stepfuse.optim_defs import class_name
from torch.nn import Parameter


def stepped(make: Any, **options: Any) -> torch.Tensor:
    """All elements after some steps in f64."""
    torch.manual_seed(0)
    params = [Parameter(torch.randn(shape, dtype=torch.float64)) for shape in ((4, 6), (5,))]
    optimizer = make(params, **options)
    for number in range(6):
        torch.manual_seed(number + 1)
        for param in params:
            param.grad = torch.randn_like(param)
        optimizer.step()
    return torch.cat([param.detach().flatten() for param in params])


def original(spec: str) -> Any:
    """pytorch_optimizer's class of a registered optimizer."""
    theirs = {n.lower(): n for n in dir(pytest.importorskip("pytorch_optimizer"))}
    return getattr(pytest.importorskip("pytorch_optimizer"), theirs[class_name(spec).lower()])


CASES: list[tuple[str, dict[str, Any]]] = [
    ("adabelief", {"weight_decouple": True, "weight_decay": 0.1, "rectify": False}),
    ("adabound", {"weight_decouple": False, "weight_decay": 0.1, "ams_bound": False}),
    ("adai", {"betas": (0.2, 0.9)}),
    ("grokfast_adamw", {"grokfast_alpha": 0.9, "grokfast_lamb": 3.0, "fixed_decay": False}),
    ("pnm", {"betas": (0.8, 0.7)}),
    ("qhadam", {"nus": (0.6, 0.9), "betas": (0.9, 0.99)}),
    ("racs", {"gamma": 1.001}),
    ("schedule_free_sgd", {"momentum": 0.8, "warmup_steps": 3, "lr": 0.1}),
]


@pytest.mark.parametrize(("spec", "options"), CASES, ids=[spec for spec, _ in CASES])
def test_an_argument_means_what_it_means_there(spec: str, options: dict[str, Any]) -> None:
    theirs = stepped(original(spec), **options)
    mine = stepped(getattr(ours, class_name(spec)), **options)
    torch.testing.assert_close(mine, theirs, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize(
    ("spec", "options", "said"),
    [
        ("adabelief", {"rectify": True}, "rectify=True is not in its step.*stepfuse.torch.RAdam"),
        ("lion", {"weight_decouple": False}, r"chain\('l2_weight_decay', 'lion'\)"),
        ("adabound", {"weight_decouple": True}, r"chain\('decoupled_weight_decay', 'adabound'\)"),
        ("lion", {"optim_bits": 8}, r"compile\('lion', dtypes='state=dynamic8'\)"),
        ("lion", {"cautious": True}, r"chain\('cautious', 'lion'\)"),
        (
            "qhadam",
            {"weight_decouple": True},
            "QHAdam has no argument .*; what other libraries call so",
        ),
        (
            "adapnm",
            {"ams_bound": False},
            "AdaPNM has no argument .*it has params, lr.*; what other",
        ),
        ("adai", {"betas": (0.1, 0.9), "beta0": 0.1}, "'betas' is 'beta0' here, which is given"),
        ("lion", {"lrr": 1.0}, r"Lion has no argument 'lrr'; it has params, lr"),
    ],
)
def test_another_meaning_is_refused(spec: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        getattr(ours, class_name(spec))([Parameter(torch.ones(3))], **options)
    with pytest.raises(ValueError, match="'betas' expects 2 numbers"):
        ours.Adai([Parameter(torch.ones(3))], betas=(0.1, 0.9, 0.9))  # type: ignore[call-arg]
