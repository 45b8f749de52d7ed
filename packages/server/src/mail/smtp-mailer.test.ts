import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const listen = async (onConnection: (socket: Socket) => void): Promise<number> => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    onConnection(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((closed) => server.close(closed))
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const mailerTo = (port: number) => {
  const mailer = createSmtpMailer(
    { MAIL_FROM: 'hourcast@hourcast.example', SMTP_URL: `smtp://127.0.0.1:${port}` },
    { connectMs: 150, silenceMs: 150 },
  )
  closing.push(() => mailer.close())
  return mailer
}

const mail = { to: 'owner@station.example', subject: 'News', text: 'Hello', messageId: '<1@hourcast.example>' }

test('a mail server that says nothing is given up and may be asked again', async () => {
  const port = await listen(() => {})
  await expect(mailerTo(port).send(mail)).rejects.toMatchObject({ permanent: false, code: 'unreachable' })
})

test('a mail server that hangs up may be asked again', async () => {
  const port = await listen((socket) => socket.end('220 hello\r\n'))
  await expect(mailerTo(port).send(mail)).rejects.toMatchObject({ name: 'MailError', permanent: false })
})

test('a mail server that is not there may be asked again', async () => {
  const port = await listen(() => {})
  await closing.pop()?.()
  await expect(mailerTo(port).send(mail)).rejects.toMatchObject({ permanent: false, code: 'unreachable' })
})

test('a send that is called off while the server is silent ends at once', async () => {
  const calledOff = new AbortController()
  const port = await listen(() => calledOff.abort())
  await expect(mailerTo(port).send(mail, { signal: calledOff.signal })).rejects.toMatchObject({ permanent: false })
})

test('a sender that is no single address is named', async () => {
  const mailer = createSmtpMailer({ MAIL_FROM: 'a@b.example, c@d.example', SMTP_URL: 'smtp://127.0.0.1:1' })
  await expect(mailer.send(mail)).rejects.toThrow('MAIL_FROM')
})
