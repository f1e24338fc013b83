"""A checkpoint of ranks that have states of their own: a folder a save, and the last one's name.

    run/latest.json           {"save": "4f1c09aa", "ranks": 3}: written last, replaced as a whole
    run/4f1c09aa/rank0        the states of rank 0; beside it the states that ranks share

A rank that is lost anywhere leaves the former name, and the folder that it names.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

from ...ir.errors import CheckpointError, path_of
from ...runtime.checkpoint.replacing import replacing
from ..agreement import agreeing, check_agreement
from ..protocol import Ranks
from .checkpoints import name_of_save

LATEST = "latest.json"


def save_each(
    ranks: Ranks,
    path: str | Path,
    facts: list[tuple[str, str]],
    own: Callable[[Path], None],
    shared: Callable[[Path], None] = lambda _: None,
) -> None:
    """Have each rank write its `own` file, and all together the shared states, into a folder.

    All ranks see the folder, and agree on the facts. Raises CheckpointError, OSError or BindError
    on every rank, and leaves the former save; RanksError.
    """
    phase = "a save"
    check_agreement(ranks, repr(facts), lambda: facts, phase)
    save = name_of_save(ranks, phase)
    with agreeing(ranks, "the folder", phase):
        folder = path_of(path, "a checkpoint's folder")
        if folder.exists() and not folder.is_dir():
            raise CheckpointError(f"{folder} is a file; ranks save to a folder")
        (folder / save).mkdir(parents=True, exist_ok=True)
    with agreeing(ranks, "the file of this rank", phase):
        own(folder / save / f"rank{ranks.rank}")
    shared(folder / save)
    with agreeing(ranks, "the index", phase):
        if ranks.rank == 0:
            with replacing(folder / LATEST) as file:
                file.write(json.dumps({"save": save, "ranks": ranks.count}).encode())
    if ranks.rank == 0:
        for other in folder.iterdir():
            if other.is_dir() and other.name != save and (other / "rank0").exists():
                shutil.rmtree(other, ignore_errors=True)


def saved_last(ranks: Ranks, path: str | Path, phase: str) -> Path:
    """The folder of the last save, of as many ranks. Raises CheckpointError on every rank."""
    with agreeing(ranks, "the checkpoint", phase):
        folder = path_of(path, "a checkpoint's folder")
        try:
            index = json.loads((folder / LATEST).read_text())
            save, count = str(index["save"]), int(index["ranks"])
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CheckpointError(
                f"{folder} has no {LATEST} that names a save of ranks: {error}"
            ) from None
        if count != ranks.count:
            raise CheckpointError(
                f"{folder} was saved by {count} ranks, each with states of its own, and these are "
                f"{ranks.count}: start as many"
            )
    check_agreement(ranks, save, lambda: [("the save", save)], phase)
    return folder / save
