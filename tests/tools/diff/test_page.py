"""The page of a difference, in a browser: nothing asked for, nothing to run, nothing too wide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from stepfuse.tools.diff.compare import difference
from stepfuse.tools.diff.page import to_html
from stepfuse.tools.diff.sides import SideRequest

from tests.support.processes.browser import CONTRAST


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = difference(SideRequest("adamw"), SideRequest("lamb", "fast", "state=bf16"))
    path = tmp_path_factory.mktemp("pages") / "diff.html"
    path.write_text(to_html(found), encoding="utf-8")
    return path


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page(opened: Any, path: Path, width: int, scheme: str) -> None:
    said: list[str] = []
    tab = opened.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme
    ).new_page()
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: said.append(asked.url))
    tab.goto(path.as_uri())
    assert said == [path.as_uri()]
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    ratio, text = tab.evaluate(CONTRAST)
    assert ratio >= 4.5, text
    colours = tab.evaluate(
        "['tr.other td.a', 'tr.other td.b', 'tr.same td.a'].map(s => "
        "getComputedStyle(document.querySelector(s)).backgroundColor)"
    )
    assert len(set(colours)) == 3
    same = tab.locator("tr.same").filter(visible=True)
    assert same.count()
    tab.locator("#only").focus()
    tab.keyboard.press("Space")
    assert not same.count() and tab.locator("tr.other").filter(visible=True).count()
    tab.context.close()
