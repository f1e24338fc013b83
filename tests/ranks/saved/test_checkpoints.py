"""A checkpoint of ranks: gone on with on any number of them, whole whatever happens to a rank."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from safetensors import safe_open
from stepfuse.ir.errors import BindError, CheckpointError, StepfuseError
from stepfuse.ranks.sharded import Sharded
from stepfuse.ranks.threads import ThreadRanks, on_threads
from stepfuse.tools.inspect.checkpoint import checkpoint_json, inspect_checkpoint

from tests.ranks.replicas import Array, arrays
from tests.support.oracles.numeric import same_bits

SHAPES = ((512, 300), (512,), (90_001,), (7,), (200, 333), ())
STEPS = 2
SPECS = (
    ("check_finite+clip_by_global_norm(max_norm=0.5)+adamw", ""),
    ("lamb", ""),
    ("adafactor", ""),
    ("prodigy", ""),
    ("adamw", "param=bf16_split,state=linear8(128)"),
    ("muon(ns_steps=1)", ""),
)


def shapes_of(name: str) -> tuple[tuple[int, ...], ...]:
    return ((40, 60), (64, 32), (9, 70)) if "muon" in name else SHAPES


def gradients(shapes: Any, step: int) -> list[Array]:
    return [g.copy() for g in arrays(100 + step, shapes)]


def params_of(shapes: Any, dtypes: str, seed: int = 0) -> list[Any]:
    import ml_dtypes

    kind = ml_dtypes.bfloat16 if "bf16" in dtypes else np.float32
    return [a.astype(kind) for a in arrays(seed, shapes)]


def run(view: ThreadRanks, name: str, dtypes: str, path: Path, *, resumed: bool) -> list[Any]:
    """Two steps and a save, or a load and the next two; every rank has the same gradients."""
    shapes, options = shapes_of(name), {"dtypes": dtypes, "threads": 1}
    params = params_of(shapes, dtypes, seed=9 if resumed else 0)
    made = Sharded(params, name, ranks=view, **options)
    if resumed:
        assert made.load(path, params=True) == {"epoch": 3}
    for step in range(STEPS * resumed, STEPS * (1 + resumed)):
        made.step(gradients(shapes, step))
    if not resumed:
        made.save(path, params=True, extra={"epoch": 3})
    return params


def uninterrupted(name: str, dtypes: str, path: Path | None = None) -> list[Any]:
    """One process; a mean of equal gradients is that gradient for two and four ranks."""
    shapes = shapes_of(name)
    params = params_of(shapes, dtypes)
    made = sf.Optimizer(params, name, dtypes=dtypes, threads=1)
    for step in range(2 * STEPS):
        if path is not None and step == STEPS:
            made.save(path, params=True, extra={"epoch": 3})
        made.step(gradients(shapes, step))
    return params


@pytest.mark.parametrize(("name", "dtypes"), SPECS)
def test_ranks_go_on_from_ranks_from_one_process_and_back(
    name: str, dtypes: str, tmp_path: Path
) -> None:
    folder, file = tmp_path / "run", tmp_path / "alone.safetensors"
    expected = uninterrupted(name, dtypes, file)
    on_threads(4, lambda view: run(view, name, dtypes, folder, resumed=False), 60)
    assert len(list(folder.iterdir())) == 5
    for count, source in ((2, folder), (1, folder), (4, folder), (2, file)):
        for found in on_threads(
            count, lambda view, s=source: run(view, name, dtypes, s, resumed=True), 60
        ):
            assert all(map(same_bits, found, expected)), (count, source.name)
    params = params_of(shapes_of(name), dtypes, seed=9)
    alone = sf.Optimizer(params, name, dtypes=dtypes, threads=1)
    assert alone.load(folder, params=True) == {"epoch": 3}
    for step in range(STEPS, 2 * STEPS):
        alone.step(gradients(shapes_of(name), step))
    assert all(map(same_bits, params, expected))


# ------------------------------------------------------------------ what is in it, what is refused


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    on_threads(3, lambda view: run(view, "adamw", "", tmp_path / "run", resumed=False), 60)
    return tmp_path / "run"


def load(folder: Path) -> None:
    params = params_of(SHAPES, "")
    sf.Optimizer(params, "adamw", threads=1).load(folder, params=True)


def test_each_rank_keeps_its_own_cells_once(saved: Path) -> None:
    cells: dict[str, int] = {}
    files = sorted(f for f in saved.iterdir() if f.name != "index.safetensors")
    sizes = [f.stat().st_size for f in files]
    for file in files:
        with safe_open(file, "numpy") as found:
            for key in found.keys():  # noqa: SIM118 (not a dict)
                cells[key] = cells.get(key, 0) + found.get_tensor(key).size
    wanted = {
        f"{role}/{n}": int(np.prod(s)) for n, s in enumerate(SHAPES) for role in ("m", "v", "param")
    }
    assert cells == wanted
    assert max(sizes) < sum(sizes) / 3 + 3 * 4 * 1024
    text = inspect_checkpoint(saved)
    assert "@adamw after 2 steps; with the parameters" in text and "every checksum right" in text
    assert json.loads(checkpoint_json(saved))["numbers"]["t"] == 2


def test_a_new_save_leaves_nothing_of_the_one_before(saved: Path) -> None:
    (saved / "00000000.7.safetensors").write_bytes(b"of a save that was killed")
    on_threads(2, lambda view: run(view, "adamw", "", saved, resumed=False), 60)
    assert len(list(saved.iterdir())) == 3
    load(saved)


def damaged(folder: Path, change: Callable[[Path], None]) -> None:
    change(sorted(f for f in folder.iterdir() if f.name != "index.safetensors")[0])


def flip(file: Path) -> None:
    found = bytearray(file.read_bytes())
    found[-5] ^= 1
    file.write_bytes(found)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (Path.unlink, "it lacks .*.0.safetensors, which its index.safetensors names"),
        (flip, "is damaged: it has not the checksum"),
        (lambda f: f.write_bytes(f.read_bytes()[:-9]), "it is truncated"),
    ],
)
def test_a_damaged_file_is_named_and_nothing_is_loaded(
    saved: Path, change: Callable[[Path], None], message: str
) -> None:
    damaged(saved, change)
    with pytest.raises(CheckpointError, match=message):
        load(saved)

    def work(view: ThreadRanks) -> bool:
        params = params_of(SHAPES, "", seed=4)
        made = Sharded(params, "adamw", ranks=view, threads=1)
        with pytest.raises(StepfuseError, match=message):
            made.load(saved, params=True)
        made.step(gradients(SHAPES, 0))  # it is as it was
        return True

    assert on_threads(2, work, 60) == [True, True]


def test_a_file_of_another_save_is_named(saved: Path, tmp_path: Path) -> None:
    on_threads(3, lambda view: run(view, "adamw", "", tmp_path / "other", resumed=False), 60)
    (other,) = (tmp_path / "other").glob("*.1.safetensors")
    (mine,) = saved.glob("*.1.safetensors")
    mine.write_bytes(other.read_bytes())
    with pytest.raises(CheckpointError, match="is of another save than its index"):
        load(saved)


def test_a_rank_that_cannot_write_leaves_the_checkpoint_that_was_there(saved: Path) -> None:
    before = {f.name: f.read_bytes() for f in saved.iterdir()}

    def work(view: ThreadRanks) -> str:
        made = Sharded(params_of(SHAPES, ""), "adamw", ranks=view, threads=1)
        extra = {"a": object()} if view.rank == 1 else {"a": "b"}
        with pytest.raises((BindError, TypeError)) as error:
            made.save(saved, extra=extra)
        return str(error.value)

    said = on_threads(2, work, 60)
    assert all("rank 1" in text for text in said)
    assert {f.name: f.read_bytes() for f in saved.iterdir()} == before
    load(saved)


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "run").write_bytes(b"x")

    def work(view: ThreadRanks) -> None:
        made = Sharded(params_of(SHAPES, ""), "adamw", ranks=view, threads=1)
        with pytest.raises(CheckpointError, match="is a file; ranks save to a folder"):
            made.save(tmp_path / "run")

    on_threads(2, work, 60)
