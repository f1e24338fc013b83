"""The report in a browser: it asks for nothing, fits, and marks one value everywhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import stepfuse
from stepfuse import optim_defs
from stepfuse.ir.lowered.memory_plan import Plan
from stepfuse.ir.tensor_view import shape_under
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs

from tests.support.inputs.programs import WHOLE_STEP
from tests.support.processes.browser import CONTRAST
from tests.support.reported import page

DIVISION = "debias(m, beta1, t) / (sqrt(debias(v, beta2, t)) + eps)"
SPECS = {"lamb": "lamb", "adafactor": "adafactor", "chain": WHOLE_STEP}
# Boxes that overlap, and edges that come into a box other than those they join.
CROSSINGS = """() => {
  const inside = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const nodes = [...document.querySelectorAll("#drawing .node rect")]
    .map((e) => e.getBoundingClientRect());
  let boxes = 0, edges = 0, least = 1.5;
  nodes.forEach((a, i) => nodes.forEach((b, j) => { if (i < j && inside(a, b)) boxes++; }));
  for (const path of document.querySelectorAll("#drawing .edge")) {
    const to = path.getScreenCTM(), length = path.getTotalLength();
    for (let at = 2; at < length - 2; at += 3) {
      const p = path.getPointAtLength(at).matrixTransform(to);
      if (nodes.some((n) => n.left + least < p.x && p.x < n.right - least
          && n.top + least < p.y && p.y < n.bottom - least)) {
        edges++;
        break;
      }
    }
  }
  return [nodes.length, boxes, edges];
}"""


TOOLS = Path(stepfuse.__file__).parent / "tools" / "report"
DECLARED = re.compile(r"^(?:async )?(?:function\*?|class) (\w+)", re.MULTILINE)
ASSIGNED = re.compile(r"^(?:const|let|var) (.*)$", re.MULTILINE)


def declared(script: str) -> list[str]:
    """The names that a script declares at its top level, where lines are not indented."""
    found = DECLARED.findall(script)
    for line in ASSIGNED.findall(script):
        found += re.findall(r"(?:^|, )(\w+)(?= =)", line.partition("//")[0].partition("=>")[0])
    return found


def twice(scripts: list[str]) -> list[str]:
    counted = Counter(name for script in scripts for name in declared(script))
    return [name for name, count in counted.items() if count > 1]


def test_no_name_is_declared_twice_in_the_scope_that_the_scripts_share() -> None:
    """A second function of a name would quietly take the place of the first."""
    scripts = [p.read_text() for f in ("template", "served") for p in (TOOLS / f).glob("*.js")]
    assert sum(map(len, map(declared, scripts))) > 150
    assert twice(scripts) == []
    assert twice(["let a = 0, b = 1;\nasync function c() {}", "const b = (c) => c;"]) == ["b"]
    assert twice(["function c() {}", "async function c() {}\n  const d = 1;\n"]) == ["c"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder, pipeline = tmp_path_factory.mktemp("pages"), full_pipeline("strict")
    found: dict[str, Path] = {}
    for name, text in SPECS.items():
        spec = resolve(text)
        histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
        found[name] = folder / f"{name}.html"
        found[name].write_text(page(spec, histories, pipeline), encoding="utf-8")
    return found


def visit(opened: Any, path: Path, said: list[str], **options: Any) -> Any:
    """The page in a tab; whatever it logs, throws or asks for is appended to `said`."""
    options = {"viewport": {"width": 1280, "height": 900}} | options
    tab = opened.new_context(**options).new_page()
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: said.append(asked.url))
    tab.goto(path.as_uri())
    said.remove(path.as_uri())
    assert int(tab.evaluate("document.documentElement.dataset.ready")) > 0
    return tab


def shown_in(tab: Any, selector: str) -> list[str]:
    return tab.evaluate(f"[...document.querySelectorAll({selector!r})].map(e => e.textContent)")


@pytest.mark.parametrize("name", SPECS)
def test_every_pass_is_drawn_without_an_overlap(
    opened: Any, written: dict[str, Path], name: str
) -> None:
    said: list[str] = []
    tab = visit(opened, written[name], said)
    for number in range(tab.locator("#bars button").count()):
        tab.locator("#bars button").nth(number).click()
        nodes, boxes, edges = tab.evaluate(CROSSINGS)
        assert nodes > 3 and (boxes, edges) == (0, 0), (number, nodes, boxes, edges)
    tab.locator("#as-diff").click()
    assert shown_in(tab, "#diff .row")
    assert said == []
    tab.context.close()


def test_one_value_is_marked_in_every_pane(opened: Any, written: dict[str, Path]) -> None:
    """From the code, from the sweeps, from the drawing: the division that the source has."""
    said: list[str] = []
    tab = visit(opened, written["lamb"], said)
    code = tab.locator("#code .row", has_text="v206 = v108 / v205").first
    for start in (code, tab.locator("#sweeps .row", has_text="%206 = div").first):
        tab.mouse.move(1, 1)
        start.hover()
        assert shown_in(tab, "#source mark.exact") == [DIVISION]
        marked = shown_in(tab, "#sweeps .marked .text")
        assert marked == ["%206 = div %108, %205 : f32 elem"] * 2  # the second sweep does it again
        marked = [line.strip() for line in shown_in(tab, "#code .marked .text")]
        assert marked == ["v206 = v108 / v205"] * 2
        assert tab.locator("#drawing .node.marked").count() == 2
        assert DIVISION in tab.locator("#pinned").inner_text()
    assert said == []
    tab.context.close()


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """LAMB's report with machine code."""
    spec, pipeline = resolve("lamb"), full_pipeline("strict")
    histories = [follow(g, pipeline, last="loops") for g in linked_graphs(spec, pipeline)]
    path = tmp_path_factory.mktemp("machine") / "lamb.html"
    path.write_text(page(spec, histories, pipeline, assembly=True), encoding="utf-8")
    assert path.stat().st_size <= 1 << 20
    return path


@pytest.mark.parametrize(
    ("pane", "divides"), [("LLVM", "fdiv <"), ("Assembly", "div"), ("PTX", "div.rn.f32")]
)
def test_an_instruction_marks_its_expression(
    opened: Any, machine: Path, pane: str, divides: str
) -> None:
    """Which instruction divides is LLVM's to say; each that does is of a division of the source."""
    said: list[str] = []
    tab = visit(opened, machine, said)
    tab.get_by_role("button", name=pane, exact=True).click()
    tab.locator("#sweeps .row", has_text="%206 = div").first.hover()
    found = shown_in(tab, "#code .marked .text")
    assert any(divides in line for line in found)
    tab.mouse.move(1, 1)
    divisions = tab.locator("#code .row.inner.marked", has_text=divides)
    divisions.first.click()  # keeps the mark
    assert shown_in(tab, "#source mark.exact") == [DIVISION]
    assert shown_in(tab, "#sweeps .marked .text") == ["%206 = div %108, %205 : f32 elem"] * 2
    tab.get_by_role("button", name="Python", exact=True).click()
    assert [line.strip() for line in shown_in(tab, "#code .marked .text")] == [
        "v206 = v108 / v205"
    ] * 2
    assert said == []
    tab.context.close()


def test_innermost_loops_say_what_a_turn_does(opened: Any, machine: Path) -> None:
    tab = visit(opened, machine, [])
    for pane, vector in (("Python", False), ("LLVM", True), ("PTX", True)):
        tab.get_by_role("button", name=pane, exact=True).click()
        titles = shown_in(tab, "#code .head.vector" if vector else "#code .head.scalar")
        assert any("1 division, 1 root" in t or "4 divisions, 4 roots" in t for t in titles), titles
        assert bool(tab.locator("#code .row.inner.vector").count()) == vector
    ratio, text = tab.evaluate(CONTRAST)
    assert ratio >= 4.5, text
    tab.context.close()


def test_the_keyboard_is_enough(opened: Any, written: dict[str, Path]) -> None:
    tab = visit(opened, written["lamb"], [])
    tab.locator("#source [data-value][tabindex='0']").focus()
    texts: list[str] = []
    for _ in range(3):
        texts += shown_in(tab, "#source mark.exact")
        tab.keyboard.press("ArrowDown")
    assert len(set(texts)) > 1
    line = tab.locator("#source .row", has_text="direction = debias")
    line.focus()
    seen: set[str] = set()
    for _ in range(30):
        seen |= set(shown_in(tab, "#source mark.exact"))
        tab.keyboard.press("ArrowLeft")
    assert DIVISION in seen and "weight_decay * param" in seen
    tab.keyboard.press("Enter")
    kept = shown_in(tab, "#source mark.exact")
    tab.locator("#sweeps .row", has_text="%6 = add").hover()
    assert shown_in(tab, "#source mark.exact") == kept
    tab.keyboard.press("Escape")
    tab.locator("#sweeps .row", has_text="%7 = mul").hover()
    assert shown_in(tab, "#source mark.exact") != kept
    tab.locator("#slider").focus()
    tab.keyboard.press("Home")
    assert tab.locator("#pass-name b").inner_text() == "declared"
    tab.context.close()


def test_the_line_that_ends_a_sweep_is_named(opened: Any, written: dict[str, Path]) -> None:
    source = Path(optim_defs.__file__).with_name("lamb.py").read_text(encoding="utf-8")
    (line,) = (n for n, text in enumerate(source.splitlines(), 1) if "norm(direction" in text)
    tab = visit(opened, written["lamb"], [])
    ending = tab.locator("#source .row", has_text="ends sweep 1")
    assert ending.locator(".number").all_inner_texts() == [str(line)]
    assert shown_in(tab, "#reasons .ends") == [
        f"because of norm({value}, TENSOR) in line {line} of lamb.py"
        for value in ("param", "direction")
    ]
    tab.context.close()


def test_the_pointer_finds_the_expression_under_it(opened: Any, written: dict[str, Path]) -> None:
    tab = visit(opened, written["lamb"], [])
    line = tab.locator("#source .row", has_text="direction = debias").locator(".text")
    width = tab.evaluate(
        "e => e.getBoundingClientRect().width / e.textContent.length", line.element_handle()
    )
    text = line.inner_text()
    line.hover(position={"x": width * (text.index(" + eps") + 1.5), "y": 8})
    assert shown_in(tab, "#source mark.exact") == ["sqrt(debias(v, beta2, t)) + eps"]
    tab.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", SPECS)
def test_a_phone_shows_it_without_scrolling_sideways(
    opened: Any, written: dict[str, Path], name: str, scheme: str
) -> None:
    phone = {"viewport": {"width": 390, "height": 800}, "color_scheme": scheme}
    tab = visit(opened, written[name], [], **phone)
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    ratio, text = tab.evaluate(CONTRAST)
    assert ratio >= 4.5, text
    tab.locator("#sweeps .row[data-value]").filter(visible=True).first.focus()
    ratio, text = tab.evaluate(CONTRAST)
    assert ratio >= 4.5, text
    tab.context.close()


def test_bytes_for_a_shape_are_those_of_the_plan(opened: Any, written: dict[str, Path]) -> None:
    tab = visit(opened, written["adafactor"], [])
    pipeline = full_pipeline("strict")
    graph = linked_graphs(resolve("adafactor"), pipeline)[0]
    history = follow(graph, pipeline)
    plan: Plan | None = history.plan
    assert plan is not None
    for dims in ((3000, 700), (2, 5, 7), (1, 1)):
        tab.locator("#shape").fill(" x ".join(map(str, dims)))
        expected = f"the buffers take {plan.bytes(shape_under(history.graph.view, dims)):,} "
        assert expected in tab.locator("#shape-said").inner_text()
    tab.locator("#shape").fill("7 x wide")
    assert "Expected sizes" in tab.locator("#shape-said").inner_text()
    tab.locator("#shape").fill("7")
    assert "needs more axes" in tab.locator("#shape-said").inner_text()
    tab.context.close()


def test_hostile_text_stays_text(opened: Any, tmp_path: Path) -> None:
    path = tmp_path / "<img src=x>.py"
    path.write_text(
        "from stepfuse import optimizer, update\n\n\n@optimizer\n"
        "def hostile(param, grad, *, lr=0.1):\n"
        '    """</script><script>document.title = 1</script><b>bold</b> \u202e"""\n'
        "    return update(param=param - lr * grad)  # </script><i>\n"
    )
    spec, pipeline = resolve(f"{path}:hostile"), full_pipeline("strict")
    histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
    out, said = tmp_path / "hostile.html", list[str]()
    out.write_text(page(spec, histories, pipeline), encoding="utf-8")
    tab = visit(opened, out, said)
    assert said == [] and tab.locator("img, #doc b, .text i").count() == 0
    assert tab.title() == "stepfuse · hostile"
    tab.context.close()
