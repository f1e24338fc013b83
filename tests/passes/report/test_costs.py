"""What fusion costs, by numbers: of every registered spec and some chains, a variant a line.

`python -m tests.passes.report.test_costs` writes `tests/data/costs.json` again; review its diff
like code.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import stepfuse
from stepfuse.compiler import lower_graph
from stepfuse.passes.pipeline import STRICT

RECORD = Path(__file__).parents[2] / "data" / "costs.json"
CHAINS = (
    "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad",
    "unscale+check_finite+clip_by_global_norm+lamb+ema_weights+shadow+zero_grad",
    "adam+cautious", "centralize+adafactor", "clip_by_block_rms+adamw+ema_weights+ema_weights",
    "gradient_noise+clip_by_block_rms+unscale+dadapt_adan+stable_weight_decay",
)  # fmt: skip
NAMES = (*stepfuse.names(), *CHAINS)


def costs(name: str) -> list[str]:
    """Of each variant: sweeps and passes, floor, bytes moved, with a pure write twice, re-read."""
    found: list[str] = []
    for graph in stepfuse.chain(*name.split("+")).variants():
        schedule = lower_graph(graph, STRICT).schedule
        cost = schedule.cost
        found.append(
            f"{schedule.sweeps} sweeps, {len(schedule.phases)} passes; floor {cost.floor}, moved "
            f"{cost.optimal}, {cost.write_allocated} with writes twice, {cost.reread} again in "
            f"cache; {cost.flops} flops; gap {schedule.gap}"
        )
    return found


@pytest.mark.parametrize("name", NAMES)
def test_costs_are_the_recorded_ones(name: str) -> None:
    assert costs(name) == json.loads(RECORD.read_text())[name]


if __name__ == "__main__":
    RECORD.write_text(json.dumps({name: costs(name) for name in NAMES}, indent=0) + "\n")
