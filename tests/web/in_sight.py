"""Is everything a player needs at a moment in sight on a small phone, and nothing cut, in every language and font?"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.guest import Guest

LANGUAGES = ("de", "es", "it", "en")
FONTS = {
    "usual": "",
    "wide": "* { font-family: 'DejaVu Sans' !important }",
    "narrow": "* { font-family: 'Liberation Sans' !important }",
    "large": ":root { font-size: 120% !important }",
}
# What is out of sight or under something else, what hides part of its text, and what does not have the width it should.
AMISS = """async () => {
  const HALF_LEADING = 4 // a line is higher than its letters
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const isFinite = (one) => one.effect.getComputedTiming().endTime < Infinity
  const isMoving = (part) => part.getAnimations({ subtree: true }).some(isFinite)
  await Promise.allSettled(document.getAnimations().filter(isFinite).map((one) => one.finished))
  const amiss = []
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) =>
    !part.closest('.unseen') && part.checkVisibility({ visibilityProperty: true }) && part.clientWidth > 1)
  const name = (part) => `${part.tagName.toLowerCase()}.${part.className} “${part.textContent.trim().slice(0, 60)}”`
  const isCovered = (part, across, down) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const over = document.elementFromPoint(left + width * across, top + height * down)
    return !part.contains(over) && !over?.contains(part)
  }
  const needed = '.status, .status p, .tray button, .tray p, .ask, .hand, .hand [data-card], .hand button, aside, .round-end'
  for (const part of all(`${needed}, .ways button, .podium`)) {
    const { top, bottom, left, right } = part.getBoundingClientRect()
    if (bottom > innerHeight + 1 || right > innerWidth + 1 || top < -1 || left < -1)
      amiss.push(`${name(part)} is out of sight: ${Math.round(bottom)} of ${innerHeight}`)
  }
  if (document.querySelector('dialog[open], .round-end') === null) {
    const cards = all('.hand [data-card]').filter((card) => isCovered(card, 0.08, 0.12)) // at the corner that a fan shows
    const others = all('.tray button, .ask, .status p, .hint p').filter((part) => isCovered(part, 0.5, 0.5))
    for (const part of [...cards, ...others]) amiss.push(`${name(part)} is covered`)
  }
  for (const part of all('.top h1, .status, .status p, .tray button, .tray p, .felt p, .felt button, aside, aside p')) {
    if (part.matches('.preview, .ticked, .advised') || isMoving(part)) continue
    const hides = getComputedStyle(part).overflow !== 'visible'
    if (part.scrollWidth > part.clientWidth + 1 || (hides && part.scrollHeight > part.clientHeight + HALF_LEADING))
      amiss.push(`${name(part)} is cut: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight}`)
  }
  const { scrollWidth, clientWidth } = document.querySelector('main.room')
  if (scrollWidth > clientWidth) amiss.push(`the room is cut on its right: ${scrollWidth} of ${clientWidth} px`)
  for (const part of all('.room > .top, .room > .hand'))
    if (part.clientWidth < innerWidth - 1) amiss.push(`${name(part)} is squeezed: ${part.clientWidth} px`)
  return amiss
}"""
# What hides part of its text, wherever it is; a player's long name may end in dots.
CUT = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const HALF_LEADING = 4
  const all = (selector) => [...document.querySelectorAll(selector)].filter((part) =>
    !part.closest('.unseen, .name') && !part.matches('.name, .unseen, input') && part.checkVisibility() && part.clientWidth > 1)
  const name = (part) => `${part.tagName.toLowerCase()}.${part.className} “${part.textContent.trim().slice(0, 50)}”`
  return all(['button', 'p', 'h1', 'h2', 'h3', 'td', 'th', 'dt', 'dd', 'legend', 'label', 'summary', 'li']
    .flatMap((kind) => [`main ${kind}`, `dialog ${kind}`]).join())
    .filter((part) => part.scrollWidth > part.clientWidth + 1
      || (getComputedStyle(part).overflowY !== 'visible' && part.scrollHeight > part.clientHeight + HALF_LEADING))
    .map((part) => `${name(part)} is cut: ${part.scrollWidth}×${part.scrollHeight} in ${part.clientWidth}×${part.clientHeight}`)
}"""
KEYS_BELOW = """() => [...document.querySelectorAll('main .hand button')]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > innerHeight + 1)
  .map((part) => `${part.className} “${part.textContent.trim()}” is out of sight`)"""
# Text that overflows its element, or is cut off by one around it; a player's long name may end in dots, and what is placed over
# an edge on purpose is not text of what is below. The status line is measured when it is written: AMISS looks at it.
WORDS_CUT = """async () => {
  const [BESIDE, HALF_LEADING] = [1.5, 5]
  for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const [text, at] = [walk.currentNode, walk.currentNode.parentElement]
    if (text.data.trim() === '' || at.closest('svg, .unseen, .name, .status, option, textarea, script, style, .skip')) continue
    if (!at.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
    const say = (what) => found.push(`“${text.data.trim().slice(0, 50)}” ${what}`)
    for (let part = at, isLaidOver = false; part !== document.body && part !== null; part = part.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(part)
      const edge = part.getBoundingClientRect()
      if (edge.width < 2) break // it is there for readers alone
      const isBeyond = left < edge.left - BESIDE || right > edge.right + BESIDE
      const name = `${part.tagName.toLowerCase()}.${part.className}`
      if (!isLaidOver && isBeyond && part.matches('button, p, h1, h2, h3, td, th, dt, dd, legend, label, summary, li')) {
        say(`runs out of ${name}`)
        break
      }
      if ((/hidden|clip/.test(overflowX) && isBeyond)
        || (/hidden|clip/.test(overflowY) && (top < edge.top - HALF_LEADING || bottom > edge.bottom + HALF_LEADING))) {
        say(`is cut by ${name}`)
        break
      }
      if (/auto|scroll/.test(overflowX + overflowY)) break
      isLaidOver ||= position === 'absolute' || position === 'fixed'
    }
  }
  return [...new Set(found)]
}"""
# All of it, above a question or the buttons of a replay; and nothing of the felt covers the line below.
HAND_IN_SIGHT = """() => {
  const box = (where) => document.querySelector(where)?.getBoundingClientRect()
  const [hand, bar, line] = [box('#hand'), box('section.bar'), box('.room > .line')]
  const onFelt = [...document.querySelectorAll('.felt .middle > *')]
  const lowest = Math.max(...onFelt.map((part) => part.getBoundingClientRect().bottom))
  return hand && bar && hand.height > 40 && hand.bottom <= bar.top + 2 && hand.top >= 0 && bar.bottom <= innerHeight + 1
    && lowest <= line.top + 1
}"""
# Keys without words, and all the words that a page shows or says.
RAW_KEY = re.compile(
    r"\b(reason|option|seat|status|news|score|card|suit|keys|level|round|trump|balance|bid|signal|theme|taps|"
    r"learn|coach|hint|chat|figures|history|carry|device|delete|fair|replay|lobby|clock|reaction|bots|report|share|text|speed|reasons|tricks|trick|memory|life|species|animal|wild|"
    r"greeting|invite|seeking|find|ratings|rules|put|continue|pad|rulings|own)-[a-z]+(-[a-z]+)*\b"
)
SHOWN = """document.body.innerText + [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
  [one.getAttribute('aria-label'), one.title, one.alt]).filter(Boolean).join('\\n')"""
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
    """What cannot be seen or read, by language and font."""
    found: list[str] = []
    for font, rules in FONTS.items():
        guest.page.evaluate(SET_FONT, rules)
        for language in LANGUAGES:
            speak(guest, language)  # after the font: text is measured when it is written
            seen: list[str] = guest.page.evaluate(AMISS)
            # Larger letters may need more than a screen, but they must not be cut.
            found += [f"{language}, {font}: {what}" for what in seen if font != "large" or "out of sight" not in what]
    return found
