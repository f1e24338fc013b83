"""Artifacts: libraries with a C interface, written and loaded without a compiler."""
