"""`stepfuse import`: the steps of an ONNX model as programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ..ir.errors import WrongUsage, needed
from ..ir.text.printer import to_text
from .output import CannotWrite, check_file
from .replaced import check_program

with needed("stepfuse import"):
    from ..interop.onnx import ImportedModel
    from ..interop.onnx.reading.load import imported

_FORM = "ROLE=INPUT or ROLE=INPUT:OUTPUT, as param=p:p_new,grad=g, or a .json file"


def steps_of(text: str, roles: str) -> ImportedModel:
    """The steps of a file, `FILE.onnx` or `FILE.onnx:NAME`. Raises WrongUsage, InvalidProgram."""
    path, name = (text, "") if text.endswith(".onnx") else text.rpartition(":")[::2]
    if not path.endswith(".onnx"):
        raise WrongUsage(f"expected FILE.onnx or FILE.onnx:NAME, got '{text}'")
    found = imported(Path(path), _roles(roles))
    kept = tuple(step for step in found.steps if name in ("", step.spec.name))
    if not kept:
        listed = "; ".join(map(str, found.steps))
        raise WrongUsage(f"{path} has no step '{name}'; it has {listed}")
    return ImportedModel(kept)


def write(found: ImportedModel, path: Path | None) -> str:
    """Writes the only step, or returns the text of all, each headed by its parameters.

    Raises CannotWrite.
    """
    if path is None:
        texts = [f"; {step}\n{to_text(step.spec)}" for step in found.steps]
        return "\n; -----\n\n".join(texts)
    check_file(path)
    step, *others = found.steps
    if others:
        raise CannotWrite(
            f"{path}: the model has {len(found.steps)} distinct steps, and a program is one; "
            f"choose one, as FILE.onnx:NAME: {'; '.join(map(str, found.steps))}"
        )
    check_program(path)
    path.write_text(to_text(step.spec), encoding="utf-8")
    return f"{path}  {found}\n"


def _roles(text: str) -> dict[str, str | tuple[str, str]] | None:
    """A mapping from a text or a file of JSON; None for an empty text."""
    if text.endswith(".json"):
        return _read(Path(text))
    found: dict[str, str | tuple[str, str]] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        role, _, names = part.partition("=")
        source, colon, output = names.partition(":")
        if not role or not source or (colon and not output) or ":" in output:
            raise WrongUsage(f"cannot read the role '{part}'; expected {_FORM}")
        if role in found:
            raise WrongUsage(f"the role '{role}' is given twice")
        found[role] = (source, output) if colon else source
    return found or None


def _read(path: Path) -> dict[str, str | tuple[str, str]]:
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
    except ValueError as error:
        raise WrongUsage(f"{path}: no JSON: {error}") from None
    pairs: dict[Any, Any] = found if isinstance(found, dict) else {"": found}
    for role, names in pairs.items():
        both: list[Any] = names if isinstance(names, list) else [names, names]
        if len(both) != 2 or not all(isinstance(name, str) for name in both):
            raise WrongUsage(
                f"{path}: roles['{role}'] is {names!r:.60}; expected a name, or [INPUT, OUTPUT]"
            )
    return {role: v if isinstance(v, str) else (v[0], v[1]) for role, v in pairs.items()}
