/** Text that may be any length in a place that may not grow: it gets smaller until it fits. */

import type { Attachment } from 'svelte/attachments'

/** The largest that fits is taken; below the last, reading is a strain. */
const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7]

/** `text`: its content; when that changes, it is measured again. The element's style multiplies its font by `--fit`. */
export const fitted =
  (text: string): Attachment<HTMLElement> =>
  (element) => {
    void text
    const fits = () => element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1
    const fit = () => {
      for (const size of SIZES) {
        element.style.setProperty('--fit', String(size))
        if (fits()) return
      }
    }
    const resized = new ResizeObserver(fit)
    resized.observe(element)
    void document.fonts.ready.then(fit)
    return () => resized.disconnect()
  }
