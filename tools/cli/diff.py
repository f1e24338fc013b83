"""`stepfuse diff`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import check_file, exit_codes, write_text
from .options import DIFF_FORMATS, POLICIES, Dtypes, OwnPolicy, among, specs_beginning

SIDE = (
    "a SPEC as of every command, an artifact too; or a report, as .html or .json of "
    "`dump --stage report`"
)


def diff_(
    a: Annotated[str, typer.Argument(metavar="A", help=SIDE, autocompletion=specs_beginning)],
    b: Annotated[
        str,
        typer.Argument(
            metavar="[B]",
            help="likewise; without it, A with --policy-b or --dtypes-b",
            autocompletion=specs_beginning,
        ),
    ] = "",
    policy: OwnPolicy = "",
    dtypes: Dtypes = "",
    policy_b: Annotated[
        str, typer.Option(help="of B, in place of --policy", autocompletion=among(*POLICIES))
    ] = "",
    dtypes_b: Annotated[
        str, typer.Option(metavar="ROLE=DTYPE,..", help="of B, in place of --dtypes")
    ] = "",
    format: Annotated[
        str,
        typer.Option(
            help=f"one of {', '.join(DIFF_FORMATS)}; else text",
            autocompletion=among(*DIFF_FORMATS),
        ),
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="the same as --format json")] = False,
    exit_code: Annotated[
        bool, typer.Option("--exit-code", help="1 if they differ, as git has it")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="write to a file")
    ] = None,
) -> None:
    """Compare A and B: roles, values, storage, costs, sweeps, barriers, passes, memory.

    The exit code is 0 whether or not they differ, unless --exit-code asks.
    """  # fmt: skip
    from ..diff.compare import FORMATS, difference, sides

    with exit_codes():
        check_file(output)
        if json and format not in ("", "json"):
            raise WrongUsage(f"--json and --format {format} exclude each other")
        format = "json" if json else format or "text"
        if format not in FORMATS:
            raise WrongUsage(f"no format is called '{format}'; known: {', '.join(FORMATS)}")
        found = difference(*sides(a, b, policy, dtypes, policy_b, dtypes_b))
        text = FORMATS[format](found)
        if output is None:
            sys.stdout.write(text)
        else:
            write_text(output, text)
        if exit_code and found.differs:
            raise typer.Exit(1)
