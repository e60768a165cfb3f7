// Written by mazzo.wasm.notation. Do not edit.

/** The mark of the rules that this page can load. */
export const INTERFACE = '2967b165a44380b3'
