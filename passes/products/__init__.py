"""Cuts a graph at its products: regions between them, which are fused, and passes over matrices."""
