/* The service worker: keeps the page itself, so that it opens without the server and says in words that it is gone.

It never touches /api. What the build is made of stands in files.json. The files of the build before are kept too: a page that
is open while the server is renewed may still want a part of it. */

const CACHE = 'mazzo'
const ROOT = new URL('./', self.location.href)
const LIST = new URL('files.json', ROOT).href
const PATIENCE = 4_000

self.addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== ROOT.origin || !address.pathname.startsWith(ROOT.pathname)) return
  const path = address.pathname.slice(ROOT.pathname.length)
  if (path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(newestPage(event))
  else if (path.startsWith('assets/')) event.respondWith(keptOrFetched(request))
})

/** The page from the server, else the one kept. Its parts are the same at every address. */
async function newestPage(event) {
  const kept = caches.open(CACHE).then((cache) => cache.match(ROOT.href))
  try {
    const answer = await Promise.race([fetch(event.request), later()])
    if (answer.ok) event.waitUntil(keepBuild())
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
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

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
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request)
}

function filesIn(list) {
  const files = Object.values(list).flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])])
  return [...new Set(files)].map((file) => new URL(file, ROOT).href).sort()
}
