"""An optimizer that steps the parts of this rank, with gradients that are there already."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from ..array_optimizer import Optimizer
from ..ir.arrays import Array
from ..ir.errors import BindError, path_of
from ..runtime.checkpoint.load import Loading, Options
from ..runtime.checkpoint.shards import ShardedCheckpoint, opened
from ..runtime.launch.prepared_step import PreparedStep
from ..runtime.turn import exclusive
from .agreement import agreeing, check_agreement
from .checkpoints import save_shared
from .protocol import Ranks
from .spans.span_table import SpanTable
from .step.sharded_storage import sharded, table_for


class RankOptimizer(Optimizer):
    """Steps this rank's spans of arrays that every rank has whole, and brings the others'.

    Raises BindError for what ranks cannot share, and as `Optimizer` does.
    """

    def __init__(self, params: Iterable[Any], spec: Any, ranks: Ranks, **options: Any) -> None:
        self._ranks = ranks
        self._table: SpanTable | None = None
        super().__init__(params, spec, **options)

    @property
    def spans(self) -> SpanTable:
        """Who owns what."""
        assert self._table is not None, "the constructor deals"
        return self._table

    def bring_params(self) -> None:
        """Every rank gets the spans that the others have stepped. Raises RanksError."""
        every = range(self._ranks.count)
        arrays = [[self._part(s.tensor, s.first, s.count) for s in self.spans.of(r)] for r in every]
        buffers = [np.zeros(sum(a.nbytes for a in mine), np.uint8) for mine in arrays]
        own = np.concatenate([np.zeros(0, np.uint8), *arrays[self._ranks.rank]])
        self._ranks.gather(own, buffers, "the gather of parameters").wait()
        for rank in (r for r in every if r != self._ranks.rank):
            at = 0
            for part in arrays[rank]:
                part[...] = buffers[rank][at : at + part.nbytes]
                at += part.nbytes

    @exclusive
    def save(
        self, path: str | Path, *, params: bool = False, extra: Mapping[str, Any] | None = None
    ) -> None:
        """Saves a folder that all ranks see, a file of each and an index: all of it, or nothing.

        All ranks save together; else as `Optimizer.save`. Until the index is on the disk, the
        checkpoint that was there stays. Raises RanksError too, and leaves what was there.
        """
        with agreeing(self._ranks, "the optimizer", "a save"):
            held, folder = self._whole(params), path_of(path, "a checkpoint's folder")
        save_shared(self._ranks, folder, held, params, extra or {})

    @contextmanager
    def _loading(self, source: Any, options: Options) -> Generator[Loading]:
        """Each reads its own cells, of a folder or of a file; all of them fit, or none is loaded.

        Of the files in a folder each checks some.
        """
        ranks, phase = self._ranks, "a load"
        with ExitStack() as stack:
            with agreeing(ranks, "the checkpoint", phase):
                saved = stack.enter_context(opened(path_of(source, "a checkpoint")))
                if isinstance(saved, ShardedCheckpoint):
                    saved = replace(saved, checked=(ranks.rank, ranks.count))
                found = stack.enter_context(super()._loading(saved, options))
            fact = "the checkpoint's manifest", saved.digest
            check_agreement(ranks, saved.digest, lambda: [fact], phase)
            yield found

    def snapshot(self, *_: Any, **__: Any) -> Any:
        """Raises BindError."""
        raise _not_shared("snapshot")

    def restore(self, *_: Any, **__: Any) -> Any:
        """Raises BindError."""
        raise _not_shared("restore")

    def accumulate(self, *_: Any, **__: Any) -> Any:
        """Raises BindError."""
        raise _not_shared("accumulate")

    def add_group(self, *_: Any, **__: Any) -> Any:
        """Raises BindError."""
        raise _not_shared("add_group")

    def eval(self) -> Any:
        """Raises BindError."""
        raise _not_shared("eval")

    def overflow(self) -> Any:
        """Raises BindError."""
        raise _not_shared("overflow")

    def _part(self, tensor: int, first: int, count: int) -> Array:
        """The bytes of a span of a parameter."""
        flat = self._storage.params[tensor].reshape(-1)
        return flat[first : first + count].view(np.uint8)

    def explain(self) -> str:
        """What a step does, and what of it is this rank's."""
        own = list(self.spans.of(self._ranks.rank))
        elements, whole = sum(s.count for s in own), int(self.spans.counts.sum())
        return (
            f"{super().explain()}\nrank {self._ranks.rank} of {self._ranks.count} owns {elements} "
            f"of {whole} elements, in {len(own)} spans"
        )

    def _bound(self) -> PreparedStep:
        if self._staging is not None:
            raise BindError("ranks do not share parameters that are elsewhere; give arrays")
        if self._table is None:
            self._table = table_for(self._storage, self._ranks.count)
            self._storage = sharded(self._storage, self._ranks, self._table)
        return super()._bound()


def _not_shared(name: str) -> BindError:
    return BindError(
        f"{name}: ranks do not share this yet: each has the states of its own spans alone"
    )
