"""Functions of torch by name: a formula each, or the reason why there is none and a remedy."""

from __future__ import annotations

from . import elementwise, reductions, views

HANDLERS = elementwise.HANDLERS | reductions.HANDLERS | views.HANDLERS

LOSES: dict[str, str] = {
    "tolist": "keep it a tensor",
    "numpy": "use torch's own functions",
    "__array__": "use torch's own functions",
    "__float__": "use .item()",
    "__int__": "use .item()",
    "__index__": "use .item()",
    "__complex__": "use .item()",
    "equal": "use (a == b).all()",
    "allclose": "use a mask and torch.where",
    "stride": "take the sizes from the shapes of tensors",
    "storage_offset": "take the sizes from the shapes of tensors",
    "element_size": "a step is captured for parameters of any dtype",
    "get itemsize": "a step is captured for parameters of any dtype",
    "get nbytes": "take the sizes from the shapes of tensors",
    "untyped_storage": "take the sizes from the shapes of tensors",
    "storage": "take the sizes from the shapes of tensors",
    "get _version": "count steps in the state",
    "data_ptr": "where a tensor lies is nothing that a step may depend on",
}

# What says something of a tensor that does not depend on its cells.
TELLS = frozenset((
    "dim", "ndimension",
    "is_floating_point", "is_complex", "is_contiguous", "is_signed", "is_inference", "is_tensor",
    "get_device", "result_type", "is_same_size",
    "__hash__", "__repr__", "__str__", "__format__", "__dir__", "type", "is_pinned", "is_shared",
    "is_set_to", "promote_types", "can_cast", "has_names", "_is_view", "is_conj", "is_neg",
    "is_grad_enabled", "is_storage", "broadcast_shapes", "_is_zerotensor",
))  # fmt: skip

RANDOM = frozenset((
    "rand", "randn", "randint", "rand_like", "randn_like", "randint_like", "bernoulli", "normal",
    "uniform", "multinomial", "dropout", "random", "exponential", "cauchy", "log_normal",
    "geometric", "poisson", "randperm",
))  # fmt: skip

REMEDIES: dict[str, str] = {
    "random": "a step is captured as a function of its inputs; there is `uniform` for specs",
    "arange": "compute a tensor that is no number in all cells from the gradient",
    "linalg_svd": "decompositions are not in the IR",
}
