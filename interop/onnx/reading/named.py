"""The steps of a model's file on the command line, or the one of a name."""

from __future__ import annotations

from pathlib import Path

from ....ir.errors import CaptureError, InvalidProgram, PlacedError, WrongUsage, needed
from ....ir.graph import Spec

with needed("a spec in an .onnx file"):
    from .load import ImportedModel, load_all
from .roles import Roles


def named(path: Path, name: str = "") -> Spec:
    """The step of a model, where it has one, or the one that has this name.

    Raises WrongUsage, InvalidProgram.
    """
    found = imported(path)
    known = {spec.name: spec for spec in found.specs}
    if name in known or (not name and len(known) == 1):
        return known[name] if name else found.specs[0]
    listed = "; ".join(map(str, found.steps))
    wrong = f"has no step '{name}'" if name else f"has {len(known)} distinct steps"
    raise WrongUsage(f"{path} {wrong}; write {path}:NAME for one of {listed}")


def imported(path: Path, roles: Roles | None = None) -> ImportedModel:
    """The steps of a model's file. Raises WrongUsage, InvalidProgram, which name the file."""
    try:
        return load_all(path, roles)
    except CaptureError as error:
        said = CaptureError(error.op, "" if error.where == str(path) else error.where, error.remedy)
        raise InvalidProgram(f"{path}: error: {said}", [PlacedError(str(said))]) from error
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
