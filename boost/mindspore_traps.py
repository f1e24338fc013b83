"""Surprises of the original, kept apart to replay its recorded traces.

The first AutoBoost of a process is the only one; mode `manual` changes the levels for the whole
process; an unknown level is O0; settings of tricks that are off are not checked.
"""

from __future__ import annotations

from typing import Any, ClassVar

from .errors import unknown
from .levels import LEVELS, TrickSwitch, switches
from .settings import MANUAL, SWITCHES, Settings, settings_of


class Traps:
    """The process-wide state of as_mindspore's AutoBoosts."""

    first: ClassVar[Any] = None  # an AutoBoost
    levels: ClassVar[dict[str, dict[str, bool]]] = {name: dict(row) for name, row in LEVELS.items()}

    @classmethod
    def forget(cls) -> None:
        """As in a new process."""
        cls.first = None
        cls.levels = {name: dict(row) for name, row in LEVELS.items()}

    @classmethod
    def read(cls, level: str, config: Any) -> tuple[str, Settings, list[TrickSwitch]]:
        """The effective level, the settings that are read, and the switches of the tricks."""
        if not isinstance(level, str):  # pyright: ignore[reportUnnecessaryIsInstance]: a user's
            raise unknown("level", level, cls.levels)
        level = level if level in cls.levels else "O0"
        given = dict(settings_of(config, frozenset({"boost"}))["boost"])
        if given["mode"] == MANUAL:
            changed = {name: given[name] for name in SWITCHES if given[name] is not None}
            cls.levels[level] |= changed
            given |= dict.fromkeys(SWITCHES)
        found = switches(level, given, cls.levels)
        read = frozenset({"boost", "common", *(s.name for s in found if s.on)})
        return level, settings_of(config, read), found
