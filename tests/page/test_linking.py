"""What the linker of the folder makes of an object runs in any page, wherever it is loaded."""

import json
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest
from llvmlite import binding as llvm

from cavale.page.compiling import FEATURES, TRIPLE
from cavale.page.linking import link
from tools import node

SOURCE = """
target triple = "wasm32-unknown-unknown"
@odd = internal constant [3 x i64] [i64 7, i64 -5, i64 11], align 8
@where = internal global ptr getelementptr (i8, ptr @odd, i32 8), align 4
@zero = internal global [4 x i64] zeroinitializer, align 16

define i32 @k0(ptr %block) {
  %at = load i64, ptr %block
  %small = trunc i64 %at to i32
  %place = getelementptr [3 x i64], ptr @odd, i32 0, i32 %small
  %one = load i64, ptr %place
  %held = load volatile ptr, ptr @where
  %two = load i64, ptr %held
  %old = load volatile i64, ptr @zero
  %next = add i64 %old, 1
  store volatile i64 %next, ptr @zero
  %sum = add i64 %one, %two
  %all = add i64 %sum, %old
  store i64 %all, ptr %block
  ret i32 0
}
"""

RUN = """
import { readFileSync } from 'node:fs';
import { load } from './kernels.mjs';
const memory = new WebAssembly.Memory({ initial: 4 });
new Uint8Array(memory.buffer).fill(0xa5);
let top = 70001;
const malloc = (size) => { const at = top; top += size + 8; return at; };
const stack = new WebAssembly.Global({ value: 'i32', mutable: true }, 65536);
const around = { env: { memory, __stack_pointer: stack }, malloc, memory };
const about = JSON.parse(readFileSync('about.json', 'utf8'));
const found = [];
for (let time = 0; time < 2; time++) {
  const { k0 } = load(new WebAssembly.Module(readFileSync('k.wasm')), about, around);
  for (const at of [0n, 1n, 2n]) {
    new DataView(memory.buffer).setBigInt64(1024, at, true);
    if (k0(1024)) throw new Error('status');
    found.push(Number(new DataView(memory.buffer).getBigInt64(1024, true)));
  }
}
console.log(JSON.stringify(found));
"""


def test_data_lies_where_the_code_looks_also_in_memory_that_was_used(tmp_path: Path) -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        features=FEATURES, reloc="pic", codemodel="default"
    )
    made = link(machine.emit_object(llvm.parse_assembly(SOURCE)), {"k0"})
    (tmp_path / "k.wasm").write_bytes(made.module)
    about = {"size": made.size, "addresses": made.addresses}
    (tmp_path / "about.json").write_text(json.dumps(about))
    kernels = (files("cavale.page") / "files" / "kernels.js").read_text("utf-8")
    (tmp_path / "kernels.mjs").write_text(kernels)
    (tmp_path / "run.mjs").write_text(RUN)
    ran = subprocess.run(
        [str(node.directory() / "node"), "run.mjs"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    # What the odd number is, minus five, plus how often it was called since it was loaded.
    assert json.loads(ran.stdout) == [2, -9, 8] * 2


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(ValueError, match="WebAssembly"):
        link(b"\x7fELF", {"k0"})
