"""Specs that lack most of what others have: no parameter, no gradient, nothing over elements."""

from __future__ import annotations

import numpy as np
import pytest
import stepfuse

from tests.campaigns.storage import wrong_of
from tests.support.oracles.numeric import same_bits

ROLES = {
    "p": "param %param : f32 elem", "g": "grad %grad : f32 elem", "t": "state %t = 0.0 : f64 step",
    "m": "state %m = 0.0 : f32 elem", "k": "state %k = 1.0 : bool tensor",
    "f": "static %flag = true : bool step",
}  # fmt: skip
COUNTED = "%0 = add %t, 1.0 : real step\nupdate %t = %0"
ADDED = "%0 = add %m, %grad : real elem\nupdate %m = %0"
CASES = (
    ("t", COUNTED, ""),
    ("pt", COUNTED, ""),
    ("m", "%0 = add %m, 1.0 : real elem\nupdate %m = %0", ""),
    ("m", "%0 = add %m, 1.0 : real elem\nupdate %m = %0", "m=linear8(256)"),
    ("gm", ADDED, "m=linear8"),
    ("pgk", "%0 = not %k : bool tensor\nupdate %k = %0", ""),
    ("pgmf", f"{ADDED} when %flag", "m=linear8(256)"),
    ("pgmf", "%0 = not %flag : bool step\nupdate %m = 0.0 when %0", "m=linear8(256)"),
    ("pgm", "update %m = nan", "m=linear8(256)"),
    ("pgkm", f"{ADDED} when %k\nupdate %k = 0.0", "m=linear8(256)"),
)


@pytest.mark.parametrize(("roles", "body", "dtypes"), CASES)
def test_what_is_not_there_is_not_asked_for(roles: str, body: str, dtypes: str) -> None:
    lines = "\n".join(ROLES[role] for role in roles)
    spec = stepfuse.parse(f"optimizer @odd {{\n{lines}\nstep {{\n{body}\n}}\n}}\n")
    assert wrong_of(spec, dtypes) == ""
    found = [_stepped(spec, backend, dtypes) for backend in ("reference", "native", "loops")]
    for other in found[1:]:
        assert all(same_bits(a, b) for a, b in zip(found[0], other, strict=True))


def _stepped(spec: stepfuse.Spec, backend: str, dtypes: str) -> list[object]:
    """All arrays after two steps; one has no cells."""
    params = [np.ones((2, 3), np.float32), np.ones(0, np.float32)]
    optimizer = stepfuse.Optimizer(params, spec, backend=backend, dtypes=dtypes)
    for _ in range(2):
        optimizer.step([np.full_like(p, 0.5) for p in params])
    return [*params, *(array for state in optimizer.state for _, array in sorted(state.items()))]
