"""Definitions of outer steps, whose grad is the mean of the ranks' parameters.

momentum(lr=0.7, nesterov=True) + outer    DiLoCo, 24 bytes an element beside the others' pieces
averaged                                   local SGD, 8 bytes
"""

# pyright: reportMissingParameterType=false, reportUnknownParameterType=false
# (the signatures of definitions are the roles, the bodies the equations)

from __future__ import annotations

from ...ir.frontend.trace import copy_of_param, inner, optimizer, update


@optimizer(paper="https://arxiv.org/abs/2311.08105")
def outer(param, grad, anchor=copy_of_param):
    """Wraps an optimizer, which steps the anchor by how far ranks have gone from it on average.

        anchor <- inner(anchor, anchor - grad)        grad is the mean of the ranks' parameters
        param  <- anchor

    State: anchor, the parameters where ranks last met.
    Deviations: the mean is taken of parameters, not of differences, so that none are stored.
    Source: Douillard et al., "DiLoCo: distributed low-communication training of language models",
    2023.
    """
    new = inner(anchor, anchor - grad)
    return update(param=new, anchor=new)


@optimizer(paper="https://arxiv.org/abs/1805.09767")
def averaged(param, grad):
    """Puts the mean of the ranks' parameters, which is grad, in the place of each.

        param <- grad

    Source: Stich, "Local SGD converges fast and communicates little", ICLR 2019.
    """
    return update(param=grad)
