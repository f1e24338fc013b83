"""The commands that show compilations: `dump`, `diff`, `view`, `inspect`, `trace`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...ir.errors import WrongUsage
from ..output import check_file, exit_codes, write_text
from .options import (
    ARRAYS,
    DIFF_FORMATS,
    FORMATS,
    ORIGIN_STAGES,
    OUTPUT,
    POLICIES,
    REASONS,
    STAGES,
    TARGETS,
    At,
    Check,
    Dtypes,
    Json,
    OwnPolicy,
    Shape,
    Spec,
    StoresLast,
    among,
    specs_beginning,
)

if TYPE_CHECKING:
    from ..inspect.request import DumpRequest

Origin = Annotated[
    bool, typer.Option("--origin", help=f"of {', '.join(ORIGIN_STAGES)}, or html: what code is for")
]


def dump_(
    spec: Spec,
    after_each: Annotated[
        bool, typer.Option("--after-each", help="the graph, or the nests, after every pass")
    ] = False,
    after: Annotated[
        str, typer.Option(metavar="PASS", help="the graph, or the nests, after a pass")
    ] = "",
    stage: Annotated[str, typer.Option(help=f"one of {', '.join(STAGES)}")] = "",
    format: Annotated[
        str,
        typer.Option(
            help=f"one of {', '.join(FORMATS)}; else text", autocompletion=among(*FORMATS)
        ),
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="the same as --format json")] = False,
    why_not: Annotated[
        str, typer.Option(metavar="PASS", help=f"what stood in its way: {', '.join(REASONS)}")
    ] = "",
    diff: Annotated[bool, typer.Option("--diff", help="what each pass changed, as a diff")] = False,
    origin: Origin = False,
    nest: Annotated[str, typer.Option(metavar="NAME", help="the one of them to show")] = "",
    passes: Annotated[str, typer.Option(help='a pipeline of your own, as "cse,dce"')] = "",
    target: Annotated[
        str,
        typer.Option(
            help=f"what code is for: {', '.join(TARGETS)}; or a level, as x86-64-v4 or sm_90; "
            "else native",
            autocompletion=among("native", *TARGETS),
        ),
    ] = "",
    policy: OwnPolicy = "",
    dtypes: Dtypes = "",
    stores_last: StoresLast = False,
    check: Check = False,
    values: Annotated[Path | None, ARRAYS] = None,
    at: At = "",
    shape: Shape = "",
    output: Annotated[Path | None, OUTPUT] = None,
) -> None:
    """The compilation of a spec: by default its cost after every pass."""
    from ...spec_texts.resolve import resolve
    from ..inspect.at_shape import parse_shape
    from ..inspect.dump import dump
    from ..inspect.history import pipeline_for
    from ..inspect.request import DumpRequest, refuse

    with exit_codes():
        check_file(output)
        format = _format(json, format)
        pipeline = pipeline_for(spec, policy, dtypes, passes, target, stores_last=stores_last)
        request = DumpRequest(
            pipeline, stage, after, after_each, diff, why_not, format, target, origin, nest,
            check, str(values or ""), parse_shape(shape), at,
        )  # fmt: skip
        refuse(request)
        if request.is_report:
            _write_report(spec, request, output)
        else:
            _write(dump(resolve(spec), request), output)


def _format(json: bool, format: str) -> str:
    """Raises WrongUsage where --json and --format ask for different ones."""
    if json and format not in ("", "json"):
        raise WrongUsage(f"--json and --format {format} exclude each other")
    return "json" if json else format or "text"


def _write_report(spec: str, request: DumpRequest, output: Path | None) -> None:
    """Also where the compilation fails: the report up to there, then the error."""
    from ...spec_texts.resolve import resolve
    from ..report.written import written

    text, error = written(spec, lambda: resolve(spec), request)
    _write(text, output)
    if error is not None:
        if output is not None:
            print(f"{output}: the report up to this error", file=sys.stderr)
        raise error


def _write(text: str, output: Path | None) -> None:
    if output is None:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        write_text(output, text)


def inspect_(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="an artifact, or a checkpoint")],
    json: Json = False,
) -> None:
    """Describe an artifact: manifest, specs, symbols, targets, inner loops; or a checkpoint."""
    from ..without_typer import show_inspected

    show_inspected(path, json)


def trace_(
    spec: Spec,
    values: Annotated[
        Path, typer.Option(metavar="FILE.npz", help="arrays by role, as grad, or grad/w of several")
    ],
    at: Annotated[
        str, typer.Option(metavar="TENSOR[INDEX]", help="an element, as param[17] or w[3,4]")
    ] = "",
    stage: Annotated[
        str,
        typer.Option(help="legalised, what runs to the bit; declared, in f64; or optimised"),
    ] = "legalised",
    every: Annotated[
        bool, typer.Option("--every", help="also numbers that only other numbers need")
    ] = False,
    policy: OwnPolicy = "",
    dtypes: Dtypes = "",
) -> None:
    """One step over arrays of your own: each value, and the origin of NaN."""
    from ...spec_texts.resolve import resolve
    from ..inspect.history import passes_over_graphs, pipeline_for
    from ..trace import trace_file

    with exit_codes():
        passes = passes_over_graphs(pipeline_for(spec, policy, dtypes))
        options = {"stage": stage, "passes": passes}
        sys.stdout.write(trace_file(resolve(spec), values, at, every, **options))


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
    from ..diff.compare import WRITERS, difference, sides

    with exit_codes():
        check_file(output)
        format = _format(json, format)
        if format not in WRITERS:
            raise WrongUsage(f"no format is called '{format}'; known: {', '.join(WRITERS)}")
        found = difference(*sides(a, b, policy, dtypes, policy_b, dtypes_b))
        _write(WRITERS[format](found), output)
        if exit_code and found.differs:
            raise typer.Exit(1)


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
