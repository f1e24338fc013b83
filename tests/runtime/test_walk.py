"""The walk of a gradient from `Optimizer.step` to the kernel, as CONTRIBUTING writes it down."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest
import stepfuse

ROOT = Path(stepfuse.__file__).parent
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
MOST = 6  # files


def _ours(frame: FrameType | None) -> Iterator[str]:
    """Our files from a call outwards, to where the step was asked for."""
    while frame is not None and frame.f_code.co_filename != __file__:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(ROOT) and not path.relative_to(ROOT).parts[0].startswith("."):
            yield path.relative_to(ROOT).as_posix()
        frame = frame.f_back


def _walk(step: Callable[[], None]) -> tuple[list[str], list[list[str]]]:
    """The files that a step calls functions of, in order, and the chain of files of each call."""
    chains: list[list[str]] = []

    def seen(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            chain = [name for name, _ in groupby(_ours(frame))]
            if chain and chain[0] == next(_ours(frame)):
                chains.append(chain[::-1])

    sys.setprofile(seen)
    try:
        step()
    finally:
        sys.setprofile(None)
    return list(dict.fromkeys(chain[-1] for chain in chains)), chains


def _stepped(name: str, **options: Any) -> tuple[stepfuse.Optimizer, Callable[[], list[Any]]]:
    """An optimizer that has stepped once, and new gradients for it."""
    shapes = [(5, 7), (11,)]
    opt = stepfuse.Optimizer([np.ones(s, np.float32) for s in shapes], name, **options)

    def grads() -> list[Any]:
        return [np.ones(s, np.float32) for s in shapes]

    opt.step(grads())
    return opt, grads


def test_new_gradients_walk_through_the_files_that_are_written_down() -> None:
    opt, grads = _stepped("adamw")
    given = grads()
    files, _ = _walk(lambda: opt.step(given))
    text = CONTRIBUTING.read_text()
    section = text[text.index("## From a gradient to a kernel") :]
    written = re.findall(r"^\d+\. `([\w/]+\.py)`", section, re.MULTILINE)
    assert sorted(files) == sorted(written) and len(files) <= MOST


@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor", "clip_by_global_norm+sgd"])
def test_no_spec_walks_further(name: str) -> None:
    opt, grads = _stepped(name)
    given = grads()
    assert len(_walk(lambda: opt.step(given))[0]) <= MOST
    opt.step([given[0], None])  # other tables are built, and kept
    fewer = [grads()[0], None]
    assert len(_walk(lambda: opt.step(fewer))[0]) <= MOST


@pytest.mark.parametrize("options", [{}, {"backend": "numba"}])
def test_nothing_calls_back_into_its_caller(options: dict[str, Any]) -> None:
    """In no chain of calls does a file come twice: not for new gradients, nor for new tables."""
    opt, grads = _stepped("adamw", **options)
    given = grads()
    for taken in (given, [given[0], None], given):
        _, chains = _walk(lambda taken=taken: opt.step(taken))
        assert chains
        assert [chain for chain in chains if len(set(chain)) < len(chain)] == []
