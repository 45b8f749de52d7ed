import { readInstalledVoices } from '../natural/installed-voices.ts'
import { createStudio } from '../studio.ts'
import type { RenderRequest, Studio, StudioConfig } from '../studio-types.ts'
import { benchBulletin } from './bench-bulletin.ts'

export type RushBench = {
  count: number
  /** Until they are due. */
  dueSeconds: number
  /** What one by the built-in voice takes, as many at once as are made. */
  builtInSeconds: number
  /** Spoken by a natural voice; the others by the built-in one. */
  natural: number
  /** By the built-in voice, and it says that the preferred one would have been too slow. */
  yielded: number
  /** Ready after it was due. */
  late: number
  /** Until the last one was ready. */
  seconds: number
  /** Those that were ready more than eight renders before their turn, in the order of deadlines. */
  outOfTurn: number
}

/** As many as are made at once, and one more: so far the order is anybody's. */
const PLACES = 4
const BREATHS = 2
const WARM_UP = 3 * PLACES
/** The time that is given: so many times what the built-in voice alone takes, and what it is given after a natural one. */
const SPARE = 1.5
const RESERVE_MS = 30_000

const bulletin = (title: string): RenderRequest => {
  const whole = benchBulletin(title)
  return { ...whole, segments: whole.segments.slice(0, BREATHS) }
}

/**
 * So many bulletins of two breaths are asked for at one instant, in no order; all are due together, one millisecond apart. When, follows from how
 * fast this machine is just now: beside other work, and without a natural voice, they would be ready in two thirds of that time.
 */
export const benchRush = async (config: StudioConfig, count: number): Promise<RushBench> => {
  const [preferred] = readInstalledVoices(config.naturalVoices?.folder ?? '')
  const studio = createStudio(config)
  const ready: { turn: number; at: number; speaker: Awaited<ReturnType<Studio['render']>>['speaker'] }[] = []
  try {
    const builtInMs = await timeBuiltIn(studio)
    const began = Date.now()
    const dueInMs = count * builtInMs * SPARE + RESERVE_MS
    const one = async (turn: number): Promise<void> => {
      const request = { ...bulletin(`number ${turn}`), ...(preferred ? { voice: preferred.id } : {}) }
      const { speaker } = await studio.render(request, { turn: { station: `station ${turn}`, until: began + dueInMs + turn } })
      ready.push({ turn, at: Date.now() - began, speaker })
    }
    // 7 and the count have no common divisor where the count is no multiple of 7: each turn comes once.
    await Promise.all(Array.from({ length: count }, (_, i) => one((i * 7) % count)))
    return {
      count,
      dueSeconds: dueInMs / 1000,
      builtInSeconds: builtInMs / 1000,
      natural: ready.filter(({ speaker }) => speaker?.kind === 'natural').length,
      yielded: ready.filter(({ speaker }) => speaker?.kind === 'built-in' && speaker.steppedIn === 'too-slow').length,
      late: ready.filter(({ turn, at }) => at > dueInMs + turn).length,
      seconds: Math.max(...ready.map(({ at }) => at)) / 1000,
      // The first ones begin before the others have been asked for.
      outOfTurn: ready.slice(PLACES).filter(({ turn }, place) => turn > place + 2 * PLACES).length,
    }
  } finally {
    await studio.close()
  }
}

/** Milliseconds for each of several that are made together; the first ones, which start everything, do not count. */
const timeBuiltIn = async (studio: Studio): Promise<number> => {
  let began = Date.now()
  for (const round of ['cold', 'warm']) {
    began = Date.now()
    const all = Array.from({ length: WARM_UP }, (_, i) => ({ ...bulletin(`${round} ${i}`), voice: 'built-in:en-US:f' }))
    await Promise.all(all.map((request) => studio.render(request)))
  }
  return (Date.now() - began) / WARM_UP
}
