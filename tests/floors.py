"""The oldest versions that pyproject.toml allows, as pip constraints.

    python tests/floors.py [EXTRA ...]

torch is left out: its oldest wheel is built for CUDA, five gigabytes; `make test-torch` has it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
_REQUIREMENT = re.compile(r"([\w-]+)(?:\[[\w,]+\])?(?:>=|==)([\w.]+)(?:;.*)?")


def floors(extras: Sequence[str]) -> list[str]:
    """`name==version` of every requirement. Raises KeyError, and ValueError where one has none."""
    project = tomllib.loads(PYPROJECT.read_text())["project"]
    optional = project["optional-dependencies"]
    found: dict[str, str] = {}
    own = f"{project['name']}["  # an extra may name others of the same package
    wanted = (r for e in extras for r in optional[e] if not r.startswith(own))
    for requirement in (*project["dependencies"], *wanted):
        match = _REQUIREMENT.fullmatch(requirement)
        if match is None:
            raise ValueError(f"'{requirement}' does not say what its oldest version is")
        name, version = match.groups()
        if found.setdefault(name, version) != version:
            raise ValueError(f"{name} has two oldest versions: {found[name]} and {version}")
    return [f"{name}=={version}" for name, version in sorted(found.items()) if name != "torch"]


if __name__ == "__main__":
    print("\n".join(floors(sys.argv[1:])))
