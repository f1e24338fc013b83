"""The names of transformers' `optim=` under the real Trainer; all: `campaigns.trainer_names`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
import stepfuse
import stepfuse.torch
from stepfuse.interop.transformers import NAMES, REFUSED
from stepfuse.transformers import optimizer

pytest.importorskip("transformers")
pytest.importorskip("accelerate")

from transformers.training_args import OptimizerNames

from tests.campaigns.trainer_names import Model, elements, trained

pytestmark = pytest.mark.filterwarnings("ignore")  # of the Trainer and its libraries
TRAINER = SimpleNamespace(
    learning_rate=0.1, adam_beta1=0.8, adam_beta2=0.9, adam_epsilon=1e-6, weight_decay=0.3,
    warmup_steps=5, optim_args=None,
)  # fmt: skip


def given(**changed: Any) -> Any:
    """The Trainer's arguments, as far as they are read."""
    return SimpleNamespace(**{**vars(TRAINER), **changed})


def test_every_name_is_run_or_refused() -> None:
    assert {str(name.value) for name in OptimizerNames} <= {*NAMES, *REFUSED}
    assert not {*NAMES} & {*REFUSED}
    for name in REFUSED:
        with pytest.raises(ValueError, match=f"optim '{name}' is not here: "):
            optimizer(name)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("adafactor", {}),
        ("rmsprop", {"optim_args": "alpha=0.9, momentum=0.5, centered=true"}),
        ("adamw_torch", {"adam_beta2": 0.9, "adam_epsilon": 1e-3}),
    ],
)
def test_a_model_becomes_what_the_trainers_own_optimizer_makes(
    name: str, arguments: dict[str, Any]
) -> None:
    mine, losses = trained(name, True, 4, **arguments)
    theirs, expected = trained(name, False, 4, **arguments)
    assert losses == pytest.approx(expected, rel=1e-5)
    assert float((elements(mine) - elements(theirs)).norm()) < 1e-5


def test_8_bit_states_train_as_32_bit_ones() -> None:
    coded, _ = trained("adamw_8bit", True, 4)
    whole, _ = trained("adamw_torch", False, 4)
    torch = pytest.importorskip("torch")
    torch.manual_seed(0)
    size = elements(Model()).numel()
    off = float((elements(coded) - elements(whole)).norm()) / size**0.5
    assert 0.0 < off < 1e-3  # of 4 steps by 3e-3


def test_the_arguments_are_those_that_the_trainer_passes() -> None:
    adam = {"lr": 0.1, "betas": (0.8, 0.9), "eps": 1e-6}
    assert optimizer("adamw_torch", given()) == (stepfuse.torch.AdamW, adam)
    made, options = optimizer("paged_ademamix_8bit", given(optim_args="beta3=0.99,alpha=3"))
    assert made is stepfuse.torch.AdEMAMix and options.pop("dtypes") == "state=dynamic8(256)"
    assert options == {"lr": 0.1, "eps": 1e-6, "betas": (0.8, 0.9, 0.99), "alpha": 3}
    made, options = optimizer("schedule_free_sgd", given(), lr=0.5)
    expected = {"lr": 0.5, "weight_decay": 0.3, "warmup_steps": 5}
    assert (made, options) == (stepfuse.torch.ScheduleFreeSGD, expected)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("adamw_8bitt", None, "did you mean adamw_8bit"),
        ("sgd", "momentun=0.9", "optim 'sgd': no optim_args 'momentun'; it has momentum"),
        ("ademamix", "t_alpha=5,t_beta3=6", "t_alpha and t_beta3 are one number here"),
    ],
)
def test_what_is_unknown_is_refused(name: str, text: str | None, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        optimizer(name, given(optim_args=text))
