"""`stepfuse boost lessbn`: a network in a file, with fewer norms in another."""

from __future__ import annotations

from pathlib import Path

import onnx
import pytest
from stepfuse.tools.cli import app
from typer.testing import CliRunner

from tests.boost.patterns import GRAPHS, SmallNetwork, onnx_of


@pytest.fixture(name="model")
def written(tmp_path: Path) -> Path:
    body, _ = GRAPHS["basic, projected"]
    onnx.save(onnx_of(body, SmallNetwork(body)), path := tmp_path / "net.onnx")
    return path


def boost(*words: object) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["boost", *map(str, words)])
    return found.exit_code, found.output


def test_norms_leave_a_file(model: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.onnx"
    code, told = boost("lessbn", model, "-o", out)
    assert code == 0
    assert "n1: removed: basic block, projected shortcut\nn2: kept: it stays by" in told
    assert "out.onnx  2 of 3 batch norms removed" in told
    made = onnx.load(out)
    onnx.checker.check_model(made, full_check=True)
    assert [n.op_type for n in made.graph.node].count("BatchNormalization") == 1
    before = out.read_bytes()
    assert boost("lessbn", out, "-o", out)[0] == 0 and out.read_bytes() == before


def test_what_cannot_be_done_leaves_files_alone(model: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.onnx"
    (tmp_path / "text").write_text("no model")
    (tmp_path / "empty").write_bytes(b"")
    plain = onnx.load(model)
    del plain.graph.node[-1]
    plain.graph.output[0].name = plain.graph.node[-1].output[0]
    onnx.save(plain, tmp_path / "plain.onnx")
    for words, code, message in (
        (("lesbn", model, "-o", out), 2, "there is lessbn"),
        (("lessbn", tmp_path / "none", "-o", out), 2, "No such file"),
        (("lessbn", tmp_path / "text", "-o", out), 2, "no ONNX model"),
        (("lessbn", tmp_path / "empty", "-o", out), 2, "it has no version or no graph"),
        (("lessbn", tmp_path / "plain.onnx", "-o", out), 1, "no structure of its table"),
        (("lessbn", model, "-o", model), 1, "no model that this command has written"),
    ):
        assert message in boost(*words)[1] and boost(*words)[0] == code and not out.exists()


def test_norms_that_train_leave_too_unless_their_statistics_are_used(model: Path) -> None:
    """As torch's exporter writes a network that has not been put to eval()."""
    training = onnx.load(model)
    training.opset_import[0].version = 15
    norms = [n for n in training.graph.node if n.op_type == "BatchNormalization"]
    for node in norms:
        node.output.extend([f"{node.output[0]}.mean", f"{node.output[0]}.var"])
        node.attribute.append(onnx.helper.make_attribute("training_mode", 1))
    onnx.save(training, model)
    assert (
        "2 of 3 batch norms removed" in boost("lessbn", model, "-o", model.with_name("o.onnx"))[1]
    )
    onnx.checker.check_model(onnx.load(model.with_name("o.onnx")))
    for node in norms:
        name, kind = node.output[1], onnx.TensorProto.FLOAT
        training.graph.output.append(onnx.helper.make_tensor_value_info(name, kind, None))
    onnx.save(training, model)
    code, told = boost("lessbn", model)
    assert code == 1 and "the running statistics of its 3 batch norms are used" in told
