"""AutoBoost: levels, modes and settings; what it makes of a network, and that it is undone."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import stepfuse.torch as fused
import torch
from stepfuse import boost
from stepfuse.boost import trick
from stepfuse.boost.levels import Traps
from stepfuse.boost.trick import AppliedTrick, NotApplicable
from torch import nn

FREEZE = {"mode": "manual", "grad_freeze": True}


def on(level: str, **config: Any) -> set[str]:
    lines = boost.AutoBoost(level, {"boost": config} if config else "").explain().splitlines()
    return {line.split(":")[0].strip() for line in lines if ": on (" in line}


def net_and_optimizer() -> tuple[nn.Module, torch.optim.Optimizer]:
    torch.manual_seed(2)
    net = nn.Sequential(*[nn.Linear(4, 4) for _ in range(6)])
    return net, fused.SGD(net.parameters(), lr=0.1)


def test_levels_and_modes_switch_as_the_table_says() -> None:
    o1, every = {"less_bn", "grad_freeze"}, set(tricks_by_name())
    assert on("O0") == set() and on("O1") == o1 and on("O2") == o1 | {"adasum"}
    assert on("O1", mode="manual", grad_freeze=False, grad_accumulation=True) == {
        "less_bn", "grad_accumulation",
    }  # fmt: skip
    assert on("O1", mode="manual") == o1 and on("O2", mode="disable_all") == set()
    assert on("O1", less_bn=False) == o1  # not read, and that is said:
    unread = boost.AutoBoost("O1", {"boost": {"less_bn": False}}).explain()
    assert "less_bn: on (level O1; mode auto does not read boost.less_bn=False)" in unread
    assert on("O0", mode="enable_all") == {"dim_reduce"}  # which leaves all others out
    assert on("O1", mode="manual", dim_reduce=True) == {"dim_reduce"}
    assert every == {*o1, "adasum", "grad_accumulation", "dim_reduce", "loss_scale_group"}


def tricks_by_name() -> dict[str, trick.TrickRow]:
    return {row.name: row for row in trick.TRICKS}


def test_defaults_are_the_documented_ones() -> None:
    ours = {"grad_freeze": {"seed": None, "store": "shared"}}
    found = boost.AutoBoost().boost_config
    documented = {
        "common": {"gradient_split_groups": None, "device_number": 8},
        "less_bn": {"fn_flag": True, "gc_flag": True},
        "grad_freeze": {
            "param_groups": 10, "freeze_type": 1, "freeze_p": 0.7, "total_steps": 65536,
        },
        "grad_accumulation": {"grad_accumulation_step": 1},
        "dim_reduce": {
            "rho": 0.55, "gamma": 0.9, "alpha": 0.001, "sigma": 0.4, "n_components": 32,
            "pca_mat_path": None, "weight_load_dir": None, "timeout": 1800,
        },
    }  # fmt: skip
    assert found["boost"].pop("mode") == "auto" and not any(found.pop("boost").values())
    for section, keys in documented.items():
        assert found[section] == keys | ours.get(section, {})


@pytest.mark.parametrize(
    ("level", "config", "message"),
    [
        ("o1", "", "level 'o1' is unknown; did you mean O1"),
        ("fast", "", "there are O0, O1, O2"),
        ("O1", {"bost": {}}, "the section 'bost' is unknown; did you mean boost"),
        ("O1", {"grad_freeze": {"freeze": 1}}, "the key 'freeze' is unknown; did you mean freeze_"),
        ("O1", {"boost": {"mode": "manuel"}}, "'manuel' is unknown; did you mean manual"),
        ("O1", {"boost": {**FREEZE, "less_bn": 1}}, "boost.less_bn: expected True or False, got 1"),
        ("O1", {"common": {"gradient_split_groups": 50}}, r"expected a list .* got 50 \(int\)"),
        ("O1", {"common": {"gradient_split_groups": "50"}}, "expected a list"),
        ("O1", {"common": {"gradient_split_groups": [100, 50]}}, "expected ints that grow"),
        ("O1", {"common": {"device_number": 6}}, "device_number: expected a power of two .* got 6"),
        ("O1", {"grad_freeze": {"freeze_p": 1}}, "freeze_p: expected a number from 0 and below 1"),
        ("O1", {"grad_freeze": {"freeze_type": 2}}, "freeze_type: expected 0 "),
        ("O1", {"grad_freeze": {"total_steps": 0}}, "total_steps: expected an int from 1, got 0"),
        ("O1", {"grad_freeze": {"store": "both"}}, "store 'both' is unknown"),
        ("O1", {"grad_accumulation": {"grad_accumulation_step": 2.0}}, "expected an int, got 2.0"),
        ("O1", {"dim_reduce": {"pca_mat_path": 3}}, "pca_mat_path: expected a path or None, got 3"),
        ("O1", {"dim_reduce": {"rho": float("nan")}}, "rho: expected a finite number"),
        ("O1", {"boost": {"mode": "manual", "dim_reduce": True, "adasum": True}}, "both True"),
        ("O1", {"boost": [1]}, r"\['boost'\]: expected a dict, got \[1\]"),
        ("O1", "manual", "boost_config_dict: expected a dict of dicts"),
    ],
)  # fmt: skip
def test_settings_are_checked(level: str, config: Any, message: str) -> None:
    with pytest.raises((boost.BoostError, boost.BoostTypeError), match=message):
        boost.AutoBoost(level, config)


def test_a_network_is_processed_explained_and_given_back() -> None:
    net, optimizer = net_and_optimizer()
    before = {name: value.clone() for name, value in net.state_dict().items()}
    batch = torch.ones(2, 4)
    config = {
        "boost": {**FREEZE, "grad_accumulation": True},
        "grad_freeze": {"param_groups": 3, "freeze_type": 0, "freeze_p": 0.0, "total_steps": 2},
        "grad_accumulation": {"grad_accumulation_step": 2},
    }
    made = boost.AutoBoost("O0", config)
    output = net(batch)
    found, wrapped = made.network_auto_process_train(net, optimizer)
    assert found is net and isinstance(wrapped, boost.GradientAccumulation)
    told = made.explain()
    for line in (
        "grad_freeze: on (boost.grad_freeze is True)", "less_bn: off (level O0)",
        "network 1, for training: Sequential", "group 2: trains 4 of 12 parameters, from 4.weight",
        "a step in every 2. call, by the mean of 2 gradients",
    ):  # fmt: skip
        assert line in told
    assert [p.requires_grad for p in net.parameters()] == [False] * 4 + [True] * 8
    with pytest.raises(boost.BoostError, match=r"call undo\(\) first"):
        made.network_auto_process_train(net, optimizer)
    made.undo()
    assert all(p.requires_grad for p in net.parameters()) and not optimizer.state_dict()["state"]
    assert all(torch.equal(value, before[name]) for name, value in net.state_dict().items())
    assert torch.equal(net(batch), output)
    net(batch).sum().backward()
    optimizer.step()
    torch.testing.assert_close(net[0].bias, before["0.bias"] - 0.1 * net[0].bias.grad)


def test_a_training_goes_on_from_what_was_saved() -> None:
    """Six small batches at once, or three, a checkpoint, and three in a new process's place."""
    config = {
        "boost": {**FREEZE, "grad_accumulation": True},
        "grad_freeze": {"param_groups": 3, "freeze_p": 0.3, "total_steps": 9},
        "grad_accumulation": {"grad_accumulation_step": 2},
    }

    def made() -> tuple[boost.AutoBoost, nn.Module, Any]:
        torch.manual_seed(2)
        net = nn.Sequential(*[nn.Linear(4, 4) for _ in range(6)])
        tricks = boost.AutoBoost("O0", config)  # each draws a sequence of its own
        optimizer = fused.AdamW(net.parameters(), lr=0.1)
        return tricks, *tricks.network_auto_process_train(net, optimizer)

    def train(net: nn.Module, optimizer: Any, batches: range) -> None:
        for number in batches:
            optimizer.zero_grad()
            net(torch.full((2, 4), number / 8.0)).square().mean().backward()
            optimizer.step()

    first, net, optimizer = made()
    train(net, optimizer, range(5))
    saved = copy.deepcopy((first.state_dict(), net.state_dict(), optimizer.state_dict()))
    train(net, optimizer, range(5, 12))
    second, other, resumed = made()
    for holder, state in zip((second, other, resumed), saved, strict=True):
        holder.load_state_dict(state)
    train(other, resumed, range(5, 12))
    assert all(torch.equal(a, b) for a, b in zip(net.parameters(), other.parameters(), strict=True))
    assert first.state_dict() == second.state_dict()
    with pytest.raises(boost.BoostError, match=r"expected the state of no tricks, got .*freeze"):
        boost.AutoBoost("O0").load_state_dict(saved[0])


def test_a_network_is_altered_whole_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trick behind freezing refuses, once by its nature and once by a defect."""
    net, optimizer = net_and_optimizer()
    raised: list[Exception] = []

    def refuse(_: object, network: Any, optimizer: Any) -> AppliedTrick:
        assert not all(p.requires_grad for p in network.parameters())
        raise raised[0]

    monkeypatch.setattr("stepfuse.boost.networks.wrapped.refuse", refuse, raising=False)
    rows = {**tricks_by_name()}
    rows["adasum"] = trick.TrickRow("adasum", "AdaSum", ".networks.wrapped:refuse")
    monkeypatch.setattr("stepfuse.boost.auto_boost.TRICKS", tuple(rows.values()))
    manual = {"boost": {**FREEZE, "less_bn": False}, "grad_freeze": {
        "param_groups": 3, "freeze_type": 0, "freeze_p": 0.0}}  # fmt: skip
    for error in (NotApplicable("one rank"), KeyboardInterrupt()):
        raised[:] = [error]
        manual["boost"]["adasum"] = True
        with pytest.raises(type(error)):
            boost.AutoBoost("O0", manual).network_auto_process_train(net, optimizer)
        assert all(p.requires_grad for p in net.parameters())
    raised[:] = [NotApplicable("there is one rank")]
    del manual["boost"]["adasum"]
    made = boost.AutoBoost("O2", manual)  # the level asks for it: left out, and said
    made.network_auto_process_train(net, optimizer)
    assert "adasum: left out: there is one rank" in made.explain()
    made.undo()


def test_wrong_networks_and_optimizers_are_refused() -> None:
    net, optimizer = net_and_optimizer()
    made = boost.AutoBoost("O0", {"boost": FREEZE})
    with pytest.raises(boost.BoostTypeError, match=r"network: expected a torch.nn.Module, got str"):
        made.network_auto_process_train("net", optimizer)
    with pytest.raises(boost.BoostTypeError, match=r"optimizer: expected one of stepfuse.torch"):
        made.network_auto_process_train(net, "adam")
    with pytest.raises(boost.BoostError, match=r"parameter 0 of group 0, of shape .4, 4., is none"):
        made.network_auto_process_train(net_and_optimizer()[0], optimizer)
    assert made.network_auto_process_eval(net) is net


@pytest.fixture(name="new_process")
def as_in_a_new_process() -> Iterator[None]:
    Traps.forget()
    yield
    Traps.forget()


@pytest.mark.usefixtures("new_process")
def test_the_originals_traps_are_there_when_asked_for() -> None:
    manual = {"boost": {"mode": "manual", "grad_freeze": False}}
    first = boost.AutoBoost("O1", manual, as_mindspore=True)
    assert first.level == "O1" and boost.AutoBoost("O2", as_mindspore=True) is first
    Traps.first = None  # another process would not know the levels that the first has changed
    leaked = boost.AutoBoost("O1", as_mindspore=True)
    assert "grad_freeze: off" in leaked.explain() and "less_bn: on" in leaked.explain()
    Traps.forget()
    unknown = boost.AutoBoost("O7", {"boost": {"less_bn": True}}, as_mindspore=True)
    assert unknown.level == "O0" and ": on (" not in unknown.explain()
    assert boost.AutoBoost("O1") is not boost.AutoBoost("O1") and on("O1") == {
        "less_bn", "grad_freeze",
    }  # fmt: skip
    Traps.forget()
    wrong = {"grad_freeze": {"freeze_p": 3}}  # of a trick that is off
    assert boost.AutoBoost("O0", wrong, as_mindspore=True).level == "O0"


def test_boost_without_a_network_loads_no_torch() -> None:
    code = (
        "import sys; from stepfuse import boost\n"
        "boost.AutoBoost('O1'); boost.freeze_indices(0, 4, 0.5, 10); boost.adasum([[1.0], [2.0]])\n"
        "assert 'torch' not in sys.modules\n"
        "boost.GradientFreeze; assert 'torch' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
