import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { subscribeLinks } from './subscribe-links.ts'

test('Subscribe leads to the page where the plan is paid, and where none is configured to an inquiry with the plan filled in', () => {
  const links = subscribeLinks(readConfig({ PAYMENT_LINK_PROFESSIONAL: 'https://pay.example/p?plan=2' }))
  expect(links.professional).toEqual({ href: 'https://pay.example/p?plan=2', isPayment: true })
  expect(links.starter).toEqual({ href: '/contact?plan=starter&inquiryType=sales', isPayment: false })
  expect(links.network).toEqual({ href: '/contact?plan=network&inquiryType=sales', isPayment: false })
})

test('a payment page is an address that a browser opens', () => {
  expect(() => readConfig({ PAYMENT_LINK_STARTER: 'javascript:alert(1)' })).toThrow('PAYMENT_LINK_STARTER: must be an address')
})
