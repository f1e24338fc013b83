"""AutoBoost: the tricks of a level, applied to a network and its optimizer, and undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ..drawing.svg import Drawing, to_svg
from ..ir.errors import is_a
from .errors import FORMATS, BoostError, BoostTypeError, one_of
from .less_bn.network_drawing import PALETTE
from .levels import LEVELS, Traps, switches
from .settings import settings_of
from .trick import TRICKS, AppliedTrick, NotApplicable, Progress, TrickRow


@dataclass(frozen=True, slots=True)
class _Call:
    """A network and optimizer as they were given, and as they were changed."""

    network: Any
    optimizer: Any
    applied: tuple[tuple[TrickRow, AppliedTrick], ...]
    left_out: tuple[tuple[str, str], ...]


class AutoBoost:
    """Applies the tricks of a level: O0 none, O1 less_bn and grad_freeze, O2 adasum as well.

    `boost_config_dict` has a dict for each section of docs/boost.md; boost.mode `manual` reads the
    switches. Everything is checked here, torch is loaded with the first network. With
    `as_mindspore` the original's traps are back, for replaying recorded runs: one object for the
    whole process, a manual mode that stays, an unknown level taken for O0.
    Raises BoostError, BoostTypeError.
    """

    def __new__(
        cls, level: str = "O0", boost_config_dict: Any = "", *, as_mindspore: bool = False
    ) -> AutoBoost:
        """A new one; as in MindSpore, the first of the process."""
        if as_mindspore and Traps.first is not None:
            return Traps.first
        return super().__new__(cls)

    def __init__(
        self, level: str = "O0", boost_config_dict: Any = "", *, as_mindspore: bool = False
    ) -> None:
        if as_mindspore and Traps.first is self:
            return
        self._calls: list[_Call] = []
        if as_mindspore:
            self.level, self._settings, self._switches = Traps.read(level, boost_config_dict)
            Traps.first = self
            return
        self.level = level
        self._settings = settings_of(boost_config_dict)
        self._switches = switches(level, self._settings["boost"], LEVELS)

    @property
    def boost_config(self) -> dict[str, dict[str, Any]]:
        """All settings, defaults included."""
        return {section: dict(keys) for section, keys in self._settings.items()}

    def network_auto_process_train(self, network: Any, optimizer: Any) -> tuple[Any, Any]:
        """The network and optimizer with the tricks; altered whole, or not at all.

        Raises BoostError, BoostTypeError.
        """
        checks = import_module(".networks.wrapped", __package__)
        checks.check_training(network, optimizer)
        if any(optimizer in (c.optimizer, *_made(c)) for c in self._calls):
            raise BoostError("this optimizer has been processed already; call undo() first")
        return self._apply(network, optimizer)

    def network_auto_process_eval(self, network: Any) -> Any:
        """The network as it is evaluated. Raises BoostError, BoostTypeError."""
        checks = import_module(".networks.wrapped", __package__)
        checks.check_network(network)
        return self._apply(network, None)[0]

    def undo(self) -> None:
        """Restore all networks and optimizers; trained values stay."""
        while self._calls:
            for _, one in reversed(self._calls.pop().applied):
                one.undo()

    def state_dict(self) -> dict[str, Any]:
        """Return the progress of tricks, to be saved beside the states of network and optimizer."""
        return {name: progress.state_dict() for name, progress in self._progress().items()}

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Goes on from there, once the same networks have been processed.

        All tricks do, or none. Raises BoostError, BoostTypeError.
        """
        there = self._progress()
        if not is_a(state_dict, Mapping):
            raise BoostTypeError(
                f"load_state_dict: expected what state_dict() gave, a dict by trick, got "
                f"{type(state_dict).__name__}"
            )
        if there.keys() != state_dict.keys():
            raise BoostError(
                f"load_state_dict: expected the state of {', '.join(there) or 'no tricks'}, got "
                f"that of {', '.join(state_dict) or 'none'}: process the same networks first"
            )
        before = self.state_dict()
        try:
            for name, progress in there.items():
                progress.load_state_dict(state_dict[name])
        except BaseException:
            for name, progress in there.items():
                progress.load_state_dict(before[name])
            raise

    def explain(self, format: str = "text") -> str:
        """Explain the changes of networks and optimizers, and the reasons where nothing changed.

        As `svg` all networks are drawn, the norms that LessBN takes out crossed out. Raises
        BoostError for other formats, and where there is nothing to draw.
        """
        if one_of("explain: the format", format, FORMATS) == "svg":
            return self._svg()
        lines = [f"AutoBoost: level {self.level}, mode {self._settings['boost']['mode']}"]
        lines += [f"  {s.name}: {'on' if s.on else 'off'} ({s.why})" for s in self._switches]
        for number, call in enumerate(self._calls, 1):
            what = "training" if call.optimizer is not None else "evaluation"
            lines.append(f"network {number}, for {what}: {type(call.network).__name__}")
            for row, one in call.applied:
                lines += [f"  {row.title}", *(f"    {line}" for line in one.lines)]
            lines += [f"  {name}: left out: {why}" for name, why in call.left_out]
            if not call.applied and not call.left_out:
                lines.append("  nothing was changed")
        return "\n".join(lines)

    def _svg(self) -> str:
        """Networks that LessBN has changed as it found them, others as they are."""
        torch_flow = import_module(".less_bn.torch_flow", __package__)
        drawn: list[Drawing] = []
        for call in self._calls:
            seen = [drawing for _, one in call.applied for drawing in one.drawn]
            drawn += seen or torch_flow.draw_network(call.network)
        if not drawn:
            raise BoostError(
                "explain: there is nothing to draw: "
                + (
                    "no part of the network can be traced by torch.fx; explain() tells why"
                    if self._calls
                    else "no network has been processed; call network_auto_process_train first"
                )
            )
        return to_svg(drawn, PALETTE)

    def _progress(self) -> dict[str, Progress]:
        return {
            f"{number}.{row.name}": one.progress
            for number, call in enumerate(self._calls)
            for row, one in call.applied
            if one.progress is not None
        }

    def _apply(self, network: Any, optimizer: Any) -> tuple[Any, Any]:
        wanted = {s.name: s for s in self._switches if s.on}
        rows = [row for row in TRICKS if row.name in wanted]
        rows = [row for row in rows if optimizer is not None or row.evaluates]
        tricks = [row.load() for row in rows]  # before anything is changed
        done: list[tuple[TrickRow, AppliedTrick]] = []
        left_out: list[tuple[str, str]] = []
        now = network, optimizer
        try:
            for row, trick in zip(rows, tricks, strict=True):
                try:
                    one = trick(self._settings, *now)
                except NotApplicable as reason:
                    if wanted[row.name].asked:
                        raise
                    left_out.append((row.name, str(reason)))
                    continue
                now = one.network, one.optimizer
                done.append((row, one))
        except BaseException:
            for _, one in reversed(done):
                one.undo()
            raise
        self._calls.append(_Call(network, optimizer, tuple(done), tuple(left_out)))
        return now


def _made(call: _Call) -> list[Any]:
    return [one.optimizer for _, one in call.applied]
