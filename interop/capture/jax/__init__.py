"""The reader of JAX: a factory of optax, or one of its kind, becomes recordings of its step."""
