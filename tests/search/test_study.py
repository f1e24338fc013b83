"""Searches beside single runs: the same numbers, rungs, what is killed, what is refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.search import HyperSearch, LogUniform, Uniform
from typer.testing import CliRunner, Result

from tests.search import searched

optuna = pytest.importorskip("optuna", reason="needs optuna: pip install 'stepfuse[search]'")

from stepfuse.search.run import launch_search, run_search  # noqa: E402
from stepfuse.search.study import TrialRow, TrialStudy  # noqa: E402
from stepfuse.tools.cli import app  # noqa: E402

ROOT = Path(__file__).parents[2]
FILE = Path(searched.__file__)


def alone(row: TrialRow) -> float:
    """The score of a trial that is trained by itself, by an optimizer of its own."""
    stacks = searched.start([row.number])
    params = {name: stack[0] for name, stack in stacks.items()}
    optimizer = sf.Optimizer(params, "momentum", **row.hypers)
    for step in range(row.steps):
        _, gradients = searched.gradients(stacks, step)
        optimizer.step([g[0] for g in gradients.values()])
    return float(searched.sum_of_squares(stacks)[0])


def test_trials_have_the_scores_of_single_runs(tmp_path: Path) -> None:
    rows = run_search(searched.SEARCH, tmp_path, 12, together=6)
    assert sorted(row.number for row in rows) == [*range(12)]
    assert {row.state for row in rows} == {"complete", "pruned", "diverged"}
    for row in (row for row in rows if row.state != "diverged"):
        assert row.value == pytest.approx(alone(row), rel=1e-6)
    for row in (row for row in rows if row.state == "diverged"):
        assert row.value is None
        assert row.why.startswith("the loss of step")
    assert not [*tmp_path.glob("*.safetensors")]


def test_a_share_goes_on_from_each_rung(tmp_path: Path) -> None:
    """All of one batch: half of those that are finite at a rung, one at least."""
    rows = run_search(searched.SEARCH, tmp_path, 16, together=16)
    reached = Counter(row.steps for row in rows)
    finite = [row for row in rows if row.state != "diverged"]
    second = len(finite) // 2
    assert reached[120] == second // 2
    assert reached[40] == second - second // 2
    first = [row for row in finite if row.steps == 20]
    assert min(row.value for row in first if row.value is not None) > 0


def table(folder: Path) -> list[TrialRow]:
    """The report of a search that has ended; nothing of it is run."""
    return run_search(HyperSearch(**searched.settings(gradients=_unused)), folder, 12, together=6)


def _unused(*_: Any) -> Any:
    raise AssertionError("a trial was run twice")


def test_a_killed_search_goes_on(tmp_path: Path) -> None:
    """Killed behind its first rung; `tests.campaigns.search_kills` kills at any point."""
    whole = run_search(searched.SEARCH, tmp_path / "whole", 12, together=6)
    program = (
        "from stepfuse.search.run import *; from tests.search.searched import *; "
        "run_search(SEARCH, sys.argv[1], 12, together=6)"
    )
    known = {"KILLED_AT": "33", "MARK": str(tmp_path / "mark"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", f"import sys; {program}", str(tmp_path / "a")]
    ends = [subprocess.run(command, env=os.environ | known, check=False).returncode
            for _ in range(2)]  # fmt: skip
    assert ends == [-signal.SIGKILL, 0]
    assert repr(table(tmp_path / "a")) == repr(whole)  # nan differs from itself


def counting(steps: Counter[int]) -> HyperSearch:
    """The same search, which counts the steps of batches."""

    def gradients(p: Any, step: int) -> Any:
        steps[step] += 1
        return searched.gradients(p, step)

    return HyperSearch(**searched.settings(gradients=gradients))


def test_a_rung_that_was_saved_is_not_trained_again(tmp_path: Path) -> None:
    """Interrupted between the save of a rung and what is told of it, in both batches."""
    taken, again, asked = Counter[int](), Counter[int](), list[int]()
    whole = run_search(counting(taken), tmp_path / "whole", 12, together=6)
    told = TrialStudy.report

    def failing(self: TrialStudy, step: int, *more: Any) -> list[int]:
        asked.append(step)
        if len(asked) in (2, 5):
            raise KeyboardInterrupt
        return told(self, step, *more)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TrialStudy, "report", failing)
        for _ in range(2):
            with pytest.raises(KeyboardInterrupt):
                run_search(counting(again), tmp_path / "a", 12, together=6)
        run_search(counting(again), tmp_path / "a", 12, together=6)
    assert again == taken
    assert repr(table(tmp_path / "a")) == repr(whole)


def test_more_trials_go_on_from_fewer(tmp_path: Path) -> None:
    fewer = run_search(searched.SEARCH, tmp_path, 4, together=6)
    rows = run_search(searched.SEARCH, tmp_path, 10, together=6)
    assert sorted(row.number for row in rows) == [*range(10)]
    assert {r.number: r for r in rows if r.number < 4 and r.value is not None} == {
        r.number: r for r in fewer if r.value is not None
    }


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"space": {}}, "space: it is empty; expected some of lr"),
        ({"space": {"beta9": Uniform(0, 1)}}, "momentum has no hyper-parameter 'beta9'"),
        ({"space": {"lr": (0, 1)}}, "'lr': expected Uniform or LogUniform, got"),
        ({"space": {"lr": Uniform(1, 0)}}, "'lr': expected two numbers, ascending"),
        ({"space": {"lr": LogUniform(0, 1)}}, "'lr': expected numbers above 0"),
        ({"space": {"lr": Uniform(-1, 1)}}, "'lr': expected numbers in"),
        ({"hypers": {"gamma": 1.0}}, "hypers: momentum has no gamma"),
        ({"hypers": {"lr": 1.0}}, "hypers: lr is in the space, too"),
        ({"spec": "clip_by_global_norm+momentum"}, "sumsq over all parameters, and so over all"),
        ({"rungs": (5, 5)}, "rungs: expected steps, ascending from 1"),
        ({"rungs": ()}, "rungs: expected steps"),
        ({"keep": 1.0}, "keep: expected a share between 0 and 1"),
        ({"keep": "half"}, "keep: expected a share between 0 and 1, got 'half'"),
        ({"rungs": 5}, "rungs: expected steps, ascending from 1, got 5"),
        ({"space": ["lr"]}, "space: expected a dict by name"),
        ({"space": {"lr": Uniform("0", "1")}}, "'lr': expected two numbers, ascending"),
        (
            {"space": {"lr": Uniform(0, 1)}, "hypers": {"momentum": -1.0}},
            "hypers: 'momentum': expected a number",
        ),
        ({"start": None}, "start: expected a function, got None"),
        ({"direction": "up"}, "direction: expected maximize or minimize"),
    ],
)
def test_a_search_that_does_not_fit_is_refused(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        HyperSearch(**searched.settings(**changed))


def test_a_folder_is_of_one_search(tmp_path: Path) -> None:
    run_search(searched.SEARCH, tmp_path, 2)
    other = HyperSearch(**searched.settings(space={"lr": LogUniform(1e-4, 1.0)}))
    with pytest.raises(ValueError, match="is of a search with another space"):
        run_search(other, tmp_path, 2)


def test_a_folder_is_of_one_process_at_a_time(tmp_path: Path) -> None:
    with (
        TrialStudy(searched.SEARCH, tmp_path, 0).alone(),
        pytest.raises(ValueError, match="another process runs this search"),
    ):
        run_search(searched.SEARCH, tmp_path, 2)
    assert len(run_search(searched.SEARCH, tmp_path, 2)) == 2


def test_functions_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    few = HyperSearch(**searched.settings(start=lambda trials: searched.start(trials[1:])))
    with pytest.raises(ValueError, match="start: expected stacks of 4 members"):
        run_search(few, tmp_path / "a", 4)
    lacks = HyperSearch(**searched.settings(gradients=lambda p, _: (p["b"][:, 0], {"w": p["w"]})))
    with pytest.raises(ValueError, match="gradients: expected w, b, got w"):
        run_search(lacks, tmp_path / "b", 4)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"start": lambda _: [np.zeros(4)]}, r"start: expected stacks by name, .*, got \[array"),
        ({"start": lambda _: {}}, "start: expected stacks by name, as a dict of arrays, got {}"),
        ({"start": lambda _: {"w": 1.0}}, "start: expected stacks by name, .*, got 1.0 for w"),
        ({"gradients": lambda p, _: p}, "gradients: expected a pair, losses and gradients, got {"),
        ({"gradients": lambda p, _: None}, "gradients: expected a pair, .*, got None"),
        ({"gradients": lambda p, _: (p["b"][:, 0], [*p])}, "gradients by name, .*, got \\['w'"),
    ],
)
def test_functions_that_give_something_else_are_refused(
    changed: dict[str, Any], message: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=message):
        run_search(HyperSearch(**searched.settings(**changed)), tmp_path, 4)


def searching(*words: str) -> Result:
    return CliRunner().invoke(app, ["search", *words])


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    done = searching(str(FILE), "--trials", "6", "-o", str(tmp_path / "kept"))
    assert done.exit_code == 0, done.output
    assert "6 trials: " in done.output
    assert f"kept in {tmp_path / 'kept'}" in done.output
    (tmp_path / "empty.py").write_text("x = 1\n")
    for words, message in [
        ([str(tmp_path / "empty.py")], "expected FILE.py:NAME of a stepfuse.search.HyperSearch"),
        ([str(FILE), "--launcher", "slurm"], "--launcher: expected here, processes, dask, ray"),
        ([str(FILE), "--workers", "3"], "--workers: with --launcher here batches run in this"),
    ]:
        refused = searching(*words)
        assert refused.exit_code in (1, 2)
        assert message in refused.output


def test_the_example_finds_networks_that_read_digits(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    done = searching(str(ROOT / "examples" / "search.py"), "--trials", "16", "-o", kept)
    assert done.exit_code == 0, done.output
    best = next(line for line in done.output.splitlines() if "complete" in line)
    assert best.split()[1:3] == ["complete", "270"]
    assert float(best.split()[3]) > 0.9


@pytest.mark.parametrize("launcher", ["processes", "dask", "ray"])
def test_workers_find_what_one_process_finds(launcher: str, tmp_path: Path) -> None:
    """One batch at a time: as many workers as there are would see other trials of others."""
    if launcher != "processes":
        pytest.importorskip({"dask": "distributed"}.get(launcher, launcher), reason=(
            f"needs the extra {launcher}: pip install 'stepfuse[{launcher}]'"
        ))  # fmt: skip
    whole = run_search(searched.SEARCH, tmp_path / "whole", 8, together=4)
    rows = launch_search(str(FILE), tmp_path / "a", 8, together=4, launcher=launcher, workers=1)
    assert repr(rows) == repr(whole)


def test_torch_stacks_are_stepped_in_place(tmp_path: Path) -> None:
    """A stack of leaves with gradients by autograd, new ones each step."""
    torch = pytest.importorskip("torch", reason="needs torch")

    def start(trials: Any) -> dict[str, Any]:
        stacks = searched.start(trials)
        return {n: torch.from_numpy(a).requires_grad_() for n, a in stacks.items()}

    def gradients(p: dict[str, Any], step: int) -> tuple[Any, dict[str, Any]]:
        shift = float(np.float32(np.sin(step)))
        losses = sum(0.5 * (a - shift).flatten(1).square().sum(1) for a in p.values())
        found = torch.autograd.grad(losses.sum(), list(p.values()))
        return losses, dict(zip(p, found, strict=True))

    def score(p: dict[str, Any]) -> Any:
        return searched.sum_of_squares({n: a.detach().numpy() for n, a in p.items()})

    of_torch = {"start": start, "gradients": gradients, "score": score}
    rows = run_search(HyperSearch(**searched.settings(**of_torch)), tmp_path / "a", 6)
    whole = run_search(searched.SEARCH, tmp_path / "b", 6)
    assert repr(rows) == repr(whole)
