"""The sections of docs/command-line.md: usage, arguments and options, from typer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer
from typer.main import get_command

from ..cli import app


def command_sections() -> str:
    """A section a command, in the order of `stepfuse --help`."""
    group: Any = get_command(app)
    return "\n\n".join("\n".join(_section(n, c)) for n, c in group.commands.items())


def _section(name: str, command: Any) -> Iterator[str]:
    context = typer.Context(command, info_name=f"stepfuse {name}")
    pieces = [p.strip("{}").replace("[[", "[").replace("]]", "]")
              for p in command.collect_usage_pieces(context) if p != "[OPTIONS]"]  # fmt: skip
    usage = " ".join(["stepfuse", name, *pieces, "[OPTIONS]"])
    yield f"## {name}\n\n    {usage}\n"
    yield re.sub(r"\n *", "\n", (command.help or "").strip())
    records = [p.get_help_record(context) for p in command.params if p.name != "help"]
    rows = [_row(*record) for record in records if record is not None]
    if rows:
        yield "\n".join(["\n| | |\n|---|---|", *rows])


def _row(names: str, said: str) -> str:
    shown = re.sub(r"\s+", " ", said).replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
    if names.startswith("-"):
        names = re.sub(r"<(\w+)\b.*?>", lambda found: found[1].upper(), names)
    else:
        names = re.sub(r" <.*>", "", names)
    return f"| `{names}` | {shown.strip()} |"
