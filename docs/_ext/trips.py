"""Pictures of trips: a comment `<!-- trips: NAME VARIANT -->` of a page becomes one on the site."""

import re
from pathlib import Path

from sphinx.application import Sphinx
from stepfuse.optim_defs import get
from stepfuse.tools.dev.optimizer_table import programs_of
from stepfuse.tools.dev.pictures import trips_picture

_MARK = re.compile(r"<!-- trips: (?P<name>\w+) (?P<variant>\d+) -->")
_FOLDER = "_trips"  # in the site


def show(app: Sphinx, page: str, source: list[str]) -> None:
    """Puts an image where a page has the comment."""

    def image(mark: re.Match[str]) -> str:
        above = "../" * page.count("/")
        path = f"{above}{_FOLDER}/{mark['name']}-{mark['variant']}.svg"
        return f'<img loading="lazy" width="720" src="{path}" alt="The trips listed below.">'

    source[0] = _MARK.sub(image, source[0])


def draw(app: Sphinx, error: Exception | None) -> None:
    """Draws what the pages show, once they are written."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / _FOLDER
    folder.mkdir(exist_ok=True)
    for page in app.env.found_docs:
        for mark in _MARK.finditer(Path(app.env.doc2path(page)).read_text(encoding="utf-8")):
            name, variant = mark["name"], int(mark["variant"])
            picture = trips_picture(name, programs_of(get(name))[variant])
            (folder / f"{name}-{variant}.svg").write_text(picture, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Listens to pages as they are read, and to the end of the build."""
    app.connect("source-read", show)
    app.connect("build-finished", draw)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
