import { describe, expect, test } from 'vitest'
import {
  AHEAD_MINUTES,
  DELIVERY,
  DELIVERY_KINDS,
  deliveryOf,
  FILE_KINDS,
  isDeliveryKind,
  kindsInWords,
} from './delivery-kinds.ts'
import { MAX_AHEAD_MINUTES } from './testing/ahead-limit.ts'
import { TRANSFER_STEPS } from './transfer-steps.ts'

describe.each(DELIVERY_KINDS)('%s', (kind) => {
  const row = deliveryOf(kind)

  test('is released between the air time and the most minutes ahead of it', () => {
    expect(AHEAD_MINUTES[kind]).toBe(row.aheadMinutes)
    expect(row.aheadMinutes).toBeGreaterThanOrEqual(0)
    expect(row.aheadMinutes).toBeLessThanOrEqual(MAX_AHEAD_MINUTES)
  })

  test('tries the steps of a connection in their one order', () => {
    const places = row.steps.map((step) => TRANSFER_STEPS.indexOf(step))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test('that moves on its own has an owner who can mend its address; what the clock releases waits for nobody', () => {
    expect(row.toCheck === null).toBe(row.release === 'clock')
    if (row.release === 'clock') expect([row.stagesOutside, row.isSealed, row.aheadMinutes]).toEqual([false, false, 0])
  })
})

test('files lie at the playout two minutes before the hour; what is listened to at once comes on the hour', () => {
  expect(AHEAD_MINUTES).toMatchObject({ link: 0, email: 0, ftp: 2 })
})

test('only a mail needs its reader’s yes, and only a mail that is sent twice arrives twice', () => {
  expect(DELIVERY_KINDS.filter((kind) => DELIVERY[kind].needsConsent)).toEqual(['email'])
  expect(DELIVERY_KINDS.filter((kind) => DELIVERY[kind].release === 'send')).toEqual(['email'])
})

test('sentences name kinds by one list', () => {
  expect(kindsInWords(FILE_KINDS, 'or')).toBe('FTP or SFTP')
  expect(kindsInWords(FILE_KINDS, 'and')).toBe('FTP and SFTP')
  expect(kindsInWords(['link', 'ftp', 'sftp'], 'or')).toBe('link, FTP or SFTP')
  expect(kindsInWords(['email'], 'or')).toBe('e-mail')
})

test.each(['fax', '', 'constructor', 'toString'])('an unknown kind %j is refused aloud', (kind) => {
  expect(isDeliveryKind(kind)).toBe(false)
  expect(() => deliveryOf(kind)).toThrow('no kind of delivery that this version knows')
})
