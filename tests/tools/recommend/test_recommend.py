"""Recommendations follow their tables, their memory is that of real arrays, their commands run."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse
from stepfuse.ir.errors import WrongUsage
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.cli import app
from stepfuse.tools.recommend import recommend as module
from stepfuse.tools.recommend.recommend import (
    Need,
    answer,
    memory_of,
    need,
    recommend,
    text,
)
from stepfuse.tools.recommend.rules import (
    FRUGAL,
    LARGE,
    MISSING,
    RULES,
    STAGES,
    STORAGE,
    SuggestionRule,
)
from typer.testing import CliRunner

ROOT = Path(__file__).parents[3]


def need_of(rule: SuggestionRule) -> Need:
    """The least that meets a rule's condition."""
    settings: dict[str, Any] = dict(rule.when)
    large = settings.pop("model", "small") == "large"
    return Need(2 * LARGE if large else 1e6, **settings)


@pytest.mark.parametrize("rule", RULES, ids=lambda r: f"{r.spec}: {r.condition}")
def test_every_rule_is_reached(rule: SuggestionRule) -> None:
    assert answer(need_of(rule)) is rule
    found = recommend(need_of(rule))
    assert found.rule is rule and found.fits
    assert rule.reason[:20] in text(need_of(rule)) and rule.reason.endswith(".") and rule.source


@pytest.mark.parametrize(
    ("base", "option"),
    [
        ({}, {"params": "7e9", "memory": "90GB"}),
        ({"task": "language"}, {"params": "7e9"}),
        ({}, {"memory": "10MB"}),
        ({}, {"task": "vision", "prefer": "accuracy"}),
        *(({}, {"task": t}) for t in ("language", "reinforcement", "gan")),
        ({"sparse": True}, {"task": "recommendation"}),
        *(({}, {"prefer": p}) for p in ("speed", "accuracy", "memory")),
        *(({}, {flag: True}) for flag in ("sparse", "second_order", "large_batch", "untuned")),
    ],
)
def test_every_option_changes_what_is_said(base: dict[str, Any], option: dict[str, Any]) -> None:
    settings: dict[str, Any] = {"params": "1e6", **base}
    changed = {**settings, **option}
    first, second = text(need(**settings)), text(need(**changed))
    assert first.splitlines()[-2:] != second.splitlines()[-2:] or "second_order" in option
    assert first.partition("memory")[0] != second.partition("memory")[0]


@pytest.mark.parametrize(
    ("written", "params", "memory"),
    [
        (("7e9", "24GB"), 7e9, 24e9),
        (("350M", "16GiB"), 3.5e8, 16 * 2.0**30),
        (("1.5b", "512mb"), 1.5e9, 512e6),
        (("12345", "1e6"), 12345.0, 1e6),
    ],
)
def test_quantities(written: tuple[str, str], params: float, memory: float) -> None:
    found = need(*written)
    assert (found.params, found.memory) == (params, memory)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"params": "many"}, r"--params: expected a number above 0 such as 7e9.*got 'many'"),
        ({"params": "0"}, "--params"),
        ({"params": "-5"}, "--params"),
        ({"params": "1.2.3"}, "--params"),
        ({"params": "1e999"}, "--params"),
        ({"params": "7GB"}, "--params"),
        ({"params": "7B", "memory": "24 G"}, "--memory: expected bytes such as 24GB"),
        ({"params": "7B", "task": "cooking"}, "no task is called 'cooking'; known: vision"),
        ({"params": "7B", "prefer": "luck"}, "no preference is called 'luck'; known: speed"),
    ],
)
def test_what_cannot_be_read_is_refused(settings: dict[str, str], message: str) -> None:
    with pytest.raises(WrongUsage, match=message):
        need(**settings)


@pytest.mark.parametrize(
    ("spec", "dtypes"),
    [
        ("adamw", ""),
        ("adamw", "state=dynamic8(256)"),
        ("momentum", "param=bf16_split,grad=bf16,state=bf16"),
        ("adafactor", "state=bf16"),
        ("adamw+ema_weights", "param=bf16_stochastic,grad=bf16,state=bf16"),
    ],
)
def test_memory_is_that_of_the_arrays(
    spec: str, dtypes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MATRIX", (512, 256))
    chosen = resolve(spec)
    compiled = stepfuse.compile(chosen, backend="reference", dtypes=dtypes)
    stored = np.uint16 if "param=" in dtypes else np.float32
    param = np.zeros((512, 256), stored)
    optimizer = stepfuse.Optimizer([param], chosen, dtypes=dtypes, backend="reference")
    kept = optimizer.state[0].values()
    found = memory_of(compiled.variants[0].program)
    assert found.param * param.size == param.nbytes
    assert found.state * param.size == sum(np.asarray(a).nbytes for a in kept)
    assert found.grad == (2 if "grad=bf16" in dtypes else 4)


def test_the_most_accurate_storage_that_fits_is_taken() -> None:
    exact = recommend(need("1e9", "17GB"))
    assert (exact.spec, exact.dtypes, exact.bytes.total) == ("adamw", "", 16.0)
    for memory, bytes in (("15GB", 12.0), ("11GB", 10.03125), ("9GB", 8.0), ("7GB", 6.03125)):
        found = recommend(need("1e9", memory))
        assert found.fits and found.spec == "adamw" and found.bytes.total == bytes


def test_a_thriftier_optimizer_is_taken_where_only_that_fits() -> None:
    found = recommend(need("1e9", "5.5GB"))
    assert (found.rule, found.fits) == (FRUGAL[0], True)
    assert "adamw does not fit the memory in any storage; instead:" in text(need("1e9", "5.5GB"))
    assert recommend(need("1e9", "4.5GB")).rule is FRUGAL[1]
    assert recommend(need("1e9", "4GB")).rule is FRUGAL[2]


def test_what_fits_nowhere_is_shared_out() -> None:
    wanted = need("1e9", "1GB")
    found = recommend(wanted)
    assert not found.fits and found.spec == "adamw"
    assert "shard it over 7 devices" in text(wanted)  # 6.03 GB


def test_preferences_choose_the_storage() -> None:
    smallest = recommend(need("1e6", prefer="memory"))
    assert smallest.dtypes == "param=bf16_stochastic,grad=bf16,state=dynamic8(256)"
    fast = recommend(need("1e6", prefer="speed"))
    assert fast.bytes.moved == 10 and not fast.storage.in_blocks


def test_storages_are_in_the_order_of_what_was_measured() -> None:
    measured = json.loads((ROOT / "benchmarks" / "results" / "formats.json").read_text())["runs"]
    runs = ("f32", "bf16 states", "dynamic8(256)", "bf16_split", "bf16_stochastic")
    distances = [measured[name]["marks"][-1]["distance"] for name in runs]
    assert distances == sorted(distances)
    assert [list(s.formats.values())[:1] for s in STORAGE[: len(runs)]] == [
        [], ["bf16"], ["dynamic8(256)"], ["bf16_split"], ["bf16_stochastic"],
    ]  # fmt: skip


@pytest.mark.parametrize("missing", MISSING, ids=lambda r: r.spec)
def test_what_is_not_registered_is_said(missing: SuggestionRule) -> None:
    shown = " ".join(text(need_of(missing)).split())
    assert f"{missing.spec} would be the answer, and is not registered yet" in shown
    assert "The next best: " in shown and missing.spec.lower() not in stepfuse.names()
    named = recommend(need_of(missing)).spec
    assert resolve(named).name


@pytest.mark.parametrize("task", ["", "recommendation"])
@pytest.mark.parametrize("prefer", ["", "memory"])
def test_lists_of_rows_go_to_what_can_step_them(task: str, prefer: str) -> None:
    found = recommend(need("1e6", task=task, prefer=prefer, sparse=True))
    assert found.bytes.grad == 0.0 and not found.storage.in_blocks
    table = np.zeros((10, 64), np.uint16 if "param=" in found.dtypes else np.float32)
    rows = stepfuse.RowSparse(np.array([3, 1]), np.ones((2, 64), table.dtype))
    optimizer = stepfuse.Optimizer([table], resolve(found.spec), dtypes=found.dtypes)
    optimizer.step([rows])
    assert set(np.flatnonzero(table.any(axis=1))) <= {1, 3}


def test_a_rule_that_clips_itself_is_not_clipped() -> None:
    assert recommend(need("1e6", task="language")).spec == "clip_by_global_norm+adamw"
    assert recommend(need("1e6", task="language", large_batch=True)).spec == "lamb"


COMMANDS = [need_of(rule) for rule in (RULES[0], RULES[5], RULES[7], RULES[15])] + [
    need("1e6", prefer="memory"),
    need("1e9", "11GB", "language"),
    need("1e6", "5MB"),
]


# The suite has every other command; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(2)
@pytest.mark.parametrize("wanted", COMMANDS)
def test_the_command_works(wanted: Need, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    head, run, command = text(wanted).rstrip().splitlines()[-3:]
    assert (head, run) == ("", "run")
    words = shlex.split(command)
    assert words[:2] == ["stepfuse", "compile"]
    result = CliRunner().invoke(app, [*words[1:], "--target", "x86-64-v3"])
    assert result.exit_code == 0, result.output
    program = stepfuse.load("step")
    assert program.variants


def test_every_spec_of_the_tables_is_registered() -> None:
    for rule in (*RULES, *STAGES, *FRUGAL):
        assert resolve(rule.spec).graphs


def test_the_command_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["recommend", "--params", "7e9", "--task", "language"])
    assert result.exit_code == 0 and result.stdout == text(need("7e9", task="language"))
    wrong = CliRunner().invoke(app, ["recommend", "--params", "few"])
    assert wrong.exit_code == 2 and "--params: expected" in wrong.stderr
