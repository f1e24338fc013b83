"""The `stepfuse` command: each of its commands loads its modules when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

from ... import __version__
from . import (
    boosting,
    capturing,
    checking,
    choosing,
    compiling,
    differing,
    here,
    looking,
    searching,
    simulating,
    timing,
    viewing,
)
from .exchanging import export_, import_

app = typer.Typer(
    help="Declare an optimizer, get one fused in-place kernel; see how.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain text: it is read in pipes and by screen readers too
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stepfuse {__version__}")
        raise typer.Exit


@app.callback()
def _about_all(  # pyright: ignore[reportUnusedFunction]
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_version, help="print it")
    ] = False,
) -> None:
    """Declare an optimizer, get one fused in-place kernel; see how."""


_COMMANDS = {
    "list": (choosing.list_, "the optimizers, stages and schedules"),
    "show": (choosing.show, "a spec: equations, roles, paper, text"),
    "recommend": (choosing.recommend_, "an optimizer, or tricks of Boost, and why"),
    "dump": (looking.dump_, "what each pass made of a spec, and its code"),
    "diff": (differing.diff_, "what differs between two specs, artifacts or reports"),
    "view": (viewing.view_, "the report in a browser, while you edit the spec"),
    "trace": (looking.trace_, "one step over your arrays, value by value"),
    "check": (checking.check, "runs passes and backends on random inputs"),
    "accuracy": (checking.accuracy, "how exact the compiled functions are"),
    "compile": (compiling.compile_, "a library with a C interface, ahead of time"),
    "capture": (capturing.capture_, "a spec of an optimizer of torch or optax"),
    "export": (export_, "a step as an ONNX model, for other runtimes"),
    "import": (import_, "the step of an ONNX model, as a spec"),
    "boost": (boosting.boost_, "a trick of Boost on a network in ONNX"),
    "inspect": (looking.inspect_, "what is in an artifact or a checkpoint"),
    "bench": (timing.bench, "times a spec beside the machine's limit"),
    "search": (searching.search_, "hyper-parameters, many trials as one optimizer"),
    "simulate": (simulating.simulate_, "a step over many ranks, on paper"),
    "doctor": (here.doctor_, "what of stepfuse this machine runs"),
    "schema": (choosing.schema_, "the JSON Schemas of what --json prints"),
    "plot-schedule": (choosing.plot_schedule_, "the values of a schedule"),
}
for _name, (_command, _summary) in _COMMANDS.items():
    app.command(_name, short_help=_summary)(_command)
