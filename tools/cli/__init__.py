"""The `stepfuse` command: each of its commands loads its modules when it is called."""

from __future__ import annotations

from typing import Annotated

import typer

from ... import __version__
from . import bench, catalogue, compile, dump

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
    "list": (catalogue.list_, "the optimizers, stages and schedules"),
    "show": (catalogue.show, "a spec: equations, roles, paper, text"),
    "recommend": (catalogue.recommend_, "an optimizer, or tricks of Boost, and why"),
    "dump": (dump.dump_, "what each pass made of a spec, and its code"),
    "diff": (dump.diff_, "what differs between two specs, artifacts or reports"),
    "view": (dump.view_, "the report in a browser, while you edit the spec"),
    "trace": (dump.trace_, "one step over your arrays, value by value"),
    "check": (bench.check, "runs passes and backends on random inputs"),
    "accuracy": (bench.accuracy, "how exact the compiled functions are"),
    "compile": (compile.compile_, "a library with a C interface, ahead of time"),
    "capture": (compile.capture_, "a spec of an optimizer of torch or optax"),
    "export": (compile.export_, "a step as an ONNX model, for other runtimes"),
    "import": (compile.import_, "the step of an ONNX model, as a spec"),
    "boost": (compile.boost_, "a trick of Boost on a network in ONNX"),
    "inspect": (dump.inspect_, "what is in an artifact or a checkpoint"),
    "bench": (bench.bench, "times a spec beside the machine's limit"),
    "search": (catalogue.search_, "hyper-parameters, many trials as one optimizer"),
    "simulate": (bench.simulate_, "a step over many ranks, on paper"),
    "doctor": (bench.doctor_, "what of stepfuse this machine runs"),
    "schema": (catalogue.schema_, "the JSON Schemas of what --json prints"),
    "plot-schedule": (catalogue.plot_schedule_, "the values of a schedule"),
}
for _name, (_command, _summary) in _COMMANDS.items():
    app.command(_name, short_help=_summary)(_command)
