"""`stepfuse boost lessbn`: an ONNX network without the batch norms that LessBN takes out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..ir.errors import needed
from .errors import CannotWrite, WrongUsage, check_file

with needed("stepfuse boost lessbn"):
    import onnx
    from google.protobuf.message import DecodeError

    from ..boost.less_bn.onnx_flow import MARK, less_bn_onnx

_MOST = 2**31  # bytes of a protobuf message


def lessen_norms(path: Path, output: Path, as_mindspore: bool = False) -> str:
    """Writes the network with fewer norms; what became of each.

    Raises WrongUsage, CannotWrite, BoostError where no norm leaves; then nothing is written.
    """
    check_file(output)
    _check_ours(output)
    found = less_bn_onnx(_model(path), as_mindspore)
    if found.model.ByteSize() >= _MOST:
        raise CannotWrite(f"{output}: a file of ONNX's holds less than {_MOST} bytes")
    lines = [
        f"{one.name}: {f'removed: {one.pattern}' if one.leaves else f'kept: {one.why}'}"
        for one in found.decisions
    ]
    output.write_bytes(found.model.SerializeToString())
    count = sum(one.leaves for one in found.decisions)
    told = f"{count} of {len(found.decisions)} batch norms removed"
    lines.append(f"{output}  {told if found.decisions else 'it has been through this already'}")
    return "\n".join(lines) + "\n"


def _model(path: Path) -> Any:
    try:
        return onnx.load(path)
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
    except DecodeError:
        raise WrongUsage(f"{path}: no ONNX model") from None


def _check_ours(path: Path) -> None:
    """Raises CannotWrite where there is a file that this command has not written."""
    if not path.exists():
        return
    try:
        there = onnx.load(path, load_external_data=False)
        ours = any(entry.key == MARK for entry in there.metadata_props)
    except DecodeError:
        ours = False
    if not ours:
        raise CannotWrite(
            f"{path}: it exists, and is no model that this command has written; remove it or "
            f"choose another name"
        )
