/** What a page asks of a server over plain HTTP, asked of this device: the same addresses, the same answers. */

import type { CheckOptions, MyTable, OpenTable } from '../messages'
import type { LocalHouse, PuzzleHere } from './localServer'
import { glancesOf } from './glances'
import { refusalOf } from './session'
import { Dict } from './structs'

export async function answer(house: LocalHouse, method: string, what: string, body: string): Promise<unknown> {
  const [path = '', query = ''] = what.split('?')
  const [first = '', second = '', third = '', fourth = ''] = path.split('/')
  const isOfOne = (first === 'tables' || first === 'games') && second !== ''
  const asked = `${method} ${isOfOne ? `${first}/CODE/${third}` : path}`
  switch (asked) {
    case 'GET me':
      return house.me(await tablesOf(house))
    case 'POST me':
      await house.rename(house.tables.tidy_name(String(JSON.parse(body).name)))
      return house.me(await tablesOf(house))
    case 'POST me/put_away':
      await house.putAway(String(JSON.parse(body).code))
      return house.me(await tablesOf(house))
    case 'GET me/export':
      return house.exported()
    case 'GET games':
      return house.infos()
    case 'GET games/CODE/face':
      return house.face(second, new URLSearchParams(query).get('language') ?? '')
    case 'POST options':
      return checkOptions(house, JSON.parse(body))
    case 'POST tables':
      return house.open(wishIn(body))
    case 'POST lessons':
      return house.openLesson(String(JSON.parse(body).game))
    case 'POST puzzles':
      return house.puzzle(puzzleIn(body))
    case 'POST puzzles/play':
      return house.openPuzzle(puzzleIn(body))
    case 'GET tables/CODE/':
      await house.find(second)
      return {}
    case 'GET tables/CODE/record':
      return house.record(second)
    case 'GET tables/CODE/handed':
      return house.handOver(second)
    case 'POST tables/CODE/handed':
      await house.wasHanded(second, String(JSON.parse(body).code))
      return {}
    case 'GET tables/CODE/course':
      return house.course(second)
    case 'POST tables/CODE/practices':
      return house.tryAgain(second, Number(JSON.parse(body).place))
    case 'GET tables/CODE/practices':
      return house.practices(second)
    case 'GET tables/CODE/replay':
      return house.replay(second, fourth, new URLSearchParams(query).get('view') ?? 'open')
    case 'GET lobby':
      return []
    default:
      throw refusalOf('no_network', 'There is no server.')
  }
}

const wishIn = (body: string): OpenTable => JSON.parse(body)
const puzzleIn = (body: string): PuzzleHere => JSON.parse(body)

const tablesOf = async (house: LocalHouse): Promise<MyTable[]> => glancesOf(await house.store.listed())

function checkOptions({ tables, gameNamed }: LocalHouse, { game, players, options }: CheckOptions): unknown {
  const wish = new tables.CheckOptions({ game, players, options: new Dict(Object.entries(options ?? {})) })
  return tables.checked_options(gameNamed(game).hosted, wish)
}
