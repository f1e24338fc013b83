"""Scalar formats: how a value's cells are stored and computed; arrays of them, for annotations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]  # of any dtype and shape
Part = tuple[int, int]  # of an array in a line: a cell, and the one behind the last


@dataclass(frozen=True, slots=True)
class DType:
    """A scalar format: its name in the text format, bytes per cell and kind.

    `numpy` is what it lies in memory as, `array_name` what NumPy, torch and JAX call it; a float
    has bits of an exponent and of a mantissa.
    """

    name: str
    bytes: int
    kind: str  # "real" (not chosen yet), "float", "int" or "bool"
    numpy: np.dtype[np.generic]
    array_name: str = ""
    exponent: int = 0
    mantissa: int = 0

    def __post_init__(self) -> None:
        if not self.array_name:
            object.__setattr__(self, "array_name", self.numpy.name)

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__

    @property
    def is_float(self) -> bool:
        return self.kind in ("float", "real")

    @property
    def is_pattern(self) -> bool:
        """True for a float that lies in memory as its bit pattern, and is widened to compute."""
        return self.kind == "float" and self.numpy.kind == "u"

    @property
    def infinity(self) -> int:
        """The bits of a float's exponent: all set in infinities and NaN."""
        return ((1 << self.exponent) - 1) << self.mantissa

    @property
    def is_compute(self) -> bool:
        """True for the formats in which arithmetic happens; others are storage only."""
        return self in (F32, F64, I32, I64, BOOL, REAL)


REAL = DType("real", 8, "real", np.dtype(np.float64))
F64 = DType("f64", 8, "float", np.dtype(np.float64), exponent=11, mantissa=52)
F32 = DType("f32", 4, "float", np.dtype(np.float32), exponent=8, mantissa=23)
BF16 = DType("bf16", 2, "float", np.dtype(np.uint16), "bfloat16", exponent=8, mantissa=7)
F16 = DType("f16", 2, "float", np.dtype(np.uint16), "float16", exponent=5, mantissa=10)
I64 = DType("i64", 8, "int", np.dtype(np.int64))
I32 = DType("i32", 4, "int", np.dtype(np.int32))
I16 = DType("i16", 2, "int", np.dtype(np.int16))
I8 = DType("i8", 1, "int", np.dtype(np.int8))
U8 = DType("u8", 1, "int", np.dtype(np.uint8))
BOOL = DType("bool", 1, "bool", np.dtype(np.bool_))

_FLOATS = (
    F64,
    F32,
    BF16,
    F16,
)
DTYPES: dict[str, DType] = {d.name: d for d in (REAL, *_FLOATS, I64, I32, I16, I8, U8, BOOL)}

# The formats that users' parameters and gradients come in, by what array libraries call them.
ARRAY_FLOATS: dict[str, DType] = {d.array_name: d for d in _FLOATS}
PATTERNS: tuple[DType, ...] = tuple(d for d in _FLOATS if d.is_pattern)
