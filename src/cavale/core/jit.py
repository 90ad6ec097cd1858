"""Compilation: the one place that knows Numba.

A *kernel* is a function compiled ahead and kept on disk. A *rule* is a function that each game may
implement for its own record type; kernels call rules, and Numba picks the implementation by the
type of the record while it compiles. Generic algorithms are thereby written once and run at the
speed of hand-written loops.
"""

import functools
import hashlib
from collections.abc import Callable, Iterable
from typing import Any, ParamSpec, TypeVar, get_type_hints

import numba
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from cavale.core.kernel_cache import KernelCache, belongs, use_options

P = ParamSpec("P")
R = TypeVar("R")

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
States = npt.NDArray[np.void]
Rng = npt.NDArray[np.uint64]
Planes = npt.NDArray[np.int8]
Flag = npt.NDArray[np.int64]

_config: Any = numba.config
JIT = not _config.DISABLE_JIT
# Whether arrays are counted has to be said: what is not said comes from whoever calls.
_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "_nrt": True}
_LIGHT: Any = {**_OPTIONS, "_nrt": False}
use_options((_OPTIONS, _LIGHT))

KERNELS: list[Any] = []


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    compiled: Any = numba.njit(**_OPTIONS)(function)
    if JIT:
        compiled._cache = KernelCache(function)
    KERNELS.append(compiled)
    return compiled  # type: ignore[no-any-return]


_light: set[Any] = set()


def light(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule or an inner function that makes no array and is handed none by what it calls.

    Elsewhere an array that is given to a function is counted there by two atomic instructions of
    some 5 ns each: four of them were most of what a ply of Catch the Thief cost. A light one that
    makes an array does not compile; one that is handed an array would never free it.
    """
    _light.add(getattr(function, "py_func", function))
    return function


def inner(function: Callable[P, R]) -> Callable[P, R]:
    """A helper that kernels call: compiled with its callers, not kept by itself."""
    options = _LIGHT if function in _light else _OPTIONS
    compiled: Callable[P, R] = numba.njit(**options)(function)
    return compiled


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """An inner function as it is written, for Python: calling it compiled would compile it first.

    Only for one that calls no other.
    """
    return getattr(function, "py_func", function)


def direct(compiled: Callable[P, R], *like: P.args, **_: P.kwargs) -> Callable[P, R]:
    """A kernel for arguments of just these types: a call looks at no types any more, which takes
    longer than most rules do. Arguments of other types are not noticed: only for our own records.
    """
    if not hasattr(compiled, "py_func"):
        return _as_python(compiled)
    dispatcher, typeof = _untyped(compiled), _untyped(numba.typeof)
    entry: Callable[P, R] = dispatcher.compile(tuple(map(typeof, like)))
    return entry


def _untyped(thing: Any) -> Any:
    return thing


def _as_python(function: Callable[P, R]) -> Callable[P, R]:
    """Answers with Python's own numbers, as compiled code does, not with NumPy's."""

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        value: Any = function(*args, **kwargs)
        return value.item() if isinstance(value, np.generic) else value  # type: ignore[no-any-return]

    return call


_IMPLEMENTED: dict[str, tuple[dict[Any, Any], dict[Any, Any]]] = {}
_REQUIRED: set[str] = set()


def rule(stub: Callable[P, R]) -> Callable[P, R]:
    """Declare a rule that any game may implement; the stub's body is the default."""
    compiled: dict[Any, Any] = {}
    plain: dict[Any, Any] = {}

    @functools.wraps(stub)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        state: Any = args[0]
        return plain.get(state.dtype, stub)(*args, **kwargs)  # type: ignore[no-any-return]

    def found(s: Any, in_light: bool) -> Any:
        one = compiled.get(s, stub) if isinstance(s, types.Record) else None
        return one if (one in _light) == in_light else None

    overload(call, strict=False, jit_options=_OPTIONS)(lambda s, *rest: found(s, False))
    overload(call, strict=False, jit_options=_LIGHT)(lambda s, *rest: found(s, True))
    _IMPLEMENTED[stub.__name__] = compiled, plain
    return call


def required(stub: Callable[P, R]) -> Callable[P, R]:
    """Declare a rule that has no sensible default."""
    _REQUIRED.add(stub.__name__)
    return rule(stub)


def implement(dtype: np.dtype[np.void], *functions: Callable[..., Any]) -> None:
    """Bind a game's functions to its record type: the last line of its rules.py."""
    _require(dtype, functions)
    add_rules(dtype, *functions)


def implement_plainly(dtype: np.dtype[np.void], *functions: Callable[..., Any]) -> None:
    """The same for functions that are never compiled: see `core/uncompiled.py`."""
    _require(dtype, functions)
    for function in functions:
        _, plain = _IMPLEMENTED[function.__name__]
        if dtype in plain:
            raise TypeError(f"{function.__name__}: two games share one record layout")
        plain[dtype] = function


def _require(dtype: np.dtype[np.void], functions: Iterable[Callable[..., Any]]) -> None:
    missing = _REQUIRED - {function.__name__ for function in functions}
    if missing:
        raise TypeError(f"{dtype}: these rules have no default: {', '.join(sorted(missing))}")


def add_rules(dtype: np.dtype[np.void], *functions: Callable[..., Any]) -> None:
    """Bind further rules, such as an evaluation that lives apart from the rules."""
    record = numba.from_dtype(dtype)
    belongs(record, functions[0].__module__)
    for function in functions:
        compiled, plain = _IMPLEMENTED[function.__name__]
        if record in compiled:
            raise TypeError(f"{function.__name__}: two games share one record layout")
        compiled[record] = getattr(function, "py_func", function)
        plain[dtype] = function


def layout(state: type) -> np.dtype[np.void]:
    """The record type a state class describes: `int` fields, and arrays as `Annotated[Ints, n]`.

    Records with equal fields are one type to Numba and to NumPy, so each carries the full name of
    its class: two games, or two versions of one, may well call it the same.
    """
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        shape = getattr(hint, "__metadata__", None)
        kind = np.float64 if hint is float else np.int64
        fields.append((name, kind, shape[0]) if shape else (name, kind))
    marker = f"{state.__module__}.{state.__qualname__}".replace(".", "_")
    fields.append((f"is_{marker}", np.int64))
    return np.dtype((np.record, np.dtype(fields, align=True)))


@intrinsic
def _copy_bytes(typing_context: Any, states: Any, data: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, source = (
            context.make_array(kind)(context, builder, value)
            for kind, value in zip(signature.args, args, strict=True)
        )
        _untyped(cgutils).raw_memcpy(builder, to.data, source.data, source.nitems, 1)
        return context.get_dummy_value()

    return types.none(states, data), codegen


def fill(a: States, state: bytes) -> None:
    """Write the bytes of a record into a one-element array."""
    a.view(np.uint8)[:] = np.frombuffer(state, np.uint8)


@overload(fill, strict=False, jit_options=_OPTIONS)
def _fill(a: Any, state: Any) -> Any:
    return lambda a, state: _copy_bytes(a, state)  # type: ignore[call-arg]


@intrinsic
def _load_atomic(typing_context: Any, flag: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.load_atomic(array.data, ordering="monotonic", align=8)

    return types.int64(flag), codegen


def raised(flag: Flag) -> bool:
    """Whether another thread raised the flag; a plain read would be hoisted out of the loop."""
    return bool(flag[0] != 0)


@overload(raised, strict=False, jit_options=_OPTIONS)
def _raised(flag: Any) -> Any:
    return lambda flag: _load_atomic(flag) != 0  # type: ignore[call-arg]


def _bit_intrinsic(name: str, *flags: int) -> Any:
    @intrinsic
    def call(typing_context: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kinds = [word, *(ir.IntType(1) for _ in flags)]
            function = builder.module.declare_intrinsic(name, [word], ir.FunctionType(word, kinds))
            return builder.call(function, [args[0], *(ir.IntType(1)(flag) for flag in flags)])

        return types.int64(types.int64), codegen

    return call


_count_trailing_zeros = _bit_intrinsic("llvm.cttz", 1)
_count_ones = _bit_intrinsic("llvm.ctpop")


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


@overload(lowest_bit, strict=False, jit_options=_OPTIONS)
def _lowest_bit(bits: Any) -> Any:
    return lambda bits: _count_trailing_zeros(bits)


def count_bits(bits: int) -> int:
    return int(bits).bit_count()


@overload(count_bits, strict=False, jit_options=_OPTIONS)
def _count_bits(bits: Any) -> Any:
    return lambda bits: _count_ones(bits)


def seeded(seed: int) -> Rng:
    """The state of a generator, never zero; close seeds give unrelated streams."""
    mixed = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
    return np.array([int.from_bytes(mixed, "big") | 1], np.uint64)


@inner
def random_below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, for n below 2**31; the bias is below n / 2**32."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inner
def random_unit(rng: Rng) -> float:
    return random_below(rng, 1 << 30) / (1 << 30)
