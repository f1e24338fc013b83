"""Made adamw.onnx, lamb.onnx and steps.npz, once, in a virtual environment of their own:

    pip install jax==0.10.0 optax==0.2.8 jax2onnx==0.17.1    (with onnx 1.23.2, Python 3.11)
    python record.py

The models are optax's steps as jax2onnx writes them; steps.npz has five steps by JAX itself.
"""

import jax
import jax.numpy as jnp
import numpy as np
import onnx
import optax
from jax2onnx import to_onnx

SHAPE, STEPS, LR = (5, 7), 5, 0.05
ARRAY, INT, FLOAT = (jnp.float32, SHAPE), (jnp.int32, ()), (jnp.float32, ())


def adamw(p, g, mu, nu, count, lr):
    moments = optax.ScaleByAdamState(count, mu, nu)
    decayed = optax.chain(optax.scale_by_adam(), optax.add_decayed_weights(0.01))
    updates, state = decayed.update(g, (moments, optax.EmptyState()), p)
    return p - lr * updates, state[0].mu, state[0].nu, state[0].count


def lamb(p, g, mu, nu, count, lr):
    moments = optax.ScaleByAdamState(count, mu, nu)
    trusted = optax.chain(optax.scale_by_adam(eps=1e-6), optax.scale_by_trust_ratio())
    updates, state = trusted.update(g, (moments, optax.EmptyState()), p)
    return p - lr * updates, state[0].mu, state[0].nu, state[0].count


def main():
    rng = np.random.default_rng(7)
    start, grads = rng.standard_normal(SHAPE), rng.standard_normal((STEPS, *SHAPE))
    recorded = {"start": start.astype(np.float32), "grads": grads.astype(np.float32)}
    for step in (adamw, lamb):
        shapes = [jax.ShapeDtypeStruct(s, t) for t, s in (*[ARRAY] * 4, INT, FLOAT)]
        onnx.save(to_onnx(step, shapes, model_name=step.__name__), f"{step.__name__}.onnx")
        zeros = jnp.zeros(SHAPE, jnp.float32)
        state, run = (jnp.asarray(recorded["start"]), zeros, zeros, jnp.int32(0)), jax.jit(step)
        for grad in recorded["grads"]:
            state = run(state[0], jnp.asarray(grad), *state[1:], jnp.float32(LR))
        recorded[step.__name__] = np.asarray(state[0])
    np.savez("steps.npz", **recorded)


if __name__ == "__main__":
    main()
