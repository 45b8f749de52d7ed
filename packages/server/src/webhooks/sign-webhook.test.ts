import { expect, test } from 'vitest'
import { newWebhookSecret, signatureHeaders } from './sign-webhook.ts'

// The example that the libraries of Standard Webhooks test themselves with.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', atSeconds: 1_614_265_330, body: '{"test": 2432232314}' }
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('the signature is the one of the standard', () => {
  expect(signatureHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  })
})

test('two secrets sign side by side', () => {
  const [first, second, ...more] = signatureHeaders(MESSAGE, [newWebhookSecret(), SECRET])['webhook-signature']?.split(' ') ?? []
  expect(more).toEqual([])
  expect(second).toBe(SIGNATURE)
  expect(first).toMatch(/^v1,[\w+/]{43}=$/)
  expect(first).not.toBe(SIGNATURE)
})

test('a secret holds 256 random bits', () => {
  const secret = newWebhookSecret()
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(newWebhookSecret()).not.toBe(secret)
})
