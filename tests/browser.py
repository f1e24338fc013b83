"""A headless Chromium for tests of pages; a skip with a reason where there is none."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


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
        opened = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield opened
        opened.close()
