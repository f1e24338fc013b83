"""The PTX at odd places: arrays between guards, off their alignment; random specs; many tensors.

`python -m tests.campaigns.cuda_bits` has every spec, every storage and more.
"""

from __future__ import annotations

import shutil

import numpy as np
import pytest
from stepfuse import compiler
from stepfuse.backends import BACKENDS

from tests.backends import cuda_emulator
from tests.campaigns.cuda_bits import GEOMETRIES, TINY, wrong_in_random
from tests.campaigns.device_trial import Guarded, Trial, what_differs

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture(autouse=True)
def _emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BACKENDS, "cuda", "tests.backends.cuda_emulator:compile_program")
    monkeypatch.setattr(cuda_emulator, "GEOMETRY", GEOMETRIES["2x256"])


# The suite has `came` and one in three; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(3, always=("came",))
@pytest.mark.parametrize(
    ("name", "dtypes"),
    [
        ("adamw+shadow", "param=bf16_stochastic(3),grad=bf16"),
        ("came", ""),
        ("adamw", "state=dynamic8(4096)"),  # blocks of four leaves, the last of fewer
        ("stable_spam", "state=linear8(2048)"),  # leaves that another sweep folds
    ],
)
def test_arrays_one_element_off_between_guards(name: str, dtypes: str) -> None:
    assert what_differs(Trial(name, dtypes, "cuda", shift=1)) == ""


@pytest.mark.parametrize(("name", "block"), [("adamw", 1024), ("lion", 4096)])
def test_blocks_that_several_warps_hold(name: str, block: int) -> None:
    assert what_differs(Trial(name, f"state=linear8({block})", "cuda", ((9, 1031), (17,)))) == ""


def test_a_guard_that_is_written_is_seen() -> None:
    guarded = Guarded(shift=1)
    array = guarded.place(np.ones(5, np.float32))
    assert array.ctypes.data % 16 == 4 and guarded.broken() == 0
    memory, _, end = guarded.memory[0]
    memory[end] = 0
    assert guarded.broken() == 1


def test_a_thousand_tensors() -> None:
    shapes = tuple(TINY[n % len(TINY)] for n in range(1000))
    assert what_differs(Trial("adamw", "", "cuda", shapes)) == ""


@pytest.mark.parametrize("seed", [6, 17])  # 6: loops of four lanes and of eight in one nest
def test_random_specs(seed: int) -> None:
    assert wrong_in_random(seed) == ""


def test_a_slip_is_not_counted_as_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it reaches users as a LowerError, as what has no kernel does."""

    def breaks(*_: object) -> None:
        raise KeyError("a stray one")

    monkeypatch.setattr(compiler, "fuse", breaks)
    assert what_differs(Trial("adamw", "", "cuda")).startswith("LowerError in ")
