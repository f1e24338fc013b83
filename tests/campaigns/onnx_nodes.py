"""Runs ONNX's tests of nodes through compiled kernels and through the interpreter.

    python -m tests.campaigns.onnx_nodes [--write]

Both must pass the tests that are listed in `tests/data/onnx_nodes.txt`, and fail none. `--write`
writes the list anew.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from stepfuse.interop.onnx.backend import ENGINES, outcomes

LIST = Path(__file__).parents[1] / "data" / "onnx_nodes.txt"
LOADED = 1884  # at least: onnx 1.23 has so many


def expected() -> list[str]:
    """The tests that pass, by name."""
    return LIST.read_text().split()


def main() -> int:
    wrong = 0
    passed: dict[str, list[str]] = {}
    for device in ENGINES:
        found = list(outcomes(device))
        results = Counter(outcome.result for outcome in found)
        passed[device] = [o.name for o in found if o.result == "passed"]
        computing = sum(o.computes for o in found if o.result == "passed")
        print(f"{device}: {len(found)} tests, {dict(results)}, {computing} of them compute")
        wrong += results["failed"] + (len(found) < LOADED)
    if "--write" in sys.argv:
        LIST.write_text("\n".join(passed["CPU"]) + "\n")
    for device, names in passed.items():
        for name in sorted({*expected()} ^ {*names}):
            print(f"{device}: {name} {'passes' if name in names else 'does not pass'}")
            wrong += 1
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
