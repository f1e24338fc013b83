"""What `arm` steps: an aarch64 artifact of each optimizer, and LAMB with Adafactor for C.

python -m tests.campaigns.arm.artifacts FOLDER NAME...
"""

from __future__ import annotations

import sys
from pathlib import Path

from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.compile_artifact import write

TARGET = "aarch64"


def main(folder: Path, names: list[str]) -> None:
    """Compiles them."""
    for name in names:
        write([resolve(name)], folder / name, "strict", "", TARGET, "step", "", "")
    both = [resolve("lamb"), resolve("adafactor")]
    write(both, folder / "c", "strict", "", TARGET, "step", "", "")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
