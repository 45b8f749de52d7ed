import { expect, test } from 'vitest'
import { CATCH_UP_MS } from '../broadcasts/broadcast.ts'
import { deliverUntil } from '../broadcasts/deadlines.ts'
import { CLAIM_MS, KEEP_RECEIPT_MS, lastCallOf, RELEASE_TRY_MS, SEND_MS } from './send-times.ts'

test('a claim outlasts a send, one try has room for both, and the last call for one more send', () => {
  expect(CLAIM_MS).toBeGreaterThan(SEND_MS)
  expect(RELEASE_TRY_MS).toBeGreaterThan(CLAIM_MS + SEND_MS)
  expect(100_000 - lastCallOf(100_000)).toBeGreaterThan(SEND_MS)
})

test('a receipt is held until nobody sends the mail any more, of a slot that was taken up as late as may be too', () => {
  const latest = deliverUntil(0, CATCH_UP_MS)
  expect(latest).toBeGreaterThan(deliverUntil(0))
  expect(KEEP_RECEIPT_MS).toBeGreaterThan(latest)
})
