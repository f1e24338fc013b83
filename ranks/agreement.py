"""Ranks that disagree are refused before anything moves: all of them, with one sentence.

Every rank states its arguments as facts in their order; a digest of them goes to all. Only where
digests differ do the facts go too, to name the first that is not rank 0's.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import numpy as np

from ..ir.arrays import Array
from ..ir.errors import BindError
from .protocol import CompletedHandle, Handle, Ranks, RanksError

Fact = tuple[str, str]  # of what, and what it is here


class Agreement:
    """Digests that have begun to go to all ranks. `key` is a text that differs where facts do.

    A `vote` goes with each; when they have come, `vote` is whether there was one on any rank.
    """

    def __init__(
        self,
        ranks: Ranks,
        key: str,
        facts: Callable[[], Sequence[Fact]],
        phase: str,
        vote: bool = False,
    ) -> None:
        self._ranks, self._facts, self._phase, self.vote = ranks, facts, phase, vote
        self._begun: Handle = CompletedHandle()
        self._every: list[Array] = []
        if ranks.count > 1:
            digest = hashlib.sha256(key.encode()).digest()
            self._every = [np.zeros(len(digest) + 1, np.uint8) for _ in range(ranks.count)]
            self._own = np.frombuffer(bytearray((*digest, vote)), np.uint8)
            self._begun = ranks.gather(self._own, self._every, phase)

    def wait(self) -> None:
        """Raises BindError on every rank where the facts differ, naming rank and fact; RanksError.

        May be called again.
        """
        self._begun.wait()
        self.vote = self.vote or any(one[-1] for one in self._every)
        if all(np.array_equal(one[:-1], self._every[0][:-1]) for one in self._every):
            return
        ranks, phase, text = self._ranks, self._phase, json.dumps(self._facts()).encode()
        sizes = gathered(ranks, len(text).to_bytes(8, "little"), [8] * ranks.count, phase)
        lengths = [int.from_bytes(size.tobytes(), "little") for size in sizes]
        texts = gathered(ranks, text, lengths, phase)
        raise BindError(_said([json.loads(one.tobytes()) for one in texts]))


def check_agreement(
    ranks: Ranks, key: str, facts: Callable[[], Sequence[Fact]], phase: str
) -> None:
    """An agreement that is waited for. Raises BindError, RanksError."""
    Agreement(ranks, key, facts, phase).wait()


@contextmanager
def telling(ranks: Ranks, what: str, phase: str) -> Generator[None]:
    """Tell the other ranks of an error raised within: they are to agree behind it.

    Raises that error where all ranks have it, else BindError; RanksError.
    """
    try:
        yield
    except RanksError:
        raise
    except Exception as error:  # any: the others would wait for this rank
        told = str(error.args[0] if isinstance(error, KeyError) and error.args else error)
        check_agreement(ranks, f"refused: {told}", lambda: [(what, told)], phase)
        raise


@contextmanager
def agreeing(ranks: Ranks, what: str, phase: str) -> Generator[None]:
    """Each does the same; where it is refused to one, all raise, naming that one and why.

    Raises that error where all ranks have it, else BindError; RanksError.
    """
    with telling(ranks, what, phase):
        yield
    check_agreement(ranks, "", lambda: [(what, "it fits")], phase)


def gathered(ranks: Ranks, own: bytes, sizes: Sequence[int], phase: str) -> list[Array]:
    """The bytes of every rank, of which all know how many they are."""
    found = [np.zeros(size, np.uint8) for size in sizes]
    ranks.gather(np.frombuffer(bytearray(own), np.uint8), found, phase).wait()
    return found


def gathered_arrays(ranks: Ranks, own: Array, phase: str) -> list[Array]:
    """Every rank's array, of a shape and dtype that all have."""
    every = gathered(ranks, own.tobytes(), [own.nbytes] * ranks.count, phase)
    return [one.view(own.dtype).reshape(own.shape) for one in every]


def check_as_before(own: Ranks, ranks: Ranks, remedy: str = "") -> None:
    """Refuses ranks of another count, or in another order, than before (BindError)."""
    if (ranks.count, ranks.rank) != (own.count, own.rank):
        raise BindError(
            f"expected ranks as before, rank {own.rank} of {own.count}, got rank {ranks.rank} of "
            f"{ranks.count}{remedy}"
        )


@contextmanager
def putting_back(arrays: Sequence[Any]) -> Generator[None]:
    """Restore the contents of arrays, or tensors, where an error is raised within."""
    kept = [deepcopy(array) for array in arrays]
    try:
        yield
    except BaseException:
        for array, own in zip(arrays, kept, strict=True):
            array[...] = own
        raise


def array_of_first(ranks: Ranks, param: Array, phase: str) -> None:
    """Store rank 0's array to those of the others. Raises RanksError."""
    buffer = np.ascontiguousarray(param).reshape(-1).view(np.uint8).copy()
    ranks.broadcast(buffer, 0, phase).wait()
    param[...] = buffer.view(param.dtype).reshape(param.shape)


@contextmanager
def beginning_alike(
    ranks: Ranks,
    params: Sequence[Any],
    phase: str,
    of_first: Callable[[Ranks, Any, str], None] = array_of_first,
) -> Generator[None]:
    """Every rank has rank 0's parameters, within; where that fails, its own again.

    Their shapes are known to be equal; tensors come by an `of_first` of theirs. Raises RanksError.
    """
    with putting_back(params if ranks.rank else ()):
        for param in params if ranks.count > 1 else ():
            of_first(ranks, param, phase)
        yield


def _said(every: Sequence[Sequence[Fact]]) -> str:
    """The first difference from rank 0, in the order of the facts."""
    wanted = every[0]
    for rank, facts in enumerate(every):
        for (what, mine), (_, own) in zip(facts, wanted, strict=False):
            if mine != own:
                return f"ranks disagree on {what}: {mine} on rank {rank}, {own} on rank 0"
        if len(facts) != len(wanted):
            more = max(facts, wanted, key=len)[min(len(facts), len(wanted))]
            return (
                f"ranks disagree: rank {rank} has {len(facts)} facts, rank 0 {len(wanted)}; the "
                f"first that one lacks is {more[0]}"
            )
    raise AssertionError("digests differ where facts do not")
