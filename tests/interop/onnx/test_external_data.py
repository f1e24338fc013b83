"""Data in files beside a model: read from its folder for every tensor, and from nowhere else."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import onnx
import pytest
import stepfuse
import stepfuse.onnx
from google.protobuf.message import Message
from onnx import SparseTensorProto, TensorProto, helper, numpy_helper, parser
from stepfuse.ir.errors import CaptureError

HEAD = '<ir_version: 8, opset_import: ["" : 18, "own" : 1]>\n'
STEP = 'step (float[N] param, float[N] grad) => (float[N] "param.next")\n'
END = "w = Mul(k, {grad})  {new} = Sub({param}, w) }}".format
MAIN = END(grad="grad", new='"param.next"', param="param")
INNER = END(grad="g", new="q", param="p")
OWN = (
    '{ "param.next" = own.Sgd(param, grad) }\n'
    '<domain: "own", opset_import: ["" : 18]> Sgd (p, g) => (q)'
)
IF = (
    "{ yes = Constant<value = bool {1}>()  k = If(yes) <then_branch = a () => (float x) "
    "<float b = {0.5}> { x = Identity(b) }, else_branch = c () => (float y) "
    "{ y = Constant<value = float {2.0}>() }> "
)
BODIES = {
    "initializer": f"<float k = {{0.5}}> {{ {MAIN}",
    "constant": f"{{ k = Constant<value = float {{0.5}}>()  {MAIN}",
    "body": f"{IF} {MAIN}",
    "function": f"{OWN} {{ k = Constant<value = float {{0.5}}>()  {INNER}",
    "body in a function": f"{OWN} {IF} {INNER}",
}  # fmt: skip


def tensors(message: Message) -> Iterator[TensorProto]:
    if isinstance(message, TensorProto):
        yield message
        return
    for field, value in message.ListFields():
        if field.message_type is not None:
            for each in [value] if isinstance(value, Message) else value:
                yield from tensors(each)


def told(tensor: TensorProto, **said: str) -> TensorProto:
    """The tensor without its data, which is said to lie in a file."""
    dims, kind, name = list(tensor.dims), tensor.data_type, tensor.name
    tensor.Clear()
    tensor.dims.extend(dims)
    tensor.data_type, tensor.name, tensor.data_location = kind, name, TensorProto.EXTERNAL
    for pair in said.items():
        tensor.external_data.add(key=pair[0], value=pair[1])
    return tensor


def saved(folder: Path, case: str, **said: str) -> Path:
    """A model whose numbers of 0.5 lie in `k.bin`, and that file."""
    model = parser.parse_model(HEAD + STEP + BODIES[case])
    for each in tensors(model):
        if numpy_helper.to_array(each) == np.float32(0.5):
            told(each, **{"location": "k.bin", **said})
    folder.mkdir()
    (folder / "k.bin").write_bytes(np.float32(0.5).tobytes())
    path = folder / "x.onnx"
    path.write_bytes(model.SerializeToString())
    return path


def moved(path: Path) -> float:
    """How far a step at a gradient of 1 moves."""
    param = np.zeros(3, np.float32)
    stepfuse.Optimizer([param], stepfuse.onnx.load(path)).step([np.ones(3, np.float32)])
    return float(param[0])


@pytest.mark.parametrize("case", BODIES)
def test_data_is_read_beside_the_model(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("k.bin").write_bytes(np.float32(7.0).tobytes())
    path = saved(tmp_path / "model", case)
    assert moved(path) == -0.5
    with pytest.raises(CaptureError, match=r"in the file 'k\.bin'; load the model by its path"):
        stepfuse.onnx.load(onnx.load(path, load_external_data=False))
    (path.parent / "k.bin").unlink()
    with pytest.raises(CaptureError, match=r"beside x\.onnx, where no such file is"):
        stepfuse.onnx.load(path)


def _linked(make: Callable[[Path, Path], None]) -> Callable[[Path], None]:
    def place(folder: Path) -> None:
        (folder / "k.bin").unlink()
        make(folder.parent / "secret.bin", folder / "k.bin")

    return place


FILES: dict[str, tuple[Callable[[Path], None], str]] = {
    "symlink": (_linked(lambda old, new: new.symlink_to(old)), r"outside the folder of x\.onnx"),
    "hard link": (_linked(os.link), "a file of 2 names.*copy the file"),
    "folder": (lambda folder: os.mkdir(folder / "a"), "no such file"),
    "pipe": (_linked(lambda _, new: os.mkfifo(new)), "no such file"),
}


@pytest.mark.parametrize("case", BODIES)
@pytest.mark.parametrize("kind", FILES)
def test_files_that_are_elsewhere_are_refused(kind: str, case: str, tmp_path: Path) -> None:
    place, message = FILES[kind]
    (tmp_path / "secret.bin").write_bytes(np.float32(9.0).tobytes())
    path = saved(tmp_path / "model", case, location="a" if kind == "folder" else "k.bin")
    place(path.parent)
    with pytest.raises(CaptureError, match=message):
        stepfuse.onnx.load(path)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"location": "../secret.bin"}, "outside the folder"),
        ({"location": "/etc/hostname"}, "outside the folder"),
        ({"location": "a/../../secret.bin"}, "outside the folder"),
        ({"location": "k.bin\0"}, "no such file"),
        ({"location": ""}, "no such file"),
        ({"location": "k" * 5000}, "cannot be read: File name too long"),
        ({"offset": "-4"}, "its offset is '-4'; expected a number of bytes"),
        ({"offset": "four"}, "its offset is 'four'"),
        ({"offset": "4"}, "FLOAT of sizes .. is 4 bytes; told are 4 at 4 of the 4 in 'k.bin'"),
        ({"length": "-1"}, "its length is '-1'"),
        ({"length": "9" * 18}, "told are 9+ at 0"),
        ({"length": "3"}, "told are 3 at 0"),
    ],
)  # fmt: skip
def test_places_that_are_none_are_refused(
    said: dict[str, str], message: str, tmp_path: Path
) -> None:
    (tmp_path / "secret.bin").write_bytes(np.float32(9.0).tobytes())
    for number, case in enumerate(BODIES):
        path = saved(tmp_path / f"model{number}", case, **said)
        with pytest.raises(CaptureError, match=message):
            stepfuse.onnx.load(path)


def test_a_part_of_a_file_is_read(tmp_path: Path) -> None:
    path = saved(tmp_path / "model", "body", offset="8", length="4", checksum="x", more="y")
    (path.parent / "k.bin").write_bytes(np.array([7, 7, 0.5, 7], np.float32).tobytes())
    assert moved(path) == -0.5


def test_tensors_that_nothing_reads_are_looked_at_too(tmp_path: Path) -> None:
    """Sparse ones, lists of them, defaults of a function's attributes, other types."""
    outside = told(
        numpy_helper.from_array(np.asarray(0.5, np.float32), "far"), location="../far.bin"
    )
    many = helper.make_node("Many", [], ["x"], tensors=[outside])
    sparse = SparseTensorProto(values=outside)
    for number, place in enumerate(
        (
            lambda m: m.graph.sparse_initializer.append(sparse),
            lambda m: m.functions[0].node.append(many),
            lambda m: m.functions[0].attribute_proto.append(helper.make_attribute("a", outside)),
            lambda m: m.training_info.add().initialization.initializer.append(outside),
            lambda m: m.graph.node[0].attribute.append(helper.make_attribute("s", sparse)),
        )
    ):
        path = saved(tmp_path / f"model{number}", "function")
        model = onnx.load(path, load_external_data=False)
        place(model)
        path.write_bytes(model.SerializeToString())
        with pytest.raises(CaptureError, match=r"tensor far: .* outside the folder"):
            stepfuse.onnx.load(path)


def test_types_without_a_size_are_refused(tmp_path: Path) -> None:
    for number, kind in enumerate((999, TensorProto.STRING, TensorProto.UNDEFINED)):
        path = saved(tmp_path / f"model{number}", "initializer")
        model = onnx.load(path, load_external_data=False)
        model.graph.initializer[0].data_type = kind
        path.write_bytes(model.SerializeToString())
        with pytest.raises(CaptureError, match=r"tensor k: .* of sizes \[\] cannot lie in a file"):
            stepfuse.onnx.load(path)


def test_a_trainer_and_passes_over_networks_read_the_same_way(tmp_path: Path) -> None:
    path = saved(tmp_path / "model", "body", location="../secret.bin")
    with pytest.raises(CaptureError, match="outside the folder"):
        stepfuse.onnx.Trainer(path)
    with pytest.raises(CaptureError, match="load the model by its path"):
        stepfuse.onnx.Trainer(onnx.load(path, load_external_data=False))
