"""An environment with NumPy and stepfuse-runtime alone, made of this one's with nothing fetched."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[3]
LARGEST = 90e6  # bytes that both may take, as installed
_BUILD = "from setuptools import build_meta as b; b.build_wheel({!r})"
_NOT_BUILT = {"tests", "docs", "benchmarks", "build", "dist", "metapackage"}


def make(folder: Path) -> tuple[Path, int]:
    """Its interpreter, and the bytes of what is installed in it."""
    venv.create(folder / ".venv", with_pip=False, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(folder / ".venv")}, scheme="venv")
    site, here = Path(paths["purelib"]), Path(np.__file__).parents[1]
    zipfile.ZipFile(_wheel(folder)).extractall(site)
    for part in ("numpy", "numpy.libs"):
        if (here / part).is_dir():
            shutil.copytree(here / part, site / part)
    size = sum(f.stat().st_size for f in site.rglob("*") if f.is_file())
    return Path(paths["scripts"]) / "python", size


def _wheel(folder: Path) -> Path:
    """The wheel of the tree."""
    shutil.copytree(ROOT, folder / "tree", ignore=_left_out)
    command = [sys.executable, "-c", _BUILD.format(str(folder / "wheel"))]
    subprocess.run(command, cwd=folder / "tree", check=True, capture_output=True)
    (found,) = (folder / "wheel").glob("stepfuse_runtime-*.whl")
    return found


def _left_out(folder: str, names: list[str]) -> set[str]:
    """What no distribution is made of; only at the top, as a package may have such a name too."""
    hidden = {name for name in names if name.startswith(".") or name.endswith(".egg-info")}
    return hidden | (_NOT_BUILT if Path(folder) == ROOT else set()) | {"__pycache__"}
