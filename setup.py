"""Packages: folders with an `__init__.py`, under `stepfuse`; pyproject.toml has all else."""

from setuptools import find_packages, setup

found = [name for root in (".", "fronts") for name in find_packages(root)]
setup(packages=["stepfuse", *(f"stepfuse.{name}" for name in found)])
