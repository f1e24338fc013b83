"""Pyright over the files whose types can have changed: `make types`.

    python -m tests.check_types [--all]

What a file's types hang on is its text, that of the files that it imports, and so on, and what is
installed. Files of which all that is as it was when they were last found right are left out;
`.venv/.types.json` has a digest of it for each.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.metadata import distributions
from pathlib import Path

from tests.nearest import ROOT, imported

KEPT = ROOT / ".venv" / ".types.json"


def checked() -> list[str]:
    """The files that pyproject.toml has pyright check."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pyright"]
    found = [path for word in settings["include"] for path in ROOT.glob(word)]
    files = [p for top in found for p in (top.rglob("*.py") if top.is_dir() else [top])]
    return sorted(p.relative_to(ROOT).as_posix() for p in files)


@cache
def direct(path: str) -> tuple[str, str, frozenset[str]]:
    """A file, the digest of its text, and the files that it imports."""
    text = (ROOT / path).read_bytes()
    return path, sha256(text).hexdigest(), frozenset(filter(None, imported(path)))


def digest(path: str, around: str) -> str:
    """The digest of all that the types of a file hang on."""
    found, waiting = {path}, [path]
    while waiting:
        new = direct(waiting.pop())[2] - found
        found |= new
        waiting += new
    return sha256(repr([around, *(direct(p)[:2] for p in sorted(found))]).encode()).hexdigest()


def around() -> str:
    """What is installed, the settings, and files with types alone."""
    stubs = [p for p in ROOT.glob("[!.]*/**/*.pyi")]
    texts = [p.read_text() for p in [ROOT / "pyproject.toml", *sorted(stubs)]]
    return repr([sys.version, sorted(f"{d.name} {d.version}" for d in distributions()), texts])


def main(words: Iterable[str] = sys.argv[1:]) -> int:
    """Runs pyright; its exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="all files, changed or not")
    whole = parser.parse_args([*words]).all
    known = json.loads(KEPT.read_text()) if KEPT.is_file() and not whole else {}
    common = around()
    now = {path: digest(path, common) for path in checked()}
    changed = [path for path, each in now.items() if known.get(path) != each]
    print(f"types of {len(changed)} of {len(now)} files", flush=True)
    pyright = [Path(sys.executable).with_name("pyright"), *(changed if known else [])]
    status = subprocess.run(pyright, cwd=ROOT).returncode if changed else 0
    if status == 0:
        KEPT.write_text(json.dumps(now))
    return status


if __name__ == "__main__":
    sys.exit(main())
