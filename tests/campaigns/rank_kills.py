"""Ranks that are killed or stopped at any time: the others say so in time, and no save is lost.

    python -m tests.campaigns.rank_kills --kills 100 --exits 200 [--minutes 20] [--limit 2]
        [--front arrays|torch]

Three ranks on gloo step and save, again and again: arrays, and parameters of torch, whose gradients
leave in backward, as they are or freed, and which come with the step or when they are read. One is
killed (SIGKILL) or stopped (SIGSTOP), at a random time or in a phase that was drawn. Each other
must raise RanksError within the time-out, and name its rank and its phase. Then the checkpoint in
the folder loads in one process, is not older than the last save that rank 0 has told of, and has
the bits of one process that took all gradients; no process, and no segment of shared memory, is
left. Clean runs end with the code 0, behind a barrier.
Ranks are forks of this process, which has loaded torch and what is compiled. It has a /dev/shm of
its own, where it may mount one: else what others do on the machine is seen as left.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import re
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import numpy as np
import stepfuse as sf
import torch
from stepfuse.ranks.combine import mean_of_ranks, piece

from tests.campaigns.rank_lives import (
    BACKWARD,
    COUNT,
    EVERY,
    OPTIONS,
    PLACES,
    Life,
    gradients,
    start,
    work,
)
from tests.ranks.replicas import Array
from tests.support.oracles.numeric import same_bits

LATE = 3.0  # seconds behind a time-out: two cores, which others use too
SPECS = ("check_finite+clip_by_global_norm(max_norm=0.5)+adamw", "lamb", "adafactor")
LIFE = 0.8  # seconds: the longest, from the first save
SAID = re.compile(r"rank (\d) of 3, (.+?): ")
_NEW_MOUNTS, _RECURSIVE, _PRIVATE = 0x20000, 0x4000, 0x40000  # of sched.h and mount.h


class Alone:
    """One process that has all gradients, as far as it was asked for."""

    def __init__(self, spec: str) -> None:
        self.params = start()
        chained = sf.chain(mean_of_ranks(COUNT), sf.as_spec(spec))
        self._made = sf.Optimizer(self.params, chained, threads=1)
        self._known = [start()]

    def behind(self, steps: int) -> list[Array]:
        """The parameters behind so many steps."""
        while len(self._known) <= steps:
            step = self._made.steps
            pieces = {piece(r): gradients(r, step) for r in range(COUNT)}
            self._made.step(pieces.pop("grad"), aux=pieces)
            self._known.append([p.copy() for p in self.params])
        return self._known[steps]


def drawn(front: str, rng: random.Random) -> Life:
    """What ranks step, and where one is lost."""
    options = rng.choice(OPTIONS) if front == "torch" else {}
    victim, how = rng.randrange(COUNT), rng.choice((signal.SIGKILL, signal.SIGSTOP))
    place = rng.choice([p for p in PLACES if front == "torch" or p != BACKWARD])
    return Life(front, options, victim, how, rng.choice(("", place)), rng.randrange(8))


def forked(
    spec: str, folder: Path, steps: int | None, seconds: float, life: Life
) -> tuple[list[int], list[int]]:
    """The processes of all ranks, and where each tells of itself."""
    children: list[int] = []
    pipes: list[int] = []
    for rank in range(COUNT):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            raise SystemExit(work(rank, spec, folder, writing, steps, seconds, life))
        os.close(writing)
        children.append(child)
        pipes.append(reading)
    return children, pipes


def heard(pipes: list[int], texts: list[str], until: float, enough: str = "") -> None:
    """Adds what ranks tell until the time, until a word was told, or all have ended."""
    left = [p for p in pipes if p >= 0]
    while left and time.monotonic() < until and not (enough and all(enough in t for t in texts)):
        for one in select.select(left, [], [], max(0.0, until - time.monotonic()))[0]:
            more = os.read(one, 1 << 16)
            texts[pipes.index(one)] += more.decode()
            if not more:
                left.remove(one)


def ended(child: int, until: float, flags: int = 0) -> int | None:
    """The exit code, or -SIGSTOP; None where it has not ended by then."""
    while time.monotonic() < until:
        found, status = os.waitpid(child, os.WNOHANG | flags)
        if found:
            stopped = os.WIFSTOPPED(status)
            return -signal.SIGSTOP if stopped else os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    return None


def has_own_segments() -> bool:
    """Has this process, and its forks, have a /dev/shm of their own; whether that was allowed."""
    libc = ctypes.CDLL(None)
    if libc.unshare(_NEW_MOUNTS):
        return False
    libc.mount(b"none", b"/", None, _RECURSIVE | _PRIVATE, None)
    return not libc.mount(b"tmpfs", b"/dev/shm", b"tmpfs", 0, None)


def segments() -> set[str]:
    """Those of shared memory."""
    return set(os.listdir("/dev/shm"))


def killed(
    spec: str, folder: Path, seconds: float, life: Life, alone: Alone, rng: random.Random
) -> tuple[str, str]:
    """What is wrong behind one kill, or nothing; and the phases of the others."""
    before, victim, how = segments(), life.victim, life.how
    children, pipes = forked(spec, folder, None, seconds, life)
    texts = [""] * COUNT
    heard(pipes, texts, time.monotonic() + 60, "saved")
    if not life.place:
        heard(pipes, texts, time.monotonic() + rng.uniform(0, LIFE))
        os.kill(children[victim], how)
    fell = ended(children[victim], time.monotonic() + 20, os.WUNTRACED)
    end = time.monotonic() + seconds + LATE
    others = [r for r in range(COUNT) if r != victim]
    codes = {r: ended(children[r], end) for r in others}
    left = {victim: fell, **codes}
    for rank in (r for r in range(COUNT) if left[r] in (None, -signal.SIGSTOP)):
        os.kill(children[rank], signal.SIGKILL)
        os.waitpid(children[rank], 0)
    heard(pipes, texts, time.monotonic() + 5)
    for pipe in pipes:
        os.close(pipe)
    if left != {**dict.fromkeys(others, 3), victim: -how}:
        return f"{life}: exit codes {left}, {[text[-300:] for text in texts]}", ""
    said = {r: SAID.search(texts[r].splitlines()[-1]) for r in others}
    wrong = [r for r, found in said.items() if found is None or int(found[1]) != r]
    if wrong:
        return f"rank {wrong[0]} says {texts[wrong[0]][-300:]}", ""
    if more := segments() - before:
        return f"segments are left: {more}", ""
    phases = {re.sub(r"\d+", "N", found[2]) for found in said.values() if found}
    where = f"{life.front}, {how.name} {life.place and 'in ' + life.place.strip()}".strip()
    return lost(spec, alone, folder, texts[0]), f"{where}: {' and '.join(sorted(phases))}"


def lost(spec: str, alone: Alone, folder: Path, text: str) -> str:
    """What is wrong with the checkpoint; nothing where it is that of a former save."""
    params = [np.zeros_like(p) for p in start()]
    made = sf.Optimizer(params, spec, threads=1)
    made.load(folder / "saved", params=True)
    told = max(int(n) for n in re.findall(r"saved (\d+)", text))
    if made.steps < told or made.steps % EVERY:
        return f"the checkpoint is of step {made.steps}; {told} had been saved"
    same = all(map(same_bits, params, alone.behind(made.steps)))
    return "" if same else f"the checkpoint of step {made.steps} has other bits"


def ran(spec: str, folder: Path, seconds: float, life: Life) -> str:
    """What is wrong with a clean run; nothing where all end with the code 0."""
    before = segments()
    children, pipes = forked(spec, folder, EVERY, seconds, life)
    texts = [""] * COUNT
    heard(pipes, texts, time.monotonic() + 60)
    end = time.monotonic() + 20
    codes = [ended(child, end) for child in children]
    for child, code in zip(children, codes, strict=True):
        if code is None:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
    for pipe in pipes:
        os.close(pipe)
    left = segments() - before
    return "" if codes == [0] * COUNT and not left else f"exit codes {codes}, left {left}: {texts}"


def main() -> int:
    """Runs them; how many were wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--exits", type=int, default=200)
    parser.add_argument("--front", choices=("arrays", "torch"), help="both, if nothing is said")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=float, default=2.0, help="seconds of each verb's time-out")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    if not has_own_segments():
        print("segments are looked for on the whole machine: let nothing else run on it")
    rng, end = random.Random(asked.seed), time.monotonic() + 60 * asked.minutes
    alone = {spec: Alone(spec) for spec in SPECS}
    seen: Counter[str] = Counter()
    done = {"kills": 0, "clean runs": 0}
    wrong = 0
    for n in range(asked.kills + asked.exits):
        if time.monotonic() > end:
            break
        spec, is_kill = SPECS[n % len(SPECS)], n < asked.kills
        front = asked.front or ("arrays", "torch")[n % 2]
        life = drawn(front, rng) if is_kill else Life(front, rng.choice(OPTIONS))
        folder = Path(tempfile.mkdtemp(prefix="rank-kills-"))
        known = spec, folder, asked.limit, life
        said, phase = killed(*known, alone[spec], rng) if is_kill else (ran(*known), "")
        shutil.rmtree(folder)
        done["kills" if is_kill else "clean runs"] += 1
        seen[phase] += is_kill
        if said:
            wrong += 1
            print(f"{spec}, {n}: {said}", flush=True)
    for phase, count in seen.most_common():
        if phase:
            print(f"{count:4} {phase}")
    print(f"{done['kills']} kills, {done['clean runs']} clean runs of {COUNT} ranks, {wrong} wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
