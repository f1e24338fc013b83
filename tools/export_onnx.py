"""`stepfuse export`: a spec as a file in ONNX's format."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..ir.errors import WrongUsage, needed
from ..ir.graph import Spec
from .output import CannotWrite, check_file

with needed("stepfuse export"):
    from google.protobuf.message import DecodeError
    from onnx import ModelProto

    from ..interop.onnx import export

_MOST = 2**31  # bytes of a protobuf message


def write(spec: Spec, path: Path, parameters: str, **options: Any) -> str:
    """Write the model that `export` makes by its options; return a report.

    Raises WrongUsage, CannotWrite, LowerError.
    """
    check_file(path)
    _check_ours(path)
    try:
        model = export(spec, parameters=_parameters(parameters), **options)
    except (ValueError, KeyError) as error:
        raise WrongUsage(str(error.args[0])) from None
    size = model.ByteSize()
    if size >= _MOST:
        raise CannotWrite(
            f"{path}: the model has {size} bytes, and a file of ONNX's holds less than {_MOST}; "
            f"export its parameters in several parts"
        )
    path.write_bytes(model.SerializeToString())
    ports = f"{len(model.graph.input)} inputs, {len(model.graph.output)} outputs"
    return f"{path}  {size} bytes, {ports}, opset {options['opset']}, IR {model.ir_version}\n"


def _check_ours(path: Path) -> None:
    """Raises CannotWrite where there is a file that is no model of stepfuse's."""
    if not path.exists() or not (there := path.read_bytes()):
        return
    found: Any = ModelProto()
    try:
        found.ParseFromString(there)
    except DecodeError:
        found = None
    if found is None or found.producer_name != "stepfuse":
        raise CannotWrite(
            f"{path}: it exists, and is no model that stepfuse has written; remove it or choose "
            f"another name"
        )


def _parameters(text: str) -> dict[str, tuple[int, ...]] | None:
    """The shapes of `w=64x32,b=32,s=`, None for an empty text."""
    found: dict[str, tuple[int, ...]] = {}
    for part in filter(None, (p.strip() for p in text.split(","))):
        name, equals, sizes = part.partition("=")
        numbers = sizes.split("x") if sizes else []
        if not equals or not name or not all(n.isdigit() for n in numbers):
            raise WrongUsage(f"cannot read the parameter '{part}'; expected NAME=ROWSxCOLS")
        if name in found:
            raise WrongUsage(f"two parameters are called '{name}'")
        found[name] = tuple(map(int, numbers))
    return found or None
