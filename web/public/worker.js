/* The service worker: keeps the page itself and the rules of the games, so that both are there without the server.

It never touches /api. What the build is made of stands in files.json, and which WebAssembly holds the rules in rules.json. The files
of the build before are kept too: a page that is open while the server is renewed may still want a part of it. What a master has
learned is large: the page keeps it, when somebody wants it, and here it is only renewed. */

const CACHE = 'mazzo'
const ROOT = new URL('./', self.location.href)
const LIST = new URL('files.json', ROOT).href
const RULES = new URL('rules/mazzo/rules.json', ROOT).href
const OF_OTHERS = new URL('rules/games.json', ROOT).href
const WEIGHTS = '.weights'
const PATIENCE = 4_000

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== ROOT.origin || !address.pathname.startsWith(ROOT.pathname)) return
  const path = address.pathname.slice(ROOT.pathname.length)
  if (path.startsWith('api/')) return
  if (path.startsWith('help/') || address.href === OF_OTHERS) event.respondWith(fetchedOrKept(request))
  else if (request.mode === 'navigate') event.respondWith(newestPage(event))
  else if (path.startsWith('assets/')) event.respondWith(keptOrFetched(request))
  else if (path.endsWith(WEIGHTS)) event.respondWith(keptOrPassed(request))
  // A page that the kept rules do not fit asks past us.
  else if (path.startsWith('rules/') && request.cache !== 'reload') event.respondWith(keptOrFetched(request))
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

async function keptOrFetched(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.status === 200) await cache.put(request, answer.clone())
  return answer
}

/** What a site says about itself, as new as there is. */
async function fetchedOrKept(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.status === 200) await cache.put(request, answer.clone())
    return answer
  } catch {
    return (await cache.match(request)) ?? Response.error()
  }
}

/** Not held up until it is whole: a page shows how much of it has come. */
const keptOrPassed = async (request) => (await (await caches.open(CACHE)).match(request)) ?? fetch(request)

const keepAll = () => Promise.all([keepBuild(), keepRules().catch(() => undefined)])

/** The newest rules of this house, and of every other package whose games were played here. */
async function keepRules() {
  const kept = (await (await caches.open(CACHE)).keys()).map(({ url }) => url).filter(isOfRules)
  const lists = new Set([RULES, ...kept.filter((url) => url.endsWith('/rules.json'))])
  await Promise.all([...lists].map((list) => keepRulesOf(list, kept)))
  if (!kept.includes(OF_OTHERS)) await (await caches.open(CACHE)).add(OF_OTHERS)
}

/** What a list names: the WebAssembly of games and of reviews, and the words of games that no page was built with. */
async function keepRulesOf(list, kept) {
  const cache = await caches.open(CACHE)
  const answer = await fetch(list, { cache: 'no-cache' })
  if (answer.status !== 200) return // not built yet
  const text = await answer.clone().text()
  const { wasm, learned, review, games } = JSON.parse(text)
  const isNew = (await cache.match(list).then((known) => known?.text())) !== text
  const before = kept.filter((url) => url.startsWith(new URL('./', list).href))
  const words = list === RULES ? [] : Object.keys(games).map((game) => `${game}.js`)
  const files = [wasm, review, ...words, ...learnedAgain(learned, list, before)]
  const wanted = files.map((file) => new URL(file, list).href)
  for (const url of wanted) if (!before.includes(url) || (isNew && url.endsWith('.js'))) await cache.add(url)
  await cache.put(list, answer)
  for (const url of before) if (url !== list && !wanted.includes(url)) await cache.delete(url)
}

/** The files of the masters that somebody has kept. */
function learnedAgain(learned, list, kept) {
  const wasKept = (game) => kept.some((url) => url.startsWith(new URL(`${game}-`, list).href) && url.endsWith(WEIGHTS))
  const games = Object.keys(learned?.weights ?? {}).filter(wasKept)
  return games.length === 0 ? [] : [learned.wasm, ...games.map((game) => learned.weights[game].file)]
}

const isOfRules = (url) => url.startsWith(new URL('rules/', ROOT).href)

/** All files of the newest build; those of the build before stay, older ones go. */
async function keepBuild() {
  const cache = await caches.open(CACHE)
  const before = await cache.match(LIST).then((kept) => kept?.json())
  const answer = await fetch(LIST, { cache: 'no-cache' })
  if (!answer.ok) return
  const list = answer.clone()
  const newest = filesIn(await answer.json())
  const known = before === undefined ? [] : filesIn(before)
  if (newest.join() === known.join() && (await cache.match(ROOT.href))) return
  const missing = []
  for (const file of newest) if (!(await cache.match(file))) missing.push(file)
  await cache.addAll([...missing, ROOT.href])
  await cache.put(LIST, list)
  const wanted = new Set([...newest, ...known, ROOT.href, LIST])
  for (const request of await cache.keys()) if (!wanted.has(request.url) && !isOfRules(request.url)) await cache.delete(request)
}

function filesIn(list) {
  const files = Object.values(list).flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])])
  return [...new Set(files)].map((file) => new URL(file, ROOT).href).sort()
}
