import { expect, it, vi } from 'vitest'
import { Trying } from '../src/trying.svelte'

vi.mock('../src/refusals', () => ({ sayRefusal: (refusal: Error) => refusal.message }))

it('an action does not start twice while it is running, and can be tried again after a refusal', async () => {
  const trying = new Trying()
  const begun: ((problem?: Error) => void)[] = []
  const open = () =>
    trying.once(() => new Promise<void>((done, refuse) => begun.push((problem) => (problem ? refuse(problem) : done()))))
  const [first, second] = [open(), open()]
  expect(trying.busy).toBe(true)
  expect(await second).toBe(false)
  begun[0]?.(new Error('busy'))
  expect(await first).toBe(false)
  expect([trying.problem, trying.busy]).toEqual(['busy', false])
  const third = open()
  expect(trying.problem).toBe('')
  begun[1]?.()
  expect(await third).toBe(true)
  expect(begun).toHaveLength(2)
})
