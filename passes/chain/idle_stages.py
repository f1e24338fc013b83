"""Refuses a chain in which a stage can do nothing where it stands.

The purpose of a stage is read off its graphs.

1. Roles that a stage forwards are for the stages behind it: one of them has to read one before
   another replaces it. This holds of a stage that guards or stores as well: what it counts or
   averages serves what it forwards.
2. A stage that only guards is for the updates behind it: one of them has to be a store that is
   not `always`.
3. A stage that only stores needs nobody, and one that wraps is for the optimizer before it.
4. A chain that stores no parameter is a stage itself, and is judged in the chain it joins.

    chain(sgd, clip_by_global_norm)    -->    error: it rewrites %grad, which no later stage reads
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Spec


def check_order(stages: Sequence[Spec]) -> None:
    """Raises ValueError, with the order that works, for a stage that can do nothing."""
    if not any(_moves_param(stage) for stage in stages):
        return
    for index in range(len(stages) - 1, -1, -1):  # a reader that is idle itself is found first
        why = _idle(stages[index], stages[index + 1 :])
        if why:
            raise ValueError(
                f"{stages[index].name} can do nothing {_where(stages, index)}: {why}; "
                f"{_remedy(stages, index)}"
            )


def _idle(stage: Spec, later: Sequence[Spec]) -> str:
    """Why a stage has no effect on those behind it; empty where it has, or needs none."""
    if any(graph.wraps for graph in stage.graphs):
        return ""
    graphs = stage.variants()
    forwards = dict.fromkeys(u.role for g in graphs for u in g.updates if u.forward)
    if forwards and not any(_is_read(role, later) for role in forwards):
        return f"it rewrites {', '.join(f'%{r}' for r in forwards)}, which no later stage reads"
    guards = any(g.guard is not None for g in graphs)
    if guards and not forwards and not any(map(_can_be_held_back, later)):
        return "it guards the updates of later stages, and there are none"
    return ""


def _is_read(role: str, later: Sequence[Spec]) -> bool:
    for stage in later:
        if any(role in graph.reads for graph in stage.graphs):
            return True
        if all(any(u.role == role and u.guard is None for u in g.updates) for g in stage.graphs):
            return False
    return False


def _can_be_held_back(stage: Spec) -> bool:
    return any(not u.forward and not u.always for g in stage.variants() for u in g.updates)


def _moves_param(stage: Spec) -> bool:
    return any(u.role == "param" and not u.forward for g in stage.variants() for u in g.updates)


def _where(stages: Sequence[Spec], index: int) -> str:
    before = [s.name for s in stages[:index] if _moves_param(s)]
    return f"behind {before[-1]}" if before else "here"


def _remedy(stages: Sequence[Spec], index: int) -> str:
    """The chain with the stage before the first optimizer, or without it."""
    moving = [number for number in range(index) if _moves_param(stages[number])]
    names = [s.name for s in stages]
    if not moving:
        return "leave it out"
    stage = names.pop(index)
    names.insert(moving[0], stage)
    return f"put it before {stages[moving[0]].name}: chain({', '.join(map(repr, names))})"
