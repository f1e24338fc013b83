"""Stages to one spec: composition, its checks, counts for each tensor."""
