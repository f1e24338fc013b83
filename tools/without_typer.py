"""`python -m stepfuse` beside NumPy alone: `doctor` and `inspect`, which need no compiler."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import __version__
from ..runtime.checkpoint.shards import INDEX
from . import doctor
from .inspect.artifact import inspect, inspect_json
from .inspect.checkpoint import checkpoint_json, inspect_checkpoint
from .output import exit_codes
from .records.record import record_text

_MORE = "the other commands need typer and rich, which are not installed: pip install 'stepfuse'"


def main(words: Sequence[str]) -> None:
    """Runs a command line. Raises SystemExit: 0, 1 where something is wrong, 2 for wrong use."""
    parser = argparse.ArgumentParser("python -m stepfuse", epilog=_MORE)
    parser.add_argument("--version", action="version", version=f"stepfuse {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    here = commands.add_parser("doctor", help="what of stepfuse this machine runs")
    looked = commands.add_parser("inspect", help="what is in an artifact or a checkpoint")
    looked.add_argument("path", metavar="PATH", type=Path)
    for command in (here, looked):
        command.add_argument("--json", action="store_true", help="the same as JSON")
    if words and not words[0].startswith("-") and words[0] not in commands.choices:
        parser.error(f"'{words[0]}' is no command here: {_MORE}")
    given = parser.parse_args(words)
    if given.command == "doctor":
        show_doctor(given.json)
    else:
        show_inspected(given.path, given.json)


def show_doctor(as_json: bool) -> None:
    """Prints this machine's record, and the table of platforms."""
    with exit_codes():
        found = doctor.found()
        sys.stdout.write(record_text(found) if as_json else doctor.to_text(found) + "\n")
        if not as_json:
            sys.stdout.flush()
            doctor.show_platforms()


def show_inspected(path: Path, as_json: bool) -> None:
    """Prints an artifact, or a checkpoint: a file, or the folder that ranks have saved."""
    with exit_codes():
        if path.is_file() or (path / INDEX).exists():
            text = checkpoint_json(path) if as_json else inspect_checkpoint(path)
        else:
            text = inspect_json(path) if as_json else inspect(path)
        sys.stdout.write(text)
