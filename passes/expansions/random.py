"""Random numbers that depend on seed, tensor and element (and step) only, never on threads."""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.frontend.functions import floor, where
from ...ir.types import F64, I32
from .value import TypedValue

_STREAM = 0x9E3779B9  # 2^32 over the golden ratio: tensor 0 must not start from the key 0
_LARGEST_SEED = 2.0**53


def uniform(seed: TypedValue) -> TypedValue:
    """A multiple of 2^-24 in [0, 1): the first 24 bits of hash(index ^ key).

    key = hash(hash(tensor + constant) ^ seed), so two seeds never share a tensor's key. A
    seed counts modulo 2^32, rounded down; NaN counts as 0.
    """
    key = _hash(_tensor_key(seed.builder) ^ _whole(seed))
    return (random_bits(key) >> 8).as_float() * 2.0**-24


def random_bits(key: TypedValue) -> TypedValue:
    """32 bits for each element: hash(index ^ key)."""
    return _hash(_leaf(key.builder, "index") ^ key)


def key_of(step: TypedValue, seed: int, stream: int) -> TypedValue:
    """A key for each tensor, other ones in each step and stream."""
    first = _tensor_key(step.builder)
    key = _hash(first ^ first.number(seed))
    return _hash(_hash(key ^ _whole(step)) ^ key.number(stream))


def _tensor_key(builder: Builder) -> TypedValue:
    return _hash(_leaf(builder, "ordinal") + _STREAM)


def _leaf(builder: Builder, op: str) -> TypedValue:
    return TypedValue(builder, builder.emit(op), I32)


def _hash(x: TypedValue) -> TypedValue:
    """A bijection of 32-bit integers that changes each bit with probability close to 1/2."""
    x = (x ^ (x >> 16)) * 0x7FEB352D
    x = (x ^ (x >> 15)) * 0x846CA68B
    return x ^ (x >> 16)


def _whole(seed: TypedValue) -> TypedValue:
    if seed.dtype.kind == "int":
        return seed.to(I32)
    wide = seed.to(F64)
    wide = where(wide.equals(wide), wide, 0.0)
    wide = where(wide < -_LARGEST_SEED, -_LARGEST_SEED, wide)
    wide = where(wide > _LARGEST_SEED, _LARGEST_SEED, wide)
    return floor(wide).as_integer().to(I32)
