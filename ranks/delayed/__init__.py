"""Training by gradients that are late: a server, its workers, and a clock that replays them."""

from .replay import replay
from .server import Arrival, Pulled, Server
from .virtual_clock import VirtualClock
from .worker import Worker

__all__ = ["Arrival", "Pulled", "Server", "VirtualClock", "Worker", "replay"]
