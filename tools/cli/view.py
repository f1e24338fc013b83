"""`stepfuse view`."""

from __future__ import annotations

from typing import Annotated

import typer

from ..output import exit_codes
from .options import Dtypes, OwnPolicy, Spec


def view_(
    spec: Spec,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="on 127.0.0.1; else 8420, or a free one")
    ] = None,
    no_open: Annotated[
        bool, typer.Option("--no-open", help="no browser: the address is only printed")
    ] = False,
    policy: OwnPolicy = "",
    dtypes: Dtypes = "",
    passes: Annotated[str, typer.Option(help='a pipeline of your own, as "cse,fuse,lower"')] = "",
    origin: Annotated[
        bool, typer.Option("--origin", help="also panes of LLVM IR, assembly and PTX")
    ] = False,
) -> None:
    """The report in a browser, rebuilt whenever a file of the spec is saved, until Ctrl-C.

    It is served to this machine alone. The page has a panel that changes storage, policy and
    statics, and shows their costs.
    """
    from ..view.messages import PageChoice, Request
    from ..view.run import view

    with exit_codes():
        view(Request(spec, PageChoice(policy, dtypes), passes, origin), port, not no_open)
