"""Contents of a folder that an artifact would replace: only one of the same specs, unasked.

A program replaces programs alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..backends.aot.load import MANIFEST
from ..ir.errors import ParseError
from ..ir.text.parser import parse
from .output import CannotWrite

_DEBUG = b"; sf_"  # how the text of line tables begins
_HOW = "choose another folder, or write over it with --force"


def check_replaced(directory: Path, names: Sequence[str], stem: str, debug: bool = False) -> None:
    """Raises CannotWrite where files of other specs, or none of ours, have the artifact's names.

    Artifacts under other names stay beside it, without a manifest. With `debug`, a program in the
    text format is none of ours: `sgd.sf` may be the source of the compilation.
    """
    header = f"/* {stem}: compiled optimizer steps".encode()
    begins = {f"{stem}.h": header, MANIFEST: b"{"} | ({f"{stem}.sf": _DEBUG} if debug else {})
    foreign = [name for name, head in begins.items() if not _is_ours(directory / name, head)]
    code = [f"{stem}.o", f"lib{stem}.so"]
    if not (directory / f"{stem}.h").exists():
        foreign += [name for name in code if (directory / name).is_file()]
    found = _artifact(directory / MANIFEST)
    if found is None and (directory / MANIFEST).is_file():
        foreign.append(MANIFEST)
    if foreign:
        raise CannotWrite(f"{directory}: it has a {foreign[0]} that is no artifact's; {_HOW}")
    if found and found[0] == f"{stem}.h" and found[1] != set(names):
        said = ", ".join(f"@{name}" for name in sorted(found[1]))
        raise CannotWrite(f"{directory}: it holds the artifact of {said:.200}; {_HOW}")


def check_program(path: Path) -> None:
    """Raises CannotWrite where there is a file that is no program."""
    if not path.exists():
        return
    try:
        parse(path.read_text(encoding="utf-8"))
    except (ParseError, UnicodeDecodeError):
        raise CannotWrite(
            f"{path}: it exists, and is no program; remove it or choose another name"
        ) from None


def _is_ours(path: Path, head: bytes) -> bool:
    return not path.is_file() or path.read_bytes().startswith(head)  # folders are told of later


def _artifact(path: Path) -> tuple[str, set[str]] | None:
    """The header and the specs of an artifact, by its manifest; None for another file."""
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        return str(found["header"]["file"]), {str(spec["name"]) for spec in found["specs"]}
    except (OSError, ValueError, KeyError, TypeError):
        return None
