"""The order of passes over loops: neighbours that cannot change places say so, others may.

The whole is `python -m tests.campaigns.swaps`; here are optimizers that together use every pass.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from stepfuse.passes.loops.accumulators import split_leaves
from stepfuse.passes.loops.facts import FACTS, PassOrderError, facts_of
from stepfuse.passes.loops.vectorise import vectorise
from stepfuse.passes.loops.widen import widen
from stepfuse.passes.targets import TARGETS, Target

from tests.campaigns.swaps import raising, silent_of
from tests.support.filetests.loop_commands import PASSES


# The suite has one in two; `tests.campaigns.swaps` goes over every optimizer.
@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", ["adamw", "lamb", "adafactor", "came", "sm3", "madgrad"])
def test_no_swap_changes_loops_in_silence(name: str) -> None:
    assert not [wrong for storage in ("f32", "linear8") for wrong in silent_of(name, storage)]


def test_a_swap_names_the_pass_the_fact_and_who_ends_it() -> None:
    with pytest.raises(
        PassOrderError, match=r"widen needs .* \(in-lanes\).* vectorise gives behind"
    ):
        Target(loops=(split_leaves, widen, vectorise))
    with pytest.raises(
        PassOrderError,
        match=r"split-leaves needs .* \(declared\).* split-leaves ends before it",
    ):
        Target(loops=(split_leaves, split_leaves))
    with pytest.raises(PassOrderError, match="no pass of this row gives"):
        Target(loops=(vectorise,))


def test_every_pass_of_a_target_declares_facts_and_every_fact_is_declared() -> None:
    rows = {one for target in TARGETS.values() for one in target.loops or ()}
    declared = [facts_of(one) for one in rows]
    assert all(d.needs or d.gives or d.ends for d in declared)
    assert {f for d in declared for f in d.needs} == set(FACTS.values())
    assert sum(len(raising(target)) for target in TARGETS.values()) > 15


def test_every_pass_over_loops_has_a_filetest() -> None:
    files = (Path(__file__).parents[2] / "filetests" / "pass-loops").glob("*.sf")
    heads = (file.read_text().splitlines()[0] for file in files)
    tested = {name for head in heads for name in head.split()[-1].split(",")}
    assert PASSES.keys() <= tested
