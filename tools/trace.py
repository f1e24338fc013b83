"""Output of `stepfuse trace`: a step over the arrays of an .npz file, value by value."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from ..ir.errors import WrongUsage
from ..ir.graph import Spec
from ..ir.roles import RoleKind
from ..ir.types import GROUP
from ..tracing.inputs import UserInputs
from ..tracing.trace import Trace, trace_step

Arrays = dict[str, np.ndarray[Any, np.dtype[Any]]]


def trace_file(spec: Spec, path: Path, at: str, every: bool, **options: str) -> str:
    """The text of `at`, or of all values where it is empty. Raises WrongUsage, BindError.

    OSError, too, where the file cannot be read.
    """
    found = traced(spec, path, **options)
    return found.at(at, every) if at else str(found)


def traced(
    spec: Spec,
    path: Path,
    stage: str = "legalised",
    policy: str = "strict",
    dtypes: str = "",
    passes: str = "",
) -> Trace:
    """A step over the arrays of a file. Raises WrongUsage, BindError, OSError.

    The file has an array by role name, as `grad`, or for each of several tensors, as `grad/w`;
    numbers of the step by role name.
    """
    arrays = _read(path)
    numbers = {r.name for r in spec.roles if r.type.domain <= GROUP}
    own = {key: array for key, array in arrays.items() if key not in numbers}
    names = list(dict.fromkeys(key.partition("/")[2] for key in own)) or [""]
    aux = {r.name for r in spec.of_kind(RoleKind.AUX)}
    hypers = {r.name for r in spec.of_kind(RoleKind.HYPER, RoleKind.STATIC)} & arrays.keys()
    if hypers:
        name = min(hypers)
        raise WrongUsage(f"{path}: hyper-parameters are the spec's: {spec.name}({name}=...)")
    given = UserInputs(
        [_needed(own, "grad", name, path) for name in names],
        [_states(own, name, aux) for name in names],
        {n: a for n, a in arrays.items() if n in numbers - aux},
        _inputs(arrays, sorted(aux), numbers, names, path),
    )
    params = [(name, _needed(own, "param", name, path)) for name in names]
    return trace_step(spec, params, given, stage, {}, policy, dtypes, passes)


def _read(path: Path) -> Arrays:
    try:
        with np.load(path, allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (ValueError, AttributeError, TypeError, zipfile.BadZipFile) as error:
        raise WrongUsage(f"{path}: expected arrays as np.savez writes them: {error}") from None


def _key(role: str, name: str) -> str:
    return f"{role}/{name}" if name else role


def _needed(own: Arrays, role: str, name: str, path: Path) -> Any:
    if _key(role, name) not in own:
        known = ", ".join(own) or "nothing"
        raise WrongUsage(f"{path}: no '{_key(role, name)}', which a step reads; it has {known}")
    return own[_key(role, name)]


def _states(own: Arrays, name: str, aux: set[str]) -> Arrays:
    """Return arrays that are no parameter, gradient or extra input; `trace` refuses other names."""
    known = {"param", "grad"} | aux
    split = {key: key.partition("/") for key in own}
    return {s[0]: own[k] for k, s in split.items() if s[2] == name and s[0] not in known}


def _inputs(
    arrays: Arrays, aux: list[str], numbers: set[str], names: list[str], path: Path
) -> dict[str, Any]:
    """The extra inputs; None where a tensor has no array, whose variant may not read one."""
    found: dict[str, Any] = {n: _needed(arrays, n, "", path) for n in aux if n in numbers}
    lists = {n: [arrays.get(_key(n, name)) for name in names] for n in aux if n not in numbers}
    return found | {n: given for n, given in lists.items() if any(a is not None for a in given)}
