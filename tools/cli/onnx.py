"""`stepfuse export`, `stepfuse import`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..output import exit_codes
from .options import Dtypes, Spec, among, models_beginning

# A copy, which needs no onnx; a test holds them equal.
ONNX_FORMS = ("function", "inline", "preview.training", "ort-training")


def export_(
    spec: Spec,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help="the model")],
    rank: Annotated[int, typer.Option(min=0, help="of the parameter; its sizes are open")] = 2,
    parameters: Annotated[
        str, typer.Option(metavar="NAME=SIZES,..", help="all of a model, as w=64x32,b=32")
    ] = "",
    form: Annotated[
        str, typer.Option(help=f"one of {', '.join(ONNX_FORMS)}", autocompletion=among(*ONNX_FORMS))
    ] = "function",
    label: Annotated[str, typer.Option(help="of the parameters, where a spec asks for it")] = "",
    dtypes: Dtypes = "",
    entry: Annotated[str, typer.Option(help="the graphs to export")] = "step",
    opset: Annotated[int, typer.Option(help="of ONNX's own ops")] = 18,
    ir_version: Annotated[int, typer.Option("--ir", help="the version of the file's format")] = 8,
) -> None:
    """A step as an ONNX model: its numbers in f64, its elements in f32.

    Inputs are `param`, `grad`, each state and each hyper-parameter; changed ones come out as
    `param.next`. A file that is no model of stepfuse's is not written over.
    """
    from ...spec_texts.resolve import resolve
    from ..export_onnx import ExportRequest, write

    with exit_codes():
        request = ExportRequest(rank, parameters, form, label, dtypes, entry, opset, ir_version)
        sys.stdout.write(write(resolve(spec), output, request))


def import_(
    model: Annotated[
        str,
        typer.Argument(
            metavar="FILE.onnx[:NAME]",
            help="NAME: one of several steps in it",
            autocompletion=models_beginning,
        ),
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="the program, as a.sf")
    ] = None,
    roles: Annotated[
        str,
        typer.Option(
            metavar="ROLE=INPUT[:OUTPUT],..",
            help="where names do not tell them, as param=p:p_new,grad=g; or a .json file",
        ),
    ] = "",
) -> None:
    """The step of an ONNX model as a program; of several parameters, each distinct step.

    Nothing of the model is run. A file that is no program is not written over.
    """
    from ..import_onnx import steps_of, write

    with exit_codes():
        sys.stdout.write(write(steps_of(model, roles), output))
