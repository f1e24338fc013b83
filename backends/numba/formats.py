"""The narrow floats as integer programs on their bit patterns."""

from __future__ import annotations

from typing import Any

from numba.extending import register_jitable

from .support import (
    D,
    F,
    H,
    I,
    L,
    bits,
    fabs,
    from_bits,
    rint,
    select,
)

_F16_BIAS = (1023 - 15) << 52  # from the exponent of f64
_F16_INFINITY = 0x7C00


@register_jitable
def from_bf16(pattern: Any) -> Any:
    """The f32 value, exactly."""
    return from_bits(I(L(pattern) << L(16)))


@register_jitable
def to_bf16(a: Any) -> Any:
    """The nearest bf16, ties to even; an f64 is rounded to f32 first."""
    pattern = L(bits(F(a)))
    rounded = (pattern + L(0x7FFF) + ((pattern >> L(16)) & L(1))) >> L(16)
    return select(a == a, H(rounded & L(0xFFFF)), H(0x7FC0))


@register_jitable
def from_f16(pattern: Any) -> Any:
    """The f32 value, exactly: the exponent moves by a multiplication, denormals too."""
    magnitude = (L(pattern) & L(0x7FFF)) << L(13)
    finite = from_bits(I(magnitude)) * F(2.0**112)
    special = from_bits(I(magnitude | L(0x7F800000)))
    a = select(magnitude < L(_F16_INFINITY << 13), finite, special)
    return select(L(pattern) < L(0x8000), a, -a)


@register_jitable
def to_f16(a: Any) -> Any:
    """The nearest f16, ties to even; below the normal numbers it counts multiples of 2^-24."""
    wide = D(a)
    pattern = bits(fabs(wide))
    sign = (bits(wide) >> L(48)) & L(0x8000)
    rounded = pattern - L(_F16_BIAS) + L((1 << 41) - 1) + ((pattern >> L(42)) & L(1))
    normal = min(rounded >> L(42), L(_F16_INFINITY))
    is_small = fabs(wide) < D(2.0**-14)
    small = L(rint(select(is_small, fabs(wide), D(0.0)) * D(2.0**24)))
    return select(wide == wide, H(sign | select(is_small, small, normal)), H(0x7E00))
