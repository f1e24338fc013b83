"""Optimizers for PyTorch. Written by `make docs` from the registry."""

from torch.optim.optimizer import ParamsT

from ..interop.torch import Adadelta as Adadelta
from ..interop.torch import Adafactor as Adafactor
from ..interop.torch import Adagrad as Adagrad
from ..interop.torch import Adam as Adam
from ..interop.torch import Adamax as Adamax
from ..interop.torch import AdamW as AdamW
from ..interop.torch import ASGD as ASGD
from ..interop.torch import Captured as Captured
from ..interop.torch import elsewhere as elsewhere
from ..interop.torch import Gossip as Gossip
from ..interop.torch import LBFGS as LBFGS
from ..interop.torch import load_state_dict as load_state_dict
from ..interop.torch import LocalSteps as LocalSteps
from ..interop.torch import Muon as Muon
from ..interop.torch import NAdam as NAdam
from ..interop.torch import Optimizer as Optimizer
from ..interop.torch import PushSum as PushSum
from ..interop.torch import RAdam as RAdam
from ..interop.torch import RMSprop as RMSprop
from ..interop.torch import Rprop as Rprop
from ..interop.torch import SGD as SGD
from ..interop.torch import Sharded as Sharded
from ..interop.torch import SparseAdam as SparseAdam
from ..interop.torch import state_dict_of as state_dict_of
from ..interop.torch import step_in_backward as step_in_backward
from ..interop.torch import thor as thor
from ..interop.torch.registry import RegisteredOptimizer

class A2GradExp(RegisteredOptimizer):
    """A2Grad with a moving average of the variances, whose largest value counts."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        lips: float = 10.0,
        strength: float = 10.0,
        rho: float = 0.5,
        by_tensor: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class A2GradInc(RegisteredOptimizer):
    """A2Grad whose sum of variances gives more weight to later steps."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        lips: float = 10.0,
        strength: float = 10.0,
        by_tensor: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class A2GradUni(RegisteredOptimizer):
    """A2Grad: accelerated gradient, its steps shortened by the gradients' variance so far."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        lips: float = 10.0,
        strength: float = 10.0,
        by_tensor: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ACProp(RegisteredOptimizer):
    """The gradient, over how far gradients have been from their average before this step."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-16,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ADOPT(RegisteredOptimizer):
    """Adam that converges with any beta2: a gradient is normalised by those before it."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.9999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class APOLLO(RegisteredOptimizer):
    """The gradient, its channels as long as Adam would have them in a random low-rank space."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        scale: float = 1.0,
        update_proj_gap: float = 200.0,
        seed: float = 0.0,
        correct_bias: bool = True,
        per_tensor: bool = False,
        low_rank: int = 256,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AccSGD(RegisteredOptimizer):
    """Gradient descent drawn to an average of points that took far longer steps."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        kappa: float = 1000.0,
        xi: float = 10.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdEMAMix(RegisteredOptimizer):
    """Adam with a second average of the gradient, which remembers thousands of steps."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float, float] = (0.9, 0.999, 0.9999),
        alpha: float = 5.0,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        warmup: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaBelief(RegisteredOptimizer):
    """Adam with steps that are long where the gradient is what its average foretold."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-16,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaBound(RegisteredOptimizer):
    """Adam that turns into gradient descent: each element's rate ends at final_lr."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        final_lr: float = 0.1,
        betas: tuple[float, float] = (0.9, 0.999),
        gamma: float = 0.001,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaGC(RegisteredOptimizer):
    """AdamW with gradients clipped to a little more than the norm that each tensor's have
    had."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.1,
        beta: float = 0.99,
        lambda_abs: float = 1.0,
        lambda_rel: float = 1.04,
        warmup: float = 100.0,
        norm_eps: float = 1e-06,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaLomo(RegisteredOptimizer):
    """LOMO with a factored second moment: steps of a size beside that of the parameters."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta2_decay: float = -0.8,
        eps1: float = 1e-30,
        eps2: float = 0.001,
        d: float = 1.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaMod(RegisteredOptimizer):
    """Adam with each element's rate kept below its own average."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float, float] = (0.9, 0.99, 0.9999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaMuon(RegisteredOptimizer):
    """Muon of signs, each element divided by the root of its average square."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.02,
        weight_decay: float = 0.01,
        momentum: float = 0.95,
        eps: float = 1e-08,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        nesterov: bool = True,
        ns_steps: int = 5,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaNorm(RegisteredOptimizer):
    """Adam whose first moment takes a short gradient at the length that gradients have had."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        decay: float = 0.95,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaPNM(RegisteredOptimizer):
    """Adam with the largest v so far and positive-negative momentum."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        beta0: float = 1.0,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaShift(RegisteredOptimizer):
    """Adam whose second moment is a tensor's, of gradients too old to be in the first one."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-10,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaSmooth(RegisteredOptimizer):
    """RMSprop that remembers less of an element that moves steadily."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        rho1: float = 0.5,
        rho2: float = 0.99,
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdaTAM(RegisteredOptimizer):
    """Torque-aware momentum over Adam's second moment."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        decay: float = 0.9,
        eps: float = 1e-08,
        cosine: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdafacMLPLOpt(RegisteredOptimizer):
    """Steps that a small network computes for each element, from what Adam and Adafactor
    keep."""
    def __init__(
        self,
        params: ParamsT,
        step_mult: float = 0.001,
        exp_mult: float = 0.001,
        momentum_decays: tuple[float, float, float] = (0.9, 0.99, 0.999),
        rms_decay: float = 0.999,
        adafactor_decays: tuple[float, float, float] = (0.9, 0.99, 0.999),
        w0: tuple[float, ...] = ...,
        b0: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
        w1: tuple[float, ...] = ...,
        b1: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
        w2: tuple[float, ...] = ...,
        b2: tuple[float, float] = (0.0, 0.0),
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdafactorMindSpore(RegisteredOptimizer):
    """MindSpore's AdaFactor, with the paper's relative steps and first moment."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta1: float = 0.9,
        beta2_decay: float = -0.8,
        eps1: float = 1e-30,
        eps2: float = 0.001,
        d: float = 1.0,
        weight_decay: float = 0.0,
        relative_step: bool = True,
        scale_parameter: bool = True,
        warmup_init: bool = False,
        first_moment: bool = True,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdagradMindSpore(RegisteredOptimizer):
    """MindSpore's Adagrad: the squares start above zero, and there is no eps."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        initial_accumulator_value: float = 0.1,
        weight_decay: float = 0.0,
        update_slots: bool = True,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Adai(RegisteredOptimizer):
    """Adaptive inertia: SGD whose momentum is short where gradients are large."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta0: float = 0.1,
        beta2: float = 0.99,
        eps: float = 0.001,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Adalite(RegisteredOptimizer):
    """Adam's moments and LAMB's ratio, with both moments of a matrix kept as factors."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.01,
        norm_min: float = 1e-10,
        ratio_min: float = 0.0001,
        eps2: float = 1e-10,
        tau: float = 1.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamC(RegisteredOptimizer):
    """AdamW whose decay follows the square of the schedule, for layers that are normalised."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        max_lr: float = 0.001,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamG(RegisteredOptimizer):
    """Adam that finds its learning rate in the size of the gradients."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        betas: tuple[float, float, float] = (0.95, 0.999, 0.95),
        p: float = 0.2,
        q: float = 0.24,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamMindSpore(RegisteredOptimizer):
    """MindSpore's Adam, LazyAdam of dense gradients and AdamOffload."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamMini(RegisteredOptimizer):
    """AdamW with one second moment for a whole tensor, or for each row of an embedding."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamP(RegisteredOptimizer):
    """Adam whose step does not lengthen weights that only their direction matters of."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        delta: float = 0.1,
        wd_ratio: float = 0.1,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamS(RegisteredOptimizer):
    """Adam with stable weight decay: the decay is divided by the mean size of all gradients."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0001,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamWSN(RegisteredOptimizer):
    """AdamW with one second moment for each row: the average squared norm of its gradient."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamWeightDecay(RegisteredOptimizer):
    """AdamW without bias correction, as the first BERT was trained with."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AdamaxMindSpore(RegisteredOptimizer):
    """Adam in the infinity norm, MindSpore's AdaMax."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Adan(RegisteredOptimizer):
    """Nesterov's momentum without a look ahead: from how the gradient changes."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float, float] = (0.98, 0.92, 0.99),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AggMo(RegisteredOptimizer):
    """Gradient descent by the mean of three momenta: the quick damp the slow."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float, float] = (0.0, 0.9, 0.99),
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Aida(RegisteredOptimizer):
    """AdaBelief whose surprise is measured between projections of gradient and momentum."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        eps1: float = 1e-20,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AliG(RegisteredOptimizer):
    """Adaptive learning rates for interpolation: Polyak's step towards a loss of 0, up to
    lr."""
    def __init__(
        self,
        params: ParamsT,
        loss: float | None = None,
        lr: float = 0.1,
        momentum: float = 0.9,
        eps: float = 1e-05,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Amos(RegisteredOptimizer):
    """Steps and a decay that fall by themselves, on the way to parameters of the size
    target."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta: float = 0.999,
        momentum: float = 0.9,
        target: float = 0.5,
        decay_fall: float = 0.25,
        step_fall: float = 0.25,
        eps: float = 2.350988701644575e-38,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Ano(RegisteredOptimizer):
    """The momentum gives the direction only; the present gradient gives the length."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0001,
        betas: tuple[float, float] = (0.92, 0.99),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        logarithmic_schedule: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ApolloDQN(RegisteredOptimizer):
    """Quasi-Newton: the curvature along the last step corrects a diagonal estimate of it."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        init_lr: float = 1e-05,
        beta: float = 0.9,
        eps: float = 0.0001,
        weight_decay: float = 0.0,
        warmup: float = 500.0,
        belief: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class AvaGrad(RegisteredOptimizer):
    """Adam with the last step's second moment, its rates divided by their root mean square."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 0.1,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class BCOS(RegisteredOptimizer):
    """The step that is best for each element alone: a momentum over its own typical size."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.9),
        eps: float = 1e-06,
        weight_decay: float = 0.1,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class BlockShampoo(RegisteredOptimizer):
    """Shampoo, with two matrices for each block of block_size rows and columns."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-10,
        matrix_eps: float = 1e-06,
        weight_decay: float = 0.0,
        start: float = 5.0,
        frequency: float = 20.0,
        nesterov: bool = True,
        is_average: bool = False,
        decoupled: bool = False,
        graft: int = 1,
        block_size: int = 512,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class CAME(RegisteredOptimizer):
    """Adafactor with a first moment, each element of which moves as far as it has been
    stable."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0002,
        betas: tuple[float, float, float] = (0.9, 0.999, 0.9999),
        eps1: float = 1e-30,
        eps2: float = 1e-16,
        d: float = 1.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class COCOB(RegisteredOptimizer):
    """Coin betting: each element bets on its gradients' sign; lr may stay 1."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        alpha: float = 100.0,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DAdaptAdagrad(RegisteredOptimizer):
    """Adagrad whose learning rate is the distance to the optimum, estimated from below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        momentum: float = 0.0,
        eps: float = 0.0,
        d0: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DAdaptAdam(RegisteredOptimizer):
    """Adam whose learning rate is the distance to the optimum, estimated from below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        d0: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DAdaptAdan(RegisteredOptimizer):
    """Adan whose learning rate is the distance to the optimum, estimated from below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        betas: tuple[float, float, float] = (0.98, 0.92, 0.99),
        eps: float = 1e-08,
        d0: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DAdaptLion(RegisteredOptimizer):
    """Lion whose learning rate is the distance to the optimum, estimated from below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        betas: tuple[float, float] = (0.9, 0.999),
        d0: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DAdaptSGD(RegisteredOptimizer):
    """Averaged descent whose learning rate is the distance to the optimum, estimated from
    below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        momentum: float = 0.9,
        d0: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DiffGrad(RegisteredOptimizer):
    """Adam with steps halved where the gradient no longer changes."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DoG(RegisteredOptimizer):
    """Distance over gradients: a step size from how far the parameters have come."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        reps_rel: float = 1e-06,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DoWG(RegisteredOptimizer):
    """Distance over weighted gradients: DoG whose late gradients, taken from afar, weigh
    more."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        eps: float = 0.0001,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class DualAdam(RegisteredOptimizer):
    """Begins as Adam's inverse, which multiplies by the gradient's size, and ends as Adam."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        switch_rate: float = 0.01,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class EXAdam(RegisteredOptimizer):
    """Adam whose moments correct each other's start, and that adds the present gradient."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class FAdam(RegisteredOptimizer):
    """Adam as natural gradient descent: gradient and decay are divided by the Fisher
    information."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        relative_eps: float = 0.01,
        partial: float = 0.5,
        threshold: float = 1.0,
        weight_decay: float = 0.1,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class FOCUS(RegisteredOptimizer):
    """Sign momentum, and a pull of every element to where it has been on average."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        betas: tuple[float, float] = (0.9, 0.999),
        strength: float = 0.1,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class FTRL(RegisteredOptimizer):
    """FTRL-Proximal: online learning that leaves exact zeros."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        eps: float = 1.0,
        l1: float = 0.0,
        l2: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class FTRLMindSpore(RegisteredOptimizer):
    """MindSpore's and TensorFlow's FTRL."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        initial_accumulator_value: float = 0.1,
        lr_power: float = -0.5,
        l1: float = 0.0,
        l2: float = 0.0,
        weight_decay: float = 0.0,
        any_power: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Fromage(RegisteredOptimizer):
    """Every tensor changes by the share lr of its norm, and does not grow."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class FusedAdamOp(RegisteredOptimizer):
    """The documented graph of the fused Adam operator."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class GaLoreAdamW(RegisteredOptimizer):
    """AdamW in the space of the gradient's first singular vectors: small moments."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        scale: float = 1.0,
        update_proj_gap: float = 200.0,
        correct_bias: bool = True,
        low_rank: int = 128,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Grams(RegisteredOptimizer):
    """Adam says how far each element goes, the present gradient's sign which way."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Gravity(RegisteredOptimizer):
    """A rolling ball on a slope: large gradients of a tensor are damped by the largest of
    them."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        beta: float = 0.9,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class GrokAdamW(RegisteredOptimizer):
    """AdamW on gradients whose slow part is amplified, the less, the further validation
    lags."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.01,
        alpha: float = 0.98,
        strength: float = 2.0,
        gamma: float = 0.1,
        layer: float = 0.0,
        signal: float = 0.0,
        signal_fall: float = 0.1,
        max_norm: float = 1.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class GrokfastAdamW(RegisteredOptimizer):
    """AdamW on gradients of which the slowly changing part is strengthened."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0001,
        betas: tuple[float, float] = (0.9, 0.99),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        alpha: float = 0.98,
        strength: float = 2.0,
        start: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class KATE(RegisteredOptimizer):
    """AdaGrad without its square root: the gradients' scale does not matter."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        delta: float = 0.0,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Kourkoutas(RegisteredOptimizer):
    """Adam with a second moment that a tensor's gradients, when they spike, make forget
    faster."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta1: float = 0.9,
        beta2_max: float = 0.999,
        beta2_min: float = 0.9,
        eps: float = 1e-08,
        alpha: float = 0.9,
        spike_eps: float = 1e-08,
        tiny: float = 1e-08,
        decay: float = 1.0,
        max_ratio: float = 3.0,
        warmup: float = 0.0,
        amsgrad: bool = False,
        trust_region: bool = False,
        adaptive_tiny: bool = False,
        corrected: bool = False,
        exact: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class LAMB(RegisteredOptimizer):
    """Layer-wise adaptive moments: Adam's direction at the length of the tensor."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class LOMO(RegisteredOptimizer):
    """SGD with a decay apart from the gradient: a step without any state."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class LaProp(RegisteredOptimizer):
    """Adam with the gradient normalised before it is averaged."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0004,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-15,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Lion(RegisteredOptimizer):
    """Evolved sign momentum: every element moves by lr."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0001,
        betas: tuple[float, float] = (0.9, 0.99),
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class MADGRAD(RegisteredOptimizer):
    """Dual averaging: every step starts again from the first parameters, by cube roots."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class MARS(RegisteredOptimizer):
    """AdamW on gradients corrected by their change, which lessens their variance."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.003,
        betas: tuple[float, float] = (0.95, 0.99),
        eps: float = 1e-08,
        strength: float = 0.025,
        weight_decay: float = 0.0,
        lr_1d_factor: float = 1.0,
        beta1_1d: float = 0.9,
        beta2_1d: float = 0.95,
        weight_decay_1d: float = 0.1,
        optimize_1d: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class MSVAG(RegisteredOptimizer):
    """Momentum that shrinks where the gradient is mostly noise."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        beta: float = 0.9,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class MoMo(RegisteredOptimizer):
    """Momentum whose step ends where a model of the past losses is at the lower bound."""
    def __init__(
        self,
        params: ParamsT,
        loss: float | None = None,
        lr: float = 1.0,
        momentum: float = 0.9,
        lower_bound: float = 0.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class MoMoAdam(RegisteredOptimizer):
    """Adam whose step ends where a model of the past losses is at the lower bound."""
    def __init__(
        self,
        params: ParamsT,
        loss: float | None = None,
        lr: float = 0.01,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        lower_bound: float = 0.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Momentum(RegisteredOptimizer):
    """Gradient descent with momentum; torch's SGD with a momentum above 0."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        dampening: float = 0.0,
        weight_decay: float = 0.0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Nero(RegisteredOptimizer):
    """Every neuron turns by about lr; its weights keep mean 0 and norm 1."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        beta: float = 0.999,
        eps: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class NorMuon(RegisteredOptimizer):
    """Muon with rows of equal size: each is divided by the root of its average square."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.02,
        momentum: float = 0.95,
        beta2: float = 0.95,
        weight_decay: float = 0.0,
        eps: float = 1e-10,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        nesterov: bool = True,
        match_rms: bool = False,
        ns_steps: int = 5,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class NovoGrad(RegisteredOptimizer):
    """Momentum over gradients that are normalised a tensor at a time: one second moment
    each."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.95, 0.98),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        grad_averaging: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class OptimisticAdam(RegisteredOptimizer):
    """Adam that expects its direction to change once more as it just did."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        strength: float = 1.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class OptimisticSGD(RegisteredOptimizer):
    """Gradient descent that expects the gradient to change once more as it just did."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        strength: float = 1.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class PID(RegisteredOptimizer):
    """A controller's three terms: the gradient, its past and its change."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        dampening: float = 0.0,
        integral: float = 5.0,
        derivative: float = 10.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class PNM(RegisteredOptimizer):
    """Momentum from two averages that take turns: one with more weight than 1, less the
    other."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta1: float = 0.9,
        beta0: float = 1.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class PSGDKron(RegisteredOptimizer):
    """The momentum times the inverse of what gradients and noise are alike under, in two
    factors."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0003,
        momentum: float = 0.9,
        weight_decay: float = 0.0,
        precond_lr: float = 0.1,
        noise_share: float = 0.00034526698300124393,
        seed: float = 0.0,
        frequency: float = 10.0,
        max_rows: int = 8192,
        max_cols: int = 8192,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Padam(RegisteredOptimizer):
    """Adam with a power between gradient descent's 0 and Adam's 1/2 in place of the root."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        betas: tuple[float, float] = (0.9, 0.999),
        partial: float = 0.25,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class PolyakSGD(RegisteredOptimizer):
    """Steps to where the loss would be at its lower bound, were it linear, but by lr at
    most."""
    def __init__(
        self,
        params: ParamsT,
        loss: float | None = None,
        lr: float = 1.0,
        lower_bound: float = 0.0,
        c: float = 0.5,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Prodigy(RegisteredOptimizer):
    """Adam that finds its learning rate: the distance to the optimum, estimated from below."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        d0: float = 1e-06,
        d_coef: float = 1.0,
        weight_decay: float = 0.0,
        safeguard_warmup: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ProximalAdagrad(RegisteredOptimizer):
    """Adagrad, each step followed by the minimum of an l1 and an l2 penalty near it."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        initial_accumulator_value: float = 0.1,
        l1: float = 0.0,
        l2: float = 0.0,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class QHAdam(RegisteredOptimizer):
    """Adam by means of the gradient and its average, of its square and that average."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.995, 0.999),
        nu1: float = 0.7,
        nu2: float = 1.0,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class QHM(RegisteredOptimizer):
    """Gradient descent by a mean of the gradient and of its average."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta: float = 0.999,
        nu: float = 0.7,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class RACS(RegisteredOptimizer):
    """Row and column scaled gradient descent: a matrix is normalised along both of its axes."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta: float = 0.9,
        alpha: float = 0.05,
        growth: float = 1.01,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class RMSpropMindSpore(RegisteredOptimizer):
    """MindSpore's and TensorFlow's RMSprop."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        alpha: float = 0.9,
        eps: float = 1e-10,
        weight_decay: float = 0.0,
        momentum: float = 0.0,
        centered: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class RMSpropMomentum(RegisteredOptimizer):
    """RMSprop, its steps gathered in a momentum buffer; torch's with a momentum above 0."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        alpha: float = 0.99,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        momentum: float = 0.9,
        centered: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Ranger(RegisteredOptimizer):
    """RAdam on centralised gradients, within Lookahead."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.95, 0.999),
        eps: float = 1e-05,
        weight_decay: float = 0.0,
        every: float = 6.0,
        alpha: float = 0.5,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Ranger21(RegisteredOptimizer):
    """Adaptive clipping, centralisation, positive-negative momentum, stable decay,
    Lookahead."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0001,
        clipping: float = 0.01,
        eps2: float = 0.001,
        strength: float = 0.0001,
        sharpness: float = 50.0,
        every: float = 5.0,
        alpha: float = 0.5,
        warmup: float = 2000.0,
        steps: float = 0.0,
        flat: float = 0.72,
        final_lr: float = 3e-05,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Rose(RegisteredOptimizer):
    """Range-of-slice equilibration: gradients divided by their range, without any state."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        weight_decay: float = 0.0001,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SGDP(RegisteredOptimizer):
    """Momentum whose step does not lengthen weights that only their direction matters of."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        dampening: float = 0.0,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        delta: float = 0.1,
        wd_ratio: float = 0.1,
        project_momentum: bool = True,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SGDSaI(RegisteredOptimizer):
    """Momentum with a factor for each tensor: its first gradient's ratio of signal to noise."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        momentum: float = 0.9,
        eps: float = 1e-08,
        weight_decay: float = 0.01,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SGDW(RegisteredOptimizer):
    """Momentum with a weight decay that does not pass through it."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        weight_decay: float = 0.01,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SM3(RegisteredOptimizer):
    """Adagrad, its sums of squares bounded by one number for each place of each axis."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        momentum: float = 0.9,
        eps: float = 1e-30,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SOAP(RegisteredOptimizer):
    """Adam in the eigenvectors of Shampoo's two matrices, which are followed every few
    steps."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.003,
        betas: tuple[float, float] = (0.95, 0.95),
        shampoo_beta: float = 0.95,
        eps: float = 1e-08,
        weight_decay: float = 0.01,
        frequency: float = 10.0,
        correct_bias: bool = True,
        max_rows: int = 10000,
        max_cols: int = 10000,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SPAM(RegisteredOptimizer):
    """Adam with spikes clipped element by element, and with moments that start anew."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-06,
        weight_decay: float = 0.0,
        threshold: float = 5000.0,
        every: float = 500.0,
        start: float = 20.0,
        warmup: float = 150.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SPlus(RegisteredOptimizer):
    """The signs of the momentum in the eigenvectors of two matrices."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        betas: tuple[float, float] = (0.9, 0.999),
        weight_decay: float = 0.01,
        nonstandard_constant: float = 0.001,
        frequency: float = 100.0,
        max_rows: int = 10000,
        max_cols: int = 10000,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SRMM(RegisteredOptimizer):
    """Gradient descent between two averages that take in less and less of new values."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        beta: float = 0.5,
        memory_length: float = 0.0,
        proximal: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ScheduleFreeAdamW(RegisteredOptimizer):
    """Adam without a first moment moves z; the parameters are near the average of all z."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0025,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        r: float = 0.0,
        weight_lr_power: float = 2.0,
        warmup: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ScheduleFreeRAdam(RegisteredOptimizer):
    """Schedule-free AdamW that waits, without a warm-up, until the average square is
    trusted."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0025,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        r: float = 0.0,
        weight_lr_power: float = 2.0,
        silent_sgd_phase: bool = True,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class ScheduleFreeSGD(RegisteredOptimizer):
    """Gradient descent on z, and an average of all z whose weights follow the learning rate."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 1.0,
        beta: float = 0.9,
        weight_decay: float = 0.0,
        r: float = 0.0,
        weight_lr_power: float = 2.0,
        warmup: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Scion(RegisteredOptimizer):
    """Steps of a given size in the norm that suits a layer: spectral, of signs, or the mean
    square."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        alpha: float = 1.0,
        radius: float = 1.0,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        unconstrained: bool = False,
        by_sign: bool = False,
        ns_steps: int = 5,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Shampoo(RegisteredOptimizer):
    """The gradient between roots of two matrices, as long as the step of another optimizer."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-10,
        matrix_eps: float = 1e-06,
        weight_decay: float = 0.0,
        start: float = 5.0,
        frequency: float = 20.0,
        nesterov: bool = True,
        is_average: bool = False,
        decoupled: bool = False,
        graft: int = 1,
        max_rows: int = 10000,
        max_cols: int = 10000,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SignSGD(RegisteredOptimizer):
    """Every element moves by lr, against the sign of its gradient."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0001,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Signum(RegisteredOptimizer):
    """signSGD with momentum: every element moves by lr, against the sign of m."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.0001,
        beta: float = 0.9,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class SimplifiedAdEMAMix(RegisteredOptimizer):
    """AdEMAMix with one sum of gradients, beside which the present one has a weight of its
    own."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.99, 0.95),
        alpha: float = 0.0,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class StableAdamW(RegisteredOptimizer):
    """AdamW whose rate falls where a tensor's gradients outgrow their past, as in Adafactor."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.99),
        eps: float = 1e-08,
        weight_decay: float = 0.01,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class StableSPAM(RegisteredOptimizer):
    """Adam with spikes clipped, gradients of a steady norm, and moments that start anew."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        gamma1: float = 0.7,
        gamma2: float = 0.9,
        theta: float = 0.999,
        every: float = 1000.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class TAM(RegisteredOptimizer):
    """Torque-aware momentum: a gradient at odds with the momentum counts less."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        momentum: float = 0.9,
        decay: float = 0.9,
        eps: float = 1e-08,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Thor(RegisteredOptimizer):
    """Momentum of gradients that are multiplied by inverses of a layer's covariances."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        momentum: float = 0.9,
        weight_decay: float = 0.0,
        damping: float = 0.03,
        loss_scale: float = 1.0,
        batch_size: float = 32.0,
        frequency: float = 100.0,
        nesterov: bool = False,
        clip: bool = False,
        literal: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Tiger(RegisteredOptimizer):
    """Lion with one decay rate: Signum, slower to turn and decayed."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.001,
        beta: float = 0.965,
        weight_decay: float = 0.01,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class VSGD(RegisteredOptimizer):
    """The gradient as a hidden variable, whose mean is inferred from the noisy ones."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.1,
        ghattg: float = 30.0,
        ps: float = 1e-08,
        tau1: float = 0.81,
        tau2: float = 0.9,
        eps: float = 1e-08,
        weight_decay: float = 0.0,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...

class Yogi(RegisteredOptimizer):
    """Adam with a second moment that forgets slowly: by the gradient's square, not by its
    own."""
    def __init__(
        self,
        params: ParamsT,
        lr: float = 0.01,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 0.001,
        initial_accumulator_value: float = 1e-06,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        fused: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        dtypes: str = "",
        policy: str = "strict",
    ) -> None: ...
