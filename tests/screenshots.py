"""Pictures of reports for the docs, in both themes, with a palette of 256 colours.

python -m tests.screenshots
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from stepfuse.spec_texts.resolve import resolve
from stepfuse.tools.inspect.history import follow, full_pipeline, linked_graphs

from tests.support.processes.browser import browser
from tests.support.reported import page

FOLDER = Path(__file__).parents[1] / "docs" / "img"
STEP = "unscale+check_finite+clip_by_global_norm+adamw+ema_weights+shadow+zero_grad"
# By picture: the spec, and what is pointed at.
PICTURES = {
    "adamw": ("adamw", "store v"),
    "lamb": ("lamb", "%206 = div"),
    "adafactor": ("adafactor", "reduces"),
    "step": (STEP, "if"),
}
LARGEST = 150_000  # bytes


def main() -> None:
    """Draws all of them."""
    pipeline = full_pipeline("strict")
    FOLDER.mkdir(exist_ok=True)
    with browser() as opened, tempfile.TemporaryDirectory() as folder:
        for name, (text, pointed) in PICTURES.items():
            spec, path = resolve(text), Path(folder) / f"{name}.html"
            histories = [follow(g, pipeline) for g in linked_graphs(spec, pipeline)]
            path.write_text(page(spec, histories, pipeline), encoding="utf-8")
            for scheme in ("light", "dark"):
                tab = opened.new_page(viewport={"width": 1280, "height": 1600}, color_scheme=scheme)
                tab.goto(path.as_uri())
                tab.locator("#sweeps .row", has_text=pointed).first.hover()
                script = "document.getElementById('follow').getBoundingClientRect().bottom"
                clip = {"x": 0, "y": 0, "width": 1280, "height": tab.evaluate(script) + 8}
                write(tab.screenshot(clip=clip), FOLDER / f"report-{name}-{scheme}.png")
                tab.close()


def write(drawn: bytes, path: Path) -> None:
    """A picture with a palette. Raises ValueError for one that is too large for a repository."""
    picture = Image.open(BytesIO(drawn)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    picture.save(path, optimize=True)
    if path.stat().st_size > LARGEST:
        raise ValueError(f"{path}: {path.stat().st_size} bytes, at most {LARGEST} were expected")


if __name__ == "__main__":
    main()
