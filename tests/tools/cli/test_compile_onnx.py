"""`stepfuse import`, and models where a SPEC may stand: what is printed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import stepfuse
import stepfuse.onnx
from onnx import ModelProto, external_data_helper, numpy_helper, parser
from stepfuse.tools.cli.options import models_beginning, specs_beginning

from tests.support.command_line import run

HEAD = '<ir_version: 8, opset_import: ["" : 18, "odd" : 1]>\n'
SIGNATURE = "step (float[N] p, float[N] g, float lr) => (float[N] p_new)\n"
SGD = "way = Mul(lr, g)\n p_new = Sub(p, way)"
ROLES = "param=p:p_new,grad=g"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def model(body: str = SGD, signature: str = SIGNATURE) -> ModelProto:
    return parser.parse_model(f"{HEAD}{signature}{{\n{body}\n}}")


def told(body: str = SGD) -> ModelProto:
    """A model whose names tell the roles."""
    signature = 'step (float[N] param, float[N] grad, float lr) => (float[N] "param.next")'
    for old, new in (("p_new", '"param.next"'), ("(p,", "(param,"), ("g)", "grad)")):
        body = body.replace(old, new)
    return model(body, signature)


def saved(given: ModelProto, name: str = "x.onnx") -> None:
    Path(name).write_bytes(given.SerializeToString())


def test_a_program_is_printed_or_written(here: Path) -> None:
    saved(model())
    shown = run("import", "x.onnx", "--roles", ROLES)
    assert shown.exit_code == 0, shown.output
    spec = stepfuse.parse(shown.stdout)
    assert [str(r.kind) for r in spec.roles] == ["param", "grad", "hyper"]
    assert run("import", "x.onnx", "--roles", ROLES, "-o", "x.sf").exit_code == 0
    assert stepfuse.parse(Path("x.sf").read_text()) == spec
    Path("roles.json").write_text(json.dumps({"param": ["p", "p_new"], "grad": "g"}))
    assert run("import", "x.onnx", "--roles", "roles.json", "-o", "x.sf").exit_code == 0
    assert stepfuse.parse(Path("x.sf").read_text()) == spec
    Path("notes").write_text("mine")
    refused = run("import", "x.onnx", "--roles", ROLES, "-o", "notes")
    assert refused.exit_code == 1 and "is no program" in refused.stderr
    assert Path("notes").read_text() == "mine"


def test_a_model_stands_where_a_spec_may(here: Path) -> None:
    saved(stepfuse.onnx.export("lion", rank=1))
    for arguments in (
        ("show", "x.onnx(lr=0.5)"),
        ("dump", "clip_by_global_norm+x.onnx+lr:cosine_decay"),
        ("diff", "x.onnx", "lion"),
        ("export", "x.onnx", "-o", "again.onnx"),
    ):
        shown = run(*arguments)
        assert shown.exit_code == 0, shown.output
    assert stepfuse.onnx.load("again.onnx").graphs == stepfuse.onnx.load("x.onnx").graphs
    assert ("x.onnx", "a model") in specs_beginning("x")
    assert models_beginning("") == ["again.onnx", "x.onnx"]


def wrong_files() -> dict[str, tuple[bytes, str]]:
    newer, ir = told(), told()
    newer.opset_import[0].version, ir.ir_version = 999, 999
    outside = told("way = Mul(scale, g)\n p_new = Sub(p, way)")
    outside.graph.initializer.append(numpy_helper.from_array(np.float32(2), "scale"))
    missing = ModelProto()
    missing.CopyFrom(outside)
    for given, place in ((outside, "../scale.bin"), (missing, "scale.bin")):
        external_data_helper.set_external_data(given.graph.initializer[0], location=place)
        given.graph.initializer[0].ClearField("raw_data")
    models = {
        "cycle": (told("a = Mul(b, lr)\n b = Mul(a, lr)\n p_new = Sub(p, a)"), "there is a cycle"),
        "domain": (told("p_new = odd.Magic(p, g)"), "of the domain 'odd' is not known"),
        "opset": (newer, "opset 999; expected 6 to"),
        "ir": (ir, "IR version 999; onnx"),
        "outside": (outside, "outside the folder of x.onnx"),
        "missing": (missing, "where no such file is"),
        "names": (model(), "the output 'p_new' is no role's new value; say whose, as roles="),
    }
    files = {name: (given.SerializeToString(), said) for name, (given, said) in models.items()}
    whole = told().SerializeToString()
    return files | {
        "text": (b"optimizer @a {\n", "is no ONNX model"),
        "empty": (b"", "is no ONNX model"),
        "cut off": (whole[: len(whole) // 2], "is no ONNX model, or is cut off"),
    }


@pytest.mark.parametrize("case", wrong_files())
def test_a_wrong_file_is_a_sentence_and_1(case: str, here: Path) -> None:
    content, said = wrong_files()[case]
    Path("x.onnx").write_bytes(content)
    for command in ("import", "show"):
        result = run(command, "x.onnx")
        assert result.exit_code == 1 and result.stdout == ""
        assert result.stderr.startswith("x.onnx: error: ") and said in result.stderr
        assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("none.onnx",), "none.onnx: No such file"),
        (("x.sf",), "expected FILE.onnx or FILE.onnx:NAME, got 'x.sf'"),
        (("x.onnx:other", "--roles", ROLES), "x.onnx has no step 'other'; it has @step"),
        (("x.onnx", "--roles", "param"), "cannot read the role 'param'; expected ROLE=INPUT"),
        (("x.onnx", "--roles", "param=p:"), "cannot read the role 'param=p:'"),
        (("x.onnx", "--roles", "m=a,m=b"), "the role 'm' is given twice"),
        (("x.onnx", "--roles", "none.json"), "none.json: No such file"),
        (("x.onnx", "--roles", "bad.json"), "bad.json: roles['a'] is 3; expected a name"),
    ],
)
def test_wrong_use_is_2(arguments: tuple[str, ...], said: str, here: Path) -> None:
    saved(model())
    Path("bad.json").write_text('{"a": 3}')
    result = run("import", *arguments)
    assert result.exit_code == 2 and said in result.stderr


def test_steps_of_several_parameters_are_listed(here: Path) -> None:
    saved(stepfuse.onnx.export("came", parameters={"w": (6, 4), "b": (4,)}))
    assert run("import", "x.onnx").stdout.startswith("; @came: w, b\noptimizer @came {\n")
    Path("x.onnx").write_bytes(
        parser.parse_model(
            HEAD + "step (float[N] p, float[N] g, float[M] q, float[M] h) "
            "=> (float[N] p2, float[M] q2) { p2 = Sub(p, g)  q2 = Add(q, h) }"
        ).SerializeToString()
    )
    roles = "param.a=p:p2,grad.a=g,param.b=q:q2,grad.b=h"
    shown = run("import", "x.onnx", "--roles", roles)
    assert shown.exit_code == 0, shown.output
    assert "; @step: a\n" in shown.stdout and "; @step_2: b\n" in shown.stdout
    refused = run("import", "x.onnx", "--roles", roles, "-o", "x.sf")
    assert refused.exit_code == 1 and "has 2 distinct steps" in refused.stderr
    assert run("import", "x.onnx:step_2", "--roles", roles, "-o", "x.sf").exit_code == 0
    assert stepfuse.parse(Path("x.sf").read_text()).name == "step_2"
