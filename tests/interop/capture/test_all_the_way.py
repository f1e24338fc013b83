"""The class of docs/capture.md becomes text, library, PTX and checkpoint, and goes on as itself."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
import torch
from stepfuse.ir.errors import CheckpointError
from stepfuse.ir.text.parser import parse
from stepfuse.tools.cli import app
from stepfuse.torch import Captured
from typer.testing import CliRunner

PAGE = (Path(__file__).parents[3] / "docs" / "capture.md").read_text()
SHAPES = ((6, 7), (33,))
RATES = (0.02, 0.005)
LIMIT = 2e-5  # of the way


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Where the page's class is a module, and its commands have been run."""
    made = tmp_path_factory.mktemp("capture")
    (source,) = re.findall(r"^```python file=mine.py\n(.*?)^```$", PAGE, re.M | re.S)
    (made / "mine.py").write_text(source)
    (shell,) = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.M | re.S)
    captured = "stepfuse capture mine:Belief -o belief.sf"
    assert f"$ {captured}" in PAGE
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(made))
        patch.chdir(made)
        for line in (captured, *shell.splitlines()):
            done = CliRunner().invoke(app, line.split()[1:])
            assert done.exit_code == 0, f"{line}\n{done.output}"
        yield made


@pytest.fixture(scope="module")
def belief(folder: Path) -> Any:
    """The class."""
    return importlib.import_module("mine").Belief


def gradients(steps: int) -> list[list[np.ndarray[Any, Any]]]:
    rng = np.random.default_rng(0)
    return [[rng.standard_normal(s).astype(np.float32) for s in SHAPES] for _ in range(steps)]


def groups(params: Any) -> list[dict[str, Any]]:
    return [{"params": [p], "lr": lr} for p, lr in zip(params, RATES, strict=True)]


def tensors() -> list[torch.nn.Parameter]:
    return [torch.nn.Parameter(torch.ones(s)) for s in SHAPES]


def stepped(optimizer: Any, params: Any, steps: Any) -> list[np.ndarray[Any, Any]]:
    """Where a torch optimizer leaves its parameters."""
    for grads in steps:
        for param, grad in zip(params, grads, strict=True):
            param.grad = torch.from_numpy(grad)
        optimizer.step()
    return [p.detach().numpy() for p in params]


def assert_near(found: Any, wanted: Any) -> None:
    for one, other in zip(found, wanted, strict=True):
        assert np.abs(one - other).max() <= LIMIT * np.abs(other - 1.0).max()


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_c_program_steps_as_the_class_does(folder: Path, belief: Any) -> None:
    build, source = folder / "build", Path(__file__).with_name("belief.c")
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{build}", source]
    program = [*command, build / "belief.o", "-o", folder / "run", "-lm"]
    built = subprocess.run(program, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    steps = gradients(12)
    given = b"".join(grad.tobytes() for step in steps for grad in step)
    ran = subprocess.run([folder / "run"], input=given, capture_output=True, timeout=60)
    assert ran.returncode == 0
    cells = np.frombuffer(ran.stdout, np.float32)
    params = tensors()
    wanted = stepped(belief(groups(params)), params, steps)
    assert_near((cells[:42].reshape(6, 7), cells[42:]), wanted)


def test_there_is_ptx_of_it(folder: Path) -> None:
    text = (folder / "build" / "belief_sm_90.ptx").read_text()
    assert ".target sm_90" in text and "sqrt.rn.f32" in text


def test_a_checkpoint_of_ours_goes_back_into_the_class(folder: Path, belief: Any) -> None:
    steps = gradients(10)
    params = [np.ones(s, np.float32) for s in SHAPES]
    ours = stepfuse.Optimizer(groups(params), parse((folder / "belief.sf").read_text()))
    for grads in steps[:6]:
        ours.step(grads)
    ours.save(folder / "run.safetensors")
    back = [torch.nn.Parameter(torch.tensor(p)) for p in params]
    form = Captured(groups(back), belief)
    saved = form.state_dict_of(folder / "run.safetensors")
    assert saved["state"][1]["step"] == 6 and saved["param_groups"][1]["lr"] == RATES[1]
    original = belief(groups(back))
    original.load_state_dict(saved)
    whole = tensors()
    wanted = stepped(belief(groups(whole)), whole, steps)
    assert_near(stepped(original, back, steps[6:]), wanted)
    with pytest.raises(CheckpointError, match="give both optimizers the same parameters"):
        Captured(back, belief).state_dict_of(ours)
    adamw = stepfuse.Optimizer(groups(params), "adamw")
    with pytest.raises(CheckpointError, match="expected a checkpoint of @belief, with"):
        form.state_dict_of(adamw)
