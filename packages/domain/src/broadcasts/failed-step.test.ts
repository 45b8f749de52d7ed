import { expect, test } from 'vitest'
import { DELIVERY_KINDS } from '../delivery/delivery-kinds.ts'
import { EVENT_PAYLOADS } from '../events.ts'
import { deliverStep, failedTarget, kindOfStep } from './failed-step.ts'

test.each(DELIVERY_KINDS)('a failed delivery by %s is stored as a step, and read again from it', (kind) => {
  expect(deliverStep(kind)).toBe(`deliver-${kind}`)
  expect(kindOfStep(deliverStep(kind))).toBe(kind)
})

test.each(['read', 'deliver', 'deliver-', 'deliver-pigeon', 'ftp', null])(
  'the step %s is no delivery of a known kind',
  (step) => {
    expect(kindOfStep(step)).toBeNull()
  },
)

test('an event says its target in a field, one of before that field by its step', () => {
  const broadcast = { broadcastId: 'b', schedulerId: 's', airAt: '2026-10-25T08:00:00Z', kind: 'slot', code: 'ftp-530' }
  const read = (payload: object) => failedTarget(EVENT_PAYLOADS['broadcast.failed'].parse({ ...broadcast, ...payload }))
  expect(read({ step: 'deliver-sftp', target: 'sftp' })).toBe('sftp')
  expect(read({ step: 'deliver-ftp' })).toBe('ftp')
  expect(read({ step: 'render' })).toBeNull()
  expect(() => read({ step: 'deliver-pigeon', target: 'pigeon' })).toThrow()
})
