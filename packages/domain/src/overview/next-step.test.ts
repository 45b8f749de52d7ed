import { expect, test } from 'vitest'
import type { EndedBroadcast } from './attention.ts'
import { nextStep, type SteppingHost } from './next-step.ts'

const delivered: EndedBroadcast = {
  ...{ broadcastId: 'b', airAt: 1, wall: '2026-11-22T05:00', state: 'delivered', rung: 'fresh' },
  ...{ failedStep: null, reason: null, givenUp: [], sourceFaults: [], untold: null },
}
const host = (changes: Partial<SteppingHost> = {}): SteppingHost => ({
  ...{ schedulerId: 's', hostName: 'Ada', isActive: true, mailConsent: null, last: delivered },
  ...{ hasOthers: false, pickUps: 3 },
  ...changes,
})

test('a station without a host builds one', () => {
  expect(nextStep([])).toEqual({ step: 'create' })
})

test('one whose hosts are all paused resumes one; a paused one beside an active one asks for nothing', () => {
  expect(nextStep([host({ isActive: false })])).toEqual({ step: 'resume', schedulerId: 's', hostName: 'Ada' })
  expect(nextStep([host({ isActive: false, pickUps: 0 }), host()])).toBeNull()
})

test('a recipient who has not answered is asked before anything airs; one who has refused is no step', () => {
  expect(nextStep([host(), host({ hostName: 'Ben', mailConsent: 'waiting', last: null })])).toMatchObject({
    step: 'confirm-mail',
    hostName: 'Ben',
  })
  expect(nextStep([host({ mailConsent: 'refused' })])).toBeNull()
})

test('as long as nothing has gone out, the first broadcast is next', () => {
  expect(nextStep([host({ last: null })])).toMatchObject({ step: 'first-broadcast' })
  expect(nextStep([host({ last: { ...delivered, state: 'failed' } })])).toMatchObject({ step: 'first-broadcast' })
  expect(nextStep([host({ last: null }), host()])).toBeNull()
})

test('a link that no playout takes is connected, unless the audio goes elsewhere too', () => {
  expect(nextStep([host({ pickUps: 0 })])).toMatchObject({ step: 'connect-playout', schedulerId: 's' })
  expect(nextStep([host({ pickUps: 0, hasOthers: true })])).toBeNull()
})

test('a station on which all goes well has no next step', () => {
  expect(nextStep([host()])).toBeNull()
})
