"""A report in a browser: how soon it is there, how long each pass takes to draw, what is wrong.

Times are those of the page's own thread while it runs: the browser is not alone on the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

OPENED, DRAWN, NARROW = 500.0, 100.0, 390  # milliseconds, milliseconds, pixels
_DRAW = """(number) => {
  document.querySelectorAll("#bars button")[number].click();
  document.querySelector("#drawing").getBoundingClientRect();
}"""
# Boxes on boxes, and edges that come into a box other than those they join; curves are followed in
# 32 steps, each straight. Lanes do not touch: each is looked at on its own.
_CROSSINGS = """() => {
  let count = 0, boxes = 0, edges = 0;
  for (const lane of document.querySelectorAll("#drawing svg > g")) {
    const number = (e, name) => +e.getAttribute(name);
    const rects = [...lane.querySelectorAll(":scope > .node")].map((e) => {
      const [x, y] = e.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
      const rect = e.querySelector("rect");
      return { x, y, right: x + number(rect, "width"), below: y + number(rect, "height") };
    });
    count += rects.length;
    const meet = (a, b) => a.x < b.right - 1 && b.x < a.right - 1
      && a.y < b.below - 1 && b.y < a.below - 1;
    rects.forEach((a, i) => { boxes += rects.slice(i + 1).filter((b) => meet(a, b)).length; });
    for (const edge of lane.querySelectorAll(":scope > .edge")) {
      const points = [];
      let [x, y] = [0, 0];
      for (const [, letter, text] of edge.getAttribute("d").matchAll(/([MCH])([^MCH]*)/g)) {
        const n = text.trim().split(/[ ,]+/).map(Number);
        for (let k = 1; k <= 32; k++) {
          const s = k / 32, r = 1 - s;
          if (letter === "C") {
            const part = (a, b, c, d) =>
              r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d;
            points.push([part(x, n[0], n[2], n[4]), part(y, n[1], n[3], n[5])]);
          } else if (letter === "H") points.push([x + (n[0] - x) * s, y]);
        }
        if (letter === "M") [x, y] = n;
        else if (letter === "C") [x, y] = n.slice(4);
        else [x] = n;
      }
      if (points.some(([x, y]) => rects.some((r) =>
        r.x + 1.5 < x && x < r.right - 1.5 && r.y + 1.5 < y && y < r.below - 1.5))) edges++;
    }
  }
  return [count, boxes, edges];
}"""


@dataclass(slots=True)
class Seen:
    """What was measured, in milliseconds, and every limit that was not kept."""

    opened: float = 0.0
    clock: float = 0.0  # until the page says that it is ready, by the clock on the wall
    drawn: float = 0.0  # the pass that takes longest
    boxes: int = 0  # of the drawing with most
    faults: list[str] = field(default_factory=list[str])


def look(browser: Any, path: Path) -> Seen:
    """Opens a report, draws every pass of every variant, and opens it on a phone."""
    found, said = Seen(), list[str]()
    tab = _open(browser, path, said, 1280)
    found.clock = float(tab.evaluate("document.documentElement.dataset.ready"))
    spent = _thread(tab)
    found.opened = spent(tab.reload)
    said.remove(path.as_uri())
    for number in range(max(1, tab.locator("#variants button").count())):
        if tab.locator("#variants button").count():
            tab.locator("#variants button").nth(number).click()
        _passes(tab, spent, found)
    tab.context.close()
    phone = _open(browser, path, said, NARROW)
    width = phone.evaluate("document.documentElement.scrollWidth")
    phone.context.close()
    found.faults += [f"says or asks: {text[:200]}" for text in said]
    if width > NARROW:
        found.faults.append(f"{width} pixels wide on a phone")
    if found.opened > OPENED:
        found.faults.append(f"opened in {found.opened:.0f} ms")
    return found


def _passes(tab: Any, spent: Callable[..., float], found: Seen) -> None:
    """Every pass of the variant that is shown: its time, and what lies on what."""
    for number in range(tab.locator("#bars button").count()):
        taken = spent(tab.evaluate, _DRAW, number)
        nodes, boxes, edges = tab.evaluate(_CROSSINGS)
        found.drawn, found.boxes = max(found.drawn, taken), max(found.boxes, nodes)
        name = tab.locator("#pass-name b").inner_text()
        if taken > DRAWN:
            found.faults.append(f"{name} drawn in {taken:.0f} ms, {nodes} boxes")
        if boxes or edges:
            found.faults.append(f"{name}: {boxes} boxes on boxes, {edges} edges through boxes")


def _thread(tab: Any) -> Callable[..., float]:
    """A function that does something and says how long the page's thread was busy with it."""
    session = tab.context.new_cdp_session(tab)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now() -> float:
        found = session.send("Performance.getMetrics")["metrics"]
        return 1e3 * next(m["value"] for m in found if m["name"] == "ThreadTime")

    def spent(act: Callable[..., Any], *given: Any) -> float:
        start = now()
        act(*given)
        return now() - start

    return spent


def _open(browser: Any, path: Path, said: list[str], width: int) -> Any:
    tab = browser.new_context(viewport={"width": width, "height": 900}).new_page()
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    tab.on("request", lambda asked: said.append(asked.url))
    tab.goto(path.as_uri())
    said.remove(path.as_uri())
    return tab
