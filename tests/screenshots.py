"""Pictures of reports for the docs.

python -m tests.screenshots
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from stepfuse.resolve import resolve
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs
from stepfuse.tools.report.page import page

from tests.browser import browser

FOLDER = Path(__file__).parents[1] / "docs" / "img"
# By picture: the spec, the colours, the section up to which it goes, what is pointed at.
PICTURES = {
    "report-adamw": ("adamw", "dark", "trips", ""),
    "report-lamb": ("lamb", "light", "follow", "%206 = div"),
}


def main() -> None:
    """Draws all of them."""
    pipeline = full_pipeline("strict")
    FOLDER.mkdir(exist_ok=True)
    with browser() as opened, tempfile.TemporaryDirectory() as folder:
        for name, (text, scheme, section, pointed) in PICTURES.items():
            spec, path = resolve(text), Path(folder) / f"{name}.html"
            histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
            path.write_text(page(spec, histories, pipeline), encoding="utf-8")
            tab = opened.new_page(viewport={"width": 1280, "height": 1400}, color_scheme=scheme)
            tab.goto(path.as_uri())
            if pointed:
                tab.locator("#sweeps .row", has_text=pointed).first.hover()
            end = tab.evaluate(
                "id => document.getElementById(id).getBoundingClientRect().bottom", section
            )
            clip = {"x": 0, "y": 0, "width": 1280, "height": end + 8}
            tab.screenshot(path=FOLDER / f"{name}.png", clip=clip)


if __name__ == "__main__":
    main()
