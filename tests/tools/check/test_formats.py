"""The check of `encode` passes what is right and notices a codec that is not."""

from __future__ import annotations

from dataclasses import replace

import pytest
import stepfuse
from stepfuse.passes.codecs.linear import LinearCodec
from stepfuse.passes.expansions.value import TypedValue
from stepfuse.passes.pipeline import policy_pipeline
from stepfuse.passes.storage.encode import codecs_of
from stepfuse.passes.storage.formats import FORMATS
from stepfuse.tools.check.passes import FAILED, NOT_RUN, OK, Finding, check_passes


def finding(dtypes: str) -> Finding:
    (graph,) = stepfuse.get("adamw").variants()
    found = check_passes(graph, policy_pipeline("strict", dtypes))
    return next(f for f in found if f.subject == "pass encode")


@pytest.mark.parametrize("name", FORMATS)
def test_the_formats_are_within_their_bounds(name: str) -> None:
    assert finding(f"param=bf16,state={name}").status == OK


@pytest.mark.parametrize(("dtypes", "unknown"), [("sent=sign", 1), ("sent=bf16", 2), ("", 0)])
def test_what_as_stored_reads_is_compared_once_it_is_written_out(dtypes: str, unknown: int) -> None:
    (graph,) = stepfuse.chain("error_feedback", "sgd").variants()
    found = [*check_passes(graph, policy_pipeline("strict", dtypes))]
    assert {f.status for f in found} <= {OK, NOT_RUN}
    assert sum("as_stored has a meaning" in f.detail for f in found) == unknown


def test_a_wrong_decoder_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = LinearCodec.decode

    def wrong(self: LinearCodec, old: tuple[TypedValue, ...]) -> TypedValue:
        return right(replace(self, is_signed=True), old)  # of unsigned codes, too

    monkeypatch.setattr(LinearCodec, "decode", wrong)
    found = finding("state=linear8")
    assert found.status == FAILED and "%v differs" in found.detail


def test_a_codec_that_is_not_asked_for_is_not_there() -> None:
    (graph,) = stepfuse.get("adamw").variants()
    assert codecs_of(graph, "param=bf16,m=f32") == {}
    assert list(codecs_of(graph, "param=bf16,v=linear8")) == ["v"]
