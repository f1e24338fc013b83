"""The table of what ptxas makes of GPU code: it is true for some, and keeps to its rules."""

from __future__ import annotations

import copy
from typing import Any

import llvmlite
import pytest
import stepfuse

from tests.campaigns.cuda_table import __main__ as table
from tests.campaigns.cuda_table import rules
from tests.campaigns.cuda_table.assembler import NoAssemblerError, assembler_version
from tests.campaigns.cuda_table.figures import main_loops
from tests.campaigns.cuda_table.model import blocks_an_sm, share, turn
from tests.campaigns.cuda_table.sass import Instruction, Loop, innermost_loops
from tests.campaigns.cuda_table.traffic import traffic

SAMPLE = ("adamw f32 sm_90", "adamw f32 sm_100", "lion bf16 sm_90", "novograd f32 sm_90")

# Two loads of 16 bytes, a product, a call that is seldom, a store; then the same by single floats.
LOOPS = """
        /*0000*/                   S2R R6, SR_TID.X ;
.L_x_1:
        /*0010*/                   LDG.E.128 R8, desc[UR16][R2.64] ;
        /*0020*/                   LDG.E.128 R12, desc[UR16][R4.64] ;
        /*0030*/                   FMUL R0, R8, R12 ;
        /*0040*/              @!P0 BRA `(.L_x_2) ;
        /*0050*/                   CALL.REL.NOINC `($__internal_0_$__cuda_sm20_sqrt) ;
.L_x_2:
        /*0060*/                   STG.E.128 desc[UR16][R2.64], R8 ;
        /*0070*/              @!P1 BRA `(.L_x_1) ;
.L_x_3:
        /*0080*/                   LDG.E R8, desc[UR16][R2.64] ;
        /*0090*/                   LDG.E R9, desc[UR16][R4.64] ;
        /*00a0*/                   FMUL R0, R8, R9 ;
        /*00b0*/                   STG.E desc[UR16][R2.64], R0 ;
        /*00c0*/              @!P1 BRA `(.L_x_3) ;
        /*00d0*/                   EXIT ;
$__internal_0_$__cuda_sm20_sqrt:
        /*00e0*/                   LDG.E R8, desc[UR16][R2.64] ;
        /*00f0*/                   BRA `($__internal_0_$__cuda_sm20_sqrt) ;
"""

BACK = "        /*00dc*/                   BRA `(.L_x_2) ;"

SUMS = """
.L_x_1:
        /*0010*/                   LDG.E.64 R8, desc[UR16][R2.64] ;
        /*0020*/                   F2F.F64.F32 R10, R8 ;
        /*0030*/                   DADD R12, R12, R10 ;
        /*0040*/              @!P1 BRA `(.L_x_1) ;
        /*0050*/                   EXIT ;
"""


@pytest.fixture(scope="module", name="rows")
def rows_of_the_table() -> dict[str, Any]:
    return table.recorded()["rows"]


def test_every_optimizer_is_in_the_table(rows: dict[str, Any]) -> None:
    wanted = {f"{name} f32 {level}" for name in stepfuse.names() for level in table.LEVELS}
    assert wanted <= set(rows)
    assert {storage for _, storage, _ in map(str.split, rows)} == set(table.STORAGE)


def test_what_breaks_a_rule_is_listed(rows: dict[str, Any]) -> None:
    assert rules.unlike_the_list(rows) == []


def test_a_spill_and_a_listing_in_vain_are_said(rows: dict[str, Any]) -> None:
    changed = copy.deepcopy(rows)
    changed["adamw f32 sm_90"]["0_sweep_0"][2] = 8
    (known,) = [k for k in rows if k in ("lamb linear8 sm_90",)]
    changed[known]["0_sweep_0"] = rows["adamw f32 sm_90"]["0_sweep_0"]
    said = rules.unlike_the_list(changed)
    assert "adamw f32: breaks 'no spills'" in said
    assert any(s.startswith("lamb linear8: keeps to '") for s in said)


@pytest.mark.parametrize("key", SAMPLE)
def test_the_table_is_what_ptxas_makes(key: str, rows: dict[str, Any]) -> None:
    try:
        found = {"ptxas": assembler_version(), "llvmlite": llvmlite.__version__}
    except NoAssemblerError as error:
        pytest.skip(str(error))  # it comes with the extra `test`; others need none
    known = {name: table.recorded()[name] for name in found}
    if found != known:
        # another assembler allots other registers: the table says nothing of it
        pytest.skip(f"the table is of {known}, here is {found}")  # constraints.txt pins ptxas
    assert table.rows_of(key)[1] == rows[key], "python -m tests.campaigns.cuda_table record"


# ------------------------------------------------------------------ the reader and the model


def test_innermost_loops_are_read_without_what_they_call() -> None:
    wide, narrow = innermost_loops(LOOPS)
    assert (wide.loads, wide.stores, wide.outstanding) == ((16, 16), (16,), 32)
    assert (narrow.loads, narrow.stores, narrow.outstanding) == ((4, 4), (4,), 8)
    assert [i.kind for i in wide.body] == ["LDG", "LDG", "FMUL", "BRA", "STG", "BRA"]
    assert list(main_loops([wide, narrow])) == [(wide, 4)]
    assert [n for _, n in main_loops([narrow, wide])] == [1, 1]
    assert list(main_loops([wide, wide, narrow])) == [(wide, 4)]  # a rest that is unrolled


def test_single_elements_have_a_value_of_their_row_each() -> None:
    """One beside a word's four elements, one beside each of two single ones: a rest."""
    value, single = (f"        /*0008*/       LDG.E R2{n}, desc[UR16][R6.64] ;\n" for n in (0, 1))
    store = "        /*00b8*/                   STG.E desc[UR16][R6.64], R0 ;\n"
    beside = LOOPS.replace(".L_x_1:\n", f".L_x_1:\n{value}")
    twice = beside.replace(".L_x_3:\n", f".L_x_3:\n{(value + single) * 2}{store}")
    wide, narrow = innermost_loops(twice)
    assert (wide.loads, narrow.loads, narrow.stores) == ((4, 16, 16), (4,) * 6, (4, 4))
    assert list(main_loops([wide, narrow])) == [(wide, 2)]
    assert len(list(main_loops([wide, Loop(narrow.body[2:])]))) == 2  # one has none


def test_a_word_has_four_elements_or_more() -> None:
    """Flags and values of rows beside an element, as in Nero: loops of four elements, two, one."""

    def loop(*accesses: str) -> Loop:
        return Loop(tuple(Instruction(op, frozenset(), frozenset()) for op in accesses))

    row = ("LDG.E.U8",) * 3 + ("LDG.E",) * 5
    wide = loop(*row, "LDG.E.128", "LDG.E.128", "STG.E.128")
    single = (*row, "LDG.E", "LDG.E", "STG.E")
    assert list(main_loops([wide, loop(*single, *single), loop(*single)])) == [(wide, 4)]


def test_a_branch_back_from_where_a_warp_meets_is_no_loop() -> None:
    """A shuffle's slow way is behind the entry's end, and goes back into its middle."""
    aside = LOOPS.replace("EXIT ;", "EXIT ;\n        /*00d8*/    ENDCOLLECTIVE ;\n" + BACK)
    assert innermost_loops(aside) == innermost_loops(LOOPS)
    plain = innermost_loops(aside.replace("ENDCOLLECTIVE", "NOP"))
    assert [loop.depth for loop in plain] == [0, 1]


def test_words_of_bf16_are_no_list() -> None:
    """Eight bytes a load, as of f64 cells that are folded; but they are made f64 first."""
    cells = SUMS.replace("F2F.F64.F32", "DMUL")
    assert [loop.loads for loop in innermost_loops(SUMS)] == [(8,)]
    assert innermost_loops(cells) == []


def test_a_load_that_is_used_at_once_hides_the_next() -> None:
    late = LOOPS.replace("LDG.E R9, desc[UR16][R4.64]", "LDG.E R9, desc[UR16][R8.64]")
    _, narrow = innermost_loops(late)
    assert narrow.outstanding == 4
    _, independent = innermost_loops(LOOPS)
    assert turn(narrow) - turn(independent) == 799  # another latency of a load, in one cycle less


def test_the_model_divides_a_latency_by_the_warps() -> None:
    (_, narrow) = innermost_loops(LOOPS)
    waiting, memory = turn(narrow) / 24, 32 * 12 / 16.5  # three blocks are 24 warps
    assert share(narrow, 3) == pytest.approx(memory / waiting)
    assert share(narrow, 3) < 0.92 < share(narrow, 8)


@pytest.mark.parametrize(("registers", "blocks"), [(32, 8), (40, 6), (64, 4), (65, 3), (128, 2)])
def test_registers_limit_the_blocks(registers: int, blocks: int) -> None:
    assert blocks_an_sm(registers) == blocks


def test_a_block_of_an_8_bit_state_is_moved_once() -> None:
    """AdamW: a parameter of f32 read and stored, a gradient, two bytes read and stored; scales."""
    ((_, passes),) = traffic("adamw", "linear8", {})
    assert 16 < sum(passes) < 16.2
    for blocks, moved in ((2, 8.0), (8, 12.0)):  # as many strips are in the cache, or too many
        entries = dict(traffic("adafactor", "f32", {"0_sweep_0": blocks}))
        assert entries["0_sweep_0"] == [moved]  # the gradient, along columns, then rows
