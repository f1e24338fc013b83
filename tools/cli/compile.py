"""The commands that write programs: `compile`, `capture`, `export`, `import`, `boost`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import check_folder, exit_codes
from .options import LEVELS, SPEC, Dtypes, Policy, Spec, among, models_beginning


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


def capture_(
    source: Annotated[
        str,
        typer.Argument(
            metavar="MODULE:CLASS", help="with options as in torch.optim:NAdam(lr=0.01)"
        ),
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="the program, as a.sf")
    ] = None,
    report: Annotated[bool, typer.Option("--report", help="say what was found")] = False,
    no_proof: Annotated[
        bool, typer.Option("--no-proof", help="do not step it beside the original")
    ] = False,
) -> None:
    """An optimizer of torch or optax as a spec: its step is recorded, then proved beside it.

    The module is imported and its code runs. A file that is no program is not written over.
    """
    from ..capture_spec import captured, write

    with exit_codes():
        sys.stdout.write(write(captured(source, not no_proof), output, report))


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
    from ..export_onnx import write

    with exit_codes():
        options = {"label": label, "dtypes": dtypes, "entry": entry}
        numbers = {"rank": rank, "opset": opset, "ir_version": ir_version}
        made = write(resolve(spec), output, parameters, form=form, **options, **numbers)
        sys.stdout.write(made)


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


TRICKS = ("lessbn",)


def boost_(
    trick: Annotated[
        str,
        typer.Argument(help=f"one of {', '.join(TRICKS)}", autocompletion=among(*TRICKS)),
    ],
    model: Annotated[Path, typer.Argument(metavar="MODEL.onnx", help="the network")],
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="where to write it with the trick"),
    ] = None,
    as_mindspore: Annotated[
        bool, typer.Option("--as-mindspore", help="operands in the original's order alone")
    ] = False,
    format: Annotated[
        str,
        typer.Option(
            help="text, or svg: the network drawn, what leaves crossed out",
            autocompletion=among("text", "svg"),
        ),
    ] = "text",
) -> None:
    """A trick of Boost on a network in ONNX, with a report on every batch norm.

    Nothing of the model is run. A file that this command has not written is not written over.
    """
    from ..lessbn import lessbn_network

    with exit_codes():
        if trick not in TRICKS:
            raise WrongUsage(f"no trick '{trick}' for ONNX networks; there is {', '.join(TRICKS)}")
        sys.stdout.write(lessbn_network(model, output, as_mindspore, format))
