import { expect, test } from 'vitest'
import { createLightFirst } from './light-first.ts'

const MOMENT = () => new Promise((resolve) => setImmediate(resolve))

/** Work of which each piece is ended by the test, and costs its station so much. */
const given = (places: number) => {
  const line = createLightFirst({ places, lightMs: 2_000, now: () => 0 })
  const running: { station: string; end: () => void }[] = []
  const begun: string[] = []
  const ask = (station: string, costMs: number) =>
    line.run(
      () =>
        new Promise<void>((done) => {
          begun.push(station)
          const end = () => {
            line.charge(station, costMs)
            done()
          }
          running.push({ station, end })
        }),
      { station },
    )
  const endOne = async () => {
    running.shift()?.end()
    await MOMENT()
  }
  return { line, begun, running, ask, endOne }
}

test('twenty stations with costly pages hold another up once each, and not at each of its pages', async () => {
  const { begun, running, ask, endOne } = given(2)
  const hostile = Array.from({ length: 200 }, (_, index) => ask(`hostile ${index % 20}`, 2_001))
  await MOMENT()
  for (let page = 0; page < 20; page += 1) {
    let isRead = false
    const read = ask('other', 20).then(() => {
      isRead = true
    })
    await MOMENT()
    while (!isRead) await endOne()
    await read
  }
  const before = begun.slice(0, begun.lastIndexOf('other')).filter((station) => station !== 'other').length
  // Each of the twenty once, as long as nobody knows; then, page by page, the one that is in hand.
  expect(before).toBeLessThanOrEqual(20 + 2 * 20)
  while (running.length > 0) await endOne()
  await Promise.all(hostile)
  expect(begun).toHaveLength(220)
})

test('one station has one place at a time, and those that cost much take turns as before', async () => {
  const { begun, ask, endOne, running } = given(2)
  const asked = ['a', 'a', 'b', 'b', 'a', 'b'].map((station) => ask(station, 3_000))
  await MOMENT()
  expect(begun).toEqual(['a', 'b'])
  while (running.length > 0) await endOne()
  await Promise.all(asked)
  expect(begun).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
})

test('who is called off while waiting leaves the line', async () => {
  const { line, ask, endOne } = given(1)
  const first = ask('a', 1)
  const calling = new AbortController()
  const second = line.run(async () => 'never', { station: 'b', signal: calling.signal })
  calling.abort(new Error('called off'))
  await expect(second).rejects.toThrow('called off')
  await endOne()
  await first
})
