"""A headless Chromium for tests of pages; a skip with a reason where there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

# The least contrast between a text and what is behind it, with the text.
CONTRAST = """() => {
  const parts = (c) => c.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (e) => {
    for (; e; e = e.parentElement) {
      const c = parts(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] > 0) return c;
    }
  };
  let worst = [99, ""];
  for (const e of document.querySelectorAll("body *:not(script):not(svg *)")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !e.getClientRects().length) continue;
    const [a, b] = [light(parts(getComputedStyle(e).color)), light(behind(e))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < worst[0]) worst = [ratio, e.textContent.slice(0, 40)];
  }
  return worst;
}"""


def chromium(playwright: Any) -> str | None:
    """The browser of STEPFUSE_CHROMIUM, playwright's own, or one that is installed."""
    own = playwright.chromium.executable_path
    named = os.environ.get("STEPFUSE_CHROMIUM")
    found = [named, own, shutil.which("chromium"), shutil.which("google-chrome")]
    return next((path for path in found if path and Path(path).exists()), None)


@contextmanager
def browser() -> Iterator[Any]:
    """A browser, or a skip."""
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with api.sync_playwright() as playwright:
        path = chromium(playwright)
        if path is None:
            pytest.skip("no Chromium: set STEPFUSE_CHROMIUM, or `playwright install chromium`")
        found = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield found
        found.close()


@pytest.fixture(scope="module", name="opened")
def open_browser() -> Iterator[Any]:
    """A browser for the tests of a file."""
    with browser() as found:
        yield found
