"""The sections *numbers* and *what went wrong* in a browser, and the contrast of the whole page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import stepfuse as sf
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.history import full_pipeline
from stepfuse.tools.inspect.request import DumpRequest
from stepfuse.tools.report.written import written

BAD = (5, 17)  # where the gradient's square is not finite
HOSTILE = "</script><img src=x>\u202e\"'"
REQUEST = DumpRequest(full_pipeline("strict"), format="html", check=True)
# Each text that can be seen whose contrast with what is behind it is below AA, with the ratio.
TOO_FAINT = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parts = (c) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = c;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) =>
    [r, g, b].map((v, i) => v * a + [R, G, B][i] * (1 - a));
  const light = (c) => c.slice(0, 3).map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (e) => {
    const layers = [];
    for (; e; e = e.parentElement) {
      const shape = e.matches("svg g.node") && e.querySelector("rect");
      const lane = e.matches("svg") && e.querySelector("rect.lane");
      const style = getComputedStyle(shape || lane || e);
      layers.push(parts(shape || lane ? style.fill : style.backgroundColor));
    }
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
  };
  const opacity = (e) => (e ? +getComputedStyle(e).opacity * opacity(e.parentElement) : 1);
  const found = [];
  for (const e of document.querySelectorAll("body *:not(script)")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    const typed = e.matches("input:not([type])");
    if (!(own || typed) || !e.getClientRects().length || e.localName === "title") continue;
    if (e.closest(":disabled")) continue;
    const style = getComputedStyle(e), back = behind(e);
    const ink = parts(e.closest("svg") ? style.fill : style.color);
    ink[3] *= opacity(e);
    const [a, b] = [light(over(ink, back)), light(back)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize), heavy = +style.fontWeight >= 700;
    const least = size >= 24 || (heavy && size >= 18.66) ? 3 : 4.5;
    if (ratio < least) found.push([ratio.toFixed(2), e.textContent.slice(0, 40), e.className]);
  }
  return found;
}"""
# Elements that can be chosen and that the keyboard does not reach.
OUT_OF_REACH = """() => [...document.querySelectorAll("button, a, input, summary, .scroll, .wide")]
  .filter((e) => e.getClientRects().length && !e.disabled && e.tabIndex < 0
    && !e.closest("[role=group]"))
  .map((e) => e.outerHTML.slice(0, 60))"""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pages")
    grad = np.random.default_rng(0).standard_normal((64, 400)).astype(np.float32)
    grad[BAD] = 3e38
    step = folder / "step<b>.npz"
    np.savez(step, param=np.ones_like(grad), grad=grad)
    text = (
        "from stepfuse import *\n\n\n@optimizer\ndef mine(param, grad, *, lr=0.1):\n"
        f"    d = grad @ grad  # {HOSTILE}\n    return update(param=param - lr * d)\n"
    )
    (folder / "untraced.py").write_text(text)
    refused = text.replace("grad @ grad", "grad / abs(grad).mean(ROW)")
    (folder / "refused.py").write_text(refused)
    (folder / "raises.py").write_text(text.replace("grad @ grad", "{}[" + repr(HOSTILE) + "]"))
    specs = {name: f"{folder / name}.py:mine" for name in ("untraced", "refused", "raises")}
    found: dict[str, Path] = {}
    for name, spec in (*specs.items(), ("lamb", "lamb"), ("adafactor", "adafactor")):
        at = f"param[{BAD[0]}, {BAD[1]}]" if name == "lamb" else ""
        values = "" if name in specs else str(step)
        request = DumpRequest(REQUEST.pipeline, format="html", check=True, values=values, at=at)
        found[name] = folder / f"{name}.html"
        page, _ = written(spec, lambda spec=spec: resolve(spec), request)
        found[name].write_text(page, encoding="utf-8")
    return found


def visit(
    opened: Any, path: Path, said: list[str], width: int = 1280, scheme: str = "light"
) -> Any:
    """The page in a tab; whatever it logs, throws or asks for is appended to `said`."""
    size = {"width": width, "height": 800}
    tab = opened.new_context(viewport=size, color_scheme=scheme).new_page()
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: said.append(asked.url))
    tab.goto(path.as_uri())
    said.remove(path.as_uri())
    assert int(tab.evaluate("document.documentElement.dataset.ready")) > 0
    return tab


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["lamb", "adafactor", "untraced", "refused", "raises"])
def test_every_page_fits_is_readable_and_asks_for_nothing(
    opened: Any, pages: dict[str, Path], name: str, scheme: str
) -> None:
    said: list[str] = []
    tab = visit(opened, pages[name], said, 390, scheme)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    assert tab.evaluate(OUT_OF_REACH) == []
    tab.evaluate("for (const e of document.querySelectorAll('details')) e.open = true")
    assert tab.evaluate(TOO_FAINT) == []
    for number in (0, tab.locator("#bars button").count() - 1):
        if tab.locator("#bars button").count():
            tab.locator("#bars button").nth(number).click()
            first = tab.locator("#drawing .node").first
            first.focus()
            assert tab.evaluate(TOO_FAINT) == []
    rows = tab.locator("#value-rows [data-value]").filter(visible=True)
    if rows.count():
        rows.nth(2).click()
        assert tab.evaluate(TOO_FAINT) == []
    assert said == []
    tab.context.close()


def test_the_contrast_is_measured(opened: Any, pages: dict[str, Path]) -> None:
    tab = visit(opened, pages["untraced"], [])
    tab.add_style_tag(content="#failure .lead, #failure-lead { color: #aaa; }")
    (found,) = tab.evaluate(TOO_FAINT)
    assert 2.0 < float(found[0]) < 2.5 and "ended with this error" in found[1]
    tab.context.close()


def test_what_is_not_finite_is_marked_in_every_pane(opened: Any, pages: dict[str, Path]) -> None:
    tab = visit(opened, pages["lamb"], [])
    assert "not finite first in %7 = mul %grad, %grad" in tab.locator("#not-finite").inner_text()
    assert tab.locator("#source mark.nonfinite").all_inner_texts() == ["grad * grad"]
    sweeps = tab.locator("#sweeps .row.nonfinite .text").all_inner_texts()
    assert set(sweeps) == {"%7 = mul %grad, %grad : f32 elem"}
    code = tab.locator("#code .row.nonfinite").all_inner_texts()
    assert {line.strip() for line in code} == {"v7 = grad * grad"}
    tab.locator("#sweeps .row", has_text="%6 = add").first.hover()
    assert tab.locator("#source mark.nonfinite").all_inner_texts() == ["grad * grad"]
    tab.locator("#not-finite button").focus()  # as if pointed at
    assert tab.locator("#source mark.exact").all_inner_texts() == ["grad * grad"]
    tab.context.close()


def test_an_element_is_typed(opened: Any, pages: dict[str, Path]) -> None:
    tab = visit(opened, pages["lamb"], [])
    flat = BAD[0] * 400 + BAD[1]

    def cell(value: str) -> str:
        return tab.locator("#value-rows tr", has_text=value).first.locator(".cell").inner_text()

    assert tab.locator("#element").input_value() == f"param[{flat}]"
    assert cell("%grad : f32") == "3e+38" and cell("%7 = mul %grad") == "inf"
    tab.locator("#element").fill("grad[0, 3]")
    assert float(cell("%7 = mul %grad")) == pytest.approx(float(cell("%grad : f32")) ** 2, 1e-6)
    for typed, said in (
        ("param[25600]", "one number from 0 to 25599, or 2 within 64 "),
        ("w[0]", "The values are of tensor 0"),
        ("param", "Expected an element such as param[17]"),
        ("param[-1]", "one number from 0"),
        ("25599", 'not in this file: write it with --at "param[25599]"'),
    ):
        tab.locator("#element").fill(typed)
        assert said in tab.locator("#element-said").inner_text()
        assert tab.locator("#element").get_attribute("aria-invalid") == "true"
    tab.locator("#every").check()
    assert tab.locator("#value-rows tr[data-value]").count() > 200
    rows = tab.locator("#value-rows tr[tabindex='0']")
    rows.focus()
    tab.keyboard.press("ArrowDown")
    assert tab.locator("#value-rows tr.marked").count() == 1
    tab.context.close()


def test_errors_by_role_are_a_table(opened: Any, pages: dict[str, Path]) -> None:
    tab = visit(opened, pages["lamb"], [])
    roles = tab.locator("#accuracy-table tbody th").all_inner_texts()
    assert roles == ["param", "m", "v", "t"]
    tab.context.close()
    tab = visit(opened, pages["adafactor"], [])  # the matrix is of the first variant
    assert tab.locator("#other-variant").is_hidden()
    tab.locator("#variants button").nth(1).click()
    assert "choose it at the top" in tab.locator("#other-variant").inner_text()
    assert tab.locator("#value-rows").is_hidden() and tab.locator(".nonfinite").count() == 0
    tab.context.close()


@pytest.mark.parametrize("name", ["untraced", "refused", "raises"])
def test_the_error_stands_below_its_line(opened: Any, pages: dict[str, Path], name: str) -> None:
    tab = visit(opened, pages[name], [])
    lines = tab.locator("#failure-source > *").all_inner_texts()
    place = next(n for n, line in enumerate(lines) if "^" in line)
    written_, under = lines[place - 1].split("\n"), lines[place].split("\n")
    first, caret = written_[-1], next(line for line in under if "^" in line)
    expression = first[caret.index("^") : caret.rindex("^") + 1]
    wanted = {"untraced": "grad @ grad", "refused": "abs(grad).mean(ROW)"}
    assert expression == wanted.get(name, expression) and expression
    assert "error: " in lines[place] and tab.locator("#failure img").count() == 0
    passes = tab.locator("#passes").is_visible()
    assert passes == (name == "refused") and tab.locator("#traffic").is_hidden()
    assert "\u202e" not in "".join(lines) and tab.title().startswith("stepfuse · ")
    tab.context.close()


MANY = "check_finite+clip_by_global_norm+came"  # five sweeps


@pytest.mark.parametrize("width", [1000, 1600])
def test_every_sweep_is_on_the_page_and_a_near_miss_stands_once(
    opened: Any, tmp_path: Path, width: int
) -> None:
    page = sf.report(MANY).save(tmp_path / "many.html")
    tab = visit(opened, page, [], width)
    sweeps = tab.evaluate("""() => {
      const list = document.getElementById("sweep-list").getBoundingClientRect();
      return [...document.querySelectorAll(".sweep")].map((sweep) => {
        const box = sweep.getBoundingClientRect();
        return box.width > 200 && box.left >= list.left - 1 && box.right <= list.right + 1;
      });
    }""")
    assert sweeps == [True] * 5
    rows = tab.evaluate("[...document.querySelectorAll('.misses')].map((row) => row.innerText)")
    assert rows and len(set(rows)) == len(rows)
    for row in rows:
        words = row.splitlines()
        assert len(set(words)) == len(words)
    assert "row, col, res_row, res_col" in tab.inner_text("#figures")
