import { TOPICS } from '@hourcast/domain/events'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEvent } from '../bus.ts'
import { messageOf, readMessage } from './event-message.ts'

const event: AnyEvent = {
  id: 'e1',
  topic: TOPICS.listening,
  key: 's1',
  type: 'link.fetched',
  occurredAt: 1_792_886_400_000,
  payload: { schedulerId: 's1', broadcastId: 'b1' },
}
const bytes = ({ key, value }: { key: string; value: string }) => ({ key: Buffer.from(key), value: Buffer.from(value) })

test('an event comes out of its message as it went in, keyed by its scheduler', () => {
  expect(messageOf(event).key).toBe('s1')
  expect(readMessage(bytes(messageOf(event)))).toEqual({ is: 'event', event })
})

test('an event of a type that only a newer version knows is named', () => {
  const newer = JSON.stringify({ id: 'e', type: 'scheduler.cloned', occurredAt: 1, payload: { any: 'thing' } })
  expect(readMessage(bytes({ key: 's1', value: newer }))).toEqual({ is: 'unknown', type: 'scheduler.cloned' })
})

test('a payload that is not its type’s, and a message without a key, are unreadable', () => {
  const wrong = JSON.stringify({ id: 'e', type: 'link.fetched', occurredAt: 1, payload: { schedulerId: 7 } })
  expect(readMessage(bytes({ key: 's1', value: wrong }))).toEqual({ is: 'unreadable', code: 'wrong-payload' })
  expect(readMessage({ ...bytes(messageOf(event)), key: null })).toEqual({ is: 'unreadable', code: 'no-event' })
  expect(readMessage({ key: Buffer.from('s1'), value: null })).toEqual({ is: 'unreadable', code: 'no-event' })
})

test('anything that somebody writes into a topic is read without an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (value) => {
      expect(readMessage(bytes({ key: 's1', value })).is).toBe('unreadable')
    }),
  )
})
