import { readFileSync } from 'node:fs'
import pino from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log-options.ts'
import { accountMark, logSecurity, SECURITY_EVENTS, visitorMark } from './security-log.ts'

const given = (sessionSecret = 'secret of a test, at least 32 long') => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) })
  return { services: { log, sessionSecret }, lines }
}

test('a line has the name of its event, ids, and keyed hashes instead of addresses', () => {
  const { services, lines } = given()
  logSecurity(services, 'security.sign-in-failed', { email: 'Anna@radio.example', ip: '203.0.113.7', how: 'code' })
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({
    event: 'security.sign-in-failed',
    msg: 'a try to sign in failed',
    how: 'code',
    account: accountMark(services, 'anna@radio.example'),
    visitor: visitorMark(services, '203.0.113.7'),
  })
  expect(line).not.toMatch(/anna|203\.0/i)
})

test('one address has one mark, in any case; another one, and another instance, have another', () => {
  const { services } = given()
  const mark = accountMark(services, 'anna@radio.example')
  expect(mark).toMatch(/^[0-9a-f]{32}$/)
  expect(accountMark(services, ' ANNA@Radio.example')).toBe(mark)
  expect(accountMark(services, 'otto@radio.example')).not.toBe(mark)
  expect(visitorMark(services, 'anna@radio.example')).not.toBe(mark)
  expect(accountMark(given('another secret, at least 32 characters').services, 'anna@radio.example')).not.toBe(mark)
})

test('every event is named security.* and says what happened', () => {
  for (const [name, { message }] of Object.entries(SECURITY_EVENTS)) {
    expect(name).toMatch(/^security\.[a-z-]+$/)
    expect(message).not.toBe('')
  }
})

test('a line about nobody has no mark', () => {
  const { services, lines } = given()
  logSecurity(services, 'security.keys-revoked', { ownerId: 'o1', count: 2 })
  expect(Object.keys(JSON.parse(lines[0] ?? ''))).toEqual(['level', 'time', 'event', 'ownerId', 'count', 'msg'])
})

test('the operators’ table has every event', () => {
  const table = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8')
  // 'security.delivery-address-asked`, `-confirmed`' stands for both.
  const isInTable = (name: string) => table.includes(name) || table.includes(`\`${name.slice(name.lastIndexOf('-'))}\``)
  expect(Object.keys(SECURITY_EVENTS).filter((name) => !isInTable(name))).toEqual([])
})
