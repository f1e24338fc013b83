"""A few steps on the first GPU, for compute-sanitizer to watch.

    compute-sanitizer --tool memcheck python -m tests.gpu.sanitized lamb
    compute-sanitizer --tool racecheck python -m tests.gpu.sanitized adamw "state=linear8(128)"

The exit status is 1 where the bits are not the interpreter's.
"""

from __future__ import annotations

import sys

from tests.campaigns.device_trial import LARGE, Trial, what_differs


def main(name: str, dtypes: str = "") -> int:
    """Two steps over tensors of odd sizes."""
    said = what_differs(Trial(name, dtypes, "cuda:0", LARGE, shift=1))
    print(said or "the bits are the interpreter's")
    return int(bool(said))


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
