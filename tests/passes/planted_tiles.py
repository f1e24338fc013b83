"""Faults planted in programs whose passes keep values in tiles: as in `planted_programs`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stepfuse.ir.lowered.program import ElementLoad, Program, Sweep
from stepfuse.ir.lowered.tables import PlaceKind

from tests.passes.planted_programs import Mutator, with_kernel


def _tiled(program: Program) -> Iterator[tuple[int, Sweep]]:
    return ((n, sweep) for n, sweep in enumerate(program.sweeps) if sweep.tile)


def _keeps(program: Program, sweep: int, kernel: int, keeps: tuple[ElementLoad, ...]) -> Program:
    old = program.sweeps[sweep].kernels[kernel]
    return with_kernel(program, old, replace(old, keeps=keeps))


def never_filled(program: Program) -> Iterator[Program]:
    """A buffer that a later pass loads, and none fills."""
    for n, sweep in _tiled(program):
        for q, kernel in enumerate(sweep.kernels):
            for index in range(len(kernel.keeps)):
                keeps = (*kernel.keeps[:index], *kernel.keeps[index + 1 :])
                yield _keeps(program, n, q, keeps)


def filled_with_another(program: Program) -> Iterator[Program]:
    """Two values of one dtype, each in the other's buffer."""
    for n, sweep in _tiled(program):
        for q, kernel in enumerate(sweep.kernels):
            for one, two in zip(kernel.keeps, kernel.keeps[1:], strict=False):
                if one.place.dtype == two.place.dtype:
                    rest = tuple(x for x in kernel.keeps if x not in (one, two))
                    swapped = replace(one, value=two.value), replace(two, value=one.value)
                    yield _keeps(program, n, q, (*rest, *swapped))


def overlapping(program: Program) -> Iterator[Program]:
    """A buffer that begins before the one before it ends."""
    for n, sweep in _tiled(program):
        for q, kernel in enumerate(sweep.kernels):
            for load in (x for x in kernel.keeps if x.place.index):
                at = load.place.index - load.place.dtype.bytes
                moved = replace(load, place=replace(load.place, index=at))
                keeps = tuple(moved if x is load else x for x in kernel.keeps)
                yield _keeps(program, n, q, keeps)


def small_tile(program: Program) -> Iterator[Program]:
    """A tile that a row may be longer than, or none at all."""
    for n, sweep in _tiled(program):
        for tile in (0, 1, 31):
            sweeps = list(program.sweeps)
            sweeps[n] = replace(sweep, tile=tile)
            yield replace(program, sweeps=tuple(sweeps))


def prefetched_buffer(program: Program) -> Iterator[Program]:
    """A pass that prefetches what is no array."""
    for _, sweep in _tiled(program):
        for kernel in sweep.kernels:
            for load in (x for x in kernel.loads if x.place.kind == PlaceKind.KEPT):
                asked = replace(kernel, prefetch=(*kernel.prefetch, load.place))
                yield with_kernel(program, kernel, asked)


PLANTED: dict[Mutator, str] = dict.fromkeys(
    (never_filled, filled_with_another, overlapping, small_tile, prefetched_buffer), "L12"
)
