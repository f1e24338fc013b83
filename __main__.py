"""`python -m stepfuse`: the command `stepfuse`, or as much of it as NumPy alone runs."""

from __future__ import annotations

import sys
from importlib.util import find_spec

if find_spec("typer") is not None and find_spec("rich") is not None:
    from .tools.cli import app

    app(prog_name="python -m stepfuse")
else:
    from .tools.without_typer import main

    main(sys.argv[1:])
