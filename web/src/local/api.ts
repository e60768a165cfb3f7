/** What a page asks of a server over plain HTTP, asked of this device: the same addresses, the same answers. */

import type { CheckOptions, MyTable, OpenTable } from '../messages'
import type { LocalServer, LostTable, PuzzleHere } from './localServer'
import { glancesOf } from './glances'
import { refusalOf } from './session'
import { Dict } from './structs'

export async function answer(server: LocalServer, method: string, what: string, body: string): Promise<unknown> {
  const [path = '', query = ''] = what.split('?')
  const [first = '', second = '', third = '', fourth = ''] = path.split('/')
  const isOfOne = (first === 'tables' || first === 'games') && second !== ''
  const asked = `${method} ${isOfOne ? `${first}/CODE/${third}` : path}`
  switch (asked) {
    case 'GET me':
      return server.me(await tablesOf(server))
    case 'POST me':
      await server.rename(server.tables.tidy_name(String(JSON.parse(body).name)))
      return server.me(await tablesOf(server))
    case 'POST me/put_away':
      await server.putAway(String(JSON.parse(body).code))
      return server.me(await tablesOf(server))
    case 'GET me/export':
      return server.exported()
    case 'GET games':
      return server.infos()
    case 'GET games/CODE/face':
      return server.face(second, new URLSearchParams(query).get('language') ?? '')
    case 'POST options':
      return checkOptions(server, JSON.parse(body))
    case 'POST tables':
      return server.open(wishIn(body))
    case 'POST lost':
      return server.goOn(lostIn(body))
    case 'POST lessons':
      return server.openLesson(String(JSON.parse(body).game))
    case 'POST puzzles':
      return server.puzzle(puzzleIn(body))
    case 'POST puzzles/play':
      return server.openPuzzle(puzzleIn(body))
    case 'GET tables/CODE/':
      await server.find(second)
      return {}
    case 'GET tables/CODE/record':
      return server.record(second)
    case 'GET tables/CODE/handed':
      return server.handOver(second)
    case 'POST tables/CODE/handed':
      await server.wasHanded(second, String(JSON.parse(body).code))
      return {}
    case 'GET tables/CODE/course':
      return server.course(second)
    case 'POST tables/CODE/practices':
      return server.tryAgain(second, Number(JSON.parse(body).place))
    case 'GET tables/CODE/practices':
      return server.practices(second)
    case 'GET tables/CODE/replay':
      return server.replay(second, fourth, new URLSearchParams(query).get('view') ?? 'open')
    case 'GET lobby':
      return []
    default:
      throw refusalOf('no_network', 'There is no server.')
  }
}

const wishIn = (body: string): OpenTable => JSON.parse(body)
const lostIn = (body: string): LostTable => JSON.parse(body)
const puzzleIn = (body: string): PuzzleHere => JSON.parse(body)

const tablesOf = async (server: LocalServer): Promise<MyTable[]> => glancesOf(await server.store.listed())

function checkOptions({ tables, gameNamed }: LocalServer, { game, players, options }: CheckOptions): unknown {
  const wish = new tables.CheckOptions({ game, players, options: new Dict(Object.entries(options ?? {})) })
  return tables.checked_options(gameNamed(game).hosted, wish)
}
