"""Columns of the tensor table: the order and text that headers and manifests rely on."""

from __future__ import annotations

import pytest
from stepfuse.ir.lowered.tables import (
    GRAD,
    PARAM,
    TENSOR_COLUMNS,
    LeafArray,
    RoleArray,
    TensorFact,
    ValueArray,
)

from tests.support.inputs.programs import programs_of


def test_facts_have_the_order_and_names_of_the_c_interface() -> None:
    assert [str(column) for column in TENSOR_COLUMNS] == [
        "group", "ordinal", "numel", "batches", "rows", "cols", "leaves", "column_leaves",
        "scratch",
    ]  # fmt: skip


def test_arrays_of_equal_text_are_equal_and_kinds_are_told_apart() -> None:
    columns = [PARAM, GRAD, LeafArray(3), ValueArray(3), TensorFact.ROWS]
    texts = ["role:param", "role:grad", "partial:3", "value:3", "rows"]
    assert list(map(str, columns)) == texts and len(set(columns)) == len(columns)
    assert RoleArray("param") == PARAM and RoleArray("rows") not in TENSOR_COLUMNS


@pytest.mark.parametrize("text", ["adamw", "adafactor", "lamb"])
def test_columns_of_a_program_are_those_of_its_places(text: str) -> None:
    for program in programs_of(text):
        count = len(TENSOR_COLUMNS)
        assert program.columns[:count] == TENSOR_COLUMNS
        meant = {RoleArray(name): place for name, place in program.role_places.items()}
        meant |= {LeafArray(value): place for value, place in program.partials.items()}
        meant |= {ValueArray(value): place for value, place in program.places.items()}
        for index, column in enumerate(program.columns[count:], count):
            assert meant[column].index == index
