"""How long after a click something appears: measured inside the browser, up to the frame that shows it."""

SHOWN = """([button, wanted]) => new Promise((done) => {
  const begun = performance.now()
  const look = () =>
    document.querySelector(wanted) ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look)
  document.querySelector(button).click()
  look()
})"""
"""Until the second is there, after a click on the first."""
CHANGED = """([button, where]) => new Promise((done) => {
  const begun = performance.now()
  new MutationObserver((_, watching) => {
    watching.disconnect()
    requestAnimationFrame(() => done(performance.now() - begun))
  }).observe(document.querySelector(where), { childList: true, subtree: true })
  document.querySelector(button).click()
})"""
"""Until something inside the second has changed, after a click on the first."""
