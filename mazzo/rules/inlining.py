"""Compiling a rule no further than its callers need it.

Left alone, Numba turns every function that another one calls into machine code of its own, which nobody runs: the callers
take its code in and optimise it there, together with theirs. Rules call each other many levels deep, so the same card would be
played through the optimiser a dozen times. With the pipeline `TakenIn` a function is written down for its callers, in the
language of LLVM, and that is all. What Python calls is compiled as ever, with everything it calls inside.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Written(JITCodeLibrary):
    """The code of a function and of all that it calls: never optimised, never run, only taken in by others."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class WriteDown(NativeLowering):
    _name = "write_down"

    def run_pass(self, state: Any) -> bool:
        state.library = Written(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        # Callers find the code by the function that Python would call. There is none, so this built-in stands for it.
        stand_in: Any = [].append
        state.cr = state.cr._replace(cfunc=stand_in)
        state.targetctx.insert_user_function(stand_in, state.cr.fndesc, [state.library])
        return True


class TakenIn(CompilerBase):
    """The pipeline for functions that are called by compiled ones."""

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [(WriteDown if made is NativeLowering else made, why) for made, why in manager.passes]
        manager.finalize()
        return [manager]
