import { expect, test } from 'vitest'
import { EVENT_PAYLOADS, type EventType, TOPICS, topicOf } from './events.ts'

test('every event has its topic, and every topic an event', () => {
  const types = Object.keys(EVENT_PAYLOADS) as EventType[]
  expect(new Set(types.map(topicOf))).toEqual(new Set(Object.values(TOPICS)))
  expect([topicOf('scheduler.saved'), topicOf('broadcast.target-failed')]).toEqual(['hourcast.schedulers', 'hourcast.broadcasts'])
  expect([topicOf('link.fetched'), topicOf('inquiry.received')]).toEqual(['hourcast.listening', 'hourcast.inquiries'])
})

test('an inquiry is told without its sender and their words', () => {
  const asked = { inquiryId: 'i1', inquiryType: 'sales', plan: null }
  const written = { ...asked, email: 'vera@plant.example', name: 'Vera', interest: 'Alerts' }
  expect(EVENT_PAYLOADS['inquiry.received'].parse(written)).toEqual(asked)
  expect(EVENT_PAYLOADS['inquiry.received'].safeParse({ ...asked, inquiryType: 'spam' }).success).toBe(false)
})
