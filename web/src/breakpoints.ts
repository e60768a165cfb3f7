/** The part of breakpoints.css that components need: a test compares the two. */

export const DESKTOP = '(min-width: 1024px) and (min-height: 500px)'
