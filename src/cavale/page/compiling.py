"""A room's kernels as one object for WebAssembly.

Numba's own code is taken before any optimisation, because optimised code has the sizes of this
machine's pointers in it: run this with NUMBA_OPT=0. It is then optimised for the other machine.
"""

import json
import re
from importlib.resources import files
from typing import Any, Final

from llvmlite import binding as llvm
from numba.core import caching
from numba.core.callconv import CPUCallConv
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from cavale.core import jit
from cavale.page.entries import entries
from cavale.page.signatures import Wanted
from cavale.page.types import described, types

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LATE: Final = "late"
"""The import that says whether the time for thinking is over; it is given the flag's address."""


def use_clock() -> None:
    """From now on `raised` asks the clock: in a page nobody else can raise a flag."""

    @intrinsic
    def load(typing_context: Any, flag: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from llvmlite import ir

            array = context.make_array(signature.args[0])(context, builder, args[0])
            word = ir.IntType(64)
            module = builder.module
            late = module.globals.get(LATE) or ir.Function(
                module, ir.FunctionType(word, [ir.PointerType(ir.IntType(8))]), LATE
            )
            return builder.call(late, [builder.bitcast(array.data, late.args[0].type)])

        return types.int64(flag), codegen

    # Numba also makes code for this machine, which nobody calls; it has to find the name.
    llvm.add_symbol(LATE, llvm.address_of_symbol("malloc") or 1)
    jit._load_atomic = load


def forget_places() -> None:
    """From now on errors do not say what they are nor where: nobody reads it, and a folder that is
    built elsewhere is the same.
    """

    def struct(self: Any, exc: Any, exc_args: Any, loc: Any, func_name: Any) -> Any:
        return exc, (), None

    convention: Any = CPUCallConv
    convention.build_excinfo_struct = struct


def compiled(wanted: list[Wanted]) -> tuple[bytes, list[dict[str, Any]]]:
    """The object, and what its entries are called and take."""
    for one in jit.KERNELS:
        one._cache = caching.NullCache()
    results, about = [], []
    for number, one in enumerate(wanted):
        one.kernel.compile(one.signature)
        result = one.kernel.overloads[one.signature]
        results.append((f"k{number}", result))
        about.append(
            {
                "entry": f"k{number}",
                "kernel": one.name,
                "takes": [described(kind) for kind in result.signature.args],
                "gives": described(types.unliteral(result.signature.return_type)),
            }
        )
    return _object(_linked(results)), about


@global_compiler_lock  # type: ignore[untyped-decorator]
def _linked(results: list[tuple[str, Any]]) -> str:
    context = cpu_target.target_context
    library = context.codegen().create_library("page")
    for _, result in results:
        library.add_linking_library(result.library)
    library.add_ir_module(entries(context, results))
    library.finalize()
    return str(library._final_module)


def _object(text: str) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="pic", codemodel="default"
    )
    text = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', text, flags=re.M)
    layout = machine.target_data
    text = re.sub(r"^target datalayout = .*$", f'target datalayout = "{layout}"', text, flags=re.M)
    module = llvm.parse_assembly(text)
    runtime = (files(__package__) / "runtime.ll").read_text("utf-8")
    added = llvm.parse_assembly(
        f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n{runtime}'
    )
    module.link_in(added)
    for function in module.functions:
        if not function.is_declaration and not re.fullmatch(r"k\d+", function.name):
            function.linkage = llvm.Linkage.internal
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = llvm.Linkage.internal
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    # Twice: what pruning leaves is inlined further.
    for _ in range(2):
        builder = llvm.create_pass_builder(machine, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        passes.run(module, builder)
    made: bytes = machine.emit_object(module)
    return made


def main() -> None:
    """Write the objects of the rooms that are named to a folder: `python -m … FOLDER SLUG…`."""
    import sys
    from pathlib import Path

    import cavale
    from cavale.page.rooms import open_all
    from cavale.page.signatures import wanted

    out = Path(sys.argv[1])
    use_clock()
    forget_places()
    for slug in sys.argv[2:]:
        game = cavale.game(slug)
        _ = game.room
        open_all(game)
        code, about = compiled(wanted(game.spec.package))
        (out / f"{slug}.o").write_bytes(code)
        (out / f"{slug}.json").write_text(json.dumps(about))


if __name__ == "__main__":
    main()
