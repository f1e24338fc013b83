"""Texts and drawings into files: a file that is not one of ours is never written over."""

from __future__ import annotations

import re
from pathlib import Path

from .errors import CannotWrite

_SEEN = 4096  # bytes in which a drawing names the library that drew it
_RECORD = re.compile(r'\{\s*"schema": \d+,\s*"kind": "(\w+)"')
_WORDS = 2  # of a first line: what follows differs from spec to spec


def write_text(path: Path, text: str) -> None:
    """Writes a text. Raises CannotWrite where the file has another one's content, OSError.

    A file is ours if it is empty, begins as this text does, or is a JSON record of its kind: a
    dump may replace a dump, of another spec too, and not a program, a page or a benchmark.
    """
    if path.exists() and (there := path.read_bytes()):
        begins = _beginning(there[:_SEEN].decode("utf-8", "replace"))
        if begins != _beginning(text[:_SEEN]):
            raise _not_ours(path)
    path.write_text(text, encoding="utf-8")


def check_page(path: Path | None, mark: str) -> None:
    """Raises CannotWrite where there is a file that does not begin as the page would."""
    if path is not None and path.is_file():
        with path.open("rb") as file:
            begin = file.read(_SEEN)
        if begin and not begin.startswith(mark.encode()):
            raise _not_ours(path)


def check_drawing(path: Path | None) -> None:
    """Raises CannotWrite where there is a file that Matplotlib has not drawn."""
    if path is None or not path.is_file():
        return
    with path.open("rb") as file:
        begin = file.read(_SEEN)
    if begin and b"atplotlib" not in begin:
        raise _not_ours(path)


def _beginning(text: str) -> str:
    """A record's kind, or the first words of a text, names and numbers left out."""
    if record := _RECORD.match(text):
        return f"record {record[1]}"
    line = next((one for one in text.splitlines() if re.search(r"\w", one)), "")
    words = re.sub(r"@[\w+.:]+|\d+(\.\d+)?", "", line).split()
    return " ".join(words[:_WORDS])


def _not_ours(path: Path) -> CannotWrite:
    return CannotWrite(
        f"{path}: it exists, and is not what this command writes; remove it or choose another name"
    )
