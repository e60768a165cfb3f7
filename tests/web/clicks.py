"""How long after a click something is shown: measured inside the browser, up to the frame that shows it."""

SHOWN = """([button, wanted]) => new Promise((done) => {
  const begun = performance.now()
  const look = () =>
    document.querySelector(wanted) ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look)
  document.querySelector(button).click()
  look()
})"""
"""After a click on the first, the second is there."""
CHANGED = """([button, where]) => new Promise((done) => {
  const begun = performance.now()
  new MutationObserver((_, watching) => {
    watching.disconnect()
    requestAnimationFrame(() => done(performance.now() - begun))
  }).observe(document.querySelector(where), { childList: true, subtree: true })
  document.querySelector(button).click()
})"""
"""After a click on the first, something inside the second has changed."""
