"""What an optimizer over arrays tells of its step."""

from __future__ import annotations

import numpy as np
import stepfuse


def explained(spec: object) -> list[str]:
    params = [np.ones((64, 32), np.float32), np.zeros(32, np.float32)]
    return stepfuse.Optimizer(params, spec).explain().splitlines()


def test_one_sweep() -> None:
    assert explained("adamw") == [
        "adamw: 2 tensors, 2080 parameters, 1 group, backend native",
        "  all tensors: 1 sweep, 28 bytes/param, which is the least there can be",
        "    states: %m f32, %v f32 (8 bytes/param); a number for the step: %t",
    ]


def test_variants_vectors_and_what_is_not_fused() -> None:
    found = explained("adafactor")
    assert found[1] == (
        "  where rank >= 2 (1 tensor, 2048 parameters): "
        "3 sweeps, 24 bytes/param, 12 above the least"
    )
    assert found[2].startswith("    not fused: %grad again in sweep 2, after sum %1 -> row")
    assert found[4] == (
        "    states: %row f32 (row), %col f32 (col) (0 bytes/param); a number for the step: %t"
    )
    assert found[5].startswith(
        "  where rank < 2 (1 tensor, 32 parameters): 2 sweeps, 32 bytes/param"
    )
    # every byte above the least is named
    extra = [int(line.split()[-2]) for line in found if "not fused" in line]
    assert sum(extra) == 24


def test_numbers_of_groups_and_waiting_for_all_tensors() -> None:
    found = explained(stepfuse.chain("clip_by_global_norm", "nadam"))
    assert found[2] == (
        "    not fused: %grad again in sweep 2, after sumsq %grad -> step: 4 bytes/param"
    )
    assert found[3].endswith("a number for the step: %t; a number for each group: %product")
