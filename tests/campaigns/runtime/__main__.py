"""Every artifact in an environment with NumPy and stepfuse-runtime alone: the compiler's bits.

    python -m tests.campaigns.runtime [--only adamw,lamb]

Each optimizer is compiled here and steps there, where no other package is; what its steps leave
is compared with what they leave here. The environment's size is printed.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from pathlib import Path

import stepfuse
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write

from .environment import LARGEST, make
from .steps import lines

STEPS = Path(__file__).with_name("steps.py")


def main() -> int:
    """Exit code 1 where a digest differs, or too much is installed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="names of optimizers; default: all")
    asked = parser.parse_args()
    names = asked.only.split(",") if asked.only else list(stepfuse.names())
    with tempfile.TemporaryDirectory(prefix="stepfuse-runtime-") as folder:
        python, size = make(Path(folder))
        for name in names:
            write([resolve(name)], Path(folder) / name, "strict", "", "x86-64-v2", "step", "", "")
        command = [python, "-I", STEPS, folder, *names]
        done = subprocess.run(command, capture_output=True, text=True)
    found, here = done.stdout.splitlines(), lines("compile", names)
    wrong = [there for there, expected in zip(found, here, strict=False) if there != expected]
    print(*wrong, done.stderr, sep="\n", end="")
    print(
        f"{len(found)} of {len(names)} stepped, {len(wrong)} differ; {size / 1e6:.1f} MB installed"
    )
    return int(bool(wrong) or len(found) < len(names) or size > LARGEST)


if __name__ == "__main__":
    raise SystemExit(main())
