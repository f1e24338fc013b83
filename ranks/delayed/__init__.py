"""Training by gradients that are late: a server, its workers, and a clock that replays them."""

from .replay import replay
from .server import Arrival, Pulled, Server, Worker
from .virtual_clock import VirtualClock

__all__ = ["Arrival", "Pulled", "Server", "VirtualClock", "Worker", "replay"]
