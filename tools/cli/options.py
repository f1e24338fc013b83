"""Arguments and options of several commands, and the choices of an option."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ..catalogue.table import catalogue

# Copies of the tables of the commands, for help and completion without loading the passes that
# define them; a test holds them equal.
POLICIES = ("strict", "fast", "carry")
TARGETS = (
    "x86-64", "x86-64-v4", "x86-64-amx", "aarch64", "numba", "cuda", "numba-cuda", "loops",
    "reference",
)  # fmt: skip
REASONS = ("fuse", "plan", "simplify", "cse", "gram-form", "hoist-uniform", "bf16-products")
STAGES = ("graph", "kernel", "loops", "plan", "python", "llvm", "asm", "ptx", "report")
ORIGIN_STAGES = ("llvm", "asm", "ptx")
FORMATS = ("text", "json", "dot", "svg", "html")
RECORDS = (
    "list", "show", "compilation", "check", "artifact", "checkpoint", "doctor", "bench", "diff",
    "boost",
)  # fmt: skip
LAUNCHERS = ("here", "processes", "dask", "ray")  # of batches of trials
LEVELS = "x86-64-v2,x86-64-v3,x86-64-v4"
JOBS = 2  # processes of a check; one more takes some 300 MB
DIFF_FORMATS = ("text", "json", "html")
SPEC = (
    "NAME, FILE.py:FUNCTION, FILE.sf, FILE.onnx, an artifact's FOLDER or FOLDER:NAME, each with "
    "(settings) as in adamw(lr=0.01), or A+B+C; lr:SCHEDULE in it computes lr"
)


def specs_beginning(incomplete: str) -> list[tuple[str, str]]:
    """The names, and the files of specs, that may stand where a chain has come to."""
    done, plus, last = incomplete.rpartition("+")
    head = f"{done}{plus}"
    known = [(f"{head}{s.name}", s.summary) for s in catalogue().specs if s.name.startswith(last)]
    folder = last[: last.rfind("/") + 1]
    place = Path(folder or ".")
    files = [(f"{folder}{path.name}", "a program") for path in place.glob("*.sf")]
    files += [(f"{folder}{path.name}", "a model") for path in place.glob("*.onnx")]
    files += [(f"{folder}{m.parent.name}", "an artifact") for m in place.glob("*/manifest.json")]
    return known + [
        (f"{head}{name}", what) for name, what in sorted(files) if name.startswith(last)
    ]


def models_beginning(incomplete: str) -> list[str]:
    """The ONNX models that begin so."""
    folder = incomplete[: incomplete.rfind("/") + 1]
    found = (f"{folder}{path.name}" for path in Path(folder or ".").glob("*.onnx"))
    return sorted(name for name in found if name.startswith(incomplete))


def among(*words: str) -> Callable[[str], list[str]]:
    """Return the completion of an option that is one of these words."""
    return lambda incomplete: [word for word in words if word.startswith(incomplete)]


Spec = Annotated[str, typer.Argument(metavar="SPEC", help=SPEC, autocompletion=specs_beginning)]
Policy = Annotated[
    str, typer.Option(help=f"one of {', '.join(POLICIES)}", autocompletion=among(*POLICIES))
]
OwnPolicy = Annotated[
    str,
    typer.Option(
        "--policy",
        help=f"one of {', '.join(POLICIES)}; else an artifact's own, of others strict",
        autocompletion=among(*POLICIES),
    ),
]
Dtypes = Annotated[
    str,
    typer.Option(
        "--dtypes", "--dtype", metavar="ROLE=DTYPE,..", help="storage, as param=bf16,state=linear8"
    ),
]
StoresLast = Annotated[
    bool,
    typer.Option(
        "--stores-last", help="behind all reductions, as in repeatable steps; not beside products"
    ),
]
Json = Annotated[bool, typer.Option("--json", help="as JSON; `stepfuse schema` describes it")]
Shape = Annotated[
    str, typer.Option(metavar="SIZES", help="what a step costs such a tensor, as 768x3072")
]
At = Annotated[
    str, typer.Option(metavar="TENSOR[INDEX]", help="of --values: an element, as param[17]")
]
Check = Annotated[bool, typer.Option("--check", help="of the report: ulp of each role against f64")]
ARRAYS = typer.Option("--values", metavar="FILE.npz", help="of the report: a step over your arrays")
OUTPUT = typer.Option("-o", "--output", metavar="FILE", help="write to a file")
