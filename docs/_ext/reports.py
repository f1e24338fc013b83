"""Reports of the gallery: `[words](reports/NAME.html)` of a page leads to one made for the site."""

import re
from pathlib import Path

import stepfuse
from sphinx.application import Sphinx

_LINK = re.compile(r"\[(?P<words>[^\]]+)\]\(reports/(?P<name>[a-z_+]+)\.html\)")


def link(app: Sphinx, page: str, source: list[str]) -> None:
    """Writes the reports that a page links to into the site."""

    def write(found: re.Match[str]) -> str:
        there = f"reports/{found['name']}.html"
        path = Path(app.outdir) / there
        path.parent.mkdir(parents=True, exist_ok=True)
        stepfuse.report(found["name"]).save(path)
        return f'<a class="external" href="{"../" * page.count("/")}{there}">{found["words"]}</a>'

    source[0] = _LINK.sub(write, source[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Listens to pages as they are read."""
    app.connect("source-read", link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
