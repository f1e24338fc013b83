"""`stepfuse boost lessbn`: an ONNX network without the batch norms that LessBN takes out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..drawing.svg import to_svg
from ..ir.errors import CaptureError, WrongUsage, needed
from .output import CannotWrite, check_file

with needed("stepfuse boost lessbn"):
    import onnx
    from google.protobuf.message import DecodeError

    from ..boost.less_bn.network_drawing import PALETTE, draw_flow
    from ..boost.less_bn.onnx_flow import MARK, NetworkWithFewerNorms, flow_of_onnx, less_bn_onnx
    from ..interop.onnx.network.graph import Network
    from ..interop.onnx.tensors import model_of_file

_MOST = 2**31  # bytes of a protobuf message
FORMATS = ("text", "svg")


def lessbn_network(
    path: Path, output: Path | None, as_mindspore: bool = False, format: str = "text"
) -> str:
    """Write the network with fewer norms, if wanted; return the decisions, or the network drawn.

    Raises WrongUsage, CannotWrite, BoostError where no norm leaves; then nothing is written.
    """
    if format not in FORMATS:
        raise WrongUsage(f"no format is called '{format}'; known: {', '.join(FORMATS)}")
    if output is not None:
        check_file(output)
        _check_ours(output)
    model = _model(path)
    found = less_bn_onnx(model, as_mindspore)
    told = _drawn(path, model, found) if format == "svg" else _lines(output, found)
    if output is not None:
        if found.model.ByteSize() >= _MOST:
            raise CannotWrite(f"{output}: a file of ONNX's holds less than {_MOST} bytes")
        output.write_bytes(found.model.SerializeToString())
    return told


def _lines(output: Path | None, found: NetworkWithFewerNorms) -> str:
    lines = [
        f"{one.name}: {f'removed: {one.pattern}' if one.is_removed else f'kept: {one.why}'}"
        for one in found.decisions
    ]
    count = sum(one.is_removed for one in found.decisions)
    told = f"{count} of {len(found.decisions)} batch norms removed"
    where = "nothing is written without -o" if output is None else output
    lines.append(f"{where}  {told if found.decisions else 'it has been through this already'}")
    return "\n".join(lines) + "\n"


def _drawn(path: Path, model: Any, found: NetworkWithFewerNorms) -> str:
    """The network as it was, removed norms crossed out."""
    flow = flow_of_onnx(Network(model))
    return to_svg([draw_flow(flow, path.name, found.decisions)], PALETTE) + "\n"


def _model(path: Path) -> Any:
    try:
        return model_of_file(path)
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from None
    except CaptureError as error:
        raise WrongUsage(str(error)) from None


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
