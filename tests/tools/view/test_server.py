"""`stepfuse view` over HTTP: who is answered, when the report is built again, what is chosen."""

from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import urlsplit

import pytest
from stepfuse.spec_texts.resolve import files_of, resolve
from stepfuse.tools.cli import app
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs
from stepfuse.tools.report.page import SERVED, template_text
from stepfuse.tools.view.messages import PageChoice, parse_choice
from stepfuse.tools.view.run import _leading_to
from stepfuse.tools.view.server import ReportServer
from typer.testing import CliRunner

from tests.support.processes.served import (
    PATIENCE,
    SPEC,
    element,
    get,
    said,
    saved,
    served,
    served_here,
    until,
)
from tests.support.reported import page, report_data


def expected(text: str, policy: str = "strict", dtypes: str = "") -> dict[str, Any]:
    """What `dump` has of it: the figures of the variants."""
    spec, pipeline = resolve(text), full_pipeline(policy, dtypes)
    histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
    return report_data(spec, histories, pipeline)


@pytest.fixture(scope="module")
def adamw() -> Iterator[ReportServer]:
    with served_here("adamw") as server:
        yield server


# ------------------------------------------------------------------ who is answered


@pytest.mark.parametrize(
    ("headers", "sentence"),
    [
        ({"Host": "evil.example"}, "got the host 'evil.example'"),
        ({"Host": "127.0.0.1"}, "got the host '127.0.0.1'"),
        ({"Origin": "http://evil.example"}, "not one of http://evil.example"),
        ({"Origin": "null"}, "not one of null"),
        ({"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Dest": "iframe"}, "another site"),
        ({"Sec_Fetch_Site": "same-site", "Sec_Fetch_Dest": "empty"}, "another site"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/built", "/version", "/nothing"])
def test_other_hosts_and_origins_are_refused(
    adamw: ReportServer, headers: dict[str, str], sentence: str, path: str
) -> None:
    answer, text = get(adamw, path, **headers)
    assert answer.status == 403 and sentence in text
    assert get(adamw, path, "POST", **headers)[0].status == 403


@pytest.mark.parametrize("path", ["/", "/built", "/version?x", "/?policy=fast", "/nothing"])
def test_nobody_is_answered_without_the_token(adamw: ReportServer, path: str) -> None:
    """Nor builds anything: not a link followed from another page, nor with part of a token."""
    token = adamw.token
    wrong = (
        "",
        "/x",
        f"/{token[:-1]}",
        f"/{token}x",
        f"/{token.swapcase()}",
        f"/x/{token}",
        "/%C3",
    )
    navigated = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Dest": "document"}
    before = adamw.builds.version
    with patch.object(adamw.builds, "answer") as built:
        for start in wrong:
            for method, headers in (("GET", {}), ("GET", navigated), ("POST", {}), ("HEAD", {})):
                answer, text = get(adamw, path, method, start, **headers)
                assert answer.status == 403
                assert token not in text and str(answer.headers).find(token) < 0
                assert method == "HEAD" or "the address that the command has printed" in text
        built.assert_not_called()
    assert adamw.builds.version == before


def test_tokens_are_long_and_of_one_server(adamw: ReportServer) -> None:
    with served_here("sgd") as other:
        assert other.token != adamw.token
        assert len(other.token) >= 40
        assert other.url == f"http://127.0.0.1:{other.server_port}/{other.token}/"
        assert get(other, "/version", token=f"/{adamw.token}")[0].status == 403


def test_a_browser_is_not_told_the_token_by_its_arguments() -> None:
    """Which every account can read: it is told a file, which this account alone can."""
    url = "http://127.0.0.1:8420/secret/"
    with _leading_to(url) as opened:
        path = Path(urlsplit(opened).path)
        assert "secret" not in opened
        assert f'href="{url}"' in path.read_text()
        assert path.parent.stat().st_mode & 0o077 == 0
    assert not path.exists()


def test_this_machine_is_answered(adamw: ReportServer) -> None:
    port = adamw.server_port
    for headers in (
        {}, {"Host": f"localhost:{port}"}, {"Origin": f"http://127.0.0.1:{port}"},
        {"Sec_Fetch_Site": "same-origin", "Sec_Fetch_Dest": "empty"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Dest": "document"},  # a link in a message
    ):  # fmt: skip
        assert get(adamw, "/version", **headers)[0].status == 200
    answer, _ = get(adamw, "/")
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert answer.headers["Cache-Control"] == "no-store"
    assert adamw.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "TRACE"])
def test_only_get_is_answered(adamw: ReportServer, method: str) -> None:
    assert get(adamw, "/", method)[0].status == 405


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/x", "//etc/passwd", "/adamw.py", "/built/", "/data.json"]
)
def test_there_are_no_files(adamw: ReportServer, path: str) -> None:
    answer, text = get(adamw, path)
    assert answer.status == 404 and "behind the token is /, /built, /version" in text


# ------------------------------------------------------------------ the page


def test_the_page_is_the_report_with_a_panel(adamw: ReportServer) -> None:
    text = get(adamw, "/")[1]
    wanted = json.loads(json.dumps(expected("adamw")))
    found = element(text, "data")
    for data in (wanted, found):
        for variant in data["variants"]:
            for row in variant["passes"]:
                row.pop("ms", None)
    assert found == wanted and 'id="what-if"' in text
    panel = element(text, "answer")["panel"]
    assert [r["name"] for r in panel["roles"]] == ["param", "grad", "m", "v", "vmax"]
    assert panel["statics"] == [{"name": "amsgrad", "value": False, "declared": False}]


def test_a_file_has_no_trace_of_the_panel() -> None:
    spec, pipeline = resolve("sgd"), full_pipeline("strict")
    histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
    text = page(spec, histories, pipeline)
    assert text.count("<!--") == 1  # MARK
    for name in SERVED:
        for function in re.findall(r"function \w+", template_text("served", f"{name}.js")):
            assert function not in text
    for word in ("what-if", "connect-src", "fetch(", "sessionStorage", 'id="answer"', "<select"):
        assert word not in text, word


# ------------------------------------------------------------------ files that are saved


def figures(server: ReportServer, query: str = "") -> list[dict[str, Any]]:
    return element(get(server, f"/{query}")[1], "answer")["now"]


def test_a_saved_definition_is_built_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(SPEC)
    with served(f"{path}:mine") as server:
        assert [row["bytes"] for row in figures(server)] == [20]
        text = SPEC.replace("return update(param", "return update(m=grad, param")
        assert not saved(server, path, text.replace("v=zeros", "v=zeros, m=zeros"))["error"]
        assert [row["bytes"] for row in figures(server)] == [24]


def test_an_error_is_shown_until_it_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(SPEC)
    with served(f"{path}:mine") as server:
        for wrong, message in (
            (SPEC.replace("sqrt(v)", "sqrt(w)"), "name 'w' is not defined"),
            (SPEC + "x = (\n", "was never closed"),
            ("", "has no optimizer 'mine'"),
        ):
            error = saved(server, path, wrong)["error"]
            assert message in error and "mine.py" in error
            assert message in element(get(server, "/")[1], "answer")["error"]
        path.unlink()
        until(lambda: "No such file" in said(server, "/built")["error"])
        assert saved(server, path, SPEC)["error"] == ""
        assert [row["bytes"] for row in figures(server)] == [20]


def test_modules_that_the_definition_imports_are_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the same length and in the same second, too, which Python's cache would not notice."""
    monkeypatch.syspath_prepend(tmp_path)
    helper, path = tmp_path / "helper_of_mine.py", tmp_path / "mine.py"
    helper.write_text("SCALE = 1.5\n")
    path.write_text(
        "from helper_of_mine import SCALE\n" + SPEC.replace("lr * grad", "SCALE * grad")
    )
    with served(f"{path}:mine") as server:
        for scale in ("2.5", "3.5", "4.5"):
            saved(server, helper, f"SCALE = {scale}\n")
            first = element(get(server, "/")[1], "data")["variants"][0]["graphs"][0]
            assert scale in {str(a) for node in first["nodes"] for a in node["args"]}


def test_every_stage_of_a_chain_is_watched(tmp_path: Path) -> None:
    text, rates = tmp_path / "step.sf", tmp_path / "rates.py"
    shown = CliRunner().invoke(app, ["show", "sgd"]).stdout
    text.write_text(shown[shown.index("optimizer @") :])
    rate = "from stepfuse import schedule\n\n\n@schedule\n"
    rate += "def rate(t, *, max=0.1):\n    return max / t\n"
    rates.write_text(rate)
    chain = f"clip_by_global_norm(0.5)+{text}+lr:{rates}:rate"
    assert files_of(chain) == (text, rates)
    with served(chain) as server:
        assert "expected" in saved(server, text, "optimizer @sgd {")["error"]
        assert not saved(server, text, shown[shown.index("optimizer @") :])["error"]
        assert "rates.py:6" in saved(server, rates, rate.replace("max / t", "nothing"))["error"]


def test_a_module_without_end_is_ended_when_it_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(SPEC)
    with served(f"{path}:mine", limit=10 * PATIENCE) as server:
        path.write_text(SPEC + "while True:\n    pass\n")
        until(lambda: said(server, "/version")["version"] > 1)
        waiting = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=PATIENCE)
        waiting.request("GET", f"/{server.token}/built")
        assert saved(server, path, SPEC)["error"] == ""
        assert json.loads(waiting.getresponse().read())["error"] == ""
        waiting.close()


@pytest.mark.parametrize(
    "last", ["import time; time.sleep(600)", "import os; os._exit(7)", "raise SystemExit"]
)
def test_a_module_that_ends_its_process_is_an_error(tmp_path: Path, last: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(f"{SPEC}\nprint('printed')\n{last}\n")
    with served(f"{path}:mine", limit=3.0) as server:
        assert "before it was done" in said(server, "/built")["error"]
        text = get(server, "/")[1]
        assert "before it was done" in element(text, "answer")["error"] and 'ask("version")' in text
        assert saved(server, path, SPEC)["error"] == ""


# ------------------------------------------------------------------ what is chosen


@pytest.mark.parametrize(
    ("query", "choice"),
    [
        ("dtypes=m=linear8,v=dynamic8", ("adamw", "strict", "m=linear8,v=dynamic8")),
        ("policy=fast", ("adamw", "fast", "")),
        ("statics=amsgrad=true", ("adamw(amsgrad=true)", "strict", "")),
        (
            "policy=fast&dtypes=param=bf16&statics=amsgrad=true",
            ("adamw(amsgrad=true)", "fast", "param=bf16"),
        ),
    ],
)
def test_a_choice_costs_what_dump_says(
    adamw: ReportServer, query: str, choice: tuple[str, str, str]
) -> None:
    found = element(get(adamw, f"/?{query}")[1], "answer")
    for rows, data in ((found["now"], expected(*choice)), (found["before"], expected("adamw"))):
        figures = [variant["figures"] for variant in data["variants"]]
        for name, figure in (("bytes", "fused"), ("sweeps", "sweeps"), ("temporary", "temporary")):
            assert [row[name] for row in rows] == [f[figure] for f in figures]
        launches = [len(variant["plan"]["launches"]) for variant in data["variants"]]
        assert [row["launches"] for row in rows] == launches


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("dtypes=v=linear9", "dtype of v: expected f64, f32, bf16"),
        ("dtypes=w=bf16", "dtype of 'w': no such role or kind"),
        ("policy=quick", "unknown policy 'quick'; known: strict, fast, carry"),
        ("statics=nesterov=true", "adamw has no static 'nesterov'; it has amsgrad"),
        ("statics=lr=true", "adamw has no static 'lr'"),
        ("statics=amsgrad", "expected NAME=true or NAME=false"),
        ("spec=/etc/passwd", "no choice is called 'spec'; known: policy, dtypes, statics"),
        ("policy=fast&policy=strict", "says policy twice"),
    ],
)
def test_a_wrong_choice_is_refused_in_place(adamw: ReportServer, query: str, sentence: str) -> None:
    assert sentence in said(adamw, f"/built?{query}")["refused"]
    found = element(get(adamw, f"/?{query}")[1], "answer")
    assert sentence in found["refused"] and found["now"] == found["before"]


def test_options_of_the_command_line_are_the_base() -> None:
    base = PageChoice("fast", "state=linear8")
    with served_here("momentum(nesterov=true)", base) as server:
        found = element(get(server, "/")[1], "answer")
        assert found["panel"]["policy"] == "fast"
        stored = {role["name"]: role["stored"] for role in found["panel"]["roles"]}
        assert stored == {"param": "f32", "grad": "f32", "buf": "linear8(256)"}
        assert found["panel"]["statics"][0]["value"] is True
        plain = element(get(server, "/?policy=strict&dtypes=")[1], "answer")
        data = expected("momentum(nesterov=true)")
        assert [row["bytes"] for row in plain["now"]] == [
            variant["figures"]["fused"] for variant in data["variants"]
        ]
    assert parse_choice("dtypes=", base) == PageChoice("fast", "")
    with served("sgd", passes=full_pipeline("strict")) as server:
        assert "in place of policy and dtypes" in said(server, "/built?policy=fast")["refused"]


def test_an_artifact_is_shown_as_it_was_compiled(tmp_path: Path) -> None:
    stored = "param=bf16_split,grad=bf16"
    done = CliRunner().invoke(
        app, ["compile", "sgd", "--policy", "fast", "--dtypes", stored, "--target", "x86-64-v2",
              "-o", str(tmp_path / "art")],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    with served_here(str(tmp_path / "art")) as server:
        found = element(get(server, "/")[1], "answer")
        want = expected("sgd", "fast", stored)["variants"][0]["figures"]["fused"]
        assert [row["bytes"] for row in found["now"]] == [want]
        panel = found["panel"]
        assert (panel["policy"], panel["roles"][0]["stored"]) == ("fast", "bf16_split")
        declared = element(get(server, "/?dtypes=param=f32,grad=f32")[1], "answer")
        plain = expected("sgd", "fast")["variants"][0]["figures"]["fused"]
        assert [row["bytes"] for row in declared["now"]] == [plain]
        manifest = tmp_path / "art" / "manifest.json"
        assert "not" in saved(server, manifest, "{")["error"]
