"""MindSpore's Tensor, Parameter and RowTensor as names for NumPy arrays.

A Tensor shares the memory of the array that it is made of, and NumPy's functions take it:

    w = np.zeros((3, 2), np.float32)
    weight = Parameter(w, name="fc.weight")
    (np.ones((4, 3)) @ weight).shape        # (4, 2); a step of an optimizer is seen in w
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from ...ir.arrays import Array

UNNAMED = "Parameter"  # what MindSpore calls a parameter that was given no name


class Tensor(NDArrayOperatorsMixin):
    """An array; Python floats become float32, arrays keep their dtype and their memory."""

    def __init__(self, input_data: Any, dtype: Any = None) -> None:
        self._array = as_array(input_data, dtype)

    def asnumpy(self) -> Array:
        """The array itself, no copy."""
        return self._array

    @property
    def shape(self) -> tuple[int, ...]:
        """The dims."""
        return self._array.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's dtype."""
        return self._array.dtype

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return self._array.ndim

    @property
    def size(self) -> int:
        """The number of elements."""
        return self._array.size

    def item(self) -> Any:
        """The number of a tensor of one element."""
        return self._array.item()

    def astype(self, dtype: Any) -> Tensor:
        """A copy in another dtype."""
        return Tensor(self._array.astype(dtype))

    def reshape(self, *shape: Any) -> Tensor:
        """The same elements in other dims."""
        return Tensor(self._array.reshape(*shape))

    def set_data(self, data: Any) -> None:
        """Copies new values in, in place. Raises ValueError where their shape is another."""
        found = np.asarray(data)
        if found.shape != self.shape:
            raise ValueError(f"set_data: expected shape {self.shape}, got {found.shape}")
        self._array[...] = found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self._array, dtype=dtype, copy=copy)

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        outs = options.get("out")
        if outs is not None:
            options["out"] = tuple(map(_bare, outs))
        result = getattr(ufunc, method)(*map(_bare, inputs), **options)
        if outs is not None and result is options["out"][0]:
            return outs[0]
        if result is None:  # ufunc.at, which works in place
            return None
        return tuple(map(Tensor, result)) if isinstance(result, tuple) else Tensor(result)

    def __hash__(self) -> int:
        return id(self)

    def __getitem__(self, key: Any) -> Tensor:
        return Tensor(self._array[_bare(key)])

    def __setitem__(self, key: Any, value: Any) -> None:
        self._array[_bare(key)] = np.asarray(value)

    def __iter__(self) -> Iterator[Tensor]:
        return map(Tensor, self._array)

    def __len__(self) -> int:
        return len(self._array)

    def __float__(self) -> float:
        return float(self._array.item())

    def __int__(self) -> int:
        return int(self._array.item())

    def __bool__(self) -> bool:
        return bool(self._array)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(shape={list(self.shape)}, dtype={self.dtype}, {self._array})"


class Parameter(Tensor):
    """A named tensor that an optimizer moves in place, in the memory of the array given.

    `requires_grad` marks the parameters to train for the caller; an optimizer ignores it.
    """

    def __init__(
        self, default_input: Any, name: str | None = None, requires_grad: bool = True
    ) -> None:
        super().__init__(default_input)
        if name is not None and not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"Parameter: 'name' must be a str or None, got {name!r}")
        if not isinstance(requires_grad, bool):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"Parameter: 'requires_grad' must be a bool, got {requires_grad!r}")
        self.name = UNNAMED if name is None else name
        self.requires_grad = requires_grad
        self.unique = False  # that the rows of its sparse gradients never repeat

    def clone(self, prefix: str, init: str = "same") -> Parameter:
        """A copy called `prefix.name`; `init` is "same", "zeros" or "ones"."""
        makers = {"same": np.copy, "zeros": np.zeros_like, "ones": np.ones_like}
        if init not in makers:
            raise ValueError(f"clone: 'init' must be one of {', '.join(makers)}, got {init!r}")
        return Parameter(makers[init](self.asnumpy()), f"{prefix}.{self.name}", self.requires_grad)

    def __repr__(self) -> str:
        return f"Parameter({self.name}, shape={list(self.shape)}, dtype={self.dtype})"


class ParameterTuple(tuple[Parameter, ...]):
    """Parameters in a row. Raises TypeError for anything else."""

    def __new__(cls, parameters: Iterable[Any] = ()) -> ParameterTuple:
        found = tuple(parameters)
        for index, parameter in enumerate(found):
            if not isinstance(parameter, Parameter):
                raise TypeError(
                    f"ParameterTuple: expected Parameters, item {index} is {parameter!r}"
                )
        name_unnamed(found)
        return super().__new__(cls, found)

    def clone(self, prefix: str, init: str = "same") -> ParameterTuple:
        """A copy of each, called `prefix.name`."""
        return ParameterTuple(p.clone(prefix, init) for p in self)


def name_unnamed(parameters: Iterable[Parameter]) -> None:
    """Names those without a name by their places among them: Parameter$1, Parameter$2, ..."""
    unnamed = {id(p): p for p in parameters if p.name == UNNAMED}
    if len(unnamed) > 1:
        for index, parameter in enumerate(unnamed.values(), 1):
            parameter.name = f"{UNNAMED}${index}"


class RowTensor:
    """A gradient of some rows: `values[n]` belongs to row `indices[n]` of `dense_shape`."""

    def __init__(
        self, indices: Any = None, values: Any = None, dense_shape: Sequence[int] | None = None
    ) -> None:
        given = {"indices": indices, "values": values, "dense_shape": dense_shape}
        if missing := [name for name, value in given.items() if value is None]:
            raise TypeError(f"RowTensor: expected indices, values and dense_shape, no {missing[0]}")
        self.indices, self.values = Tensor(indices), Tensor(values)
        self.dense_shape = _dims(dense_shape)
        rows = self.indices.asnumpy()
        if rows.ndim != 1 or rows.dtype.kind not in "iu":
            raise TypeError(f"RowTensor: 'indices' must be integers in one row, got {rows!r}")
        expected = (rows.size, *self.dense_shape[1:])
        if not self.dense_shape or self.values.shape != expected:
            raise ValueError(
                f"RowTensor: 'values' must have shape {expected}, one row for each index; "
                f"got {self.values.shape}"
            )

    def __repr__(self) -> str:
        return f"RowTensor({self.indices.size} rows of {list(self.dense_shape)})"


def _dims(given: Any) -> tuple[int, ...]:
    try:
        return tuple(map(operator.index, given))
    except TypeError:
        message = f"RowTensor: 'dense_shape' must be the dims, as (100, 3), got {given!r:.60}"
        raise TypeError(message) from None


def as_array(data: Any, dtype: Any = None) -> Array:
    """The array of a tensor or array; of Python numbers a new one, floats as float32."""
    found = data.asnumpy() if isinstance(data, Tensor) else data
    if not isinstance(found, (np.ndarray, np.generic)):
        found = np.asarray(found)
        dtype = np.dtype(np.float32) if dtype is None and found.dtype == np.float64 else dtype
    return np.asarray(found, dtype)


def _bare(value: Any) -> Any:
    return value.asnumpy() if isinstance(value, Tensor) else value
