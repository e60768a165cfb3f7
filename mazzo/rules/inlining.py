"""Emit code for inlining only.

Left alone, Numba turns every function that another one calls into machine code of its own, which nobody runs: the callers inline
it and optimise it together with their own code. Rules call each other many levels deep, so the same rule would pass through the
optimiser a dozen times. With the pipeline `InlineOnly` a function stops at LLVM's intermediate code, ready for its callers. What
Python calls is compiled as usual, with everything it calls inside.

WARNING: this leans on internals of Numba that may change in any release: the passes of the nopython pipeline, the attributes
`_linking_libraries`, `_final_module` and `_finalized` of `JITCodeLibrary`, and the flag `no_compile`. All it brings is half the
time to compile; the rules are the same without it.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InlineOnlyLibrary(JITCodeLibrary):
    """The code of a function and of all that it calls: never optimised, never run, only linked into its callers."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class InlineOnlyLowering(NativeLowering):
    _name = "inline_only_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = InlineOnlyLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        # Callers look the code up by the function that Python would call. There is none, so this built-in takes its place.
        stand_in: Any = [].append
        state.cr = state.cr._replace(cfunc=stand_in)
        state.targetctx.insert_user_function(stand_in, state.cr.fndesc, [state.library])
        return True


class InlineOnly(CompilerBase):
    """The pipeline for functions that only compiled code calls."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [(InlineOnlyLowering if each is NativeLowering else each, why) for each, why in pipeline.passes]
        pipeline.finalize()
        return [pipeline]
