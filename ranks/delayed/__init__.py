"""Training by gradients that are late: a server, its workers, and a clock that replays them."""

from .replay import VirtualClock, replay
from .server import Arrival, PulledParams, Server, Worker

__all__ = ["Arrival", "PulledParams", "Server", "VirtualClock", "Worker", "replay"]
