"""What a folder holds that an artifact would replace: only one of the same specs goes unasked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..backends.aot.load import MANIFEST
from .errors import CannotWrite

_DEBUG = b"; sf_"  # how the text of line tables begins
_HOW = "choose another folder, or write over it with --force"


def check_replaced(directory: Path, names: Sequence[str], stem: str, debug: bool = False) -> None:
    """Raises CannotWrite where files of other specs, or none of ours, have the artifact's names.

    With `debug`, a program in the text format is none of ours: `sgd.sf` may be what is compiled.
    """
    text = directory / f"{stem}.sf"
    if debug and text.is_file() and not text.read_bytes().startswith(_DEBUG):
        raise CannotWrite(f"{directory}: it has a {text.name} that is no artifact's; {_HOW}")
    files = (f"{stem}.o", f"{stem}.h", f"lib{stem}.so", MANIFEST)
    there = [name for name in files if (directory / name).exists()]
    if not there:
        return
    found = _names(directory / MANIFEST)
    if found is None:
        raise CannotWrite(f"{directory}: it has a {there[0]} that is no artifact's; {_HOW}")
    if found != set(names):
        said = ", ".join(f"@{name}" for name in sorted(found))
        raise CannotWrite(f"{directory}: it holds the artifact of {said:.200}; {_HOW}")


def _names(path: Path) -> set[str] | None:
    """The specs of an artifact, by its manifest; None for what is no manifest."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        return {str(spec["name"]) for spec in found["specs"]} if "abi" in found else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
