"""Capture: a step of another library's optimizer, recorded over arrays, becomes a spec."""
