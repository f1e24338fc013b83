"""Failures of commands: wrong use (exit 2); a wrong program, check or file (exit 1)."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from ..ir.errors import InvalidProgram, StepfuseError, WrongUsage

__all__ = [
    "CannotWrite",
    "InvalidProgram",
    "WrongUsage",
    "check_file",
    "check_folder",
    "exit_codes",
]


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
