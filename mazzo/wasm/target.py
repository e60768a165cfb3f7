"""Numba and LLVM write for wasm32: code that nothing in this process can run.

WARNING: Numba has no public way to be given another target, so this replaces private names of it: `_tm`, `_target_data`,
`_data_layout`, `_create_empty_module` and `_add_module` of its code generator, `JITCodeLibrary._finalize_specific`,
`CPUContext.get_executable` and `CPUCallConv.set_static_user_exc`. A new Numba may break the build, never a file that is built; so
nothing is built with one that nobody has tried.
"""

from __future__ import annotations

import re
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import codegen as numba_codegen
from numba.core.callconv import CPUCallConv
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target

TRIPLE = "wasm32-unknown-unknown"
SPEED = 3
LEAST_NUMBA, FIRST_UNTRIED = (0, 68), (0, 69)  # pyproject.toml says the same


class WrongNumba(RuntimeError):
    """A Numba that this was never tried with."""


def refuse_other_numba(version: str = numba.__version__) -> None:
    """WrongNumba, with what to do, unless this is the Numba to build with."""
    numbers = tuple(int(number) for number in re.findall(r"\d+", version)[:2])
    if not LEAST_NUMBA <= numbers < FIRST_UNTRIED:
        least, first_untried = (".".join(map(str, each)) for each in (LEAST_NUMBA, FIRST_UNTRIED))
        raise WrongNumba(
            f"WebAssembly is built with Numba {least}, and this is {version}: run pip install 'numba>={least},<{first_untried}'. "
            "To play, simulate or serve, any Numba that mazzo installs with will do."
        )


def aim_at_wasm() -> Any:
    """From here on this process compiles for wasm32; the machine that LLVM writes for.

    This must come before anything is compiled: code that was made for this processor has its own offsets inside.
    """
    refuse_other_numba()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", opt=SPEED, reloc="static")
    codegen = cpu_target.target_context.codegen()
    codegen._tm = machine
    codegen._target_data = machine.target_data
    codegen._data_layout = str(machine.target_data)

    def create_empty_module(name: str) -> Any:
        module = numba_codegen.llvmir.Module(numba_codegen.cgutils.normalize_ir_text(name))
        module.triple, module.data_layout = TRIPLE, codegen._data_layout
        return module

    codegen._create_empty_module = create_empty_module
    codegen._add_module = lambda module: None
    numba_codegen.JITCodeLibrary._finalize_specific = lambda self: None
    CPUContext.get_executable = lambda self, library, description, environment: [].append
    # What an exception would say, with the path of the file that raises it: nobody reads it where an exception is a trap.
    CPUCallConv.set_static_user_exc = lambda self, *exception, **where: None
    return machine
