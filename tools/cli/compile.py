"""`stepfuse compile`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import check_folder, exit_codes
from .options import LEVELS, SPEC, Dtypes, Policy


def compile_(
    specs: Annotated[list[str] | None, typer.Argument(metavar="[SPEC...]", help=SPEC)] = None,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="DIR", help="the artifact")
    ] = None,
    all: Annotated[bool, typer.Option("--all", help="every optimizer, in one library")] = False,
    name: Annotated[
        str, typer.Option(help="of the files; else the spec's, or stepfuse for several")
    ] = "",
    policy: Policy = "strict",
    dtypes: Dtypes = "",
    params: Annotated[
        str, typer.Option(metavar="DTYPES", help="variants for parameters of these, as f32,bf16")
    ] = "",
    target: Annotated[
        str, typer.Option(help=f"CPU levels, the best is chosen at load: {LEVELS}; or aarch64")
    ] = "",
    cuda: Annotated[
        str, typer.Option(metavar="LEVELS", help="PTX beside it for GPUs, as sm_80,sm_90")
    ] = "",
    debug: Annotated[
        bool, typer.Option("--debug", help="line tables, into a .sf file beside the library")
    ] = False,
    no_origin: Annotated[
        bool, typer.Option("--no-origin", help="the manifest: not where values were written")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="replace another artifact, or files of these names")
    ] = False,
    entry: Annotated[str, typer.Option(help="the graphs to compile, comma-separated")] = "step",
) -> None:
    """Ahead of time: a library with a C interface, its object, header and manifest.

    Without -o it compiles for this CPU, as an optimizer does when it is made, keeps nothing and
    says how long it took.
    """
    from ...optim_defs import names
    from ...spec_texts.resolve import resolve
    from ..compile_artifact import compile_here, write

    with exit_codes():
        if bool(specs) == all:
            raise WrongUsage("expected either SPECs or --all")
        found = [resolve(spec) for spec in (names() if all else specs or ())]
        if output is None:
            if target or cuda or name or debug or no_origin or force:
                options = "--target, --cuda, --name, --debug, --no-origin and --force"
                raise WrongUsage(f"{options} are of an artifact: give -o DIR")
            sys.stdout.write(compile_here(found, policy, dtypes, entry, params))
            return
        if debug and cuda:
            raise WrongUsage("--debug is of code for CPUs: PTX has no line tables, drop --cuda")
        check_folder(output)
        levels = target or LEVELS
        options = {"debug": debug, "origins": not no_origin, "force": force}
        sys.stdout.write(
            write(
                found, output, policy, dtypes, levels, entry, cuda, name, params=params, **options
            )
        )
