import { expect, test } from 'vitest'
import { createLanes } from './lanes.ts'

/** One at a time; each of `steps` comes while the first still stands at its work. Gives the order in which they were done. */
const orderOf = async (steps: readonly { name: string; lane?: string; until?: number }[]): Promise<string[]> => {
  const lanes = createLanes(1)
  const done: string[] = []
  let letGo = () => {}
  const first = lanes('render', () => new Promise<void>((resolve) => (letGo = resolve)), 1)
  const others = steps.map(({ name, lane = 'render', until }) => lanes(lane, async () => void done.push(name), until))
  const free = others.filter((_, at) => steps[at]?.lane !== undefined)
  await Promise.all(free)
  letGo()
  await Promise.all([first, ...others])
  return done
}

test('in line for a voice, what airs first is spoken first, whenever it came', async () => {
  const [nine, ten, eleven] = [9, 10, 11].map((hour) => ({ name: `${hour}:00`, until: Date.UTC(2026, 9, 25, hour) }))
  if (!nine || !ten || !eleven) throw new Error('three hours')
  expect(await orderOf([eleven, nine, ten])).toEqual(['9:00', '10:00', '11:00'])
})

test('of two of one instant the one that came first goes first', async () => {
  const until = Date.UTC(2026, 9, 25, 9)
  expect(await orderOf(['a', 'b', 'c'].map((name) => ({ name, until })))).toEqual(['a', 'b', 'c'])
})

test('another kind of step does not stand in that line', async () => {
  expect(await orderOf([{ name: 'spoken' }, { name: 'sent', lane: 'release ftp' }])).toEqual(['sent', 'spoken'])
})

test('one that fails holds up nobody behind it', async () => {
  const lanes = createLanes(1)
  const failed = lanes('stage', async () => {
    throw new Error('refused')
  })
  const next = lanes('stage', async () => 'staged')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('staged')
})
