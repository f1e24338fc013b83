"""`python -m stepfuse`: the command `stepfuse`."""

from __future__ import annotations

from .tools.cli import app

app(prog_name="python -m stepfuse")
