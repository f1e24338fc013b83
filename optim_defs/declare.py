"""The library's hyper-parameters, documented once, and the decorator whose ranges they are.

They hold for the definitions of this package alone, which declare with `optimizer`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from ..ir.frontend.trace import Definition
from ..ir.frontend.trace import optimizer as _optimizer
from ..ir.roles import FINITE, FRACTION, NON_NEGATIVE, OPEN_FRACTION, POSITIVE, WHOLE, Range

_INF = float("inf")
HYPERS: dict[str, tuple[Range, str]] = {
    "lr": (NON_NEGATIVE, "learning rate"),
    "beta1": (FRACTION, "decay rate of the first moment"),
    "beta2": (FRACTION, "decay rate of the second moment"),
    "eps": (NON_NEGATIVE, "added to a denominator"),
    "weight_decay": (NON_NEGATIVE, "decay of the parameters"),
    "momentum": (NON_NEGATIVE, "decay rate of the momentum buffer"),
    "dampening": (FINITE, "share of the gradient kept out of the momentum buffer"),
    "alpha": (NON_NEGATIVE, "decay rate, share or power, as the equations say"),
    "rho": (Range(0.0, 1.0), "decay rate of the squared gradient and the squared step"),
    "lr_decay": (NON_NEGATIVE, "decay of the learning rate with the step"),
    "scale": (POSITIVE, "loss scale that the gradients carry, or factor of a step"),
    "loss_scale": (POSITIVE, "loss scale that the gradients carry"),
    "batch_size": (POSITIVE, "examples that the loss is the mean of"),
    "damping": (POSITIVE, "its root is added to the diagonal of covariances"),
    "frequency": (WHOLE, "steps from one refresh to the next"),
    "update_proj_gap": (WHOLE, "steps from one projection to the next"),
    "max_norm": (POSITIVE, "largest norm that passes unchanged"),
    "beta2_decay": (Range(-_INF, 0.0, open_low=True), "power of the step in 1 - beta2"),
    "eps1": (NON_NEGATIVE, "keeps the average square from zero"),
    "eps2": (NON_NEGATIVE, "smallest size that a parameter is taken to have"),
    "d": (Range(1.0, _INF, open_high=True), "root mean square above which an update is clipped"),
    "decay": (Range(0.0, 1.0), "decay rate of an average"),
    "initial_accumulator_value": (NON_NEGATIVE, "what sums or averages start from"),
    "momentum_decay": (NON_NEGATIVE, "how fast the momentum grows to beta1"),
    "lambd": (NON_NEGATIVE, "decay of the parameters and of the steps"),
    "t0": (FINITE, "step after which the parameters are averaged"),
    "etaminus": (OPEN_FRACTION, "factor of a step after a change of sign"),
    "etaplus": (Range(1.0, _INF, open_low=True, open_high=True), "factor of other steps"),
    "step_size_min": (NON_NEGATIVE, "smallest step"),
    "step_size_max": (NON_NEGATIVE, "largest step"),
    "l1": (NON_NEGATIVE, "penalty on the size of the parameters: makes exact zeros"),
    "l2": (NON_NEGATIVE, "penalty on the squares of the parameters"),
    "lr_power": (Range(-_INF, 0.0, open_low=True), "power of the sum of squares in the rate"),
    "coefficient": (NON_NEGATIVE, "share of the parameter's norm that a step may have"),
    "every": (Range(1.0, _INF, open_high=True), "steps from one turn to the next"),
    "start": (NON_NEGATIVE, "steps before a first turn, or in which nothing is clipped"),
    "beta": (Range(0.0, 1.0, True, True), "decay rate of an average, or a share"),
    "max_value": (POSITIVE, "largest magnitude that passes unchanged"),
    "threshold": (POSITIVE, "size above which is clipped, as the equations say"),
    "clipping": (POSITIVE, "largest norm of a gradient, beside that of its weights"),
    "strength": (NON_NEGATIVE, "weight of an added part"),
    "r": (NON_NEGATIVE, "power of the step in the weights of an average"),
    "weight_lr_power": (NON_NEGATIVE, "power of the largest rate in the weights of an average"),
    "warmup": (NON_NEGATIVE, "steps in which something grows to its value"),
    "integral": (NON_NEGATIVE, "weight of the gradient's past"),
    "derivative": (NON_NEGATIVE, "weight of the gradient's change"),
    "delta": (NON_NEGATIVE, "small constant or share, as the equations say"),
    "memory_length": (NON_NEGATIVE, "steps until an average begins anew, 0 for never"),
    "proximal": (NON_NEGATIVE, "weight of the distance from where a step starts"),
    "ghattg": (NON_NEGATIVE, "variance of the gradient's noise, beside that of its change"),
    "ps": (POSITIVE, "strength of the prior"),
    "tau1": (NON_NEGATIVE, "power of the step in the rate of a first average"),
    "tau2": (NON_NEGATIVE, "power of the step in the rate of a second average"),
    "switch_rate": (Range(0.0, 1.0), "how much of the inverse a step takes away"),
    "rho1": (FRACTION, "decay rate of the second moment of an element that moves steadily"),
    "rho2": (FRACTION, "decay rate of the second moment of an element that goes to and fro"),
    "beta3": (FRACTION, "decay rate of a third average"),
    "p": (POSITIVE, "factor of the power of an average square"),
    "q": (POSITIVE, "power of an average square"),
    "max_lr": (POSITIVE, "largest learning rate of the schedule"),
    "partial": (Range(0.0, 1.0, open_low=True), "power of the second moment"),
    "norm_eps": (NON_NEGATIVE, "added to a norm that divides"),
    "relative_eps": (NON_NEGATIVE, "share of the gradient's size that eps may be"),
    "target": (POSITIVE, "size that the parameters are to have"),
    "decay_fall": (NON_NEGATIVE, "how fast the weight decay falls"),
    "step_fall": (NON_NEGATIVE, "how fast the steps fall"),
    "beta0": (Range(0.0, 1.0), "rate or weight behind the averages, as the equations say"),
    "final_lr": (NON_NEGATIVE, "learning rate that all elements end at"),
    "gamma": (NON_NEGATIVE, "speed, share or power, as the equations say"),
    "nu": (Range(0.0, 1.0), "share of the average beside the gradient"),
    "nu1": (Range(0.0, 1.0), "share of the first moment beside the gradient"),
    "nu2": (Range(0.0, 1.0), "share of the second moment beside the squared gradient"),
    "kappa": (POSITIVE, "long step over short step"),
    "xi": (NON_NEGATIVE, "statistical advantage: how much noise allows"),
    "d0": (POSITIVE, "first estimate of the distance to the optimum"),
    "d_coef": (POSITIVE, "factor of the estimated distance"),
    "reps_rel": (POSITIVE, "first distance, beside the norm of the parameters"),
    "loss": (FINITE, "loss at the parameters before the step: set it each time"),
    "lower_bound": (FINITE, "what the loss is never below"),
    "variance": (NON_NEGATIVE, "variance of the noise at the first step"),
    "seed": (Range(0.0, 1e6), "which random numbers are drawn: a whole number"),
    "wd_ratio": (Range(0.0, 1.0), "share of the decay that weights of free length keep"),
    "lambda_abs": (POSITIVE, "largest norm of all gradients during the warm-up"),
    "lambda_rel": (POSITIVE, "largest norm of a gradient, beside what it has been"),
    "init_lr": (NON_NEGATIVE, "learning rate that the warm-up starts from"),
    "lam": (NON_NEGATIVE, "strength of a correction"),
    "lips": (POSITIVE, "how fast the gradient changes: its Lipschitz constant"),
    "growth": (POSITIVE, "largest ratio of a step's norm to the one before"),
    "gamma1": (FRACTION, "decay rate of the norm"),
    "gamma2": (FRACTION, "decay rate of the squared norm"),
    "growth_factor": (POSITIVE, "what a loss scale grows by"),
    "backoff_factor": (POSITIVE, "what a loss scale is multiplied by at an overflow"),
    "window": (Range(1.0, _INF, open_high=True), "good steps until a loss scale grows"),
    "least": (NON_NEGATIVE, "smallest loss scale"),
    "c": (POSITIVE, "factor of the squared norm"),
    "lr_1d_factor": (NON_NEGATIVE, "learning rate of tensors that are no matrices, beside lr"),
    "beta1_1d": (FRACTION, "decay rate of the first moment of tensors that are no matrices"),
    "beta2_1d": (FRACTION, "decay rate of the second moment of tensors that are no matrices"),
    "weight_decay_1d": (NON_NEGATIVE, "decay of tensors that are no matrices"),
    "theta": (FRACTION, "decay rate of the largest gradient"),
    "layer": (NON_NEGATIVE, "number of the group's layer, counted from 0"),
    "signal": (FINITE, "how far the validation lags behind: set it as it becomes known"),
    "signal_fall": (NON_NEGATIVE, "how fast a share falls with the signal"),
    "beta2_max": (FRACTION, "decay rate of the second moment of calm gradients"),
    "beta2_min": (FRACTION, "decay rate of the second moment of gradients that spike"),
    "spike_eps": (NON_NEGATIVE, "added to the norm that a gradient has had"),
    "tiny": (NON_NEGATIVE, "added to a denominator, beside the parameters' size"),
    "max_ratio": (POSITIVE, "largest move of an element, beside the learning rate"),
    "norm_min": (POSITIVE, "least norm that a gradient is taken to have"),
    "ratio_min": (NON_NEGATIVE, "least ratio of the norms of parameters and gradient"),
    "tau": (POSITIVE, "temperature of a softmax"),
    "sharpness": (POSITIVE, "how sharp the bend of a softplus is"),
    "steps": (NON_NEGATIVE, "steps of the whole run, 0 for one without an end"),
    "flat": (Range(0.0, 1.0), "share of the steps after which the learning rate falls"),
    "radius": (NON_NEGATIVE, "size of a step, in the norm that a layer has"),
    "matrix_eps": (NON_NEGATIVE, "added to a matrix, beside its largest eigenvalue"),
    "nonstandard_constant": (NON_NEGATIVE, "learning rate of other tensors, beside lr"),
    "precond_lr": (NON_NEGATIVE, "learning rate of a preconditioner"),
    "noise_share": (NON_NEGATIVE, "noise that is added to a gradient, beside its mean size"),
    "shampoo_beta": (FRACTION, "decay rate of the products of gradients"),
    "ns_coefficients_0": (FINITE, "a of Newton-Schulz's polynomial a x + b x^3 + c x^5"),
    "ns_coefficients_1": (FINITE, "b of Newton-Schulz's polynomial"),
    "ns_coefficients_2": (FINITE, "c of Newton-Schulz's polynomial"),
}

_RANGES = {name: within for name, (within, _) in HYPERS.items()}


@overload
def optimizer(function: Callable[..., Any], /) -> Definition: ...
@overload
def optimizer(*, when: str = "", paper: str = "") -> Callable[[Callable[..., Any]], Definition]: ...
def optimizer(
    function: Callable[..., Any] | None = None, /, *, when: str = "", paper: str = ""
) -> Any:
    """Declares an optimizer, or a stage of a step, as `ir.trace.optimizer` does.

    A hyper-parameter whose signature states no range has the one that `HYPERS` gives its name.
    """
    declare = _optimizer(when=when, paper=paper, ranges=_RANGES)
    return declare if function is None else declare(function)
