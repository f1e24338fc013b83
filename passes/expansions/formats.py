"""Constants of the two float formats that expansions use."""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.types import F32, F64, DType


@dataclass(frozen=True, slots=True)
class BinaryFormat:
    """A binary format; `precision` counts the stored bits of the significand."""

    precision: int
    bias: int
    tiny: float  # the smallest normal number
    ln2_high: float  # with so many zero bits at its end that k * ln2_high is exact
    ln2_low: float
    root_half_bits: int  # the pattern of sqrt(1/2)

    @property
    def shifter(self) -> float:
        """1.5 * 2^precision: added to a small number, it leaves an integer in the last bits."""
        return 1.5 * 2.0**self.precision

    @property
    def shifter_bits(self) -> int:
        """The pattern of `shifter`."""
        return ((self.bias + self.precision) << self.precision) + (1 << (self.precision - 1))


FORMATS: dict[DType, BinaryFormat] = {
    F32: BinaryFormat(
        precision=23,
        bias=127,
        tiny=2.0**-126,
        ln2_high=0.693359375,
        ln2_low=-2.1219444e-4,
        root_half_bits=0x3F3504F3,
    ),
    F64: BinaryFormat(
        precision=52,
        bias=1023,
        tiny=2.0**-1022,
        ln2_high=6.93147180369123816490e-01,
        ln2_low=1.90821492927058770002e-10,
        root_half_bits=0x3FE6A09E667F3BCD,
    ),
}
