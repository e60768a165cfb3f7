/** Sending a text to somebody: by the phone's own sheet, or by the clipboard. */

/** Does this device have a sheet to share with? */
export const canShareLinks = (): boolean => typeof navigator.share === 'function'

/** Opens the device's sheet; false if that failed. Closing it again is not a failure. */
export async function shareLink(title: string, text: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError'
  }
}

/** Copies a text. On plain http there is no clipboard: then it is selected in its field, for the player's own copy. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    field?.select()
    document.execCommand('copy')
  }
}
