/* The service worker: keeps the page itself and the rules of the games, so that both are there without the server.

It never touches /api. What the build is made of stands in files.json, and which WebAssembly holds the rules in rules.json. Of both the
build before is kept too: a page that is open while the server is renewed may still want a part of it. What a master has learned is
large: the page keeps it, when somebody wants it, and here it is only renewed. */

const ROOT = new URL('./', self.location.href)
/** Several sites may lie on one host, and each keeps its own. src/local/files.ts says the same. */
const CACHE = ROOT.pathname === '/' ? 'mazzo' : `mazzo ${ROOT.pathname}`
const LIST = new URL('files.json', ROOT).href
const RULES = new URL('rules/mazzo/rules.json', ROOT).href
const RULES_BEFORE = `${RULES}?before`
const OF_OTHERS = new URL('rules/games.json', ROOT).href
const WEIGHTS = '.weights'
const PATIENCE = 4_000
/** What a server answers that has yet to build its rules. */
const NOT_BUILT = 204

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== ROOT.origin || !address.pathname.startsWith(ROOT.pathname)) return
  const path = address.pathname.slice(ROOT.pathname.length)
  if (path.startsWith('api/')) return
  if (path.startsWith('help/') || address.href === OF_OTHERS) event.respondWith(fetchedOrKept(event))
  else if (request.mode === 'navigate') event.respondWith(newestPage(event))
  else if (path.startsWith('assets/')) event.respondWith(keptOrFetched(event))
  else if (path.endsWith(WEIGHTS)) event.respondWith(keptOrPassed(request))
  else if (address.href === RULES) event.respondWith(ownRules(event))
  else if (address.href === RULES_BEFORE) event.respondWith(rulesBefore())
  else if (path.startsWith('rules/')) event.respondWith(keptOrFetched(event))
})

/** The page from the server, else the one kept. Its parts are the same at every address. */
async function newestPage(event) {
  const kept = caches.open(CACHE).then((cache) => cache.match(ROOT.href))
  try {
    const answer = await Promise.race([fetch(event.request), later()])
    if (answer.ok) event.waitUntil(keepAll())
    if (answer.status < 500) return answer
    return (await kept) ?? answer
  } catch {
    return (await kept) ?? Response.error()
  }
}

const later = () => new Promise((_, refuse) => setTimeout(() => refuse(new Error('the server is slow')), PATIENCE))

async function keptOrFetched(event) {
  const kept = await (await caches.open(CACHE)).match(event.request)
  return kept ?? withCopyKept(event, await fetch(event.request))
}

/** What a site says about itself, as new as there is. */
async function fetchedOrKept(event) {
  try {
    return withCopyKept(event, await fetch(event.request))
  } catch {
    return (await (await caches.open(CACHE)).match(event.request)) ?? Response.error()
  }
}

/** The answer, at once. It is kept if there is room on the disk. */
function withCopyKept(event, answer) {
  if (answer.status !== 200) return answer
  const copy = answer.clone()
  const kept = caches.open(CACHE).then((cache) => cache.put(event.request, copy))
  event.waitUntil(kept.catch(() => undefined))
  return answer
}

/** Not held up until it is whole: a page shows how much of it has come. */
const keptOrPassed = async (request) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request)

/** The list of our own rules. A page that the kept ones do not fit asks past us. Were they built only now, then all they name is
kept too. */
async function ownRules(event) {
  const known = await (await caches.open(CACHE)).match(RULES)
  if (known && event.request.cache !== 'reload') return known
  const answer = await fetch(event.request)
  if (answer.status === 200 && (await answer.clone().text()) !== (await known?.text())) event.waitUntil(keepAll())
  return answer
}

const rulesBefore = async () => (await (await caches.open(CACHE)).match(RULES_BEFORE)) ?? new Response(null, { status: 404 })

let keeping = Promise.resolve()

/** Keeps what is new; one time after the other. */
function keepAll() {
  keeping = keeping.catch(() => undefined).then(keepNewest)
  return keeping
}

/** A new page and its new rules take the place of those that are kept once both are here whole, so that they fit each other whenever
the network goes. */
async function keepNewest() {
  await moveFromShared().catch(() => undefined)
  const cache = await caches.open(CACHE)
  const kept = await urlsIn(cache)
  const others = kept.filter((url) => url.endsWith('/rules.json') && url !== RULES)
  const [rules, page] = await Promise.allSettled([fetchRules(cache, RULES), fetchPage(cache)])
  const [hasRules, hasPage] = [RULES, ROOT.href].map((url) => kept.includes(url))
  if (rules.value && (page.value || !hasRules)) await rules.value()
  if (page.value && (rules.value || !hasRules || !hasPage)) await page.value()
  const more = others.map(async (list) => (await fetchRules(cache, list))())
  if (!kept.includes(OF_OTHERS)) more.push(cache.add(OF_OTHERS))
  await Promise.allSettled(more)
  if (!page.value && !hasPage) throw page.reason
}

/** Fetches what a list names: the WebAssembly of games and of reviews, and the words of games that no page was built with. What it
answers puts them in place of those before. */
async function fetchRules(cache, list) {
  const answer = await fetch(list, { cache: 'no-cache' })
  const known = await cache.match(list).then((kept) => kept?.text())
  if (answer.status === NOT_BUILT && known !== undefined) throw new Error('the rules are being built')
  if (answer.status !== 200) return () => undefined
  const text = await answer.clone().text()
  const { wasm, learned, review, games } = JSON.parse(text)
  const kept = (await urlsIn(cache)).filter((url) => url.startsWith(new URL('./', list).href))
  const addresses = (files) => files.map((file) => new URL(file, list).href)
  const wanted = addresses([wasm, review, ...learnedAgain(learned, list, kept)])
  await Promise.all(wanted.filter((url) => !kept.includes(url)).map((url) => cache.add(url)))
  const words = list === RULES ? [] : addresses(Object.keys(games).map((game) => `${game}.js`))
  const renewed = []
  for (const url of words) if (known !== text || !kept.includes(url)) renewed.push([url, await fetched(url)])
  return async () => {
    for (const [url, body] of renewed) await cache.put(url, body)
    if (list === RULES && known !== undefined && known !== text) await cache.put(RULES_BEFORE, new Response(known))
    await cache.put(list, answer)
    const before = list === RULES ? await cache.match(RULES_BEFORE).then((own) => own?.json()) : undefined
    const stay = before ? [RULES_BEFORE, ...addresses([before.wasm, before.review])] : []
    const all = [list, ...wanted, ...words, ...stay]
    for (const url of kept) if (!all.includes(url)) await cache.delete(url)
  }
}

/** The files of the masters that somebody has kept. */
function learnedAgain(learned, list, kept) {
  const wasKept = (game) => kept.some((url) => url.startsWith(new URL(`${game}-`, list).href) && url.endsWith(WEIGHTS))
  const games = Object.keys(learned?.weights ?? {}).filter(wasKept)
  return games.length === 0 ? [] : [learned.wasm, ...games.map((game) => learned.weights[game].file)]
}

/** Fetches all files of the newest build. What it answers puts them in place; those of the build before stay, older ones go. */
async function fetchPage(cache) {
  const [list, index] = await Promise.all([fetched(LIST), fetched(ROOT.href)])
  const [parts, text] = [await list.clone().json(), await index.clone().text()]
  if (!text.includes(parts['index.html'].file)) throw new Error('the host is between two builds')
  const newest = filesIn(parts)
  const kept = await urlsIn(cache)
  await Promise.all(newest.filter((file) => !kept.includes(file)).map((file) => cache.add(file)))
  return async () => {
    if ((await cache.match(ROOT.href).then((own) => own?.text())) !== text) await cache.put(ROOT.href, index)
    const before = await cache.match(LIST).then((own) => own?.json())
    const known = before === undefined ? [] : filesIn(before)
    if (newest.join() === known.join()) return
    await cache.put(LIST, list)
    const wanted = new Set([...newest, ...known, ROOT.href, LIST])
    for (const url of await urlsIn(cache)) if (!wanted.has(url) && !isOfRules(url)) await cache.delete(url)
  }
}

/** As new as the host has it, whatever the browser has noted. */
async function fetched(url) {
  const answer = await fetch(url, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer
}

const urlsIn = async (cache) => (await cache.keys()).map(({ url }) => url)
const isOfRules = (url) => url.startsWith(new URL('rules/', ROOT).href)

function filesIn(list) {
  const files = Object.values(list).flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])])
  return [...new Set(files)].map((file) => new URL(file, ROOT).href).sort()
}

/** All sites of a host once kept theirs together. */
async function moveFromShared() {
  if (CACHE === 'mazzo' || !(await caches.has('mazzo'))) return
  const [cache, shared] = [await caches.open(CACHE), await caches.open('mazzo')]
  for (const request of await shared.keys()) {
    if (!request.url.startsWith(ROOT.href)) continue
    await cache.put(request, await shared.match(request))
    await shared.delete(request)
  }
}
