import { createStudio } from '../studio.ts'
import type { StudioConfig } from '../studio-types.ts'
import { benchBulletin } from './bench-bulletin.ts'

export type RushBench = {
  count: number
  /** Spoken by a natural voice; the others by the built-in one. */
  natural: number
  /** Ready after it was due. */
  late: number
  /** Until the last one was ready. */
  seconds: number
  /** Those that were ready more than eight renders before their turn, in the order of deadlines. */
  outOfTurn: number
}

/** As many as are made at once, and one more: so far the order is anybody's. */
const PLACES = 4
const BREATHS = 3

/** So many bulletins of three breaths are asked for at one instant, in no order; all are due together, one millisecond apart. */
export const benchRush = async (
  config: StudioConfig,
  { count, dueInMs }: { count: number; dueInMs: number },
): Promise<RushBench> => {
  const studio = createStudio(config)
  const began = Date.now()
  const due = began + dueInMs
  const ready: { turn: number; at: number; isNatural: boolean }[] = []
  const one = async (turn: number): Promise<void> => {
    const whole = benchBulletin(`number ${turn}`)
    const request = { ...whole, segments: whole.segments.slice(0, BREATHS) }
    const { speaker } = await studio.render(request, { turn: { station: `station ${turn}`, until: due + turn } })
    ready.push({ turn, at: Date.now(), isNatural: speaker?.kind === 'natural' })
  }
  try {
    // 7 and the count have no common divisor where the count is no multiple of 7: each turn comes once.
    await Promise.all(Array.from({ length: count }, (_, i) => one((i * 7) % count)))
  } finally {
    await studio.close()
  }
  return {
    count,
    natural: ready.filter(({ isNatural }) => isNatural).length,
    late: ready.filter(({ turn, at }) => at > due + turn).length,
    seconds: (Math.max(...ready.map(({ at }) => at)) - began) / 1000,
    // The first ones begin before the others have been asked for.
    outOfTurn: ready.slice(PLACES).filter(({ turn }, place) => turn > place + 2 * PLACES).length,
  }
}
