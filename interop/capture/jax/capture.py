"""A factory of optax becomes a spec: traced at several ranks and shapes, then proved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....ir.errors import CaptureError, LowerError
from ..captured_spec import CapturedSpec, captured_spec
from ..literals import at_shapes, shapes_for
from ..proof.prove import ProofError, prove
from ..ranks import RankRecordings, one_spec
from ..recording import Recording
from .factory import Factory, factory_of
from .reference import JaxReference
from .step import recorded_step

_ROUNDED = 3e-7  # literals of a jaxpr are f32
_LARGE = ((130, 129), (128, 140))  # some options decide by sizes of a hundred and more


def capture_optax(source: Any, options: Mapping[str, Any], proved: bool = True) -> CapturedSpec:
    """The spec of a factory of gradient transformations with its arguments, or of one that is made.

    Numbers among the arguments are hyper-parameters under their names. A rank at which the
    original, the capture or its kernels fail is left out and reported. Raises CaptureError.
    """
    factory = _traceable(factory_of(source, options))
    ranks = RankRecordings(lambda rank: _at_rank(factory, rank))
    ranks.read(1, 2)
    if ranks.has_axes:
        ranks.read(3, 4)
    while True:
        try:
            return _captured(factory, ranks, proved)
        except CaptureError as error:
            _tell_apart(ranks, error)


def _tell_apart(ranks: RankRecordings, error: CaptureError) -> None:
    """After a failure: another rank is captured by itself, or a high one is left out; or raises."""
    reads = ranks.recordings
    left = [rank for rank in (0, 3, 4) if rank not in reads and rank not in ranks.refused]
    rank = error.rank if isinstance(error, ProofError) else [*left, max(reads, default=0)][0]
    if rank not in reads and rank not in ranks.refused:
        ranks.read(rank)
    elif rank > 2 and rank in reads:
        ranks.leave_out(rank, error)
    else:
        raise error


def _captured(factory: Factory, ranks: RankRecordings, proved: bool) -> CapturedSpec:
    if not ranks.recordings:
        raise ranks.refused[2]
    recordings = list(ranks.recordings.values())
    spec = one_spec(factory.name, recordings, _doc(factory), ranks.refused)
    try:
        proof = prove(spec, JaxReference(factory), groups=1, shapes=(_LARGE,)) if proved else None
    except LowerError as error:
        raise CaptureError(str(error)) from error
    plain = (bool, int, float, str, type(None))
    baked = {name: v for name, v in factory.others.items() if isinstance(v, plain)}
    return captured_spec(spec, (), ranks.refused, proof, baked)


def _traceable(factory: Factory) -> Factory:
    """The factory with numbers fixed that its Python code converts or branches on."""
    try:
        recorded_step(factory, (3, 2))
        return factory
    except CaptureError as error:
        fixed = {name for name in factory.numbers if not _is_traced(factory, name)}
        if not fixed or len(fixed) == len(factory.numbers):
            raise error
        return factory.with_fixed(fixed)


def _is_traced(factory: Factory, name: str) -> bool:
    try:
        recorded_step(factory.with_fixed(set(factory.numbers) - {name}), (3, 2))
    except CaptureError:
        return False
    return True


def _at_rank(factory: Factory, rank: int) -> Recording:
    """Return the recording at one rank, with sizes told apart from literals."""
    first, *others = map(_falling, shapes_for(rank))

    def recorded(shape: tuple[int, ...]) -> Recording:
        return recorded_step(factory, shape)

    return at_shapes([recorded(first)], others, recorded, _ROUNDED)


def _falling(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The largest size first, always: some optimizers choose axes by their sizes."""
    return tuple(sorted(shape, reverse=True))


def _doc(factory: Factory) -> str:
    given = factory.arguments({})
    arguments = ", ".join(f"{name}={value!r}" for name, value in given.items())
    fixed = [n for n, v in factory.others.items() if type(v) in (int, float)]
    text = f"Captured from {factory.home}{factory.name}({arguments})."
    return text + "".join(f"\nAs captured: {name} is {factory.others[name]!r}." for name in fixed)
