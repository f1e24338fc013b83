"""Training by gradients that are late: a server, its workers, and a clock that replays them."""

from .replay import VirtualClock, replay
from .server import Arrival, Pulled, Server, Worker

__all__ = ["Arrival", "Pulled", "Server", "VirtualClock", "Worker", "replay"]
