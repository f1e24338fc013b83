"""The formats that a role can be stored in: dtypes, and codecs with a parameter.

Where storage is asked for, a format stands after a role's name or kind, as in
`param=bf16_stochastic,grad=bf16,state=linear8(128)`. A name goes before a kind.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from ...ir.errors import FormatError
from ...ir.roles import Role
from ...ir.types import ARRAY_FLOATS, ELEM, F64, ROW, Domain, DType
from ..codecs.bf16 import KahanCodec, SplitCodec, StochasticCodec
from ..codecs.codec import Codec
from ..codecs.dynamic import DynamicCodec
from ..codecs.float8 import Float8Codec
from ..codecs.linear import FourBitLinearCodec, LinearCodec, SignCodec

PLAIN: dict[str, DType] = {d.name: d for d in ARRAY_FLOATS.values()}
_FORMAT = re.compile(r"(?P<name>\w+)(\((?P<number>\d+)\))?")
_BLOCKS = tuple(2**n for n in range(5, 13))


@dataclass(frozen=True, slots=True)
class CodecCase:
    """The case of a codec: its parameter, and facts on the role."""

    parameter: int
    is_signed: bool = True
    number: int = 0  # among the roles of this format and parameter
    blocks: Domain = ROW  # what a block is under the view


@dataclass(frozen=True, slots=True)
class Format:
    """One row: the codec's name, its parameter with its possible numbers, its meaning."""

    name: str
    make: Callable[[CodecCase], Codec]
    bytes: float  # for an element
    bound: float  # |x' - x| over |x|, or over the largest |x| of the block
    doc: str
    parameter: str = ""
    default: int = 0
    allowed: tuple[int, ...] | None = None  # None: all

    @property
    def has_blocks(self) -> bool:
        """True if the parameter is a block length."""
        return self.parameter == "block"


def _four_bits(case: CodecCase) -> Codec:
    if case.is_signed:
        return DynamicCodec(case.parameter, True, case.blocks, decades=3)
    return FourBitLinearCodec(case.parameter, case.blocks)


FORMATS: dict[str, Format] = {
    row.name: row
    for row in (
        Format(
            "bf16_stochastic", lambda case: StochasticCodec(case.parameter, case.number),
            2, 2.0**-7,
            "bf16, rounded up or down with the chance that makes the mean exact", "seed",
        ),
        Format(
            "bf16_split", lambda _: SplitCodec(), 4, 0.0,
            "bf16, and the 16 bits it lacks in a state: exactly f32",
        ),
        Format(
            "bf16_kahan", lambda _: KahanCodec(), 4, 2.0**-8,
            "bf16, and its rounding error in a bf16 state, given back at the next step",
        ),
        Format(
            "linear8", lambda case: LinearCodec(case.parameter, case.is_signed, case.blocks), 1,
            0.00394,
            "8 bits in equal steps (of the square root where not negative), blocks with a scale",
            "block", 256, _BLOCKS,
        ),
        Format(
            "linear4",
            lambda case: LinearCodec(case.parameter, case.is_signed, case.blocks, steps=7),
            1, 0.0715,
            "as linear8, of 4 bits: a byte each in memory, two in a byte between ranks",
            "block", 256, _BLOCKS,
        ),
        Format(
            "ternary",
            lambda case: LinearCodec(case.parameter, case.is_signed, case.blocks, steps=1),
            1, 0.5001,
            "as linear8, of 2 bits: -1, 0 and 1; four in a byte between ranks",
            "block", 256, _BLOCKS,
        ),
        Format(
            "sign", lambda case: SignCodec(case.parameter, case.blocks), 1, 1.0,
            "signs and the mean magnitude of blocks; eight in a byte between ranks",
            "block", 1024, _BLOCKS,
        ),
        Format(
            "dynamic8", lambda case: DynamicCodec(case.parameter, case.is_signed, case.blocks), 1,
            0.00704,
            "8 bits over seven decades, blocks with a scale; the codes of bitsandbytes",
            "block", 256, _BLOCKS,
        ),
        Format(
            "dynamic4", _four_bits, 0.5, 0.1126,
            "4 bits, two states in a byte, blocks with a scale; the codes of torchao",
            "block", 128, _BLOCKS,
        ),
        Format(
            "f8e4m3",
            lambda case: Float8Codec(case.parameter, case.is_signed, 3, 448.0, case.blocks),
            1, 16 / 448,
            "8-bit floats of 4 and 3 bits, blocks with a scale; the patterns of float8_e4m3fn",
            "block", 256, _BLOCKS,
        ),
        Format(
            "f8e5m2",
            lambda case: Float8Codec(case.parameter, case.is_signed, 2, 57344.0, case.blocks),
            1, 4096 / 57344,
            "8-bit floats of 5 and 2 bits, blocks with a scale; the patterns of float8_e5m2",
            "block", 256, _BLOCKS,
        ),
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class RequestedCodec:
    """A codec as it was asked for: its format, and its parameter."""

    format: Format
    parameter: int

    def __str__(self) -> str:
        number = f"({self.parameter})" if self.format.parameter else ""
        return self.format.name + number


Storage = dict[str, DType | RequestedCodec]


def check_text(dtypes: object) -> None:
    """Refuses storage that is not said as a text (TypeError)."""
    if isinstance(dtypes, str):
        return
    hint = "'param=bf16,state=f32'"
    if isinstance(dtypes, Mapping) and dtypes:
        hint = repr(",".join(f"{k}={v}" for k, v in dtypes.items()))  # type: ignore[reportUnknownVariableType]
    raise TypeError(
        f"dtypes: expected a text of storage by role name or kind, such as {hint}, '' for what is "
        f"declared; got {dtypes!r:.80}"
    )


def parse_storage(text: str) -> Storage:
    """Map a role's name or kind to its storage. Raises FormatError for a text that is no format."""
    found: Storage = {}
    for part in filter(None, text.split(",")):
        name, equals, given = part.partition("=")
        if not equals:
            raise FormatError(f"dtypes: expected ROLE=FORMAT, as param=bf16, got '{part.strip()}'")
        found[name.strip()] = _parsed(name.strip(), given.strip())
    return found


def has_codecs(text: str) -> bool:
    """True if a storage text asks for more than dtypes. Raises FormatError."""
    return any(isinstance(asked, RequestedCodec) for asked in parse_storage(text).values())


def stored_as(role: Role, storage: Storage) -> DType | RequestedCodec | None:
    """Return the storage of a role: by its name, else by its kind.

    A kind's format is that of roles with elements; its f64 holds for all others too.
    """
    by_kind = storage.get(role.kind)
    applies = role.type.domain == ELEM or (role.type.domain.needs_view and by_kind is F64)
    return storage.get(role.name, by_kind if applies else None)


def near(given: str, known: Iterable[str]) -> str:
    """The names that are like a wrong one, as the end of a message; empty if none is."""
    found = difflib.get_close_matches(given.partition("(")[0], list(known), 2)
    return f"; did you mean {' or '.join(found)}?" if found else ""


def _parsed(name: str, given: str) -> DType | RequestedCodec:
    if given in PLAIN:
        return PLAIN[given]
    match = _FORMAT.fullmatch(given)
    row = FORMATS.get(match["name"]) if match else None
    if match is None or row is None:
        raise FormatError(
            f"dtype of {name}: expected {', '.join(PLAIN)} or {', '.join(map(_spelled, _rows()))}, "
            f"got '{given}'{near(given, (*PLAIN, *FORMATS))}"
        )
    if match["number"] is not None and not row.parameter:
        raise FormatError(f"dtype of {name}: {row.name} takes no number, got '{given}'")
    number = row.default if match["number"] is None else int(match["number"])
    if row.allowed is not None and number not in row.allowed:
        raise FormatError(
            f"dtype of {name}: the {row.parameter} of {row.name} is one of "
            f"{', '.join(map(str, row.allowed))}, got {number}"
        )
    return RequestedCodec(row, number)


def _rows() -> tuple[Format, ...]:
    return tuple(FORMATS.values())


def _spelled(row: Format) -> str:
    return f"{row.name}({row.parameter})" if row.parameter else row.name
