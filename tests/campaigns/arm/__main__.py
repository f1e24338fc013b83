"""A real aarch64 Python and C program under qemu-user: the bits are those recorded on x86-64.

    python -m tests.campaigns.arm --root ROOT --packages DIR [--only adamw,lamb] [--threads 1,2,7]

ROOT is the file system of an aarch64 Linux with Python 3.11 or later, DIR has its NumPy, llvmlite,
numba and rich (`make test-arm` installs them there). Each spec steps as compiled in the process
and from an artifact that this machine has made, with so many threads; a C program steps LAMB.
What is missing is said, and nothing is run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import stepfuse

from tests.backends.aot.test_c_driver import SOURCE, expected

ROOT = Path(__file__).parents[3]
EMULATORS = ("qemu-aarch64", "qemu-aarch64-static")
LINKER = "aarch64-linux-gnu-gcc"


def python_of(root: Path) -> Path | None:
    """The newest Python of a file system."""
    found = sorted(root.glob("usr/bin/python3.1[1-9]"))
    return found[-1] if found else None


def linker_in(folder: Path) -> Path | None:
    """A C compiler for aarch64 by the name that stepfuse looks for: GNU's, or zig's behind it."""
    if found := shutil.which(LINKER):
        return Path(found)
    if subprocess.run([sys.executable, "-m", "ziglang", "version"], capture_output=True).returncode:
        return None
    made = folder / LINKER
    made.write_text(
        f'#!/bin/sh\nexec {sys.executable} -m ziglang cc -target aarch64-linux-gnu "$@"\n'
    )
    made.chmod(0o755)
    return made


def compile_all(names: Sequence[str], folder: Path, linker: Path) -> None:
    """An artifact of each optimizer, and one for the C program, with the program beside it."""
    environment = os.environ | {"PATH": f"{linker.parent}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, "-m", "tests.campaigns.arm.artifacts", str(folder), *names]
    subprocess.run(command, check=True, env=environment, cwd=ROOT)
    source = ["-std=c11", f"-I{folder / 'c'}", str(SOURCE), str(folder / "c" / "stepfuse.o")]
    subprocess.run([linker, *source, "-o", folder / "checked"], check=True)


def main() -> int:
    """Runs both. Exit code 1 where a bit differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--qemu", default=next(filter(None, map(shutil.which, EMULATORS)), ""))
    parser.add_argument("--root", type=Path, default=Path("/usr/aarch64-linux-gnu"))
    parser.add_argument("--packages", type=Path, default=ROOT / ".venv-arm")
    parser.add_argument("--only", default="", help="names of optimizers; default: all")
    parser.add_argument("--threads", default="1,2,7")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stepfuse-arm-") as name:
        folder = Path(name)
        python, linker = python_of(asked.root), linker_in(folder)
        if not asked.qemu or python is None or linker is None:
            print(f"skipped: {_missing(asked.qemu, asked.root, python)}")
            return 0
        names = asked.only.split(",") if asked.only else stepfuse.names()
        compile_all(names, folder, linker)
        emulated = [asked.qemu, "-L", str(asked.root)]
        wrong = steps_in_c(emulated, folder)
        return wrong | steps_in_python([*emulated, str(python)], asked, names, folder)


def _missing(qemu: str, root: Path, python: Path | None) -> str:
    if not qemu:
        return f"no {' or '.join(EMULATORS)} is installed"
    if python is None:
        return f"{root} has no aarch64 Python: give --root"
    return f"neither {LINKER} nor the package ziglang is installed"


def steps_in_c(emulated: Sequence[str], folder: Path) -> int:
    """The C program's sum is what this machine's Python computes."""
    command = [*emulated, folder / "checked"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    print(f"C, lamb: {'equal' if found == expected() else f'{found!r}, not {expected()!r}'}")
    return int(found != expected())


def steps_in_python(
    python: Sequence[str], asked: argparse.Namespace, names: Sequence[str], folder: Path
) -> int:
    """Exit code 1 where a digest is not the recorded one."""
    (folder / "path").mkdir()
    (folder / "path" / "stepfuse").symlink_to(ROOT)
    paths = os.pathsep.join(map(str, (asked.packages, folder / "path", ROOT)))
    command = ["-m", "tests.campaigns.arm.steps", str(folder), asked.threads, *names]
    environment = os.environ | {"PYTHONPATH": paths, "XDG_CACHE_HOME": str(folder / "cache")}
    return subprocess.run([*python, *command], env=environment, cwd=folder).returncode


if __name__ == "__main__":
    raise SystemExit(main())
