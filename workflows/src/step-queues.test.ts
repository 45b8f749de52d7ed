import { expect, test } from 'vitest'
import { createStepQueues } from './step-queues.ts'

const clock = { now: () => Date.UTC(2026, 9, 25, 8, 55) }

/** One at a time; each of `steps` comes while the first still stands at its work. Gives the order in which they were done. */
const orderOf = async (
  steps: readonly { name: string; queue?: string; station?: string; until?: number }[],
): Promise<string[]> => {
  const stepQueues = createStepQueues(1, clock)
  const done: string[] = []
  let letGo = () => {}
  const first = stepQueues('render', () => new Promise<void>((resolve) => (letGo = resolve)), { station: 'first', until: 1 })
  const others = steps.map(({ name, queue = 'render', station = 'own', until = 0 }) =>
    stepQueues(queue, async () => void done.push(name), { station, until }),
  )
  const free = others.filter((_, at) => steps[at]?.queue !== undefined)
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
  expect(await orderOf([{ name: 'spoken' }, { name: 'sent', queue: 'release ftp' }])).toEqual(['sent', 'spoken'])
})

test('one that fails holds up nobody behind it', async () => {
  const stepQueues = createStepQueues(1, clock)
  const turn = { station: 'own', until: 0 }
  const failed = stepQueues(
    'stage',
    async () => {
      throw new Error('refused')
    },
    turn,
  )
  const next = stepQueues('stage', async () => 'staged', turn)
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('staged')
})

/** Forty steps of one station that never end, then one of each of three others. Gives who has begun. */
const besideForty = async (queue: string): Promise<Record<string, number>> => {
  const stepQueues = createStepQueues(32, clock)
  const begun: Record<string, number> = { hostile: 0, a: 0, b: 0, c: 0 }
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const come = (station: string) =>
    stepQueues(
      queue,
      async () => {
        begun[station] = (begun[station] ?? 0) + 1
        await ended
      },
      { station, until: clock.now() },
    )
  const all = [...Array.from({ length: 40 }, () => come('hostile')), ...['a', 'b', 'c'].map(come)]
  await Promise.resolve()
  const first = { ...begun }
  end()
  await Promise.all(all)
  return first
}

test.each(['read', 'stage ftp', 'stage email', 'release ftp'])(
  'a station whose servers say nothing holds a quarter of the places for %s: a station that comes after its forty begins at once',
  async (queue) => {
    expect(await besideForty(queue)).toEqual({ hostile: 8, a: 1, b: 1, c: 1 })
  },
)

test('a writer that takes long leaves half of the places to others', async () => {
  expect(await besideForty('write')).toEqual({ hostile: 16, a: 1, b: 1, c: 1 })
})

test('what ends soon may take all places while nobody else wants them: one station alone is not slower', async () => {
  expect(await besideForty('stage link')).toEqual({ hostile: 32, a: 0, b: 0, c: 0 })
})

test('in line for a voice behind forty of one station, the one of another is spoken next', async () => {
  const until = Date.UTC(2026, 9, 25, 9)
  const forty = Array.from({ length: 40 }, (_, n) => ({ name: `x${n}`, station: 'hostile', until: until - 1 }))
  const order = await orderOf([...forty, { name: 'the neighbour', station: 'neighbour', until }])
  expect(order.indexOf('the neighbour')).toBe(1)
})

test('who is called off while in line has left it: its work never begins', async () => {
  const calledOff = new AbortController()
  const stepQueues = createStepQueues(1, clock)
  let letGo = () => {}
  const first = stepQueues('render', () => new Promise<void>((resolve) => (letGo = resolve)), { station: 'own', until: 0 })
  const second = stepQueues('render', async () => 'spoken', { station: 'own', until: 0, signal: calledOff.signal })
  const third = stepQueues('render', async () => 'spoken', { station: 'own', until: 0 })
  calledOff.abort(new Error('no time left'))
  await expect(second).rejects.toThrow('no time left')
  letGo()
  await first
  expect(await third).toBe('spoken')
})
