"""The usual intervals that a hyper-parameter's values lie in."""

from __future__ import annotations

from .roles import Range

_INF = float("inf")
POSITIVE = Range(0.0, _INF, open_low=True, open_high=True)
NON_NEGATIVE = Range(0.0, _INF, open_high=True)
FRACTION = Range(0.0, 1.0, open_high=True)  # [0, 1): a decay rate
OPEN_FRACTION = Range(0.0, 1.0, open_low=True, open_high=True)
FINITE = Range(-_INF, _INF, open_low=True, open_high=True)
