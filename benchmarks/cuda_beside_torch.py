"""torch's optimizers in turns with ours, on the stream whose events are compared.

What is torch's comes by argument, so that a test runs all of it on the CPU: `device`, `cuda` (its
streams and cache), how a step is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from cuda_run import WHOLE, Run, Shape

Work = Callable[[], object]
ONE = (1e9, 1e5, 1e6, 1e7, 1e8)  # elements of one tensor
FOR_CALLS = 0.05  # of the budget, that is left to the part behind this one
LARGEST_COMPILED = 64  # tensors: what torch.compile makes of thousands takes minutes


@dataclass
class Torch:
    """torch, and where it runs."""

    torch: Any
    device: str = "cuda"
    compile: Callable[[Work], Work] | None = None  # torch.compile
    cuda: Any = None  # streams and cache: torch.cuda's

    def __post_init__(self) -> None:
        self.compile = self.compile or self.torch.compile
        self.cuda = self.cuda or self.torch.cuda

    def on_stream(self, run: Run, work: Work) -> Work:
        """Work of torch's on the stream of our events."""
        stream = self.cuda.ExternalStream(run.machine.stream)
        self.cuda.synchronize()  # what it works on was made on torch's own stream

        def done() -> None:
            with self.cuda.stream(stream):
                work()

        return done

    def params(self, shapes: Sequence[Shape]) -> list[Any]:
        """Parameters with gradients."""
        found = [self.torch.nn.Parameter(self.torch.randn(s, device=self.device)) for s in shapes]
        for one in found:
            one.grad = self.torch.randn_like(one)
        return found

    def adamw(self, shapes: Sequence[Shape], way: str) -> Work:
        """A step of torch's AdamW: `fused`, `foreach`, or `compiled`."""
        named = {} if way == "compiled" else {way: True}
        made = self.torch.optim.AdamW(self.params(shapes), lr=1e-3, **named)
        return self.compile(made.step) if way == "compiled" and self.compile else made.step

    def whole(self, shapes: Sequence[Shape]) -> Work:
        """Unscale, check, clip, fused AdamW, average, bf16 copy, clear: as users write it."""
        torch, params = self.torch, self.params(shapes)
        values = [p.detach() for p in params]
        average = [v.clone() for v in values]
        shadow = [v.to(torch.bfloat16) for v in values]
        made = torch.optim.AdamW(params, lr=1e-3, fused=True)
        scaler = torch.amp.GradScaler(self.device, init_scale=1.0)
        scaler.scale(torch.ones((), device=self.device))  # it makes its scale now

        def step() -> None:
            scaler.unscale_(made)
            torch.nn.utils.clip_grad_norm_(params, 1.0, foreach=True)
            scaler.step(made)
            scaler.update()
            torch._foreach_lerp_(average, values, 1e-3)
            torch._foreach_copy_(shadow, values)
            made.zero_grad(set_to_none=False)

        return step


def here(run: Run) -> Torch | None:
    """torch with a GPU, if it is installed; beside a stub, torch on the CPU."""
    try:
        import torch
    except ImportError:
        return None
    if run.machine.is_stub:
        return on_cpu(torch)
    return Torch(torch) if torch.cuda.is_available() else None


def on_cpu(torch: Any) -> Torch:
    """All of it without a GPU and without a compiler: streams are none."""
    cuda = SimpleNamespace(
        ExternalStream=lambda handle: handle, stream=lambda _: nullcontext(),
        empty_cache=lambda: None, synchronize=lambda: None,
    )  # fmt: skip
    return Torch(torch, "cpu", lambda step: step, cuda)


def beside_torch(run: Run, theirs: Torch | None = None) -> None:
    """4: AdamW of one tensor and of many, and a whole step, each in turns with ours."""
    theirs = theirs or here(run)
    if theirs is None:
        run.row("torch", "-", skipped="no torch with CUDA here")
        return
    for label, shapes in _sizes(run):
        ways = ["fused", "foreach", *(["compiled"] if len(shapes) <= LARGEST_COMPILED else [])]
        for way in ways:
            _pair(run, theirs, f"AdamW {label} {way}", "adamw", shapes,
                  lambda way=way, shapes=shapes: theirs.adamw(shapes, way))  # fmt: skip
    for label, shapes in _sizes(run, whole=True):
        _pair(run, theirs, f"whole step {label}", WHOLE, shapes,
              lambda shapes=shapes: theirs.whole(shapes))  # fmt: skip


def _sizes(run: Run, whole: bool = False) -> Iterator[tuple[str, list[Shape]]]:
    """What is stepped: one tensor of so many elements, so many tensors of 1000."""
    counts = run.sizes((3e8, 1e6) if whole else ONE)
    many = (20, 50) if run.machine.is_stub else (1000, 10_000)
    yield from ((str(n), [(n,)]) for n in counts)
    yield from ((f"{n} x 1000", [(1000,)] * n) for n in (many[:1] if whole else many))


def _pair(
    run: Run, theirs: Torch, label: str, spec: str, shapes: list[Shape], make: Callable[[], Work]
) -> None:
    """A row: both times, how often as long theirs takes. Memory of both goes at the end."""
    if (spec, "") in run.wrong:
        run.row("torch", label, skipped="its bits are wrong or unknown")
        return
    if run.left < FOR_CALLS * run.given.budget:
        run.row("torch", label, skipped="no time left")
        return
    try:
        _, ours, _ = run.optimizer(spec, shapes)
        work = theirs.on_stream(run, make())
        taken = run.machine.in_turns({"ours": ours, "theirs": work}, run.rounds)
        found = {name: run.spread(times) for name, times in taken.items()}
        ratio = found["theirs"]["median"] / found["ours"]["median"]
        run.row("torch", label, **found, ratio=ratio)
    except (RuntimeError, MemoryError) as error:  # torch's and ours, as where memory is full
        run.row("torch", label, skipped=str(error).splitlines()[0][:100])
    finally:
        ours = work = None  # their memory is given back to the device, not kept for the next row
        theirs.cuda.empty_cache()
