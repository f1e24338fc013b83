"""Differences of two specs, artifacts or reports: declarations, storage, traffic and barriers."""
