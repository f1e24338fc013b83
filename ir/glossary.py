"""The hyper-parameters, documented once: what each means and the values it may take."""

from __future__ import annotations

from .graph import Range

_INF = float("inf")
POSITIVE = Range(0.0, _INF, open_low=True, open_high=True)
NON_NEGATIVE = Range(0.0, _INF, open_high=True)
FRACTION = Range(0.0, 1.0, open_high=True)  # [0, 1): a decay rate
OPEN_FRACTION = Range(0.0, 1.0, open_low=True, open_high=True)
FINITE = Range(-_INF, _INF, open_low=True, open_high=True)

GLOSSARY: dict[str, tuple[Range, str]] = {
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
    "scale": (POSITIVE, "loss scale that the gradients carry"),
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
    "start": (NON_NEGATIVE, "steps before the first turn"),
    "beta": (Range(0.0, 1.0, True, True), "decay rate of an average, or a share"),
    "max_value": (POSITIVE, "largest magnitude that passes unchanged"),
    "threshold": (POSITIVE, "root mean square above which is clipped"),
    "clipping": (POSITIVE, "largest norm of a gradient, beside that of its weights"),
    "strength": (NON_NEGATIVE, "weight of an added part"),
    "r": (NON_NEGATIVE, "power of the step in the weights of an average"),
    "weight_lr_power": (NON_NEGATIVE, "power of the largest rate in the weights of an average"),
    "warmup": (NON_NEGATIVE, "steps in which something grows to its value"),
    "integral": (NON_NEGATIVE, "weight of the gradient's past"),
    "derivative": (NON_NEGATIVE, "weight of the gradient's change"),
    "delta": (NON_NEGATIVE, "small constant or share, as the equations say"),
    "memory_length": (Range(1.0, _INF, open_high=True), "steps until an average begins anew"),
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
    "lips": (POSITIVE, "how fast the gradient changes: its Lipschitz constant"),
    "growth": (POSITIVE, "largest ratio of a step's norm to the one before"),
    "gamma1": (FRACTION, "decay rate of the norm"),
    "gamma2": (FRACTION, "decay rate of the squared norm"),
    "theta": (FRACTION, "decay rate of the largest gradient"),
}


def range_of(name: str) -> Range:
    """The admissible values of a hyper-parameter: the glossary's, or any finite number."""
    return GLOSSARY[name][0] if name in GLOSSARY else FINITE
