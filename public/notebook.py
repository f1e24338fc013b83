"""The commands that look at a spec, as functions: for Python, notebooks and specs of a cell."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ..compiler import as_spec
from ..ir.errors import WrongUsage
from ..ir.graph import Spec
from ..ir.text.html import escaped, preformatted
from ..runtime.compilation import Compilation


class Text(str):
    """A text that an interactive session shows as it is, line by line."""

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        return preformatted(self)


class Page(str):
    """A page in one file, as its HTML; a notebook shows it in a frame."""

    def __repr__(self) -> str:
        return f"<a page of {len(self):,} characters; save(PATH) writes it>"

    def _repr_html_(self) -> str:
        style = "width: 100%; height: 48em; border: 0"
        return f'<iframe style="{style}" srcdoc="{escaped(self)}"></iframe>'

    def save(self, path: str | Path) -> Path:
        """Writes the page. Raises OSError."""
        Path(path).write_text(self, encoding="utf-8")
        return Path(path)


def dump(
    spec: Spec | Any,
    *,
    stage: str = "",
    after: str = "",
    after_each: bool = False,
    diff: bool = False,
    why_not: str = "",
    format: str = "text",
    target: str = "",
    origin: bool = False,
    nest: str = "",
    policy: str = "",
    dtypes: str = "",
    passes: str = "",
) -> Text:
    """The text of `stepfuse dump` of a spec, a definition or a text; the options are its own.

    Raises WrongUsage for options that exclude each other; VerifyError, LowerError.
    """
    asked = stage, after, after_each, diff, why_not, format, target, origin, nest
    return Text(_dumped(spec, _pipeline(spec, policy, dtypes, passes), *asked))


def report(
    spec: Spec | Any,
    *,
    policy: str = "",
    dtypes: str = "",
    passes: str = "",
    target: str = "",
    origin: bool = False,
    check: bool = False,
    values: str | Path = "",
    at: str = "",
) -> Page:
    """The page of `stepfuse dump --format html`; a notebook shows it.

    `check` measures each role against the equations in f64, `values` is a file of arrays to
    step, `at` an element of them. Raises WrongUsage, VerifyError, LowerError.
    """
    asked = {"format": "html", "target": target, "origin": origin, "check": check}
    pipeline = _pipeline(spec, policy, dtypes, passes)
    return Page(_dumped(spec, pipeline, **asked, values=str(values), at=at))


def check(spec: Spec | Any, *, policy: str = "strict", dtypes: str = "", seed: int = 0) -> Any:
    """The findings of `stepfuse check`, as a table: passes and backends on random inputs.

    `findings` has them, `failed` those that failed. Raises WrongUsage, VerifyError, LowerError.
    """
    declared = _not_compiled(spec)
    run = import_module("..tools.check.run", __package__)
    return run.check_spec(declared, declared.name, policy, dtypes, seed)


def bench(
    spec: Spec | Any,
    *,
    against: str = "",
    sizes: str = "1e7,1000x1000",
    policy: str = "strict",
    dtypes: str = "",
    threads: int | None = None,
    rounds: int = 15,
    seconds: float = 60.0,
) -> Any:
    """The record of `stepfuse bench`: a step beside the machine's limit and other libraries.

    It is shown as the table; the options are the command's. Raises WrongUsage, VerifyError,
    LowerError.
    """
    declared = _not_compiled(spec)
    run = import_module("..tools.bench.run", __package__)
    asked = against, sizes, policy, dtypes, threads, rounds, seconds
    return run.measure(declared, run.BenchRequest(*asked, starts=0), "stepfuse.bench")


def _dumped(spec: Spec | Any, pipeline: str, *asked: Any, **more: Any) -> str:
    request = import_module("..tools.inspect.request", __package__).DumpRequest
    dumping = import_module("..tools.inspect.dump", __package__)
    text: str = dumping.dump(as_spec(spec), request(pipeline, *asked, **more))
    return text


def _pipeline(spec: Spec | Any, policy: str, dtypes: str, passes: str) -> str:
    """The passes to run: a compilation's and an artifact's own, if none are asked for.

    Raises WrongUsage.
    """
    history, found = import_module("..tools.inspect.history", __package__), ""
    if isinstance(spec, str):
        found = history.pipeline_for(spec, policy, dtypes, passes)
    elif isinstance(spec, Compilation) and not (policy or dtypes or passes):
        found = ",".join((spec.pipeline, *history.BACK))
    return found or history.full_pipeline(policy or "strict", dtypes, passes)


def _not_compiled(spec: Spec | Any) -> Spec:
    if isinstance(spec, Compilation):
        raise WrongUsage(
            "expected a spec, which is compiled here, got a compilation: give its `spec`, with "
            "the policy and dtypes that you want"
        )
    return as_spec(spec)
