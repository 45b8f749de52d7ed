import { expect, test } from 'vitest'
import { silenceOf } from './silence-of.ts'

const READY: Parameters<typeof silenceOf>[0] = {
  ...{ audio: {}, audioRemovedAt: null, isSchedulerDeleted: false },
  ...{ state: 'staged', airAt: 2_000, wall: '2026-11-28T23:20', now: 1_000 },
}

test('what is ready for air says from when on it can be heard', () => {
  expect(silenceOf(READY)).toBe('The audio can be heard from 23:20.')
  expect(silenceOf({ ...READY, state: 'preparing' })).toBe('The audio can be heard from 23:20.')
  expect(silenceOf({ ...READY, state: 'preparing', now: 3_000 })).toBe('The audio can be heard as soon as it is handed over.')
})

test('what went out to nobody, or is no longer kept, says so', () => {
  expect(silenceOf({ ...READY, state: 'failed' })).toContain('it did not go out')
  expect(silenceOf({ ...READY, isSchedulerDeleted: true })).toContain('its scheduler is deleted')
  expect(silenceOf({ ...READY, audio: null })).toBe('No audio was made.')
  expect(silenceOf({ ...READY, audioRemovedAt: 1 })).toContain('no longer kept')
})
