"""The ranks that this process is one of, as it was started."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from .alone import SingleRank
from .protocol import Ranks

_BY_MPI = ("OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK")  # what launchers of MPI set


def given_or_here(ranks: Ranks | None) -> Ranks:
    """The ranks that were given, else those of this process. Raises TypeError."""
    if ranks is None:
        return ranks_here()
    given: object = ranks
    if isinstance(given, type) or not all(hasattr(given, n) for n in ("count", "rank", "gather")):
        raise TypeError(
            f"ranks: expected ranks, such as TorchRanks(group) of stepfuse.ranks.of_torch or "
            f"MpiRanks(communicator) of stepfuse.ranks.of_mpi, got {given!r:.80}"
        )
    return ranks


def ranks_here() -> Ranks:
    """Those of torch.distributed where it has begun, of MPI under its launcher, else one alone.

    Raises ImportError under MPI's launcher where mpi4py is not installed.
    """
    distributed = sys.modules.get("torch.distributed")
    if distributed is not None and distributed.is_available() and distributed.is_initialized():
        found: Ranks = import_module(".of_torch", __package__).TorchRanks()
        return found
    if any(name in os.environ for name in _BY_MPI):
        found = import_module(".of_mpi", __package__).MpiRanks()
        return found
    return SingleRank()
