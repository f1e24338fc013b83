"""Output of commands: exit codes, and files; one that is not ours is never written over."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from ..ir.errors import StepfuseError, WrongUsage

_SEEN = 4096  # bytes in which a drawing names the library that drew it
_RECORD = re.compile(r'\{\s*"schema": \d+,\s*"kind": "(\w+)"')
_WORDS = 2  # of a first line: the rest differs from spec to spec


class CannotWrite(StepfuseError):
    """A file or a folder that was asked for cannot be made."""


def check_file(path: Path | None) -> None:
    """Raises CannotWrite, before anything is computed, where a file could not be written."""
    if path is None:
        return
    folder = path.absolute().parent
    if path.is_dir():
        raise CannotWrite(f"{path}: it is a folder; expected the name of a file")
    if not folder.is_dir():
        raise CannotWrite(f"{path}: no such folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise CannotWrite(f"{path}: it may not be written; choose another place")


def check_folder(path: Path) -> None:
    """Raises CannotWrite, before anything is computed, where a folder could not be filled."""
    there = path.absolute()
    while not there.exists() and there != there.parent:
        there = there.parent
    if not there.is_dir():
        raise CannotWrite(f"{path}: {there} is a file; expected a folder, or a name for a new one")
    if not os.access(there, os.W_OK):
        raise CannotWrite(f"{path}: {there} may not be written; choose another place")


@contextmanager
def exit_codes() -> Generator[None]:
    """Errors as messages on standard error, without a traceback."""
    try:
        yield
    except StepfuseError as error:
        message = str(error)
        print(message if ": error: " in message else f"error: {message}", file=sys.stderr)
        raise SystemExit(2 if isinstance(error, WrongUsage) else 1) from None
    except BrokenPipeError:  # a subclass of OSError: the reader, such as head, has seen enough
        sys.stderr.close()
        raise SystemExit(1) from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"error: {where}{error.strerror or error}", file=sys.stderr)
        raise SystemExit(1) from None


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
