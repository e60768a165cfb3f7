"""Is all that a player needs at a moment in sight on a small phone, and nothing cut, in every language and font?"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.guest import Guest

LANGUAGES = ("de", "es", "it", "en")
FONTS = {
    "usual": "",
    "wide": "* { font-family: 'DejaVu Sans' !important }",
    "narrow": "* { font-family: 'Liberation Sans' !important }",
    "large": ":root { font-size: 120% !important }",
}
# What is out of sight, and what hides a part of its words.
AMISS = """async () => {
  const HALF_LEADING = 4 // a line is higher than its letters
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const amiss = []
  const name = (part) => `${part.tagName.toLowerCase()}.${part.className} “${part.textContent.trim().slice(0, 60)}”`
  const needed = '.status, .tray button, .tray p, .hand [data-card], .hand button, aside, .round-end'
  for (const part of document.querySelectorAll(needed)) {
    const box = part.getBoundingClientRect()
    if (box.width > 1 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1))
      amiss.push(`${name(part)} is out of sight: ${Math.round(box.bottom)} of ${innerHeight}`)
  }
  for (const part of document.querySelectorAll('.status, .status p, .tray button, .tray p, .felt p, .felt button, aside p')) {
    if (part.closest('.unseen') || part.matches('.preview, .ticked, .advised') || part.clientWidth < 2) continue
    const hides = getComputedStyle(part).overflow !== 'visible'
    if (part.scrollWidth > part.clientWidth + 1 || (hides && part.scrollHeight > part.clientHeight + HALF_LEADING))
      amiss.push(`${name(part)} is cut: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight}`)
  }
  return amiss
}"""
SET_FONT = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}"""


def speak(guest: Guest, language: str) -> None:
    """Chooses a language in the menu of the table."""
    guest.page.locator(".top header button").last.click()
    guest.page.locator("dialog label:has(option[lang]) select").select_option(language)
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog")).to_have_count(0)


def amiss(guest: Guest) -> list[str]:
    """By language and font: what cannot be seen or read."""
    found: list[str] = []
    for language in LANGUAGES:
        speak(guest, language)
        for font, rules in FONTS.items():
            guest.page.evaluate(SET_FONT, rules)
            seen: list[str] = guest.page.evaluate(AMISS)
            # Larger letters may need more than a screen; what they may not do is to be cut.
            found += [f"{language}, {font}: {what}" for what in seen if font != "large" or "out of sight" not in what]
        guest.page.evaluate(SET_FONT, "")
    return found
