"""Names of functions in our own models: an op, the axes that it reduces, the domain it goes to.

`mean_over_1_to_row_f32` is a mean over axis 1; at rank 2, domains may have the same axes, and the
name says which one is meant.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.types import DOMAINS, TENSOR, Domain, axis_names, parse_domain

RULES_DOMAIN = "stepfuse.rules"
OPS_DOMAIN = "stepfuse.ops"
_SET = "axes_"  # before the axes of a domain that has no name


def reduction_name(op: str, axes: Sequence[int] | None, target: Domain) -> str:
    """The name of a reduction over axes (None: all); of a tensor to one number, none is said."""
    parts = [op, *(() if axes is None else ("over", *map(str, axes)))]
    if target != TENSOR and target.block is None:
        parts += ["to", _word(target)]
    return "_".join(parts)


def _word(domain: Domain) -> str:
    """A domain as a part of a name."""
    known = next((name for name, each in DOMAINS.items() if each == domain), "")
    return known or _SET + "_".join(axis_names(domain))


def domain_of(word: str) -> Domain:
    """The domain that a part of a name says."""
    if word in DOMAINS:
        return DOMAINS[word]
    return parse_domain("{" + word.removeprefix(_SET).replace("_", ", ") + "}")
