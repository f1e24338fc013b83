"""Steps by the mean of the gradients of several micro-batches."""
