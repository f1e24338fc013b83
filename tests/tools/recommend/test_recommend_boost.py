"""`stepfuse recommend --boost`: measured on a small network; what it says is so elsewhere, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from stepfuse import boost
from stepfuse.tools.bench.contest import Timing
from stepfuse.tools.cli import app
from stepfuse.tools.recommend import boost_trials
from stepfuse.tools.recommend.boost_advice import RISKS, boost_record, boost_text
from stepfuse.tools.recommend.boost_subject import subject_of
from typer.testing import CliRunner

NETWORK = """
import torch
from torch import nn

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(4, 4, 1), nn.BatchNorm2d(4)
        self.conv2, self.bn2 = nn.Conv2d(4, 4, 1), nn.BatchNorm2d(4)

    def forward(self, x):
        return (self.bn2(self.conv2(self.bn1(self.conv1(x)).relu())) + x).relu()

net = nn.Sequential(nn.Conv2d(3, 4, 1), nn.ReLU(), Block(), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                    nn.Linear(4, 2))
linear = nn.Linear(8, 4)

def whole():
    return net, torch.ones(16, 3, 4, 4), lambda network, batch: network(batch).sum()

def broken():
    return net, torch.ones(2, 5), lambda network, batch: network(batch).sum()

def short():
    return net
"""


@pytest.fixture(name="file", scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("boost") / "net.py"
    path.write_text(NETWORK)
    return path


def recommend(*words: object) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["recommend", *map(str, words)])
    return found.exit_code, found.output


def test_tricks_are_timed_and_their_settings_are_autoboosts(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boost_trials, "AdamW", torch.optim.AdamW)  # compiles nothing
    code, told = recommend("--boost", f"{file}:whole", "--rounds", 2, "--json")
    assert code == 0, told
    found: dict[str, Any] = json.loads(told)
    kept = {one["name"]: one["kept"] for one in found["trials"]}
    left = {one["name"]: one["why"] for one in found["left_out"]}
    assert next(iter(kept)) == "plain" and {"less_bn", "O1"} <= set(kept)
    assert kept["less_bn"] < kept["plain"]  # a norm saves its input
    assert "ranks" in left["adasum"] and "pca_mat_path" in left["dim_reduce"]
    network = subject_of(f"{file}:whole").copied()
    made = boost.AutoBoost("O0", found["boost_config"])
    made.network_auto_process_train(network, torch.optim.SGD(network.parameters(), lr=0.1))
    assert found["boost_config"]["boost"]["mode"] == "manual"


def test_bytes_kept_are_those_of_the_saved_tensors(file: Path) -> None:
    turn = boost_trials.BoostTurn(subject_of(f"{file}:linear", "16x8"), "O0", {})
    assert turn.kept() == 4 * (16 * 8 + 16 * 4)  # the input of the layer, and that of the square


def test_what_saves_is_recommended() -> None:
    def timing(name: str, ratio: float, spread: float) -> Timing:
        return Timing(name, 10 * ratio, 9.0, 11.0, ratio, ratio - spread, ratio + spread, 5)

    times = (
        timing("plain", 1, 0), timing("less_bn", 1.01, 0.2), timing("grad_freeze", 0.9, 0.2),
        timing("grad_accumulation", 0.5, 0.1),
    )  # fmt: skip
    kept = {"plain": 100, "less_bn": 90, "grad_freeze": 100, "grad_accumulation": 100}
    found = boost_record(boost_trials.BoostTrials("O1", times, kept, {"adasum": "no ranks"}))
    assert [name for name, on in found.boost_config["boost"].items() if on is True] == ["less_bn"]
    told = boost_text(found)
    assert "-1.0% (-21.0% to 19.0%)" in told and "recommended: less_bn\n" in told
    assert "adasum: does not apply: no ranks" in told
    assert "less_bn: the network is another one" in told and "Literature:" in told
    assert all(any(c.isdigit() for c in risk) for risk in RISKS.values())
    assert json.loads(told.splitlines()[-1].partition(": ")[2]) == found.boost_config


def test_what_cannot_be_measured_is_refused(file: Path, tmp_path: Path) -> None:
    for words, message in (
        ((), "expected --params"),
        (("--json", "--params", "7B"), "go with --boost"),
        (("--boost", f"{file}:whole", "--params", "7B"), "ask one of them"),
        (("--boost", "net:whole"), "expected FILE.py:NETWORK"),
        (("--boost", f"{tmp_path}/none.py:net"), "No such file"),
        (("--boost", f"{file}:nothing"), "nothing of that name"),
        (("--boost", f"{file}:net"), "--input: expected the shape"),
        (("--boost", f"{file}:whole", "--input", "2x3"), "has its batch"),
        (("--boost", f"{file}:short"), "expected it to return (network, batch, loss)"),
        (("--boost", f"{file}:broken"), "a forward and a backward pass raised RuntimeError"),
        (("--boost", f"{file}:whole", "--seconds", "-1"), "--seconds: expected a number from 0"),
        (("--boost", f"{file}:whole", "--seconds", "nan"), "from 0, got nan"),
        (("--boost", f"{file}:whole", "--level", "O7"), "no level 'O7'; there are O0, O1, O2"),
    ):
        code, told = recommend(*words)
        assert code == 2 and message in " ".join(told.split()), told
