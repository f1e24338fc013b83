"""Launchers of batches in other processes: executors of this machine, of Dask, and of Ray."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from ..ir.errors import OptionError, whole_number


def check_launcher(launcher: str, workers: int) -> None:
    """Raises OptionError."""
    if launcher not in LAUNCHERS:
        raise OptionError(f"launcher: expected {', '.join(LAUNCHERS)}, got {launcher!r:.80}")
    whole_number(workers, "workers")


def executor_of(launcher: str, workers: int) -> AbstractContextManager[Executor]:
    """An executor of so many workers. Raises ImportError where an extra is missing."""
    return LAUNCHERS[launcher](workers)


@contextmanager
def _processes(workers: int) -> Generator[Executor]:
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_end_with_parent) as pool:
        yield pool


def _end_with_parent() -> None:
    """Ends this worker if its parent is killed: it would wait for work for ever."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


@contextmanager
def _dask(workers: int) -> Generator[Executor]:
    """The client of the cluster that DASK_SCHEDULER_ADDRESS names, or of one begun here."""
    distributed = _module("distributed", "dask")
    configured = import_module("dask").config.get("scheduler-address", None)
    options = {} if configured else {"n_workers": workers, "threads_per_worker": 1}
    with distributed.Client(configured, dashboard_address=None, **options) as client:
        yield client.get_executor(pure=False, retries=0)


@contextmanager
def _ray(workers: int) -> Generator[Executor]:
    """The cluster that RAY_ADDRESS names, or one begun here."""
    ray = _module("ray", "ray")
    begun = not ray.is_initialized()
    if begun:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    try:
        yield RayExecutor(ray)
    finally:
        if begun:
            ray.shutdown()


class RayExecutor(Executor):
    """Ray's tasks as futures, never begun again by Ray itself."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Begins a task."""
        return self._ray.remote(max_retries=0)(fn).remote(*args, **kwargs).future()


def _module(name: str, extra: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise ImportError(
            f"launcher '{extra}' needs {name}; pip install 'stepfuse[{extra}]'", name=name
        ) from None


LAUNCHERS = {"processes": _processes, "dask": _dask, "ray": _ray}
