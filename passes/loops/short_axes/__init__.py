"""Passes over nests whose last axes are short: small matrices, their cells, lists of few."""
