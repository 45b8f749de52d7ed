import { HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import type { Clock } from '../clock.ts'
import type { PreviewResult } from './preview-types.ts'

export type PreviewLimit = {
  /** Begins one for this station; the value ends it. */
  enter(stationId: string): PreviewResult<() => void>
}

type Limits = { perHour: number; what: 'previews' | 'samples' | 'tests of feeds' | 'spoken words' | 'voices' }

const PREVIEW_RUNS = 'A preview of yours is being made already. Again as soon as it has ended; you can also cancel it.'
const TEST_RUNS = 'A feed of yours is being tested already. Again as soon as that has ended.'

const refuse = (message: string, retryAfterSeconds: number): PreviewResult<never> => ({
  ok: false,
  problem: { code: 'too-many', message, retryAfterSeconds },
})

const inMinutes = (waitMs: number): string => {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
}

/** One at a time for a station, and a few in any hour; who asks for more hears when to ask again. */
export const createPreviewLimit = (clock: Clock, { perHour, what }: Limits): PreviewLimit => {
  const running = new Set<string>()
  const begun = new Map<string, number[]>()

  const forgetOld = (now: number): void => {
    for (const [stationId, instants] of begun) {
      const young = instants.filter((instant) => instant > now - HOUR_MS)
      if (young.length > 0) begun.set(stationId, young)
      else begun.delete(stationId)
    }
  }

  return {
    enter: (stationId) => {
      const now = clock.now()
      forgetOld(now)
      if (running.has(stationId)) return refuse(what === 'tests of feeds' ? TEST_RUNS : PREVIEW_RUNS, 5)
      const instants = begun.get(stationId) ?? []
      const [oldest = now] = instants
      const waitMs = oldest + HOUR_MS - now
      if (instants.length >= perHour)
        return refuse(`At most ${perHour} ${what} an hour are made. Again ${inMinutes(waitMs)}.`, Math.ceil(waitMs / 1_000))
      begun.set(stationId, [...instants, now])
      running.add(stationId)
      return { ok: true, value: () => void running.delete(stationId) }
    },
  }
}
