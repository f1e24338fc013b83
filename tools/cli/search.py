"""`stepfuse search`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import exit_codes
from .options import LAUNCHERS, among


def search_(
    source: Annotated[
        str, typer.Argument(metavar="FILE.py[:NAME]", help="of a stepfuse.search.HyperSearch")
    ],
    trials: Annotated[int, typer.Option(min=1, help="in all, those of earlier runs too")] = 64,
    together: Annotated[int, typer.Option(min=1, help="trained at once, as one optimizer")] = 64,
    folder: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="DIR", help="what is kept; else FILE-trials"),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="of what is sampled")] = 0,
    launcher: Annotated[
        str,
        typer.Option(
            help=f"of batches: one of {', '.join(LAUNCHERS)}", autocompletion=among(*LAUNCHERS)
        ),
    ] = LAUNCHERS[0],
    workers: Annotated[
        int | None, typer.Option(min=1, help="of another launcher than here; else 2")
    ] = None,
) -> None:
    """Searches hyper-parameters: Optuna samples and prunes, one optimizer steps all trials.

    The file is run. A search that was interrupted or killed is gone on with by the same command.
    """
    with exit_codes():
        if launcher not in LAUNCHERS:
            raise WrongUsage(f"--launcher: expected {', '.join(LAUNCHERS)}; got '{launcher}'")
        if workers is not None and launcher == LAUNCHERS[0]:
            raise WrongUsage(
                f"--workers: with --launcher {launcher} batches run in this process; leave it out, "
                f"or give another --launcher"
            )
        try:
            from ..search import SearchRequest, search
        except ImportError as error:
            raise WrongUsage(f"search needs {error.name}; pip install 'stepfuse[search]'") from None
        search(SearchRequest(source, trials, together, folder, seed, launcher, workers or 2))
