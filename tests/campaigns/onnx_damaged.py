"""Damages ONNX models, and has them read: each is a spec, or one error of ours that says why.

    python -m tests.campaigns.onnx_damaged --models 20000 --seed 1

Fields of any message in a model get other values (types that do not exist, NUL in names, axes of
99, tensors of negative sizes), are left out, doubled or put in another order; files are cut off,
and have bits flipped. A failure is printed with its seed, for `--seed N --models 1`.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import stepfuse
from google.protobuf.message import Message
from onnx import ModelProto, parser
from stepfuse import onnx as reader
from stepfuse.ir.errors import StepfuseError
from stepfuse.ir.text.parser import parse
from stepfuse.ir.text.printer import to_text
from stepfuse.ir.verifier import verify

SECONDS = 20.0  # of processor time, that reading a model may take

_TEXTS = (
    """<ir_version: 10, opset_import: ["" : 20, "f" : 1]>
    step (float[N,M] param, float[N,M] grad, float[N,M] m, int64[1] t, float[1] lr)
        => (float[N,M] param_next, float[N,M] m_next, int64[1] t_next) {
      one = Constant<value = int64[1] {1}>()
      t_next = Add(t, one)
      count = Cast<to = 1>(t_next)
      beta = Constant<value = float {0.9}>()
      rest = Constant<value = float {0.1}>()
      m_next = f.ema(m, grad, beta, rest)
      power = Pow(beta, count)
      whole = Sub(one_f, power)
      direction = Div(m_next, whole)
      first = Constant<value = int64 {0}>()
      rate = Gather<axis = 0>(lr, first)
      axes = Constant<value = int64[1] {1}>()
      mean = ReduceMean<keepdims = 1>(direction, axes)
      middle = Sub(direction, mean)
      moved = Mul(rate, middle)
      one_f = Constant<value = float {1.0}>()
      param_next = Sub(param, moved)
    }
    <domain: "f", opset_import: ["" : 20]>
    ema (old, new, beta, rest) => (found) {
      a = Mul(old, beta)
      b = Mul(new, rest)
      found = Add(a, b)
    }
    """,
    """<ir_version: 8, opset_import: ["" : 13]>
    step (float[7,5] param, float[7,5] grad, double[7,5] v)
        => (float[7,5] param_next, double[7,5] v_next)
    <float[1] eps = {1e-8}> {
      wide = Cast<to = 11>(grad)
      v_next = Max(v, wide)
      root = Sqrt(v_next)
      narrow = Cast<to = 1>(root)
      safe = Add(narrow, eps)
      soft = Softmax<axis = -1>(grad)
      flat = Reshape(soft, sizes)
      back = Reshape(flat, shape)
      step = Div(back, safe)
      turned = Transpose<perm = [1, 0]>(step)
      again = Transpose<perm = [1, 0]>(turned)
      big = Clip(again, low, high)
      param_next = Sub(param, big)
    }
    """,
)


@cache
def models() -> tuple[ModelProto, ...]:
    """Models that are read: two of others, two of ours."""
    first = parser.parse_model(_TEXTS[0])
    nodes = sorted(first.graph.node, key=lambda node: node.op_type != "Constant")
    del first.graph.node[:]
    first.graph.node.extend(nodes)
    second = parser.parse_model(_TEXTS[1].replace("<float[1] eps = {1e-8}>", _FIRSTS))
    ours = [reader.export(stepfuse.get(name)) for name in ("adamw", "adafactor")]
    return (_dotted(first), _dotted(second), *ours)


def _dotted(model: ModelProto) -> ModelProto:
    """The model with `m.next` for `m_next`, which ONNX's text cannot say."""
    for output in model.graph.output:
        output.name = output.name.replace("_next", ".next")
    for node in model.graph.node:
        for names in (node.input, node.output):
            names[:] = [name.replace("_next", ".next") for name in names]
    return model


_FIRSTS = (
    "<float[1] eps = {1e-8}, int64[1] sizes = {-1}, int64[2] shape = {7, 5}, "
    "float low = {-1.0}, float high = {1.0}>"
)


def damaged(seed: int) -> ModelProto | bytes:
    """A model with one to three faults, or a file of one that is damaged."""
    rng = random.Random(seed)
    made = ModelProto()
    made.CopyFrom(rng.choice(models()))
    if rng.random() < 0.15:
        data = bytearray(made.SerializeToString())
        if rng.random() < 0.5:
            return bytes(data[: rng.randrange(len(data))])
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        return bytes(data)
    for _ in range(rng.randint(1, 3)):
        _damage(made, rng)
    return made


def outcome(given: ModelProto | bytes) -> str:
    """What reading came to: `read`, or the error's kind. Raises whatever is none of ours."""
    start, result = time.process_time(), "read"
    try:
        specs = _read(given).specs
    except StepfuseError as error:
        assert str(error).strip(), "an error says what is wrong"
        specs, result = (), type(error).__name__
    for spec in specs:
        verify(spec)
        assert parse(to_text(spec)) == spec, "its text is another spec"
    assert time.process_time() - start < SECONDS, "a model is read in seconds, or refused"
    return result


def _read(given: ModelProto | bytes) -> reader.ImportedModel:
    if not isinstance(given, bytes):
        return reader.load_all(given)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "model.onnx")
        path.write_bytes(given)
        return reader.load_all(path)


def _damage(model: ModelProto, rng: random.Random) -> None:
    owner, field = rng.choice(list(_fields(model)))
    value = getattr(owner, field.name)
    repeated = field.is_repeated if hasattr(field, "is_repeated") else field.label == 3
    if repeated:
        _damage_list(value, field, rng, model)
    elif rng.random() < 0.2 or field.message_type is not None:
        owner.ClearField(field.name)
    else:
        setattr(owner, field.name, _other(value, field, rng, model))


def _damage_list(values: Any, field: Any, rng: random.Random, model: ModelProto) -> None:
    place, how = rng.randrange(len(values)), rng.random()
    if how < 0.35:
        del values[place]
    elif how < 0.6 and field.message_type is not None:
        values.add().CopyFrom(values[place])
    elif how < 0.6:
        values.append(values[place])
    elif field.message_type is None:
        values[place] = _other(values[place], field, rng, model)
    else:
        kept = list(values)
        rng.shuffle(kept)
        del values[:]
        values.extend(kept)


def _other(value: Any, field: Any, rng: random.Random, model: ModelProto) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and field.enum_type is not None:  # protobuf takes no others
        return rng.choice(field.enum_type.values).number
    if isinstance(value, int):
        return rng.choice([0, 1, -1, 2, 7, 99, 999, 2**31 - 1, -(2**31), value + 1])
    if isinstance(value, float):
        return rng.choice([0.0, -1.0, float("nan"), float("inf"), 1e-45, 3e38])
    if isinstance(value, bytes):
        return rng.choice([b"", value[:-1], value + b"\0", b"\xff\xfe", value[::-1]])
    names = [node.output[0] for node in model.graph.node if node.output]
    names += [given.name for given in model.graph.input]
    return rng.choice(["", "\0", value + "\0", "x", "\u00fc", "a b", "x" * 5000, *names])


def _fields(message: Message) -> Iterator[tuple[Any, Any]]:
    """All fields that are set, with their messages."""
    pending: list[Any] = [message]
    while pending:
        held = pending.pop()
        for field, value in held.ListFields():
            yield held, field
            if field.message_type is not None:
                pending.extend([value] if isinstance(value, Message) else value)


def main() -> int:
    """The exit code is 1 where a model ended in anything else."""
    given = argparse.ArgumentParser(prog="python -m tests.campaigns.onnx_damaged")
    given.add_argument("--models", type=int, default=2000)
    given.add_argument("--seed", type=int, default=1)
    asked = given.parse_args()
    found: Counter[str] = Counter()
    for seed in range(asked.seed, asked.seed + asked.models):
        try:
            found[outcome(damaged(seed))] += 1
        except Exception as error:
            found["FAILED"] += 1
            print(f"seed {seed}: {type(error).__name__}: {' '.join(str(error).split())[:300]}")
    print(dict(found))
    return int(found["FAILED"] > 0)


if __name__ == "__main__":
    raise SystemExit(main())
