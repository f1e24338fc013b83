"""Fronts: other libraries' ways to name, call and keep optimizers, over ours."""
