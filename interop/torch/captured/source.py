"""Captures of a process: of each class with its options once, and once more for other options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import torch

from ....ir.errors import CaptureError
from ....runtime.memo import Memo
from ...capture.torch.capture import doc_of, read_torch
from ...capture.torch.leaves import is_number
from ...capture.torch.original import Original, original_of
from .kind import CapturedKind, kind_of
from .layout import leaves_of
from .options import NUMBER, Group, is_cell


@dataclass(slots=True)
class CaptureSource:
    """A class or factory with its options, and the spec captured from it."""

    cls: Any
    given: Mapping[str, Any]
    original: Original
    kinds: list[CapturedKind] = field(default_factory=list[CapturedKind])

    def kind(self, group: Group) -> CapturedKind:
        """Return a group's kind, captured anew for options that are no followed numbers.

        Keys that the class does not give a group are options, too: its step may read them.
        Raises CaptureError.
        """
        for kind in self.kinds:
            if kind.holds(group):
                return kind
        first = self.first()
        keys = dict.fromkeys((*first.keys, *sorted(first.of_others(group))))
        changed = {key: group[key] for key in keys if key in group}
        found = self._captured_anew(changed)
        if not found.holds(group):
            raise CaptureError(
                f"the group's options are not those of {self.original.name}: {changed}",
                remedy="give the group the options that the class gives it",
            )
        return found

    def _captured_anew(self, changed: Mapping[str, Any]) -> CapturedKind:
        """Capture the class with a group's options. Raises CaptureError, naming the None ones."""
        try:
            return self._captured(changed)
        except CaptureError as error:
            own = dict(self.first().signature)
            none = [k for k, value in changed.items() if value is None and own.get(k) == NUMBER]
            if not none:
                raise
            raise CaptureError(
                f"option '{none[0]}' of a group: expected a number, got None",
                remedy=f"set group['{none[0]}'] before the next step or state_dict()",
            ) from error

    def check_read_once(self, group: Group) -> None:
        """Refuses options of a group that the constructor reads and keeps (CaptureError).

        Values that it keeps of its first group are in the captured step.
        """
        own = {key: group[key] for key in self.first().keys if key in group}
        plain, other = (self._kept(options) for options in ({}, own))
        if plain != other:
            pairs = dict(plain.items() ^ other.items())
            names = ", ".join(sorted({str(path[0]) for path in pairs}))
            raise CaptureError(
                f"{self.original.name} keeps '{names}' of a group's options when it is made",
                remedy="give such a group an optimizer of its own, its options by name",
            )

    def _kept(self, options: Mapping[str, Any]) -> dict[Any, Any]:
        """The numbers that the constructor keeps for a group with these options, by path."""
        param = torch.nn.Parameter(torch.zeros(5, 7))
        made = self.original.make([{"params": [param], **options}])
        rest = {
            k: v for k, v in vars(made).items() if k not in ("param_groups", "state", "defaults")
        }
        return {path: leaf for path, leaf in leaves_of(rest) if is_number(leaf)}

    def first(self) -> CapturedKind:
        """The kind of the class under its own options."""
        return self.kinds[0] if self.kinds else self._captured({})

    def _captured(self, changed: Mapping[str, Any]) -> CapturedKind:
        doc = doc_of(self.original, {**self.given, **changed})
        original = _with(self.original, changed)
        self.kinds.append(kind_of(read_torch(original, doc, counters=True)))
        return self.kinds[-1]


_SOURCES: Memo[CaptureSource] = Memo(256)  # those that were used last


def source_of(cls: Any, given: Mapping[str, Any]) -> CaptureSource:
    """A class with its options, captured once. Raises CaptureError."""
    numbers = {name: _plain(value) for name, value in given.items()}
    key = (cls, *((name, repr(value)) for name, value in sorted(numbers.items())))

    def make() -> CaptureSource:
        found = CaptureSource(cls, given, original_of(cls, numbers))
        found.first()
        return found

    return _SOURCES.get(key, make)


def _with(original: Original, changed: Mapping[str, Any]) -> Original:
    """The original with other options in its groups."""
    if not changed:
        return original

    def make(params: Any) -> Any:
        optimizer = original.make(params)
        for group in optimizer.param_groups:
            group.update({key: _plain(value) for key, value in changed.items()})
        return optimizer

    return replace(original, make=make)


def _plain(value: Any) -> Any:
    """The number in a tensor of one; other values as they are."""
    return value.item() if isinstance(value, torch.Tensor) and is_cell(value) else value
