"""Arrays as the house uses them outside kernels, in place of NumPy, which a page does not have.

Few, small and slow: what takes long is done in kernels, and tables are worked out when the folder
is built (`page/constants.py`). Whatever is not here is missing on purpose.
"""

import builtins
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from math import floor as _floor
from math import prod
from types import SimpleNamespace
from typing import Any

from cavale.page.inside.memory import address_of

inf = float("inf")
_FORMATS = {
    "int64": "q",
    "uint64": "Q",
    "float64": "d",
    "float32": "f",
    "int8": "b",
    "uint8": "B",
    "bool": "?",
    "int16": "h",
    "uint16": "H",
    "int32": "i",
    "uint32": "I",
}
_SIZES = {"q": 8, "Q": 8, "d": 8, "f": 4, "b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4}


class dtype:  # noqa: N801 - a name of NumPy's
    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __new__(cls, of: Any = "float64", align: bool = False) -> Any:
        if isinstance(of, tuple) and len(of) == 2 and of[0] is record:
            return of[1]
        if isinstance(of, list):
            return _record_type(of)
        return _type_of(of)


class _Type:
    fields: dict[str, tuple[Any, tuple[int, ...], int]] | None = None

    def __init__(self, name: str, letter: str, itemsize: int) -> None:
        self.name, self.format, self.itemsize = name, letter, itemsize

    @property
    def names(self) -> Any:
        return None if self.fields is None else tuple(self.fields)

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Type):
            other = _type_of(other)
        return self.name == other.name


_TYPES = {name: _Type(name, letter, _SIZES[letter]) for name, letter in _FORMATS.items()}


def _record_type(fields: list[Any]) -> _Type:
    at, found = 0, {}
    for name, kind, *shape in fields:
        own = _type_of(kind)
        extent = (shape[0],) if shape and isinstance(shape[0], int) else tuple(*shape)
        at = -(-at // own.itemsize) * own.itemsize
        found[name] = own, extent, at
        at += own.itemsize * prod(extent)
    made = _Type(next(reversed(found)), "", -(-at // 8) * 8)
    made.fields = found
    return made


def _type_of(of: Any) -> Any:
    if isinstance(of, _Type):
        return of
    if of is int:
        return _TYPES["int64"]
    if of is float:
        return _TYPES["float64"]
    if of is bool:
        return _TYPES["bool"]
    return _TYPES[of if isinstance(of, str) else of.__name__.rstrip("_")]


class generic:  # noqa: N801
    """What NumPy calls its own numbers; here they are Python's."""


class _Number(generic):
    _as: Any = int

    def __new__(cls, value: Any = 0) -> Any:
        return cls._as(value)


def _whole(name: str, bits: int, signed: bool) -> Any:
    mask, half = (1 << bits) - 1, 1 << (bits - 1)

    def made(value: Any = 0) -> int:
        number = int(value) & mask
        return number - mask - 1 if signed and number & half else number

    return type(name, (_Number,), {"_as": staticmethod(made)})


int64, uint64 = _whole("int64", 64, True), _whole("uint64", 64, False)
int32, uint32 = _whole("int32", 32, True), _whole("uint32", 32, False)
int16, uint16 = _whole("int16", 16, True), _whole("uint16", 16, False)
int8, uint8 = _whole("int8", 8, True), _whole("uint8", 8, False)
float64 = type("float64", (_Number,), {"_as": float})
float32 = type("float32", (_Number,), {"_as": float})
bool_ = type("bool_", (_Number,), {"_as": bool})
integer = floating = str_ = generic
void = object


class record:  # noqa: N801
    """One state, looked at where it lies."""

    __slots__ = ("_a",)

    def __init__(self, a: "ndarray") -> None:
        object.__setattr__(self, "_a", a)

    def __getattr__(self, name: str) -> Any:
        a = self._a
        try:
            kind, shape, at = a.dtype.fields[name]
        except KeyError:
            raise AttributeError(name) from None
        found = ndarray(shape, kind, a.memory, a.offset + at)
        return found if shape else found.numbers[0]

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        kind, shape, at = self._a.dtype.fields[name]
        field = ndarray(shape, kind, self._a.memory, self._a.offset + at)
        if shape:
            field[:] = value
        else:
            field.numbers[0] = int(value) if kind.format != "d" else float(value)

    @property
    def dtype(self) -> _Type:
        return self._a.dtype

    def tobytes(self) -> bytes:
        return self._a.tobytes()


class ndarray:  # noqa: N801
    """Numbers in a piece of memory, in rows where they are whole, else with strides."""

    __slots__ = ("_address", "_numbers", "dtype", "memory", "offset", "shape", "strides")

    def __class_getitem__(cls, _: Any) -> Any:
        return cls

    def __init__(
        self,
        shape: Any,
        dtype: Any = "float64",
        memory: bytearray | None = None,
        offset: int = 0,
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.shape = (shape,) if isinstance(shape, int) else tuple(shape)
        self.dtype = dtype if isinstance(dtype, _Type) else _type_of(dtype)
        size = self.dtype.itemsize
        self.memory = bytearray(prod(self.shape) * size) if memory is None else memory
        self.offset = offset
        self.strides = _strides(self.shape, size) if strides is None else strides
        self._numbers: Any = None
        self._address = 0

    # What it is.

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def whole(self) -> bool:
        return self.strides == _strides(self.shape, self.dtype.itemsize)

    @property
    def address(self) -> int:
        if not self._address:
            self._address = address_of(self.memory) + self.offset
        return self._address

    @property
    def numbers(self) -> Any:
        """All of them one after the other, to be read and written; only if they are whole."""
        found = self._numbers
        if found is None:
            end = self.offset + self.size * self.dtype.itemsize
            part = memoryview(self.memory)[self.offset : end]
            found = self._numbers = part.cast("B").cast(self.dtype.format or "B")
        return found

    data = numbers

    def values(self) -> list[Any]:
        if self.whole:
            return self.numbers.tolist()  # type: ignore[no-any-return]
        return [self._at(place) for place in self._places()]

    def _places(self) -> Iterator[int]:
        steps = [
            range(0, n * s, s) if s else [0] * n
            for n, s in zip(self.shape, self.strides, strict=False)
        ]
        return (self.offset + sum(parts) for parts in product(*steps))

    def _at(self, place: int) -> Any:
        size = self.dtype.itemsize
        return memoryview(self.memory)[place : place + size].cast(self.dtype.format)[0]

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if self.ndim == 1 and self.dtype.fields is None:
            return iter(self.values())
        return (self[i] for i in range(len(self)))

    def __bool__(self) -> bool:
        (one,) = self.values()
        return bool(one)

    def __index__(self) -> int:
        (one,) = self.values()
        return int(one)

    __int__ = __index__

    def __float__(self) -> float:
        (one,) = self.values()
        return float(one)

    def item(self, *at: int) -> Any:
        if at:
            return self.values()[at[0]] if len(at) == 1 else self[at]
        (one,) = self.values()
        return one

    def tolist(self) -> Any:
        return _nested(self.values(), self.shape)

    def tobytes(self) -> bytes:
        if self.whole:
            end = self.offset + self.size * self.dtype.itemsize
            return bytes(memoryview(self.memory)[self.offset : end])
        return _made(self.values(), self.shape, self.dtype).tobytes()

    def __repr__(self) -> str:
        return f"array({self.tolist()})" if self.dtype.fields is None else "array(records)"

    # Parts of it.

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int:
            if self.ndim == 1 and self.dtype.fields is None and self.whole:
                return self.numbers[key]
            key = (key,)
        elif isinstance(key, str):
            kind, shape, at = self.dtype.fields[key]  # type: ignore[index]
            strides = (*self.strides, *_strides(shape, kind.itemsize))
            return ndarray((*self.shape, *shape), kind, self.memory, self.offset + at, strides)
        elif not isinstance(key, tuple):
            key = (key,)
        if any(isinstance(one, (list, ndarray)) for one in key):
            return self._picked(key)
        part = self._part(key)
        if part.shape or len(key) < self.ndim:
            return part
        if part.dtype.fields is not None:
            return record(part)
        return part._at(part.offset)

    def _part(self, key: tuple[Any, ...]) -> "ndarray":
        if Ellipsis in key:
            at = key.index(Ellipsis)
            rest = self.ndim - sum(one is not None for one in key) + 1
            key = (*key[:at], *[slice(None)] * rest, *key[at + 1 :])
        offset, shape, strides, axis = self.offset, [], [], 0
        for one in key:
            if one is None:
                shape.append(1)
                strides.append(0)
                continue
            n, step = self.shape[axis], self.strides[axis]
            axis += 1
            if isinstance(one, slice):
                first, last, by = one.indices(n)
                shape.append(len(range(first, last, by)))
                strides.append(step * by)
                offset += first * step
            else:
                i = int(one)
                if not -n <= i < n:
                    raise IndexError(f"{i} is not within {n}")
                offset += (i % n) * step
        shape += self.shape[axis:]
        strides += self.strides[axis:]
        return ndarray(tuple(shape), self.dtype, self.memory, offset, tuple(strides))

    def _choice(self, key: tuple[Any, ...]) -> tuple[list[tuple[Any, ...]], tuple[int, ...]]:
        """The places that lists and masks choose, and the shape they have together."""
        lists = []
        for one in key:
            found = array(one) if isinstance(one, (list, ndarray)) else one
            if isinstance(found, ndarray) and found.dtype.format == "?":
                lists += [array(axis) for axis in zip(*_true(found), strict=False)] or [
                    zeros(0, int64)
                ]
            else:
                lists.append(found)
        shape: tuple[int, ...] = ()
        for one in lists:
            if isinstance(one, ndarray):
                shape = _common(shape, one.shape)
        columns = [
            _spread(one, shape) if isinstance(one, ndarray) else [one] * prod(shape)
            for one in lists
        ]
        return list(zip(*columns, strict=False)), shape

    def _picked(self, key: tuple[Any, ...]) -> "ndarray":
        places, shape = self._choice(key)
        parts = [self._part(place) for place in places]
        rest = parts[0].shape if parts else self._part((0,) * len(key)).shape
        found = [value for part in parts for value in part.values()]
        made = _made(found, (*shape, *rest), self.dtype)
        order = _order(key, len(shape), made.ndim)
        return made.transposed(order).copy() if order else made

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and self.ndim == 1 and self.dtype.fields is None and self.whole:
            self.numbers[key] = value if self.dtype.format in "df" else int(value)
            return
        if isinstance(key, str):
            part = self[key]
        else:
            key = key if isinstance(key, tuple) else (key,)
            if any(isinstance(one, (list, ndarray)) for one in key):
                self._put(key, value)
                return
            part = self._part(key)
        part._fill(value)

    def _put(self, key: tuple[Any, ...], value: Any) -> None:
        places, shape = self._choice(key)
        parts = [self._part(place) for place in places]
        if not parts:
            return
        rest = parts[0].shape
        whole, given = (*shape, *rest), array(value)
        order = _order(key, len(shape), len(whole))
        if order:
            spread = _spread(given, tuple(whole[axis] for axis in order))
            turned = _made(spread, tuple(whole[axis] for axis in order), given.dtype)
            found = turned.transposed([order.index(axis) for axis in range(len(whole))]).values()
        else:
            found = _spread(given, whole)
        size = prod(rest)
        for i, part in enumerate(parts):
            part._fill(_made(found[i * size : (i + 1) * size], rest) if rest else found[i])

    def transposed(self, order: Sequence[int]) -> "ndarray":
        shape = tuple(self.shape[axis] for axis in order)
        strides = tuple(self.strides[axis] for axis in order)
        return ndarray(shape, self.dtype, self.memory, self.offset, strides)

    def _fill(self, value: Any) -> None:
        if isinstance(value, record):
            value = value._a
        if isinstance(value, ndarray) and value.dtype.fields is not None:
            size, data = self.dtype.itemsize, value.tobytes()
            for place in self._places():
                self.memory[place : place + size] = data[:size]
                data = data[size:] or data
            return
        kind = self.dtype.format
        clean = float if kind in "df" else bool if kind == "?" else int
        if isinstance(value, (int, float)):
            found = [clean(value)] * self.size
        else:
            found = list(map(clean, _spread(array(value), self.shape)))
        if self.whole:
            flat = self.numbers
            for i, one in enumerate(found):
                flat[i] = one
            return
        size = self.dtype.itemsize
        whole = memoryview(self.memory)
        for place, one in zip(self._places(), found, strict=False):
            whole[place : place + size].cast(kind)[0] = one

    # Other shapes of it.

    def view(self, kind: Any) -> "ndarray":
        own = _type_of(kind)
        size = self.size * self.dtype.itemsize // own.itemsize
        return ndarray((size,), own, self.memory, self.offset)

    def copy(self) -> "ndarray":
        data = self.tobytes()
        return ndarray(self.shape, self.dtype, bytearray(data))

    def astype(self, kind: Any) -> "ndarray":
        return _made(self.values(), self.shape, _type_of(kind))

    def reshape(self, *shape: Any) -> "ndarray":
        wanted = list(shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape)
        if -1 in wanted:
            wanted[wanted.index(-1)] = -self.size // prod(wanted)
        if self.whole:
            return ndarray(tuple(wanted), self.dtype, self.memory, self.offset)
        return _made(self.values(), tuple(wanted), self.dtype)

    def ravel(self) -> "ndarray":
        return self.reshape(self.size)

    flatten = ravel

    @property
    def T(self) -> "ndarray":  # noqa: N802
        return ndarray(self.shape[::-1], self.dtype, self.memory, self.offset, self.strides[::-1])

    def fill(self, value: Any) -> None:
        self._fill(value)

    # Summaries.

    def _over(self, axis: int | None, of: Callable[[list[Any]], Any]) -> Any:
        if axis is None:
            return of(self.values())
        axis %= self.ndim
        shape = (*self.shape[:axis], *self.shape[axis + 1 :])
        rows = (self[(*at[:axis], slice(None), *at[axis:])] for at in product(*map(range, shape)))
        return _made([of(row.values()) for row in rows], shape)

    def sum(self, axis: int | None = None) -> Any:
        return self._over(axis, sum)

    def max(self, axis: int | None = None) -> Any:
        return self._over(axis, builtins.max)

    def min(self, axis: int | None = None) -> Any:
        return self._over(axis, min)

    def mean(self, axis: int | None = None) -> Any:
        return self._over(axis, lambda found: sum(found) / len(found))

    def any(self, axis: int | None = None) -> Any:
        return self._over(axis, lambda found: any(found))

    def all(self, axis: int | None = None) -> Any:
        return self._over(axis, lambda found: all(found))

    def argmax(self, axis: int | None = None) -> Any:
        return self._over(axis, lambda found: found.index(builtins.max(found)))

    def argmin(self, axis: int | None = None) -> Any:
        return self._over(axis, lambda found: found.index(min(found)))

    # Arithmetic.

    def __neg__(self) -> "ndarray":
        return _made([-one for one in self.values()], self.shape)

    def __invert__(self) -> "ndarray":
        truth = self.dtype.format == "?"
        return _made([not x if truth else ~x for x in self.values()], self.shape, self.dtype)

    def __abs__(self) -> "ndarray":
        return _made([builtins.abs(one) for one in self.values()], self.shape)

    def __matmul__(self, other: "ndarray") -> Any:
        if self.ndim == 1 and other.ndim == 1:
            return sum(x * y for x, y in zip(self.values(), other.values(), strict=True))
        if self.ndim == 1:
            return _made([self @ other[:, j] for j in range(other.shape[1])], (other.shape[1],))
        rows = [row @ other for row in self]
        if other.ndim == 1:
            return _made(rows, (len(rows),))
        found = [value for row in rows for value in row.values()]
        return _made(found, (self.shape[0], other.shape[1]))

    __hash__ = None  # type: ignore[assignment]


def _operator(name: str, of: Callable[[Any, Any], Any]) -> None:
    def forward(self: ndarray, other: Any) -> Any:
        return _each(of, self, other)

    def backward(self: ndarray, other: Any) -> Any:
        return _each(of, other, self)

    def in_place(self: ndarray, other: Any) -> Any:
        self._fill(_each(of, self, other))
        return self

    setattr(ndarray, f"__{name}__", forward)
    setattr(ndarray, f"__r{name}__", backward)
    setattr(ndarray, f"__i{name}__", in_place)


for _name, _of in {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "truediv": lambda x, y: x / y if y else (inf if x > 0 else -inf if x < 0 else inf - inf),
    "floordiv": lambda x, y: x // y,
    "mod": lambda x, y: x % y,
    "pow": lambda x, y: x**y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "lshift": lambda x, y: x << y,
    "rshift": lambda x, y: x >> y,
}.items():
    _operator(_name, _of)
for _name, _of in {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "lt": lambda x, y: x < y,
    "le": lambda x, y: x <= y,
    "gt": lambda x, y: x > y,
    "ge": lambda x, y: x >= y,
}.items():
    setattr(ndarray, f"__{_name}__", lambda self, other, of=_of: _each(of, self, other))


def _strides(shape: Sequence[int], size: int) -> tuple[int, ...]:
    found: list[int] = []
    for n in reversed(shape):
        found.append(size)
        size *= n
    return tuple(reversed(found))


def _nested(values: list[Any], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    step = prod(shape[1:])
    return [_nested(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def _made(values: list[Any], shape: tuple[int, ...], kind: _Type | None = None) -> ndarray:
    if kind is None:
        name = "int64"
        if any(type(one) is float for one in values):
            name = "float64"
        elif values and all(type(one) is bool for one in values):
            name = "bool"
        kind = _TYPES[name]
    made = ndarray(shape, kind)
    clean = float if kind.format in "df" else bool if kind.format == "?" else int
    flat = made.numbers
    for i, one in enumerate(values):
        flat[i] = clean(one)
    return made


def _common(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    longest = builtins.max(len(one), len(other))
    first = (1,) * (longest - len(one)) + one
    second = (1,) * (longest - len(other)) + other
    for x, y in zip(first, second, strict=False):
        if x != y and 1 not in (x, y):
            raise ValueError(f"shapes {one} and {other} do not fit")
    return tuple(y if x == 1 else x for x, y in zip(first, second, strict=False))


def _spread(a: ndarray, shape: tuple[int, ...]) -> list[Any]:
    """The values of an array repeated as far as a larger shape needs them."""
    if a.shape == shape:
        return a.values()
    if a.size == 1:
        return a.values() * prod(shape)
    missing = len(shape) - a.ndim
    strides = [0] * missing
    for n, m, stride in zip(a.shape, shape[missing:], a.strides, strict=False):
        strides.append(0 if n == 1 and m != 1 else stride)
    return ndarray(shape, a.dtype, a.memory, a.offset, tuple(strides)).values()


def _each(of: Callable[[Any, Any], Any], one: Any, other: Any) -> Any:
    first = one if isinstance(one, ndarray) else array(one)
    second = other if isinstance(other, ndarray) else array(other)
    shape = _common(first.shape, second.shape)
    x, y = _spread(first, shape), _spread(second, shape)
    found = [of(p, q) for p, q in zip(x, y, strict=False)]
    if not shape:
        return found[0]
    return _made(found, shape)


def _true(mask: ndarray) -> list[tuple[int, ...]]:
    places = product(*map(range, mask.shape))
    return [at for at, one in zip(places, mask.values(), strict=False) if one]


# Arrays made.


def array(of: Any, dtype: Any = None) -> ndarray:
    kind = None if dtype is None else _type_of(dtype)
    if isinstance(of, ndarray):
        return of.copy() if kind is None or kind == of.dtype else of.astype(kind)
    if isinstance(of, (int, float)):
        return _made([of], (), kind)
    shape, values = _flat(list(of))
    return _made(values, shape, kind)


asarray = array


def _flat(of: list[Any]) -> tuple[tuple[int, ...], list[Any]]:
    if of and isinstance(of[0], (list, tuple, ndarray, range)):
        rows = [_flat(list(one)) for one in of]
        return (len(of), *rows[0][0]), [value for _, row in rows for value in row]
    return (len(of),), of


def zeros(shape: Any, dtype: Any = "float64") -> ndarray:
    return ndarray(shape, dtype)


empty = zeros


def ones(shape: Any, dtype: Any = "float64") -> ndarray:
    return full(shape, 1, dtype)


def full(shape: Any, value: Any, dtype: Any = None) -> ndarray:
    kind = dtype or ("float64" if isinstance(value, float) else "int64")
    made = ndarray(shape, kind)
    made._fill(value)
    return made


def zeros_like(a: ndarray) -> ndarray:
    return ndarray(a.shape, a.dtype)


empty_like = zeros_like


def arange(*of: int) -> ndarray:
    values = list(range(*of))
    return _made(values, (len(values),))


def frombuffer(data: Any, dtype: Any = "float64") -> ndarray:
    kind = _type_of(dtype)
    memory = bytearray(data)
    return ndarray((len(memory) // kind.itemsize,), kind, memory)


def ascontiguousarray(a: ndarray) -> ndarray:
    return a if a.whole else a.copy()


def concatenate(parts: Iterable[ndarray]) -> ndarray:
    found = [one if isinstance(one, ndarray) else array(one) for one in parts]
    kinds = {one.dtype.name for one in found}
    values = [value for one in found for value in one.values()]
    shape = (sum(map(len, found)), *found[0].shape[1:])
    return _made(values, shape, found[0].dtype if len(kinds) == 1 else None)


def stack(parts: Sequence[ndarray]) -> ndarray:
    return concatenate([one.reshape(1, *one.shape) for one in parts])


def _order(key: tuple[Any, ...], chosen: int, ndim: int) -> list[int] | None:
    """Where axes come to lie that lists have chosen, which are found first: if all that choose
    stand side by side, in their place.
    """
    choosing = [i for i, one in enumerate(key) if not isinstance(one, slice) and one is not None]
    first, last = choosing[0], choosing[-1]
    if not first or last - first + 1 > len(choosing):
        return None
    return [*range(chosen, chosen + first), *range(chosen), *range(chosen + first, ndim)]


# Functions of arrays.


def argsort(a: Any, kind: str = "stable") -> ndarray:
    values = array(a).values()
    return _made(sorted(range(len(values)), key=values.__getitem__), (len(values),))


def flatnonzero(a: Any) -> ndarray:
    found = [i for i, one in enumerate(array(a).values()) if one]
    return _made(found, (len(found),), _TYPES["int64"])


def nonzero(a: ndarray) -> tuple[ndarray, ...]:
    places = _true(a.astype("bool"))
    return tuple(
        _made([at[i] for at in places], (len(places),), _TYPES["int64"]) for i in range(a.ndim)
    )


def unique(a: Any, return_counts: bool = False, axis: int | None = None) -> Any:
    if axis == 0:
        rows = sorted({tuple(row.values()) for row in a})
        return _made([value for row in rows for value in row], (len(rows), a.shape[1]), a.dtype)
    values = array(a).values()
    found = sorted(set(values))
    kind = array(a).dtype
    told = _made(found, (len(found),), kind)
    if not return_counts:
        return told
    return told, _made([values.count(one) for one in found], (len(found),), _TYPES["int64"])


def where(condition: ndarray, yes: Any, no: Any) -> ndarray:
    one, other = array(yes), array(no)
    shape = _common(_common(condition.shape, one.shape), other.shape)
    columns = _spread(condition, shape), _spread(one, shape), _spread(other, shape)
    return _made([y if c else n for c, y, n in zip(*columns, strict=False)], shape)


def minimum(one: Any, other: Any) -> Any:
    return _each(min, one, other)


def maximum(one: Any, other: Any) -> Any:
    return _each(builtins.max, one, other)


def clip(a: Any, low: float, high: float) -> Any:
    return minimum(maximum(a, low), high)


def sign(a: Any) -> Any:
    if isinstance(a, (int, float)):
        return (a > 0) - (a < 0)
    return _made([(one > 0) - (one < 0) for one in a.values()], a.shape)


def rint(a: Any) -> Any:
    if isinstance(a, (int, float)):
        return float(builtins.round(a))
    return _made([float(builtins.round(one)) for one in a.values()], a.shape)


def round(a: Any, digits: int = 0) -> Any:  # noqa: A001
    return _made([builtins.round(one, digits) for one in array(a).values()], array(a).shape)


def floor(a: Any) -> Any:
    return float(_floor(a))


def cumsum(a: Any) -> ndarray:
    total, found = 0, []
    for one in array(a).values():
        total += one
        found.append(total)
    return _made(found, (len(found),))


def diff(a: ndarray, axis: int = -1) -> ndarray:
    last = (*[slice(None)] * (a.ndim - 1), slice(1, None))
    first = (*[slice(None)] * (a.ndim - 1), slice(None, -1))
    return a[last] - a[first]


def searchsorted(a: Any, wanted: Any) -> Any:
    from bisect import bisect_left

    row = array(a).values()
    if isinstance(wanted, ndarray):
        return _made([bisect_left(row, one) for one in wanted.values()], wanted.shape)
    return bisect_left(row, wanted)


def array_equal(one: Any, other: Any) -> bool:
    return array(one).tolist() == array(other).tolist()  # type: ignore[no-any-return]


def max(a: Any, *rest: Any) -> Any:  # noqa: A001
    return a.max() if isinstance(a, ndarray) and not rest else builtins.max(a, *rest)


def argmax(a: Any) -> int:
    return array(a).argmax()  # type: ignore[no-any-return]


def argmin(a: Any) -> int:
    return array(a).argmin()  # type: ignore[no-any-return]


def abs(a: Any) -> Any:  # noqa: A001
    return a.__abs__()


def errstate(**_: Any) -> Any:
    from contextlib import nullcontext

    return nullcontext()


class _Generator:
    """Nothing that a page runs draws by NumPy's."""


random = SimpleNamespace(Generator=_Generator)
typing = SimpleNamespace(NDArray=ndarray)


def restored(name: str, shape: tuple[int, ...], data: bytes) -> ndarray:
    return ndarray(shape, _TYPES[name], bytearray(data))
