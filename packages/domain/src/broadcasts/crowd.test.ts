import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'
import { createFairPlaces } from './fair-places.ts'

const NOW = Date.UTC(2026, 10, 22, 9)
const STATIONS = 300
const ITEMS = 50

type Item = { station: string; number: number }

/** Three hundred stations with fifty items each, due before all others; then one station with ten. */
const givenCrowd = () => {
  const line = createFairLine<Item>()
  const add = (station: string, number: number, until: number) => line.add({ station, number }, { station, until })
  for (let number = 0; number < ITEMS; number += 1)
    for (let crowd = 0; crowd < STATIONS; crowd += 1) add(`crowd ${crowd}`, number, NOW - 1)
  for (let number = 0; number < 10; number += 1) add('own', number, NOW)
  return line
}

test('three hundred stations with fifty items each cost another station one turn of each of them for each of its own, not fifty', () => {
  const line = givenCrowd()
  const turns: number[] = []
  for (let turn = 1; turns.length < 10; turn += 1) if (line.take(NOW)?.station === 'own') turns.push(turn)
  for (const [number, turn] of turns.entries()) expect(turn).toBeLessThanOrEqual((number + 1) * (STATIONS + 1))
})

test('nor do those of the crowd wait longer for each other than for one turn of each', () => {
  const line = givenCrowd()
  const first = new Map<string, number>()
  for (let turn = 1; turn <= STATIONS + 1; turn += 1) {
    const station = line.take(NOW)?.station ?? ''
    first.set(station, first.get(station) ?? turn)
  }
  expect(first.size).toBe(STATIONS + 1)
})

test('stations whose servers say nothing and who hold all places together let a newcomer go before their second next', async () => {
  const { run } = createFairPlaces({ places: 32, perStation: 8, now: () => NOW })
  const letGo: (() => void)[] = []
  const begun: string[] = []
  const come = (station: string) =>
    run(
      () => {
        begun.push(station)
        return new Promise<void>((resolve) => letGo.push(resolve))
      },
      { station, until: NOW },
    )
  const freeOne = () => {
    letGo.shift()?.()
    return new Promise<void>((resolve) => setImmediate(resolve))
  }
  const crowd = ['a', 'b', 'c', 'd']
  const all = Array.from({ length: 20 }, () => crowd.map(come)).flat()
  await freeOne()
  all.push(come('own'))
  let fallenFree = 0
  for (; !begun.includes('own'); fallenFree += 1) await freeOne()
  expect(fallenFree).toBeLessThanOrEqual(crowd.length + 1)
  while (letGo.length > 0) await freeOne()
  await Promise.all(all)
  expect(begun).toHaveLength(81)
})
