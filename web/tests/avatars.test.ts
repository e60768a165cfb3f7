import { describe, expect, it } from 'vitest'
import { facesOf } from '../src/art/avatars'

const bot = (name: string) => ({ name, player: 'bot' as const })
const person = (name: string) => ({ name, player: 'person' as const })

describe('a face', () => {
  const company = [person('Ada'), bot('Bruno'), person('Ben'), bot('Carla'), person('Eve'), bot('Dario')]

  it('is nobody else’s at the table', () => {
    expect(new Set(facesOf(company)).size).toBe(company.length)
    const bots = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gina'].map(bot)
    expect(new Set(facesOf(bots)).size).toBe(bots.length)
  })

  it('is the same at every table where it is free', () => {
    expect(facesOf([person('Ada'), bot('Elena')])[0]).toBe(facesOf(company)[0])
  })

  it('of a person is not that of a bot of the same name', () => {
    const [one, other] = facesOf([person('Gina'), bot('Gina')])
    expect(one).not.toBe(other)
  })

  it('exists for more players than there are drawings', () => {
    expect(facesOf(Array.from({ length: 20 }, (_, number) => bot(`Bot ${number}`)))).not.toContain('')
  })
})
