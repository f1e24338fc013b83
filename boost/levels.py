"""Switches of tricks: levels, modes, and exclusions; also as the original has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from .errors import BoostError, unknown
from .settings import ALL, MANUAL, NONE, SWITCHES, Settings, settings_of

Level = Mapping[str, bool]

_O1 = ("less_bn", "grad_freeze")
_O2 = (*_O1, "adasum")

LEVELS: dict[str, dict[str, bool]] = {
    level: {name: name in on for name in SWITCHES}
    for level, on in (("O0", ()), ("O1", _O1), ("O2", _O2))
}

ALONE = "dim_reduce"  # replaces the optimizer, so that no other trick has one to work on


@dataclass(frozen=True, slots=True)
class TrickSwitch:
    """The switch of a trick: its value, who set it, and whether it was asked for by name."""

    name: str
    on: bool
    why: str
    asked: bool = False


def switches(
    level: str, given: Mapping[str, Any], table: Mapping[str, Level] = LEVELS
) -> list[TrickSwitch]:
    """Return each trick's switch. Raises BoostError for an unknown level, or a conflict.

    Mode `auto` goes by the level, `manual` by the booleans and, without one, by the level.
    """
    if not isinstance(level, str) or level not in table:  # pyright: ignore[reportUnnecessaryIsInstance]: a user's
        raise unknown("level", level, table)
    mode = given["mode"]
    found = [_switch(name, level, mode, given[name], table) for name in SWITCHES]
    return _exclusive(found)


def _switch(
    name: str, level: str, mode: str, value: bool | None, table: Mapping[str, Level]
) -> TrickSwitch:
    if mode == MANUAL and value is not None:
        return TrickSwitch(name, value, f"boost.{name} is {value}", asked=value)
    is_on = mode == ALL if mode in (ALL, NONE) else table[level][name]
    why = f"mode {mode}" if mode in (ALL, NONE) else f"level {level}"
    unread = "" if value is None else f"; mode {mode} does not read boost.{name}={value}"
    return TrickSwitch(name, is_on, why + unread)


def _exclusive(found: list[TrickSwitch]) -> list[TrickSwitch]:
    """dim_reduce leaves all others out, unless they were asked for as well."""
    if not any(s.on for s in found if s.name == ALONE):
        return found
    for one in found:
        if one.asked and one.name != ALONE and any(s.asked for s in found if s.name == ALONE):
            raise BoostError(
                f"boost.{ALONE} and boost.{one.name} are both True: {ALONE} replaces the "
                f"optimizer, and leaves nothing to {one.name}; choose one of them"
            )
    out = f"left out by {ALONE}, which replaces the optimizer"
    return [s if s.name == ALONE or not s.on else TrickSwitch(s.name, False, out) for s in found]


class Traps:
    """Surprises of the original, to replay its recorded traces: as_mindspore's state of a process.

    The first AutoBoost of a process is the only one; mode `manual` changes the levels for the whole
    process; an unknown level is O0; settings of tricks that are off are not checked.
    """

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
