"""The arguments and options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ..catalogue.table import catalogue
from .words import POLICIES

SPEC = (
    "NAME, FILE.py:FUNCTION, FILE.sf, each with (settings) as in adamw(lr=0.01), or A+B+C; "
    "lr:SCHEDULE in it computes lr"
)


def specs_beginning(incomplete: str) -> list[tuple[str, str]]:
    """The names, and the files of specs, that may stand where a chain has come to."""
    done, plus, last = incomplete.rpartition("+")
    head = f"{done}{plus}"
    known = [(f"{head}{s.name}", s.summary) for s in catalogue().specs if s.name.startswith(last)]
    folder = last[: last.rfind("/") + 1]
    places = Path(folder or ".").glob("*.sf") if Path(folder or ".").is_dir() else ()
    files = sorted(f"{folder}{path.name}" for path in places)
    return known + [(f"{head}{file}", "a program") for file in files if file.startswith(last)]


def among(*words: str) -> Callable[[str], list[str]]:
    """What completes an option that is one of these words."""
    return lambda incomplete: [word for word in words if word.startswith(incomplete)]


Spec = Annotated[str, typer.Argument(metavar="SPEC", help=SPEC, autocompletion=specs_beginning)]
Policy = Annotated[
    str, typer.Option(help=f"one of {', '.join(POLICIES)}", autocompletion=among(*POLICIES))
]
Dtypes = Annotated[
    str,
    typer.Option(
        "--dtypes", "--dtype", metavar="ROLE=DTYPE,..", help="storage, as param=bf16,state=linear8"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="as JSON; `stepfuse schema` describes it")]
