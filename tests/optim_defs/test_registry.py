"""What is registered, and that each file is what a definition should be."""

from __future__ import annotations

import re
import statistics

import pytest
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.verifier import verify
from stepfuse.optim_defs import get, learned_names, matrix_names, names, stage_names
from stepfuse.optim_defs.declare import HYPERS
from stepfuse.tools.dev.optimizer_table import body_lines

OPTIMIZERS = (*names(), *matrix_names())
ALL = (*OPTIMIZERS, *learned_names(), *stage_names())


def test_the_first_optimizers_and_stages_are_there() -> None:
    assert {
        "adafactor", "adagrad", "adam", "adamw", "fused_adam_op", "lamb", "lion", "momentum",
        "rmsprop", "sgd",
    } <= set(names())  # fmt: skip
    assert {
        "centralize", "check_finite", "clip_by_global_norm", "ema_weights", "shadow", "unscale",
        "zero_grad",
    } <= set(stage_names())  # fmt: skip


def test_there_are_a_hundred() -> None:
    assert len(names()) >= 100


def test_names_are_sorted_and_shared_modules_are_no_optimizers() -> None:
    assert list(names()) == sorted(names())
    assert not {"blocks", "newton_schulz", "stages", "__init__"} & set(ALL)
    assert len(set(ALL)) == len(ALL)


@pytest.mark.parametrize(
    ("wrong", "near"), [("adamww", "adamw"), ("Lamb", "lamb"), ("clip-by-global-norm", "clip_by")]
)
def test_unknown_names_get_a_suggestion(wrong: str, near: str) -> None:
    with pytest.raises(KeyError, match=f"'{wrong}'; did you mean .*{near}"):
        get(wrong)


def test_a_name_like_no_other_gets_the_list() -> None:
    with pytest.raises(KeyError, match=r"known: .*sgd.*zero_grad"):
        get("qqqq")


@pytest.mark.parametrize("name", ALL)
def test_spec_verifies_and_round_trips(name: str) -> None:
    spec = get(name)
    verify(spec)
    assert spec.name == name
    assert get(name) is spec
    assert parse(to_text(spec)) == spec


@pytest.mark.parametrize("name", ALL)
def test_docs_follow_the_template_and_name_every_state(name: str) -> None:
    spec = get(name)
    head = r"[^\n]+\.\n\n(    .+\n)+\nState: (?P<state>(.|\n)+)\nDeviations: (.|\n)+\nSource: .+"
    pattern = head + r"(\nCode: (.|\n)+)?"
    found = re.fullmatch(pattern, spec.doc)
    assert found is not None, spec.doc
    for role in spec.of_kind("state", "shadow"):
        assert re.search(rf"\b{role.name}\b", found["state"]), role.name


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_hypers_are_in_the_library_s_list(name: str) -> None:
    assert {role.name for role in get(name).of_kind("hyper")} <= set(HYPERS)


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_those_that_multiply_matrices_are_apart(name: str) -> None:
    products = any(n.op == "matmul" for g in get(name).graphs for n in g.nodes)
    assert products == (name in matrix_names())


def test_bodies_are_short() -> None:
    lengths = [body_lines(get(name).name) for name in names()]
    assert statistics.median(lengths) <= 15
    assert max(lengths) <= 20


@pytest.mark.parametrize(
    ("name", "roles"),
    [
        ("fused_adam_op", "param grad moment1 moment2 lr beta1 beta2 eps"),
        ("adamw", "param grad m v vmax t lr beta1 beta2 eps weight_decay amsgrad"),
        ("lion", "param grad m lr beta1 beta2 weight_decay"),
        ("sgd", "param grad lr weight_decay"),
        ("unscale", "grad scale"),
        ("ema_weights", "param ema held decay"),
    ],
)
def test_roles_are_what_the_equations_need(name: str, roles: str) -> None:
    assert [role.name for role in get(name).roles] == roles.split()
