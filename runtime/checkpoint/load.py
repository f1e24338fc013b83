"""Loads a checkpoint into an optimizer: all is checked before the first byte changes."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

import numpy as np

from ...ir.arrays import Part
from ...ir.errors import CheckpointError, path_of
from ...ir.roles import EVAL
from ...ir.types import DType
from ..memory.space import cells_for
from ..stepping.accumulation import ENTRY
from .container import TAGS, Array, StoredTensor
from .contents import CheckpointContents, Held, numbers_of, param_of, spec_text, states_of
from .matching import LoadMatches, agreed, match
from .shards import opened

_REMEDY = "compile with the storage (dtypes=...) that it was saved with"


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a load: the parameters too, the hypers, states of another spec, with new ones."""

    params: bool
    hypers: bool
    other_spec: bool
    new_states: bool


class CheckpointTensor(Protocol):
    """A tensor of a checkpoint."""

    @property
    def key(self) -> str: ...
    @property
    def dtype(self) -> DType: ...
    @property
    def dims(self) -> tuple[int, ...]: ...


@runtime_checkable
class CheckpointSource(Protocol):
    """The source of a load: a file, or memory."""

    @property
    def manifest(self) -> Mapping[str, Any]: ...
    @property
    def entries(self) -> Mapping[str, CheckpointTensor]: ...
    @property
    def parameters(self) -> Sequence[Mapping[str, Any]]: ...
    def read(self, entry: Any, into: Array | None = None, part: Part | None = None) -> None: ...
    def check(self) -> None: ...


@dataclass(slots=True)
class LoadPlan:
    """The planned reads of a load, before anything has changed."""

    saved: CheckpointSource
    held: CheckpointContents
    pending: frozenset[int]
    is_new: Callable[[str], bool]  # whether a state was not saved, and stays as it starts
    room: Held | None = None  # for what `eval` has kept, where it was saved then
    arrays: list[tuple[CheckpointTensor, StoredTensor]] = field(
        default_factory=list[tuple[CheckpointTensor, StoredTensor]]
    )
    numbers: list[tuple[str, int | None, float]] = field(
        default_factory=list[tuple[str, int | None, float]]
    )
    hypers: list[tuple[int, str, float]] = field(default_factory=list[tuple[int, str, float]])

    def run(self) -> None:
        """Changes the optimizer. Raises CheckpointError where the file has changed meanwhile."""
        for entry, tensor in self.arrays:
            array = tensor.array
            here = cells_for(array)
            self.saved.read(entry, here, tensor.part)
            if here is not array:
                array[...] = here
        slots = self.held.storage.slots
        for name, group, value in self.numbers:
            slots.write(name, value, group)
        for group, name, value in self.hypers:
            slots.set_hyper(group, name, value)


@contextmanager
def loading(
    source: str | Path | CheckpointSource,
    held: CheckpointContents,
    options: Options,
    holding: Callable[[], Held],
) -> Generator[LoadPlan]:
    """Plan a load, checked; `holding` makes room. Raises CheckpointError, OSError."""
    if isinstance(source, CheckpointSource):
        yield _planned(source, held, options, holding)
        return
    with opened(path_of(source, "a checkpoint")) as saved:
        yield _planned(saved, held, options, holding)


def _planned(
    saved: CheckpointSource,
    held: CheckpointContents,
    options: Options,
    holding: Callable[[], Held],
) -> LoadPlan:
    if not options.other_spec:
        _check_spec(saved, held)
    matches = match(saved.parameters, len(saved.manifest["groups"]), held.storage)
    is_new = _new_states(saved) if options.new_states else lambda _: False
    _check_formats(saved, matches, held, is_new)
    _check_pending(matches, held)
    found = LoadPlan(saved, held, matches.pending, is_new)
    if saved.manifest.get("mode") == EVAL:
        _check_mode(held)
        found.room = holding()
    _plan_states(found, matches, options.params)
    _plan_numbers(found, matches)
    if not options.other_spec:
        _check_all_used(found)
    if options.hypers:
        _plan_hypers(found, matches)
    saved.check()
    return found


def _check_spec(saved: CheckpointSource, held: CheckpointContents) -> None:
    old, new = saved.manifest["text"], spec_text(held.spec)
    if old == new:
        return
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), lineterm="", n=0)
    changed = [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    raise CheckpointError(
        f"it was saved by another spec, @{saved.manifest['spec']}, than @{held.spec.name}; they "
        f"differ (saved -, this one +):\n  "
        + "\n  ".join(changed[:6])
        + "\nother_spec=True takes the states none the less, where they fit"
    )


def _new_states(saved: CheckpointSource) -> Callable[[str], bool]:
    known = {"param", *(key.partition("/")[0] for key in saved.entries)}
    return lambda name: name not in known


def _check_formats(
    saved: CheckpointSource,
    matches: LoadMatches,
    held: CheckpointContents,
    is_new: Callable[[str], bool],
) -> None:
    """Codes are bytes of one type whatever the codec, so that their types do not tell."""
    every: Mapping[str, str] | None = saved.manifest["formats"]
    if every is None:
        return
    own = {row["key"]: row.get("formats", every) for row in saved.parameters}
    tensors, seen = held.storage.tensors, set[tuple[int, str]]()
    for number, key in enumerate(matches.keys):
        here, there = held.formats_of(number), own[key]
        case = int(tensors.variant[number]), repr(there)
        for name in tensors.program_of(number).role_places if case not in seen else ():
            was, now = there.get(name, "a dtype"), here.get(name, "a dtype")
            if was != now and not is_new(name):
                where = f"{tensors.where(number)}: " if len(held.formats) > 1 else ""
                raise CheckpointError(
                    f"{where}%{name} is stored in {now}, when saved in {was}; {_REMEDY}"
                )
        seen.add(case)


def _check_pending(matches: LoadMatches, held: CheckpointContents) -> None:
    if matches.pending and ENTRY not in held.spec.entries:
        raise CheckpointError(
            f"it has accumulated gradients, which @{held.spec.name} has no entry '{ENTRY}' to go "
            f"on with: put that stage before the optimizer, or save after a step"
        )


def _check_mode(held: CheckpointContents) -> None:
    if EVAL not in held.spec.entries:
        raise CheckpointError(
            f"it was saved in evaluation, and @{held.spec.name} has no entry '{EVAL}' to go on "
            f"with: save after train()"
        )


def _plan_states(found: LoadPlan, matches: LoadMatches, params: bool) -> None:
    storage = found.held.storage
    for number, key in enumerate(matches.keys):
        where = storage.tensors.where(number)
        mine = [*states_of(storage, number), *([param_of(storage, number)] if params else [])]
        mine += found.room[number] if found.room else []
        for tensor in (t for t in mine if not found.is_new(t.key)):
            entry = _entry(found.saved, f"{tensor.key}/{key}", tensor, f"{where}, %{tensor.key}")
            found.arrays.append((entry, tensor))


def _check_all_used(found: LoadPlan) -> None:
    used = {entry.key for entry, _ in found.arrays} | {name for name, *_ in found.numbers}
    left = [key for key in found.saved.entries if key not in used and not key.startswith("param/")]
    if left:
        raise CheckpointError(
            f"the optimizer has no place for {', '.join(left[:6])}; other_spec=True leaves them out"
        )


def _entry(saved: CheckpointSource, key: str, tensor: StoredTensor, what: str) -> CheckpointTensor:
    entry = saved.entries.get(key)
    if entry is None:
        hint = "save with params=True to have the parameters"
        if tensor.key != "param":
            hint = "new_states=True leaves states that no tensor has there as they start"
        raise CheckpointError(f"it has no '{key}', for {what}; {hint}")
    dims = tensor.dims
    if (entry.dtype, entry.dims) != (tensor.dtype, dims):
        raise CheckpointError(
            f"{what} is {TAGS[tensor.dtype]} {dims}, when saved {TAGS[entry.dtype]} {entry.dims}; "
            f"{_REMEDY}"
        )
    return entry


def _plan_numbers(found: LoadPlan, matches: LoadMatches) -> None:
    """The numbers of the step, and of each group."""
    groups = len(found.saved.manifest["groups"])
    for number in (n for n in numbers_of(found.held.storage) if not found.is_new(n.key)):
        name, per_group = number.key, number.array.ndim
        saved = replace(number, array=np.empty((groups,) if per_group else (), number.array.dtype))
        entry = _entry(found.saved, name, saved, f"%{name}")
        found.saved.read(entry, saved.array)
        cells = saved.array.view(np.float64)
        if not per_group:
            found.numbers.append((name, None, float(cells)))
        for group, sources in enumerate(matches.sources if per_group else ()):
            if sources:
                value = agreed(cells.tolist(), sources, f"%{name}", group)
                found.numbers.append((name, group, value))


def _plan_hypers(found: LoadPlan, matches: LoadMatches) -> None:
    groups: list[Mapping[str, Any]] = found.saved.manifest["groups"]
    for group, sources in enumerate(matches.sources):
        for name in found.held.storage.slots.hypers[group] if sources else ():
            values = [g["hypers"].get(name) for g in groups]
            value = agreed(values, sources, f"'{name}'", group)
            if value is not None:
                _check_range(found.held, name, value, group)
                found.hypers.append((group, name, value))


def _check_range(held: CheckpointContents, name: str, value: float, group: int) -> None:
    within = next((r.range for r in held.spec.roles if r.name == name), None)
    if within is not None and value not in within:
        raise CheckpointError(
            f"group {group}: '{name}' must be in {within}, when saved it was {value}; "
            f"hypers=False keeps the optimizer's own"
        )
