/** The tables of this device, in a thread of their own: rules, bots and logs are here, and a page is sent what it may know. */

import { answer } from './api'
import { LocalServer } from './localServer'
import { GAMES_WITH_WORDS, gameHere, gamesOfOthers, learnedHere } from './load'
import { refusalFor, refusalOf } from './session'
import type { Session, Subscriber } from './session'
import { KeptInBrowser } from './store'
import { plain } from './structs'
import type { FromPage, ToPage } from './wire'

const tell = (message: ToPage): void => postMessage(message)

/** What happens in another tab of this browser. */
const others = new BroadcastChannel('mazzo')

type Begin = Extract<FromPage, { kind: 'begin' }>

let settings: Begin | null = null
let server: Promise<LocalServer> | null = null
const open = new Map<number, { page: Subscriber; session: Promise<Session> }>()

/** The tables, once the rules are here; asked again where they were not. */
function serverHere(): Promise<LocalServer> {
  if (settings === null) throw new Error('nothing has begun')
  server ??= begin(settings)
  server.catch(() => (server = null))
  return server
}

async function begin({ root, name, pace }: Begin): Promise<LocalServer> {
  const [more, ...games] = await Promise.all([gamesOfOthers(root), ...GAMES_WITH_WORDS.map((each) => gameHere(root, each))])
  const ours = games.flatMap((game) => game ?? [])
  if (ours.length < games.length) throw refusalOf('no_rules_here', 'The games are not on this device yet.')
  const announce = (code: string) => others.postMessage(code)
  return new LocalServer([...ours, ...more], await KeptInBrowser.open(), { name, pace, announce, learned: learnedHere })
}

/** Asks the tables; and again if a game of another package was missing that has arrived since. */
async function asked<Answer>(what: (server: LocalServer) => Promise<Answer>): Promise<Answer> {
  const known = await serverHere()
  try {
    return await what(known)
  } catch (problem) {
    if (settings === null || refusalFor(problem).reason !== 'no_rules_here') throw problem
    known.addGames(await gamesOfOthers(settings.root))
    return what(known)
  }
}

others.onmessage = async ({ data }) => {
  const known = await server?.catch(() => null)
  // If this page cannot read it, it says so when somebody does something there.
  if (known?.isOpen(String(data))) await (await known.find(String(data))).catchUp().catch(() => undefined)
}

function connect(socket: number, session: Promise<Session>): void {
  const page = { lastEvent: 0, send: (message: object) => tell({ kind: 'hear', socket, text: JSON.stringify(message) }) }
  open.set(socket, { page, session })
  session.then(
    () => tell({ kind: 'opened', socket }),
    (problem: unknown) => {
      const { reason, text, facts } = refusalFor(problem)
      page.send({ type: 'refused', id: null, reason, text, facts: plain(facts) })
      void disconnect(socket)
    },
  )
}

async function disconnect(socket: number): Promise<void> {
  const known = open.get(socket)
  open.delete(socket)
  tell({ kind: 'closed', socket })
  if (known) (await known.session.catch(() => null))?.subscribers.delete(known.page)
}

async function ask({ number, method, what, body }: Extract<FromPage, { kind: 'ask' }>): Promise<void> {
  try {
    const answered = await asked((known) => answer(known, method, what, body))
    tell({ kind: 'answer', number, text: JSON.stringify(plain(answered)) })
  } catch (problem) {
    const { reason, text, facts } = refusalFor(problem)
    tell({ kind: 'refuse', number, text: JSON.stringify({ reason, text, facts: plain(facts) }) })
  }
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.kind === 'begin') settings = data
  else if (data.kind === 'ask') void ask(data)
  else if (data.kind === 'open')
    connect(
      data.socket,
      asked((known) => known.find(data.code)),
    )
  else if (data.kind === 'close') void disconnect(data.socket)
  else if (data.kind === 'say') {
    const known = open.get(data.socket)
    void known?.session.then((session) => session.receive(known.page, JSON.parse(data.text)))
  }
})
