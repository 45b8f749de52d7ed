import { expect } from 'vitest'
import type { OpenCalls } from './open-calls.ts'

export const ANNA = 'anna@radio.example'

/** As the wizard posts it. */
export const PAYLOAD = {
  voiceTone: 2,
  hostName: 'Clara',
  presentationType: 1,
  stationName: 'Harbour Radio',
  selectedLocation: 'Porto',
  language: 6,
  audioFileUrl: '',
  source: 'news.example/feed',
  schedules: [{ id: 'x1', days: [1, 2, 3, 4, 5, 6, 7], hours: ['9:00', '13:30'] }],
  lenght: '1',
  stype: '1',
}

type Saved = { schedulerId: string; revision: number } & Record<string, unknown>

/** A scheduler of the owner whom these headers sign in. */
export const saveAs = async (calls: OpenCalls, headers: Record<string, string>, change: object = {}): Promise<Saved> => {
  const answer = await calls.ask('saveScheduler', { body: { ...PAYLOAD, ...change }, headers })
  expect([200, 201], answer.text).toContain(answer.status)
  return answer.body as Saved
}
