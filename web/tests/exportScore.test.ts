import { describe, expect, it } from 'vitest'
import { csvOf } from '../src/table/exportScore'
import type { ScoreTable } from '../src/table/scoreTable'

const sheet: ScoreTable = {
  title: 'Some Game',
  players: ['Ada', 'O’Neill, "Jo"', '=1+1'],
  before: ['Round'],
  fields: ['±', 'Total'],
  rows: [
    {
      before: ['1'],
      cells: [
        ['−10', '−10'],
        ['+20', '20'],
        ['0', '0'],
      ],
    },
  ],
}

describe('a score sheet for other programs', () => {
  it('has a line for every round, and numbers that can be calculated with', () => {
    const [head, first, ...rest] = csvOf(sheet).split('\r\n')
    expect(head).toBe(`Round,Ada: ±,Ada: Total,"O’Neill, ""Jo"": ±","O’Neill, ""Jo"": Total",'=1+1: ±,'=1+1: Total`)
    expect(first).toBe('1,-10,-10,+20,20,0,0')
    expect(rest).toEqual([''])
  })

  it('heads a column with the name alone if each player has only one', () => {
    const plain = { ...sheet, fields: [''], rows: [{ before: ['Lion'], cells: [['2'], ['0'], ['1']] }] }
    expect(csvOf(plain)).toBe(`Round,Ada,"O’Neill, ""Jo""",'=1+1\r\nLion,2,0,1\r\n`)
  })
})
