"""A command in a network namespace of its own, whose loopback carries so much a second.

    python benchmarks/wire.py 2gbit python benchmarks/sharded_step.py

Gloo's ranks in it share that wire. It ends with a sentence, and code 2, where the system has no
`ip`, `tc` and `unshare`, or does not allow it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

TOOLS = ("unshare", "ip", "tc")
# A bucket of tokens: 4 MB may leave at once, then so much a second; what waits is not dropped.
_SHAPED = (
    "ip link set lo up && tc qdisc add dev lo root tbf rate {} burst 4mb limit 512mb && "
    'GLOO_SOCKET_IFNAME=lo exec "$@"'
)


def slow(rate: str, command: Sequence[str]) -> list[str]:
    """The command as it runs over a wire of this rate, as tc writes one: `2gbit`."""
    own = ["unshare", "-n"] if os.geteuid() == 0 else ["unshare", "-rn"]
    return [*own, "sh", "-c", _SHAPED.format(rate), "sh", *command]


def why_not(rate: str) -> str:
    """Why there is no such wire here; nothing where there is."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        return f"a slow wire needs {' and '.join(missing)} (util-linux, iproute2)"
    found = subprocess.run(slow(rate, ["true"]), capture_output=True, text=True, check=False)
    return f"a slow wire is not allowed: {found.stderr.strip()}" if found.returncode else ""


def main() -> None:
    """Runs the command."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    rate, *command = sys.argv[1:]
    if refusal := why_not(rate):
        print(refusal, file=sys.stderr)
        sys.exit(2)
    given = slow(rate, command)
    os.execvp(given[0], given)


if __name__ == "__main__":
    main()
