"""`opened`, a browser, for each file here."""

from tests.support.processes.browser import open_browser  # noqa: F401
