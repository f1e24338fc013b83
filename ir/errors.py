"""Errors that show the program: each message stands under the line it is about."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .origin import NOWHERE, Origin, at_line

Key = tuple[str | int, ...]  # ("role", name), ("node", graph, n), ("update", graph, n) ...

# What brings a package that stepfuse-runtime does without; the others are of `stepfuse` itself.
_BROUGHT_BY = {
    "jax": "stepfuse[jax]", "onnxruntime": "stepfuse[onnx]", "torch": "stepfuse[torch]",
}  # fmt: skip


def did_you_mean(name: str, known: Iterable[str], otherwise: str) -> str:
    """The question for names that are like a wrong one; `otherwise` if none is."""
    from difflib import get_close_matches

    near = get_close_matches(name, list(known))
    return f"did you mean {' or '.join(near)}?" if near else otherwise


class StepfuseError(Exception):
    """The base of every error that stepfuse raises about a program or its inputs."""


class ParseError(StepfuseError):
    """A text does not follow the grammar; carries line and column, counted from 1."""

    def __init__(self, message: str, line: int, column: int, text: str) -> None:
        self.line, self.column = line, column
        shown = text.splitlines()[line - 1] if 0 < line <= len(text.splitlines()) else ""
        caret = " " * (column - 1) + "^"
        super().__init__(f"line {line}, column {column}: {message}\n  {shown}\n  {caret}")


class PlacedError(StepfuseError):
    """An error about an expression: the message is shown at its line where that is known."""

    def __init__(self, message: str, origin: Origin = NOWHERE) -> None:
        self.message, self.origin = message, origin
        super().__init__(at_line(message, *origin.stacks))


class TraceError(PlacedError, TypeError):
    """A Python definition of an optimizer cannot become a graph; names its file and line."""


class MissingAttribute(TraceError, AttributeError):
    """A traced value has no attribute of this name; names the remedy."""


class ForeignCall(PlacedError, ValueError):
    """JAX is given a traced value; no TypeError, in whose place JAX would say something else."""


class WrongPlaces(StepfuseError):
    """An error about a whole program; `placed` says it of each part that is wrong."""

    def __init__(self, text: str = "", placed: Sequence[PlacedError] = ()) -> None:
        self.placed = tuple(placed)
        super().__init__(text)


class VerifyError(WrongPlaces):
    """A graph breaks an invariant of the verifier; shows the program and the places."""


class BindError(StepfuseError, ValueError):
    """Arrays do not fit the program; names the tensor, the expectation and the remedy."""


class CheckpointError(StepfuseError, ValueError):
    """A checkpoint is damaged, or of something else; names the expectation and the remedy."""


class FormatError(StepfuseError, ValueError):
    """A role cannot be stored as was asked; names its possible formats."""


class OptionError(PlacedError, ValueError):
    """A pipeline, backend or chain that is not there, or does not fit; lists those that do."""


class CaptureError(StepfuseError, ValueError):
    """A step of another library's optimizer cannot become a spec; names op, place and remedy.

    `op` is the operation, `where` a line of the user's source, a node or an equation.
    """

    def __init__(self, op: str, where: str = "", remedy: str = "") -> None:
        self.op, self.where, self.remedy = op, where, remedy
        super().__init__(": ".join(filter(None, (where, "; ".join(filter(None, (op, remedy)))))))


class DefectError(StepfuseError):
    """A defect of the compiler itself, wrapped with the part that it was at."""


class LowerError(PlacedError):
    """A graph is valid but has no kernels; says which mechanism is missing."""


@contextmanager
def wrapped(name: str, what: str) -> Generator[None]:
    """Makes LowerErrors, which say where, of exceptions that say nothing to a user.

    ImportError and MemoryError are raised as they are.
    """
    try:
        yield
    except DefectError as error:
        origin = blamed(error)
        raise LowerError(f"{called(name, origin)}: {what}: {error}", origin) from error
    except (StepfuseError, ImportError, MemoryError):
        raise
    except Exception as error:
        first = str(error).strip().splitlines()[:3]
        said = ": ".join((type(error).__name__, *(line.strip() for line in first if line.strip())))
        where = f"{called(name, blamed(error))}: {what}"
        message = f"{where}: {said}; a defect of stepfuse, please report it"
        raise LowerError(message, blamed(error)) from error


def blame(error: Exception, origin: Origin) -> None:
    """Says which value an exception is about, unless that has been said nearer to it."""
    vars(error).setdefault("origin", origin)


def blamed(error: Exception) -> Origin:
    """Return the origin of the value that an exception is about."""
    return vars(error).get("origin", NOWHERE)


def called(name: str, origin: Origin = NOWHERE) -> str:
    """A program, and the stage where it is a chain: `@adamw`; `@unscale+adamw, stage adamw`."""
    stage = stage_of(name, origin)
    return f"@{name}, stage {stage}" if stage else f"@{name}"


def stage_of(name: str, origin: Origin) -> str:
    """The stage of a chain in which a value is written; empty where none is."""
    functions = (stack[0].function.removeprefix("@") for stack in origin.stacks if stack)
    return next((f for f in functions if "+" in name and f in name.split("+")), "")


class MissingPackage(StepfuseError, ImportError):
    """Something needs a package that is not installed; says which, and how to install it."""


@contextmanager
def needed(by: str) -> Generator[None]:
    """Makes a sentence of an import that fails because a package is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "stepfuse"):
            raise
        line = f"pip install '{_BROUGHT_BY.get(package, 'stepfuse')}'"
        message = f"{by} needs {package}, which is not installed: {line}"
        raise MissingPackage(message, name=error.name) from None


class WrongUsage(StepfuseError, ValueError):
    """A command, or a text in place of a spec, names or sets something unknown."""


class InvalidProgram(WrongPlaces, ValueError):
    """A program that was found is wrong; the message starts with file, line and column."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One broken invariant: its code, a message, and the place it is about."""

    code: str
    message: str
    key: Key

    def __str__(self) -> str:
        return f"{self.code} {self.message}"


def render(lines: Sequence[tuple[str, Key]], errors: Iterable[Diagnostic]) -> str:
    """The program with each error under the line whose key it names."""
    pending: dict[Key, list[Diagnostic]] = {}
    for error in errors:
        pending.setdefault(error.key, []).append(error)
    out: list[str] = []
    for number, (text, key) in enumerate(lines, 1):
        out.append(f"{number:4} | {text}")
        if key and key in pending:
            indent = len(text) - len(text.lstrip())
            mark = "^" * max(1, len(text.strip()))
            out.append("     | " + " " * indent + mark)
            out += [f"     | {' ' * indent}error: {e}" for e in pending.pop(key)]
    out += [f"error: {e}" for rest in pending.values() for e in rest]
    return "\n".join(out)


def is_a(given: object, kind: type[Any] | tuple[type[Any], ...]) -> bool:
    """True if an argument is of a type; the caller may have no type checker."""
    return isinstance(given, kind)


def whole_number(given: Any, name: str, least: int = 1) -> int:
    """A whole number from `least` on. Raises OptionError."""
    if isinstance(given, bool) or not isinstance(given, int) or given < least:
        raise OptionError(f"{name}: expected a whole number from {least} on, got {given!r:.80}")
    return given


def path_of(given: str | Path, what: str) -> Path:
    """A path that a caller gave. Raises TypeError."""
    if not is_a(given, (str, os.PathLike)):
        raise TypeError(f"expected the path of {what}, got {given!r:.80}")
    return Path(given)


def check_function(given: object, decorator: str) -> None:
    """Refuse an object that a decorator cannot stand above (TraceError)."""
    if not callable(given):
        raise TraceError(f"@{decorator} stands above a function, got {given!r:.80}")
