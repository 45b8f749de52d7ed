import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { mayReadKeptMail } from './kept-mail-access.ts'

type Asked = { url?: string; remoteAddress?: string; headers?: Record<string, string>; SMTP_URL?: string; PUBLIC_URL?: string }

const LOCAL = 'http://localhost:3000'

const may = ({
  url = `${LOCAL}/dev/mail`,
  remoteAddress = '127.0.0.1',
  headers = {},
  SMTP_URL,
  PUBLIC_URL = LOCAL,
}: Asked): boolean =>
  mayReadKeptMail(new Request(url, { headers }), {
    services: { config: { SMTP_URL, PUBLIC_URL } },
    remoteAddress,
  } as unknown as AppLoadContext)

describe('the kept mails are shown', () => {
  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('to a socket of this machine, %s', (remoteAddress) => {
    expect(may({ remoteAddress })).toBe(true)
  })

  test.each(['10.0.0.7', '192.168.1.2', '::ffff:10.0.0.7', '2001:db8::1', '', '127.0.0.1.example', '1127.0.0.1'])(
    'to no other socket, %j',
    (remoteAddress) => {
      expect(may({ remoteAddress })).toBe(false)
    },
  )

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('to nobody whom another program speaks for, %s', (name) => {
    expect(may({ headers: { [name]: '127.0.0.1' } })).toBe(false)
    expect(may({ remoteAddress: '10.0.0.7', headers: { [name]: '127.0.0.1' } })).toBe(false)
  })

  test('under names of this machine alone: a foreign name may lead here too', () => {
    expect(may({ url: 'http://[::1]:3000/dev/mail' })).toBe(true)
    expect(may({ url: 'http://mail.elsewhere.example/dev/mail' })).toBe(false)
    expect(may({ url: 'http://localhost.elsewhere.example/dev/mail' })).toBe(false)
  })

  test('to nobody where the instance has a public address: a proxy on this machine may not say that it is one', () => {
    expect(may({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(true)
    expect(may({ PUBLIC_URL: 'https://air.hourcast.example' })).toBe(false)
  })

  test('only while mail is kept', () => {
    expect(may({ SMTP_URL: 'smtp://mail.example' })).toBe(false)
  })
})
