"""`stepfuse export`: what it writes, and what it does not write over."""

from __future__ import annotations

from pathlib import Path

import onnx
import pytest
from stepfuse.interop.onnx.writing.write import FORMS
from stepfuse.tools import export_onnx
from stepfuse.tools.cli import app
from stepfuse.tools.cli.compile import ONNX_FORMS
from typer.testing import CliRunner, Result


def export(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["export", *arguments])


def test_a_model_is_written_and_written_again(tmp_path: Path) -> None:
    path = tmp_path / "came.onnx"
    for rank, dims in (("2", ["d0", "d1"]), ("1", ["d0"])):
        shown = export("came", "--rank", rank, "-o", str(path))
        assert shown.exit_code == 0, shown.output
        assert f"{path}  {path.stat().st_size} bytes, " in shown.stdout
        model = onnx.load(path)
        assert [d.dim_param for d in model.graph.input[0].type.tensor_type.shape.dim] == dims


def test_the_options_reach_the_model(tmp_path: Path) -> None:
    path = tmp_path / "x.onnx"
    options = ("--form", "inline", "--opset", "21", "--ir", "10", "--dtypes", "state=bf16")
    export("adamw(lr=0.5)", "--parameters", "w=4x3,b=", "-o", str(path), *options)
    model = onnx.load(path)
    assert (model.ir_version, model.opset_import[0].version, len(model.functions)) == (10, 21, 0)
    kinds = {i.name: i.type.tensor_type for i in model.graph.input}
    assert kinds["state.w.m"].elem_type == onnx.TensorProto.BFLOAT16
    assert [d.dim_value for d in kinds["param.w"].shape.dim] == [4, 3]
    assert kinds["param.b"].shape.dim == []


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["lars"], 1, "wraps an optimizer and is none by itself"),
        (["adamw", "--form", "x"], 2, "unknown form 'x'; known: function, inline, preview"),
        (["adamw", "--dtypes", "v=linear8"], 2, "%v is to be stored as linear8(256)"),
        (["adamw", "--entry", "x"], 2, "has no entry 'x'"),
        (["adamw", "--parameters", "w"], 2, "cannot read the parameter 'w'; expected NAME="),
        (["adamw", "--parameters", "w=3,w=4"], 2, "two parameters are called 'w'"),
    ],
)
def test_what_is_refused_leaves_no_file(
    arguments: list[str], code: int, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.onnx"
    result = export(*arguments, "-o", str(path))
    assert result.exit_code == code and message in result.stderr
    assert not path.exists()


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    text, other = tmp_path / "notes.onnx", tmp_path / "other.onnx"
    text.write_text("not a model\n")
    onnx.save(onnx.helper.make_model(onnx.helper.make_graph([], "g", [], [])), other)
    for path in (text, other):
        before = path.read_bytes()
        result = export("adamw", "-o", str(path))
        assert result.exit_code == 1 and "is no model that stepfuse has written" in result.stderr
        assert path.read_bytes() == before


def test_a_model_that_no_file_holds_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_onnx, "_MOST", 1000)
    result = export("adamw", "-o", str(tmp_path / "x.onnx"))
    assert result.exit_code == 1 and "holds less than 1000" in result.stderr
    assert not (tmp_path / "x.onnx").exists()


def test_the_forms_of_the_command_are_those_of_the_function() -> None:
    assert ONNX_FORMS == FORMS
