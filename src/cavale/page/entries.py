"""The way into a kernel from outside: a function of one address, where arguments lie in slots.

Numbers take a slot; arrays their address, their shape and their strides; results are written
where the block begins. What is returned is Numba's status, 0 when all went well.
"""

from collections.abc import Iterable
from typing import Any

from llvmlite import ir
from numba.core import cgutils as of_numba

from cavale.page.types import types

cgutils: Any = of_numba

I64, F64, I8, I32, ADDRESS = (
    ir.IntType(64),
    ir.DoubleType(),
    ir.IntType(8),
    ir.IntType(32),
    ir.PointerType(ir.IntType(8)),
)
RESULTS = 8
"""Slots at the beginning of the block that are kept for results."""


class Slots:
    def __init__(self, builder: Any, block: Any) -> None:
        self.builder = builder
        self._block = builder.bitcast(block, I64.as_pointer())
        self._at = 0

    def seek(self, at: int) -> None:
        self._at = at

    def next(self, kind: Any) -> Any:
        """The address of the next slot."""
        at = self.builder.gep(self._block, [I32(self._at)])
        self._at += 1
        return self.builder.bitcast(at, kind.as_pointer())


def entry(context: Any, module: Any, name: str, compiled: Any) -> None:
    """Add to the module the way into a compiled kernel."""
    kind = ir.FunctionType(I32, [ADDRESS])
    function = ir.Function(module, kind, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    slots = Slots(builder, function.args[0])
    signature = compiled.signature
    slots.seek(RESULTS)
    args = [_read(context, slots, one) for one in signature.args]
    callee = context.declare_function(module, compiled.fndesc)
    status, result = context.call_conv.call_function(
        builder, callee, signature.return_type, signature.args, args
    )
    slots.seek(0)
    gives = types.unliteral(signature.return_type)
    with builder.if_then(status.is_ok):
        _write(context, slots, gives, result)
    builder.ret(builder.trunc(status.code, I32) if status.code.type.width > 32 else status.code)


def _read(context: Any, slots: Slots, kind: Any) -> Any:
    builder = slots.builder
    if isinstance(kind, types.Boolean):
        return builder.icmp_signed("!=", builder.load(slots.next(I64)), I64(0))
    if isinstance(kind, types.Integer):
        value = builder.load(slots.next(I64))
        width = context.get_value_type(kind)
        return builder.trunc(value, width) if width.width < 64 else value
    if isinstance(kind, types.Float):
        return builder.load(slots.next(F64))
    if isinstance(kind, (types.NoneType, types.Omitted)):
        return context.get_dummy_value()
    if isinstance(kind, types.BaseTuple):
        return context.make_tuple(builder, kind, [_read(context, slots, k) for k in kind.types])
    return _array(context, slots, kind)


def _array(context: Any, slots: Slots, kind: Any) -> Any:
    builder = slots.builder
    array = context.make_array(kind)(context, builder)
    address = builder.load(slots.next(I64))
    shape = [builder.load(slots.next(I64)) for _ in range(kind.ndim)]
    strides = [builder.load(slots.next(I64)) for _ in range(kind.ndim)]
    size = I64(1)
    for one in shape:
        size = builder.mul(size, one)
    itemsize = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    context.populate_array(
        array,
        data=builder.inttoptr(address, array.data.type),
        shape=cgutils.pack_array(builder, shape),
        strides=cgutils.pack_array(builder, strides),
        itemsize=I64(itemsize),
        meminfo=None,
    )
    array.nitems = size
    return array._getvalue()


def _write(context: Any, slots: Slots, kind: Any, value: Any) -> None:
    builder = slots.builder
    if isinstance(kind, types.Boolean):
        builder.store(builder.zext(value, I64), slots.next(I64))
    elif isinstance(kind, types.Integer):
        wide = builder.sext if kind.signed else builder.zext
        builder.store(wide(value, I64) if value.type.width < 64 else value, slots.next(I64))
    elif isinstance(kind, types.Float):
        wide = value if value.type == F64 else builder.fpext(value, F64)
        builder.store(wide, slots.next(F64))
    elif isinstance(kind, types.BaseTuple):
        for i, one in enumerate(kind.types):
            _write(context, slots, one, builder.extract_value(value, i))
    elif not isinstance(kind, types.NoneType):
        raise TypeError(f"a kernel of a page cannot return {kind}")


def entries(context: Any, compiled: Iterable[tuple[str, Any]]) -> Any:
    """A module with the ways into all of these."""
    module = context.create_module("entries")
    for name, one in compiled:
        entry(context, module, name, one)
    return module
