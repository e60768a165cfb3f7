/** What a component has to know of breakpoints.css: a test holds them equal. */

export const DESKTOP = '(min-width: 1024px) and (min-height: 500px)'
