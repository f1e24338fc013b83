"""A text to the spec it names: a name, `file.py:function`, a `.sf` file, an artifact, a chain.

adamw                       unscale+clip_by_global_norm(0.5)+adamw(lr=0.01)
my_step.py:my_optimizer     step.sf          momentum(nesterov=true)
step.onnx                   step.onnx:bias   an ONNX model of a step, one of several steps in it
adamw+lr:cosine_decay(max=0.1)               sgd+lr:my_rates.py:my_schedule
build                       build:lamb       an artifact's folder, one of several specs in it

`HYPER:SCHEDULE` stands anywhere in the chain: a schedule computes that hyper-parameter of it.
Commands take such texts, and whatever takes a spec in Python.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..ir.errors import (
    InvalidProgram,
    ParseError,
    PlacedError,
    StepfuseError,
    WrongUsage,
    needed,
    render,
)
from ..ir.frontend.trace import Definition
from ..ir.graph import Spec
from ..ir.origin import Origin, Site, Source, at_line
from ..ir.text.parser import parse_with_lines
from ..ir.text.printer import spec_lines
from ..ir.text.spec_origins import in_source, placed_in
from ..ir.verifier import diagnose
from ..optim_defs import (
    definition,
    learned_names,
    matrix_names,
    matrix_stage_names,
    names,
    stage_names,
)
from ..passes.chain.compose import chain

if TYPE_CHECKING:
    from ..backends.aot.embedded import EmbeddedSpec
    from ..schedules import HyperSchedule

_STAGE = re.compile(r"(?P<source>[^(]+?)\s*(?:\((?P<settings>.*)\))?")
_INTEGER = re.compile(r"\d+|-[1-9]\d*")  # -0 has a sign
_WHOLE = (".sf", ".onnx")  # files that may be one spec
_SCHEDULED = re.compile(r"(?P<hyper>[A-Za-z_]\w*)\s*:(?P<schedule>.+)")


def resolve(text: str) -> Spec:
    """The spec that `text` names. Raises WrongUsage and InvalidProgram."""
    parts = [part.strip() for part in split_chain(text)]
    found = [_SCHEDULED.fullmatch(part) for part in parts]
    specs = [_stage(p) for p, schedule in zip(parts, found, strict=True) if schedule is None]
    schedules = {m["hyper"]: resolve_schedule(m["schedule"].strip()) for m in found if m}
    if not specs:
        raise WrongUsage(f"'{text}' has a schedule and no optimizer; write adamw+{text}")
    try:
        return _scheduled(chain(*specs), schedules)
    except PlacedError as error:
        shown = at_line(f"{text}: {error.message}", *error.origin.stacks)
        raise InvalidProgram(shown, [error]) from None
    except Exception as error:
        if wrong := _in_file(text, error):  # of a schedule, which is traced here
            raise InvalidProgram(str(wrong), [wrong]) from None
        if isinstance(error, TypeError):
            raise WrongUsage(str(error)) from None
        if isinstance(error, ValueError):
            raise InvalidProgram(f"{text}: error: {error}") from None
        raise


def resolve_artifact(text: str) -> EmbeddedSpec | None:
    """Return the spec of the artifact that a text names; None for other texts.

    Raises WrongUsage and ArtifactError.
    """
    if len(split_chain(text)) > 1:
        return None
    source, _ = _parts(text)
    folder, _, name = (source, "", "") if Path(source).is_dir() else source.rpartition(":")
    stages = (*stage_names(), *matrix_stage_names())
    registered = (*names(), *matrix_names(), *learned_names(), *stages)
    if not folder or not Path(folder).is_dir() or source in registered:
        return None
    from ..backends.aot.embedded import embedded

    try:
        return embedded(Path(folder), name)
    except ValueError as error:
        raise WrongUsage(f"{error}, as {folder}:NAME") from None


def resolve_schedule(text: str) -> HyperSchedule:
    """The schedule that `text` names: `cosine_decay(max=0.1)` or `file.py:function`.

    Raises WrongUsage and InvalidProgram.
    """
    from ..schedules import HyperSchedule

    source, settings = _parts(text)
    path, _, function = source.rpartition(":")
    if path.endswith(".py"):
        found = getattr(module_in(Path(path)), function, None)
        if not isinstance(found, HyperSchedule):
            raise WrongUsage(f"{path} has no schedule '{function}'; write @schedule above it")
    else:
        found = _registered_schedule(source)
    values, named = parse_settings(settings)
    if values:
        raise WrongUsage(f"{source}: name the numbers: {', '.join(found.defaults)}")
    try:
        return found(**named)
    except (TypeError, ValueError) as error:
        raise WrongUsage(str(error)) from None


def files_of(text: str) -> tuple[Path, ...]:
    """The files that `text` names, whether or not they are there. Raises WrongUsage."""
    found: list[Path] = []
    for part in (one.strip() for one in split_chain(text)):
        schedule = _SCHEDULED.fullmatch(part)
        source = _parts(schedule["schedule"].strip() if schedule else part)[0]
        path = source.rpartition(":")[0]
        if source.endswith(_WHOLE) or path.endswith((".py", ".onnx")):
            found.append(Path(source if source.endswith(_WHOLE) else path))
        elif folder := next((f for f in (source, path) if f and Path(f).is_dir()), ""):
            found.append(Path(folder, "manifest.json"))
    return tuple(found)


def split_chain(text: str) -> list[str]:
    """The stages of `a+b(lr=1e+3)+c`: a plus inside parentheses does not separate."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts


def parse_settings(text: str) -> tuple[list[float], dict[str, float | bool]]:
    """The numbers and the `name=value` of `0.5, nesterov=true`. Raises WrongUsage."""
    values: list[float] = []
    named: dict[str, float | bool] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, equals, value = part.rpartition("=")
        if equals:
            named[name.strip()] = _setting(value.strip(), f"{name.strip()}: ")
        elif named:
            raise WrongUsage(f"'{part}' has no name; numbers come before name=value")
        else:
            values.append(_setting(part))
    return values, named


def _setting(text: str, of: str = "") -> float | bool:
    words = {"true": True, "false": False}
    if text.lower() in words:
        return words[text.lower()]
    try:
        return int(text) if _INTEGER.fullmatch(text) else float(text)
    except ValueError:
        raise WrongUsage(f"{of}'{text}' is neither a number nor true or false") from None


def _stage(text: str) -> Spec:
    source, settings = _parts(text)
    path, _, function = source.rpartition(":")
    if found := resolve_artifact(source):
        made = found.spec
    elif path.endswith(".py"):
        made = _from_python(Path(path), function)
    elif source.endswith(".sf"):
        made = _from_text(Path(source))
    elif source.endswith(".onnx"):
        made = _from_onnx(Path(source), "")
    elif path.endswith(".onnx"):
        made = _from_onnx(Path(path), function)
    elif source.endswith(".py"):
        raise WrongUsage(f"'{source}' names no function; write {source}:FUNCTION")
    else:
        made = _registered(source)
    return _with_settings(made, settings)


def _scheduled(spec: Spec, schedules: Mapping[str, HyperSchedule]) -> Spec:
    if not schedules:
        return spec
    from ..schedules import scheduled

    return scheduled(spec, **schedules)


def _registered_schedule(name: str) -> HyperSchedule:
    from ..schedules import get

    try:
        return get(name)
    except KeyError as error:
        raise WrongUsage(str(error.args[0])) from None


def _parts(text: str) -> tuple[str, str]:
    """Return the name in a text, and the settings in parentheses behind it."""
    found = _STAGE.fullmatch(text)
    if found is None:
        raise WrongUsage(f"cannot read '{text}'; expected NAME, NAME(lr=0.1) or A+B")
    return found["source"], found["settings"] or ""


def _registered(name: str) -> Definition:
    try:
        return definition(name)
    except KeyError as error:
        raise WrongUsage(str(error.args[0])) from None


def _with_settings(made: Spec | Definition, text: str) -> Spec:
    values, named = parse_settings(text)
    try:
        return made(*values, **named)
    except (TypeError, ValueError) as error:
        raise WrongUsage(str(error)) from None


# ------------------------------------------------------------------ files


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise InvalidProgram(f"{path}: error: not a text in UTF-8") from None


def _from_text(path: Path) -> Spec:
    text = _read(path)
    try:
        spec, lines = parse_with_lines(text, name=str(path))
    except ParseError as error:
        message = str(error).partition(": ")[2]
        site = _site(path, text, error.line, error.column)
        wrong = PlacedError(message.partition("\n")[0], Origin(((site,),)))
        shown = f"{path}:{error.line}:{error.column}: error: {message}"
        raise InvalidProgram(shown, [wrong]) from None
    errors = list(diagnose(spec))
    if not errors:
        return spec
    place = {key: number for number, (_, key) in enumerate(lines, 1) if key}
    heads: list[str] = []
    for error in errors:
        line = place.get(error.key, 1)
        column = len(lines[line - 1][0]) - len(lines[line - 1][0].lstrip()) + 1
        heads.append(f"{path}:{line}:{column}: error: {error}")
    raise InvalidProgram("\n".join([*heads, render(lines, errors)]), placed_in(spec, errors))


def _from_onnx(path: Path, name: str) -> Spec:
    """The step of a model whose inputs tell their roles, or the one of that name."""
    with needed("a spec in an .onnx file"):
        reader = importlib.import_module("..interop.onnx.reading.load", __package__)
    return reader.named(path, name)


def module_in(path: Path) -> ModuleType:
    """A Python file, run. Raises WrongUsage, and InvalidProgram for what it raises."""
    source = _read(path)
    where = importlib.util.spec_from_file_location(path.stem, path.resolve())
    assert where is not None and where.loader is not None, "a path that ends in .py has a loader"
    module = importlib.util.module_from_spec(where)
    try:
        where.loader.exec_module(module)
    except SyntaxError as error:
        shown = f"\n  {(error.text or '').rstrip()}\n  {' ' * ((error.offset or 1) - 1)}^"
        head = f"{path}:{error.lineno}:{error.offset}: error: {error.msg}"
        site = _site(path, source, error.lineno or 1, error.offset or 1)
        raise InvalidProgram(head + shown, [PlacedError(error.msg, Origin(((site,),)))]) from None
    except Exception as error:  # whatever a user's file raises is an error of that file
        wrong = _located(path, source, error)
        shown = str(wrong).replace(str(path.resolve()), str(path))
        raise InvalidProgram(shown, [wrong]) from None
    return module


def _from_python(path: Path, function: str) -> Spec | Definition:
    module = module_in(path)
    found: Any = getattr(module, function, None)
    spec = found.spec if isinstance(found, Definition) else found
    if not isinstance(spec, Spec):
        known = [n for n, v in vars(module).items() if isinstance(v, (Definition, Spec))]
        raise WrongUsage(
            f"{path} has no optimizer '{function}'; it has {', '.join(known) or 'none'}"
        )
    errors = list(diagnose(spec))
    if errors:
        places = placed_in(spec, errors)
        heads = in_source(places).replace(str(path.resolve()), str(path))
        raise InvalidProgram(f"{heads}{render(spec_lines(spec), errors)}", places)
    return found


def _in_file(text: str, error: Exception) -> PlacedError | None:
    """The error at the line of a Python file that the text names, where it was raised in one."""
    raised = {frame.filename for frame in traceback.extract_tb(error.__traceback__)}
    for path in files_of(text):
        if path.suffix == ".py" and str(path.resolve()) in raised:
            return _located(path, _read(path), error)
    return None


def _located(path: Path, source: str, error: Exception) -> PlacedError:
    """The error where it says it is, else at the innermost line of the user's file."""
    if isinstance(error, PlacedError) and error.origin.stacks:
        return error
    absolute = str(path.resolve())
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == absolute]
    kind = "" if isinstance(error, StepfuseError) else f"{type(error).__name__}: "
    at = frames[-1] if frames else traceback.FrameSummary(absolute, 1, "")
    site = Site(
        _source(path, source), at.name, at.lineno or 1,
        at.colno or 0, at.end_lineno or at.lineno or 1, at.end_colno or 0,
    )  # fmt: skip
    return PlacedError(f"{kind}{error}", Origin(((site,),)))


def _site(path: Path, text: str, line: int, column: int) -> Site:
    """A letter of a text, by its line and column from 1."""
    source = _source(path, text)
    written = source.lines[line - 1] if line <= len(source.lines) else ""
    start, end = (len(written[:n].encode()) for n in (column - 1, column))
    return Site(source, "", line, start, line, end)


def _source(path: Path, text: str) -> Source:
    return Source(str(path), tuple(text.splitlines(keepends=True)))
