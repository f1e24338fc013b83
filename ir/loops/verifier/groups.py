"""L18: memory shared by the lanes of a group, in nests that are printed.

L18 Only the first lane of a group stores. A barrier stands between such a store and a load of the
    place by all lanes before it, or a fold that implies one: of several warps, or of groups in
    rounds. A team of several warps has two folds in an iteration, or a barrier, since the next
    iteration's folds use the same cells. No fold follows the last one in a scratch, which stands
    in no loop.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...errors import Diagnostic
from ...lowered.tables import Place, PlaceKind
from ..mappings import Lane, ThreadGroup, Threads, is_wide
from ..nest import Barrier, Fold, FoldList, FoldShared, For, Load, Nest, Store
from ..walk import is_round, uses_scratch
from .sites import StatementSite

_OF_GROUP = (ThreadGroup, Lane, Threads)


def shared(_: Nest, sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    """L18."""
    yield from _stores(sites)
    yield from _folds_of_teams(sites)
    yield from _last_folds(sites)


def _stores(sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    loaded: dict[Place, For] = {}  # by all lanes, since their last barrier
    for site in sites:
        around = site.inside(*_OF_GROUP)
        group = site.inside(ThreadGroup)
        if group is None:
            loaded.clear()
            continue
        is_alone = around is not None and around is not group
        match site.stmt:
            case Store(place=place) if not is_alone and place.kind != PlaceKind.HELD:
                yield site.error("L18", "every lane of the group stores it, not its first one")
            case Store(place=place) if loaded.get(place) is group:
                yield site.error("L18", "all lanes load the place above: no barrier is between")
            case Load(place=place) if not is_alone:
                loaded[place] = group
            case Barrier(of_warp) if not (of_warp and is_wide(group.mapping)):
                loaded.clear()
            case Fold() if is_round(group) or is_wide(group.mapping):
                loaded.clear()
            case _:
                pass


def _folds_of_teams(sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    seen = set[str]()
    for site in sites:
        loop = site.stmt
        if not (isinstance(loop, For) and is_wide(loop.mapping)):
            continue
        folds = [s for s in loop.body if isinstance(s, Fold)]
        for fold in folds:
            if fold.value in seen:
                yield site.error("L18", f"%{fold.value} is a fold of two teams, which share cells")
            seen.add(fold.value)
        barriers = [s for s in loop.body if isinstance(s, Barrier) and not s.of_warp]
        if len(folds) == 1 and not barriers:
            what = "its cells are used again in the next iteration: no barrier is between"
            yield site.error("L18", f"%{folds[0].value} is the only fold of the team, and {what}")


def _last_folds(sites: tuple[StatementSite, ...]) -> Iterator[Diagnostic]:
    folds = [s for s in sites if uses_scratch(s.stmt)]
    for number, site in enumerate(folds):
        assert isinstance(site.stmt, FoldList | FoldShared)
        if site.stmt.last and (site.loops or folds[number + 1 :]):
            yield site.error("L18", "another fold uses the scratch behind it")
