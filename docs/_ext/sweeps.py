"""Pictures of sweeps: a comment `<!-- sweeps: NAME VARIANT -->` becomes one on the site."""

import re
from pathlib import Path

from sphinx.application import Sphinx
from stepfuse.optim_defs import get
from stepfuse.tools.dev.optimizer_table import programs_of
from stepfuse.tools.dev.pictures import sweeps_picture

_MARK = re.compile(r"<!-- sweeps: (?P<name>\w+) (?P<variant>\d+) -->")
_SIZE = re.compile(r'width="\d+" height="[\d.]+"')  # so that nothing moves when it is loaded
_FOLDER = "_sweeps"  # in the site


def show(app: Sphinx, page: str, source: list[str]) -> None:
    """Draws what the comments of a page ask for into the site, and shows it there."""

    def image(mark: re.Match[str]) -> str:
        name, variant = mark["name"], int(mark["variant"])
        picture = sweeps_picture(name, programs_of(get(name))[variant])
        path = Path(app.outdir) / _FOLDER / f"{name}-{variant}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="utf-8")
        size = (_SIZE.search(picture) or [""])[0]
        there = f"{'../' * page.count('/')}{_FOLDER}/{path.name}"
        return f'<img loading="lazy" {size} src="{there}" alt="The sweeps listed below.">'

    source[0] = _MARK.sub(image, source[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Listens to pages as they are read."""
    app.connect("source-read", show)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
