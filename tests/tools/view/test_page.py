"""The served page in a browser: it stays current, keeps the reader's place, and has a panel."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from typing import Any

from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs

from tests.support.processes.served import SPEC, served, served_here

MARK = "lr * grad / (sqrt(v) + eps)"
LONGER = SPEC.replace("import stepfuse", "# One line more.\nimport stepfuse")


def visit(opened: Any, address: str, said: list[str]) -> Any:
    """The page in a tab; what it throws or asks of others is appended to `said`."""
    tab = opened.new_context(viewport={"width": 1280, "height": 700}).new_page()
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: asked.url.startswith(address) or said.append(asked.url))
    tab.goto(address)
    return tab


def choice(tab: Any, name: str) -> Any:
    return tab.locator(f"#choice-{name}")


def test_a_save_is_shown_and_the_place_is_kept(opened: Any, tmp_path: Path) -> None:
    path, said = tmp_path / "mine.py", list[str]()
    path.write_text(SPEC)
    with served(f"{path}:mine") as server:
        tab = visit(opened, server.url, said)
        tab.locator("#bars button", has_text="dce").first.click()
        tab.locator("#as-diff").click()
        tab.locator("#shape").fill("12 x 34")
        tab.locator("#sweeps .row", has_text="= div").click()
        assert tab.locator("#source mark.exact").inner_text() == MARK
        tab.evaluate("scrollTo(0, document.getElementById('passes').offsetTop - 30)")
        line = tab.locator("#source .row.marked .number").first
        number, top = line.inner_text(), tab.evaluate("scrollY")
        path.write_text(LONGER)
        later = str(int(number) + 1)
        tab.locator("#source .row.marked .number", has_text=later).first.wait_for()
        assert tab.locator("#source mark.exact").inner_text() == MARK
        assert tab.locator("body.pinned").count() == 1
        assert tab.locator("#pass-name b").inner_text() == "dce"
        assert tab.locator("#diff").is_visible() and not tab.locator("#drawing").is_visible()
        assert tab.locator("#shape").input_value() == "12 x 34"
        assert abs(tab.evaluate("scrollY") - top) <= 2 and said == []
        tab.context.close()


def test_an_error_stands_under_its_line_until_it_is_mended(opened: Any, tmp_path: Path) -> None:
    path, said = tmp_path / "mine.py", list[str]()
    path.write_text(SPEC)
    with served(f"{path}:mine") as server:
        tab = visit(opened, server.url, said)
        tab.locator("#sweeps .row", has_text="= div").click()
        path.write_text(SPEC.replace("sqrt(v)", "sqrt(w)"))
        tab.locator("#failure .wrong").wait_for()
        assert "name 'w' is not defined" in tab.locator("#failure .wrong .said").inner_text()
        above = tab.locator("#failure .row:has(+ .wrong) .text")
        assert "sqrt(w)" in above.inner_text()
        assert not tab.locator("#what-if").is_visible()
        path.write_text(SPEC.replace("import stepfuse", "while True: pass\nimport stepfuse"))
        tab.locator("#live").wait_for()
        path.write_text(LONGER)
        tab.locator("#source mark.exact").wait_for()
        assert tab.locator("#source mark.exact").inner_text() == MARK  # as before the error
        assert not tab.locator("#failure").is_visible() and said == []
        path.unlink()
        tab.locator("#error").wait_for()
        assert "No such file" in tab.locator("#error").inner_text()
        path.write_text(SPEC)
        tab.locator("#what-if").wait_for()
        assert said == []
        tab.context.close()


def bytes_of(text: str, policy: str = "strict", dtypes: str = "") -> list[int]:
    spec, pipeline = resolve(text), full_pipeline(policy, dtypes)
    found = [follow(graph, pipeline).schedule for graph in linked_graphs(spec, pipeline)]
    return [one.cost.optimal for one in found if one is not None]


def test_the_panel_compiles_what_is_chosen(opened: Any) -> None:
    said: list[str] = []
    with served_here("adamw") as server:
        tab = visit(opened, server.url, said)
        cost = tab.locator("#against td").first
        (before,) = bytes_of("adamw")
        assert cost.inner_text() == str(before)
        choice(tab, "m").focus()
        choice(tab, "m").select_option("bf16")
        tab.wait_for_url("**/?dtypes=m=bf16")
        (now,) = bytes_of("adamw", dtypes="m=bf16")
        assert cost.inner_text() == f"{before} → {now}" and now < before
        assert tab.locator("#figures dt").nth(1).inner_text() == f"{now} bytes"
        assert tab.evaluate("document.activeElement.id") == "choice-m"
        choice(tab, "v").select_option("bf16_split")
        tab.wait_for_url("**/?dtypes=m=bf16,v=bf16_split")
        choice(tab, "amsgrad").check()
        tab.wait_for_url("**/?dtypes=m=bf16,v=bf16_split&statics=amsgrad=true")
        choice(tab, "policy").select_option("fast")
        tab.wait_for_url("**/?policy=fast&dtypes=m=bf16,v=bf16_split&statics=amsgrad=true")
        (now,) = bytes_of("adamw(amsgrad=true)", "fast", "m=bf16,v=bf16_split")
        assert cost.inner_text() == f"{before} → {now}"
        tab.reload()
        assert (
            choice(tab, "amsgrad").is_checked() and choice(tab, "v").input_value() == "bf16_split"
        )
        tab.locator("#reset").click()
        tab.wait_for_url(server.url)
        assert cost.inner_text() == str(before) and not choice(tab, "amsgrad").is_checked()
        tab.go_back()
        assert cost.inner_text() == f"{before} → {now}" and said == []
        tab.context.close()


def test_what_the_compiler_refuses_is_said_in_the_panel(opened: Any) -> None:
    said: list[str] = []
    with served_here("adamw") as server:
        tab = visit(opened, server.url, said)
        choice(tab, "grad").select_option("linear8(256)")
        tab.locator("#refused").wait_for()
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
        connection.request("GET", f"/{server.token}/built?dtypes=grad=linear8(256)")
        sentence = json.loads(connection.getresponse().read())["refused"]
        connection.close()
        assert "grad" in sentence and tab.locator("#refused").inner_text() == sentence
        assert tab.url == server.url
        choice(tab, "grad").select_option("bf16")
        tab.wait_for_url("**/?dtypes=grad=bf16")
        assert not tab.locator("#refused").is_visible()
        tab.goto(f"{server.url}?dtypes=m=nothing")
        assert "expected f64, f32" in tab.locator("#refused").inner_text()
        tab.set_viewport_size({"width": 390, "height": 800})
        assert tab.evaluate("document.documentElement.scrollWidth") <= 390
        assert said == []
    tab.locator("#live").wait_for()
    assert "The server has ended" in tab.locator("#live").inner_text()
    tab.context.close()
