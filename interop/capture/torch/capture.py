"""A torch optimizer becomes a spec: recorded at several ranks and shapes, then proved."""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

import torch

from ....ir.errors import CaptureError, LowerError, VerifyError
from ....ir.graph import Spec
from ....ir.roles import RoleKind
from ..branches import reads_of
from ..captured_spec import CapturedSpec, captured_spec
from ..literals import at_shapes, check_same, shapes_for
from ..multi_tensor import by_group, first_alone, needed
from ..operations import EVERY
from ..proof.prove import Proof, ProofError, prove
from ..ranks import RankRecordings, one_spec
from ..recording import Recording
from .leaves import Leaf, own_attributes
from .numbers import AS_A_COUNT
from .original import SLOW_PATHS, Original, original_of, parameters
from .read import RecordedStep, read_step
from .reference import TorchReference

_TWINS = 2  # tensors that say what is computed over all
_HIGHEST = 5  # rank that is recorded where a step asks for the rank
_PLAIN = 2  # the highest rank that is recorded always, and among other parameters
_AMONG = 3  # tensors beside which one is stepped as it is alone
_GROUPS = 3  # in a proof, with other options each
_ONE_GROUP = "\nAs captured: all parameters are of one group."


@dataclass(frozen=True, slots=True)
class CaptureResult:
    """A captured spec, its original, and the recordings at each rank.

    `several`: proved with several groups of parameters; else with one.
    """

    spec: CapturedSpec
    original: Original
    reads: Mapping[int, RecordedStep]
    several: bool


@dataclass(frozen=True, slots=True)
class _Wish:
    """The request of a capture; `counters`: with kept numbers that nothing needs."""

    original: Original
    doc: str
    proved: bool
    counters: bool


class _Ranks(RankRecordings):
    """The recording at each rank, over some tensors side by side."""

    def __init__(self, wish: _Wish, tensors: int = 1) -> None:
        super().__init__(self._recorded)
        self.wish, self.tensors = wish, tensors
        self._steps: dict[int, RecordedStep] = {}

    @property
    def reads(self) -> dict[int, RecordedStep]:
        """The recorded steps."""
        return {rank: self._steps[rank] for rank in self.recordings}

    def _recorded(self, rank: int) -> Recording:
        # Low ranks are recorded among other tensors, too, and so is the first that is there.
        among = self.tensors == 1 and (rank <= _PLAIN or not self.recordings)
        self._steps[rank], found = _at_rank(self.wish.original, rank, self.tensors, among)
        return found

    def of(self, recordings: dict[int, Recording]) -> _Ranks:
        """The same with other recordings."""
        found = copy(self)
        found.recordings, found.refused = recordings, dict(self.refused)
        return found


def capture_torch(
    cls_or_factory: Any, options: Mapping[str, Any], proved: bool = True
) -> CapturedSpec:
    """The spec of a torch optimizer with its options. Raises CaptureError."""
    original = original_of(cls_or_factory, options)
    return read_torch(original, doc_of(original, options), proved).spec


def read_torch(
    original: Original, doc: str, proved: bool = True, counters: bool = False
) -> CaptureResult:
    """The spec of a torch optimizer, and its sources. Raises CaptureError.

    It is recorded at ranks 1 and 2; at 3 and 4 if a matrix has rows and columns of its own, and
    at all where the proof finds that these do not stand for others.
    """
    try:
        return _read(_Wish(original, doc, proved, counters))
    except ProofError as error:
        raise error.explained() from None


def _read(wish: _Wish) -> CaptureResult:
    ranks = _Ranks(wish)
    ranks.read(1, 2)
    asked = any("rank" in read.asked for read in ranks.reads.values())
    if asked or ranks.has_axes:
        ranks.read(3, 4)
    if asked:
        ranks.read(0, _HIGHEST)
    try:
        if not wish.proved and _joins_tensors(wish.original):
            return _together(wish)
        return _with_highest(ranks) or _captured(ranks)
    except CaptureError as error:
        if wish.proved and _joins_tensors(wish.original):
            return _together(wish)
        if not ranks.recordings:
            raise
        return _otherwise(ranks, error)


def _with_highest(ranks: _Ranks) -> CaptureResult | None:
    """From recordings with one of the highest rank; None, and it is left out, if that fails."""
    if _HIGHEST in ranks.recordings:
        try:
            return _captured(ranks)
        except ProofError:
            raise
        except CaptureError as error:
            ranks.leave_out(_HIGHEST, error)
    return None


def _joins_tensors(original: Original) -> bool:
    """True if the step computes something over all parameters."""
    try:
        read = read_step(original, shapes_for(2)[0], tensors=_TWINS)
    except CaptureError:
        return False
    return any(operation.gone >= EVERY for operation in first_alone(read.recording).operations)


def _together(wish: _Wish) -> CaptureResult:
    """Capture values of all parameters together: over the step, over a group, or in one group."""
    ranks = _Ranks(wish, _TWINS)
    ranks.read(1, 2)
    if ranks.has_axes:
        ranks.read(3, 4)
    groups = ranks.of({rank: by_group(found) for rank, found in ranks.recordings.items()})
    why: CaptureError | None = None
    for tried, several in ((ranks, True), (groups, True), (ranks, False)):
        try:
            if tried is ranks and several:
                _check_groups(ranks)
            return _captured(tried, several)
        except CaptureError as error:
            why = error
    assert why is not None
    raise why


def _check_groups(ranks: _Ranks) -> None:
    """Refuses a step that is another one over parameters of several groups (CaptureError)."""
    for rank, read in ranks.reads.items():
        shape = shapes_for(rank)[0]
        apart = read_step(ranks.wish.original, shape, tensors=ranks.tensors, apart=True).recording
        check_same(first_alone(read.recording), first_alone(apart))


def _otherwise(ranks: _Ranks, why: CaptureError) -> CaptureResult:
    """From recordings at all ranks; else of vectors and matrices alone."""
    ranks.read(*range(5))
    low = ranks.of(dict(ranks.recordings))
    for rank in (3, 4):
        low.leave_out(rank, why)
    for tried in (ranks, low):
        try:
            return _captured(tried)
        except CaptureError:
            continue
    raise why


def _captured(ranks: _Ranks, several: bool = True) -> CaptureResult:
    """The spec of the recordings, proved with `several` groups of parameters or with one."""
    wish, reads = ranks.wish, ranks.reads
    if not ranks.recordings:
        raise ranks.refused.get(2) or next(iter(ranks.refused.values()))
    name, recordings = _name(wish.original.name), list(ranks.recordings.values())
    notes = {read.note: None for read in reads.values()}
    doc = wish.doc + "".join(notes) + _ONE_GROUP * (not several)
    try:
        spec = one_spec(name, recordings, doc, ranks.refused, wish.counters)
        proof = (
            proof_of(spec, wish.original, reads, _GROUPS if several else 1) if wish.proved else None
        )
        hypers = {role.name for role in spec.of_kind(RoleKind.HYPER)}
        baked = _baked(wish.original, next(iter(reads.values())), hypers)
        joined = [(read.recording, read.joined) for read in reads.values()]
        made = captured_spec(spec, joined, ranks.refused, proof, baked)
        return CaptureResult(made, wish.original, reads, several)
    except (LowerError, VerifyError) as error:
        raise CaptureError(f"the recorded step has no graph: {error}") from error


def _at_rank(
    original: Original, rank: int, tensors: int, among_others: bool
) -> tuple[RecordedStep, Recording]:
    """Return the recording at one rank, with sizes told apart from literals."""
    first, *others = shapes_for(rank)
    try:
        read, whole = read_step(original, first, tensors=tensors), False
    except CaptureError as error:
        if "TypeError" not in error.op and AS_A_COUNT not in error.op:
            raise
        read, whole = read_step(original, first, whole=True, tensors=tensors), True

    def recorded(shape: tuple[int, ...], number: int = tensors) -> Recording:
        return first_alone(read_step(original, shape, whole, number).recording)

    found = [first_alone(read.recording)]
    if tensors > 1:
        found.append(recorded(first, tensors + 1))
    elif among_others:
        for apart in (False, True):
            among = read_step(original, first, whole, _AMONG, apart).recording
            check_same(needed(found[0]), first_alone(among))
        if "dtype" in read.asked:
            read = replace(read, note=_of_other_dtype(original, first, whole, found[0]))
    return read, at_shapes(found, others, recorded)


def _of_other_dtype(
    original: Original, shape: tuple[int, ...], whole: bool, found: Recording
) -> str:
    """A note where a step is another one for parameters of bfloat16; "" where it is not."""
    try:
        other = read_step(original, shape, whole, dtype=torch.bfloat16).recording
        check_same(needed(found), needed(other), near=0.02)
    except CaptureError as error:
        at = f" ({error.where})" if error.where else ""
        return f"\nAs captured: for parameters of float32; of bfloat16 they step otherwise{at}."
    return ""


def proof_of(
    spec: Spec, original: Original, reads: Mapping[int, RecordedStep], groups: int
) -> Proof:
    """The proof of a spec beside an original. Raises ProofError.

    All numbers of the groups change, but those whose conditions are as captured.
    """
    leaves: dict[str, Leaf] = {}
    values: dict[str, float] = {}
    kept = {r.name for r in spec.of_kind(RoleKind.STATE)}
    for read in reads.values():
        fixed = {n for c, _ in read.joined.fixed for n in reads_of(read.recording, c.operand)}
        hypers = {r.name for r in spec.of_kind(RoleKind.HYPER)}
        for leaf, name in read.names.items():
            if name in hypers or (name in read.options and name not in fixed):
                leaves[name], values[name] = leaf, float(read.values[leaf])
    states = {
        name: leaf for read in reads.values() for leaf, name in read.names.items()
        if name in kept and _is_in_order(read.recording, name)
    }  # fmt: skip
    converts = any(read.converts for read in reads.values())
    return prove(spec, TorchReference(original, leaves, states, converts), values, groups)


def _baked(original: Original, read: RecordedStep, hypers: Set[str]) -> dict[str, object]:
    """Options of a group and attributes of the optimizer that no role stands for."""
    optimizer = original.over(parameters([(2, 2)], torch.float32, 0))
    group = optimizer.param_groups[0]
    followed = {leaf.path[0] for leaf, name in read.names.items() if name in hypers}
    every = {**own_attributes(optimizer), **group}
    kept = {n: v for n, v in every.items() if n not in (*SLOW_PATHS, *followed)}
    changing = {leaf.path[0] for leaf in read.names if leaf.home not in ("group",)}
    changing |= {leaf.path[0] for leaf, n in read.names.items() if n not in read.options}
    return {n: v for n, v in kept.items() if n not in changing and _is_plain(v)}


def _is_plain(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, (bool, int, float, str))


def _is_in_order(recording: Recording, name: str) -> bool:
    """True if an array of a state has the parameter's axes in their order."""
    flat = [axis for dimension in recording.roles[name].labels for axis in dimension]
    return flat == sorted(flat)


def _name(name: str) -> str:
    return re.sub(r"\W", "_", name).lower().strip("_") or "captured"


def doc_of(original: Original, options: Mapping[str, Any]) -> str:
    """Whose step it is, with its options."""
    given = ", ".join(f"{name}={value!r}" for name, value in options.items())
    return f"Captured from {original.cls.__module__}.{original.name}({given})."
