"""Links that leave `docs/`: files of the repository become downloads, its folders plain words."""

import re
from pathlib import Path

from sphinx.application import Sphinx

_LINK = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<path>\.\./[^)#]+)\)")


def mend(app: Sphinx, page: str, source: list[str]) -> None:
    """Rewrites a page's links to what the site does not have. Raises ValueError for a dead one."""
    here = Path(app.env.doc2path(page)).parent

    def link(found: re.Match[str]) -> str:
        path = (here / found["path"]).resolve()
        if not path.exists():
            raise ValueError(f"{page}: {found[0]} points at {path}, and there is no such file")
        inside = path.is_relative_to(app.srcdir)
        if inside:
            return found[0]
        return (
            found["words"] if path.is_dir() else f"{{download}}`{found['words']} <{found['path']}>`"
        )

    source[0] = _LINK.sub(link, source[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Listens to pages as they are read."""
    app.connect("source-read", mend)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
