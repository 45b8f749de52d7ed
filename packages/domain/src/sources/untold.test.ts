import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time-units.ts'
import type { LeftOutReason } from './left-out.ts'
import { isLasting, type LastingUntold, untold, untoldInWords, untoldOnAir } from './untold.ts'

const NOW = Date.parse('2026-11-29T04:00:00Z')
const script = (reasons: LeftOutReason[], itemIds: string[] = []) => ({
  itemIds,
  leftOut: reasons.map((reason, at) => ({ itemId: `${at}`, title: `Story ${at}`, source: 'Diario', reason })),
})
const spanish = script(['other-language', 'other-language', 'advertising', 'other-language'])
/** Bulletins of one host, one after the other. */
const air = (hourly: ReturnType<typeof script>[]) =>
  hourly.reduce<{ untold?: LastingUntold } | null>((before, one, hour) => {
    const found = untoldOnAir(one, NOW + hour * HOUR_MS, before)
    return found ? { untold: found } : {}
  }, null)?.untold ?? null

test('a bulletin that tells none of its stories says why, by the reason of most of them', () => {
  expect(untold(spanish)).toEqual({ reason: 'other-language', stories: 4 })
  expect(untoldInWords({ reason: 'other-language', stories: 4 }, 'English')).toBe(
    'None of 4 stories can be told, most of them for this reason: in another language than the host speaks (English).',
  )
})

test('one that tells a story, has none, or has told them already, has nothing to say', () => {
  expect(untold(script(['other-language'], ['told']))).toBeNull()
  expect(untold(script([]))).toBeNull()
  expect(untold(script(['aired', 'other-language']))).toBeNull()
})

test('old stories beside them hide no reason; where all are old, that is it', () => {
  expect(untold(script(['too-old', 'too-old', 'cut-off']))?.reason).toBe('cut-off')
  expect(untold(script(['too-old', 'too-old']))?.reason).toBe('too-old')
})

test('on air a night without news, and a day without the subject, are no fault', () => {
  expect(air([script(['too-old', 'stale-day'])])).toBeNull()
  expect(air([script(['off-subject'])])).toBeNull()
  expect(air([spanish])).toMatchObject({ reason: 'other-language', bulletins: 1, since: NOW })
})

test('it lasts after the first three bulletins of a host, or after a day of any', () => {
  const lasts = (hourly: ReturnType<typeof script>[]) => {
    const found = air(hourly)
    return found !== null && isLasting(found, NOW + (hourly.length - 1) * HOUR_MS)
  }
  expect([lasts([spanish, spanish]), lasts([spanish, spanish, spanish])]).toEqual([false, true])
  const told = script([], ['told'])
  expect(lasts([told, spanish, spanish, spanish])).toBe(false)
  expect(isLasting({ reason: 'cut-off', stories: 1, since: NOW, bulletins: 2, isFromStart: false }, NOW + DAY_MS)).toBe(true)
})

test('another reason begins again, a told story ends it, and an hour with nothing new does not', () => {
  expect(air([spanish, script(['cut-off'])])).toMatchObject({ bulletins: 1, isFromStart: false })
  expect(air([spanish, script([], ['told'])])).toBeNull()
  expect(air([spanish, script(['too-old']), spanish])).toMatchObject({ bulletins: 2 })
})
