"""The version of `stepfuse-runtime`, which this distribution requires, with extras of its own."""

import re
from pathlib import Path

from setuptools import setup

EXTRAS = (
    "accuracy", "bench", "cuda", "cuda-compilers", "dask", "examples", "jax", "onnx", "ray",
    "search", "torch", "torchft",
)  # fmt: skip
HERE = Path(__file__).parent
SOURCES = HERE.parent / "__init__.py", HERE / "PKG-INFO"  # of a clone, of a source distribution

text = next(path for path in SOURCES if path.exists()).read_text(encoding="utf-8")
version = re.findall(r'^(?:__version__ = "|Version: )([\w.]+)', text, re.MULTILINE)[0]
setup(
    version=version,
    install_requires=[f"stepfuse-runtime[cli,compiler]=={version}"],
    extras_require={name: [f"stepfuse-runtime[{name}]=={version}"] for name in EXTRAS},
)
