import { expect, test } from 'vitest'
import { mailsOfInquiry } from './inquiry-limits.ts'
import { receiptNumberOf } from './receipt-number.ts'

const none = { receiptAtAddress: 0, receipts: 0, toOperator: 0 }

test('one receipt a day to one address, sixty an hour to all, sixty an hour to the operator', () => {
  expect(mailsOfInquiry(none)).toEqual({ receipt: true, toOperator: true })
  expect(mailsOfInquiry({ ...none, receiptAtAddress: 1 })).toEqual({ receipt: false, toOperator: true })
  expect(mailsOfInquiry({ ...none, receipts: 59 })).toEqual({ receipt: true, toOperator: true })
  expect(mailsOfInquiry({ ...none, receipts: 60 })).toEqual({ receipt: false, toOperator: true })
  expect(mailsOfInquiry({ ...none, toOperator: 60 })).toEqual({ receipt: true, toOperator: false })
})

test('a receipt number can be read out', () => {
  expect(receiptNumberOf('7kq2mabexyz')).toBe('HC-7KQ2-MABE')
})
