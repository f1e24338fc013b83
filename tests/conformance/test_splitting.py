"""How the parameters are cut into tensors, and their order, are nothing to what is element-wise."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
import stepfuse

from tests.conformance.subject import Array, class_of, job, normal, steps_of, trained
from tests.conformance.table import rows
from tests.support.inputs.programs import KINDS
from tests.support.oracles.numeric import same_bits

SIZES = np.array([1.0, 10.0, 0.1, 1.0], np.float32)  # of the gradients
# Their means are over an index of the first axis, which a cut along that axis leaves whole.
LAST = {"ranger": -1, "ranger21": -1}
SHAPES = ((9,), (6, 5), (4, 3, 2), ())

Arrange = Callable[[Sequence[Array]], list[Array]]


def halves(arrays: Sequence[Array], axis: int) -> list[Array]:
    """Each array with axes in two, along one of them."""
    pieces = [np.split(a, [a.shape[axis] // 3], axis) if a.ndim else [a] for a in arrays]
    return [np.array(p) for pair in pieces for p in pair]


def whole(pieces: Sequence[Array], axis: int) -> list[Array]:
    """The arrays of which these are the halves."""
    pairs = zip(pieces[:-1:2], pieces[1::2], strict=True)
    return [*(np.concatenate(pair, axis) for pair in pairs), pieces[-1]]


def backwards(arrays: Sequence[Array]) -> list[Array]:
    """Copies, in the other order."""
    return [np.array(a) for a in reversed(arrays)]


def check_splitting(name: str) -> None:
    """Two halves become what the tensor becomes."""
    axis = LAST.get(name, 0)
    halved = _after(name, lambda arrays: halves(arrays, axis))
    assert _same(name, whole(halved, axis), _after(name, list))


def check_permuting(name: str) -> None:
    """In another order the tensors become what they were."""
    assert _same(name, backwards(_after(name, backwards)), _after(name, list))


def _same(name: str, found: Sequence[Array], expected: Sequence[Array]) -> bool:
    """To the bit; a sum over all tensors, which has their order, may be rounded differently."""
    if class_of(stepfuse.get(name)) == "G":
        pairs = zip(found, expected, strict=True)
        return all(np.allclose(a, b, rtol=1e-5, atol=1e-7) for a, b in pairs)
    return all(map(same_bits, found, expected))


def _after(name: str, arrange: Arrange) -> list[Array]:
    """The parameters after a few steps, with larger and smaller gradients."""
    params = arrange(normal(1, SHAPES))
    sizes = np.resize(SIZES, steps_of(name, len(SIZES)))
    grads = [[np.asarray(g * z) for g in normal(2 + k, SHAPES)] for k, z in enumerate(sizes)]
    trained(job(name, params), map(arrange, grads))
    return params


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("splitting"))
def test_splitting(name: str) -> None:
    check_splitting(name)


# The suite has one of each kind, and one in seven of the others; `tests.campaigns.thinned` has all.
@pytest.mark.thinned(7, always=KINDS)
@pytest.mark.parametrize("name", rows("permuting"))
def test_permuting(name: str) -> None:
    check_permuting(name)
