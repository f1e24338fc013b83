"""A spec's optimizers as optax makes its own: a function of hyper-parameters."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from ...compiler import as_spec
from ...ir.graph import Spec
from ...ir.roles import RoleKind, must_be_given
from .optimizer import Fused, optimizer


def factory(
    spec: Spec | Any, *, policy: str = "strict", dtypes: str = "", threads: int | None = None
) -> Callable[..., Fused]:
    """A function from a spec's hyper-parameters to its optimizer, as optax's `adamw` is one.

    `optax.inject_hyperparams` takes it, and reads the names and defaults off its signature.
    """
    declared = as_spec(spec)

    def make(**hypers: Any) -> Fused:
        return optimizer(spec, policy=policy, dtypes=dtypes, threads=threads, **hypers)

    keyword, empty = inspect.Parameter.KEYWORD_ONLY, inspect.Parameter.empty
    roles = declared.of_kind(RoleKind.HYPER, RoleKind.STATIC)
    make.__name__ = declared.name
    make.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(r.name, keyword, default=empty if must_be_given(r) else r.default)
            for r in roles
        ]
    )
    return make
