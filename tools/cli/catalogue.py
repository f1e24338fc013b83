"""The commands that choose: `list`, `show`, `recommend`, `schema`, `plot-schedule`, `search`."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..catalogue import listing
from ..catalogue.table import catalogue
from ..output import check_drawing, check_file, exit_codes
from ..recommend.rules import PREFERENCES, TASKS
from .options import LAUNCHERS, RECORDS, Json, Spec, among


def list_(
    filters: Annotated[
        list[str] | None,
        typer.Option(
            "--filter", metavar="TEXT", help="in the name or description; or a figure: state<=4"
        ),
    ] = None,
    sort: Annotated[
        str,
        typer.Option(
            metavar="COLUMN",
            help=f"one of {', '.join(listing.ORDERS)}; -COLUMN: the largest first",
            autocompletion=among(*listing.ORDERS),
        ),
    ] = "name",
    kind: Annotated[
        str,
        typer.Option(
            help=f"one of {', '.join(listing.KINDS)}", autocompletion=among(*listing.KINDS)
        ),
    ] = "",
    json: Json = False,
) -> None:
    """The optimizers and the stages, with the bytes that they keep and move; the schedules.

    In a pipe: the names of optimizers and stages alone, a line each.
    """
    with exit_codes():
        found = listing.chosen(catalogue(), filters or (), sort, kind)
        if json:
            from ..catalogue.describe import list_json

            sys.stdout.write(list_json(found))
        elif sys.stdout.isatty():
            listing.show_listing(found)
        else:
            listing.show_names(found, kind)


def show(spec: Spec, json: Json = False) -> None:
    """A spec: its text, its roles with defaults, ranges and meaning, its paper."""
    from ...spec_texts.resolve import resolve
    from ..catalogue.describe import describe, describe_json

    with exit_codes():
        found = resolve(spec)
        sys.stdout.write(describe_json(found) if json else f"{describe(found)}\n")


def schema_(
    kind: Annotated[
        str,
        typer.Argument(
            metavar="[KIND]", help=f"one of {', '.join(RECORDS)}", autocompletion=among(*RECORDS)
        ),
    ] = "",
) -> None:
    """The JSON Schema of a command's --json output; without a KIND, the list of kinds."""
    from ..records.schema import schema_text

    with exit_codes():
        sys.stdout.write(schema_text(kind))


def recommend_(
    params: Annotated[
        str, typer.Option(help="how many there are, as 7e9, 7B or 350M; needed without --boost")
    ] = "",
    memory: Annotated[
        str, typer.Option(help="for parameters, gradients and states, as 24GB or 16GiB")
    ] = "",
    task: Annotated[str, typer.Option(help=f"one of {', '.join(TASKS)}")] = "",
    prefer: Annotated[str, typer.Option(help=f"one of {', '.join(PREFERENCES)}")] = "",
    sparse: Annotated[bool, typer.Option("--sparse", help="gradients are lists of rows")] = False,
    second_order: Annotated[
        bool, typer.Option("--second-order", help="matrix roots and inverses are affordable")
    ] = False,
    large_batch: Annotated[
        bool, typer.Option("--large-batch", help="batches of many thousands")
    ] = False,
    untuned: Annotated[
        bool, typer.Option("--untuned", help="no search for a learning rate")
    ] = False,
    boost: Annotated[
        str,
        typer.Option(metavar="FILE.py:NETWORK", help="time Boost's tricks on this torch network"),
    ] = "",
    input: Annotated[
        str, typer.Option(metavar="SIZES", help="of --boost: a module's batch, as 32x3x64x64")
    ] = "",
    level: Annotated[str, typer.Option(help="of --boost: the level that is timed")] = "",
    rounds: Annotated[int, typer.Option(min=2, help="of --boost: turns of each trick")] = 5,
    seconds: Annotated[
        float, typer.Option(help="of --boost: no round begins after so long, once there are two")
    ] = 60.0,
    json: Json = False,
) -> None:
    """An optimizer for a model: why, how it is stored, its memory, the command to compile it.

    With --boost the network's file is run, and Boost's tricks are timed on it instead.
    """
    settings = (params, memory, task, prefer)
    flags = dict(sparse=sparse, second_order=second_order)
    flags |= dict(large_batch=large_batch, untuned=untuned)
    with exit_codes():
        if boost:
            _check_alone("--boost", any(settings) or any(flags.values()))
            if not 0.0 <= seconds < math.inf:
                raise WrongUsage(f"--seconds: expected a number from 0, got {seconds:g}")
            from ..recommend.boost_advice import recommend_boost

            told = recommend_boost(boost, input, level or "O1", rounds, seconds, json)
        else:
            _check_params(params, bool(input or level or json))
            from ..recommend.recommend import need, text

            told = text(need(*settings, **flags))
        sys.stdout.write(told)


def _check_alone(option: str, others: bool) -> None:
    """Raises WrongUsage where options of the other question are given, too."""
    if others:
        raise WrongUsage(
            f"{option} asks for tricks of a network, the options about parameters, memory and task "
            f"for an optimizer; ask one of them"
        )


def _check_params(params: str, measured: bool) -> None:
    if measured:
        raise WrongUsage("--input, --level and --json go with --boost FILE.py:NETWORK")
    if not params:
        raise WrongUsage("expected --params, as 7e9, 7B or 350M, or --boost FILE.py:NETWORK")


def plot_schedule_(
    schedule: Annotated[
        str, typer.Argument(metavar="SCHEDULE", help="NAME or FILE.py:FUNCTION, with (settings)")
    ],
    set: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="a number of it")
    ] = None,
    steps: Annotated[int, typer.Option(min=1, help="how many steps")] = 1000,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="draw it, as .svg or .png")
    ] = None,
) -> None:
    """Show a schedule over the steps: a table, and a drawing if wanted."""
    from ..plot_schedule import plot_schedule

    with exit_codes():
        check_file(output)
        check_drawing(output)
        sys.stdout.write(plot_schedule(schedule, set or (), steps, output))


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
            from ..search import search
        except ImportError as error:
            raise WrongUsage(f"search needs {error.name}; pip install 'stepfuse[search]'") from None
        options = {"launcher": launcher, "workers": workers or 2}
        search(source, folder, trials, together=together, seed=seed, **options)
