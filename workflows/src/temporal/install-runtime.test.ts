import { Writable } from 'node:stream'
import { ApplicationFailure } from '@temporalio/common'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sdkSpeaker } from './install-runtime.ts'

const spoken = (entry: Parameters<ReturnType<typeof sdkSpeaker>>[0]): string => {
  let said = ''
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      said += chunk
      done()
    },
  })
  sdkSpeaker(pino({ level: 'trace' }, out))(entry)
  return said
}

test('a step that failed is told by its code: its words may hold an address', () => {
  const error = ApplicationFailure.create({ message: '550 no such mailbox <anna@radio.example>', type: '550' })
  const said = spoken({ level: 'WARN', message: 'Activity failed', meta: { activityType: 'release', error } })
  expect(said).toContain('"reason":"550"')
  expect(said).not.toContain('anna@radio.example')
})

test('what is wrong with the server or the SDK is told in its own words', () => {
  const said = spoken({ level: 'ERROR', message: 'Worker failed', meta: { error: new Error('namespace not found') } })
  expect(JSON.parse(said)).toMatchObject({ level: 50, reason: 'namespace not found', msg: 'Temporal: Worker failed' })
})

test('what each start says of what a worker is not for is left out', () => {
  expect(spoken({ level: 'WARN', message: 'No workflows registered, not polling for workflow tasks', meta: {} })).toBe('')
})
