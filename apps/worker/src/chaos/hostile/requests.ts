import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readStalls } from '../../bench/watched.ts'
import { type Answer, ask, askMany, statuses } from './ask.ts'
import { type Attack, inMs, STALL_LIMIT_MS, type Verdict } from './attack.ts'
import type { Instance } from './instance.ts'
import { anOwner, aScheduler, must } from './owners.ts'

const is4xx = ({ status }: Answer): boolean => status >= 400 && status < 500

/** The longest stall of the web app while `act` is done. */
const webStall = async (instance: Instance, act: () => Promise<Answer>): Promise<{ answer: Answer; stallMs: number }> => {
  await readStalls(instance.web())
  const answer = await act()
  return { answer, stallMs: (await readStalls(instance.web())).ownMs }
}

const refusedCheaply = ({ answer, stallMs }: { answer: Answer; stallMs: number }): Verdict => ({
  measured: `${answer.status} in ${inMs(answer.ms)}, longest stall ${inMs(stallMs)}`,
  holds: is4xx(answer) && stallMs <= STALL_LIMIT_MS,
})

/** Short ones, so that 15,000 fit into 60 kB. */
const NAMES = Array.from({ length: 15_000 }, (_, n) => n.toString(36)).join('&')
const CHEAP = `a 4xx, held up for at most ${STALL_LIMIT_MS} ms`

const queryNames: Attack = {
  name: '15,000 names in a query of 60 kB',
  mustHold: CHEAP,
  run: async (instance) => {
    const { basic } = await anOwner(instance, 'attacker')
    return refusedCheaply(
      await webStall(instance, () => ask(instance.origin, `/getContent?${NAMES}`, { method: 'POST', headers: basic })),
    )
  },
}

const multipart: Attack = {
  name: '10,000 parts in one form',
  mustHold: CHEAP,
  run: async (instance) => {
    const { basic } = await anOwner(instance, 'attacker')
    const part = (n: number) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`
    const body = `${Array.from({ length: 10_000 }, (_, n) => part(n)).join('')}--b--\r\n`
    const headers = { ...basic, 'content-type': 'multipart/form-data; boundary=b' }
    return refusedCheaply(await webStall(instance, () => ask(instance.origin, '/upload-ftp', { method: 'POST', headers, body })))
  },
}

/** The status of an answer to bytes that no client would send; 0 when the connection was closed without one. */
const sendRaw = (origin: string, text: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    const timer = setTimeout(() => socket.destroy(), 10_000)
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('\r\n')) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0))
    })
  })

const HOSTS = ['a b', '[', ']:1', 'x:99999', 'http://x', 'x"y', '%', '\\']
const FORWARDED = HOSTS.flatMap((host) => [`X-Forwarded-Host: ${host}`, `X-Forwarded-Proto: ${host}`, `X-Forwarded-For: ${host}`])
const oddRequests = (own: string): string[] => [
  ...['/', '/login', '/getContent', '/assets/x', '/station/x.mp3'].map(
    (path) => `TRACE ${path} HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
  ),
  `TRACK / HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
  `CONNECT ${own} HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
  ...HOSTS.flatMap((host) => ['/', '/login', '/docs'].map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)),
  `GET / HTTP/1.0\r\n\r\n`,
  `GET http://evil.example/ HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
  `GET //evil.example HTTP/1.1\r\nHost: ${own}\r\n\r\n`,
  ...FORWARDED.map((header) => `GET /login HTTP/1.1\r\nHost: ${own}\r\n${header}\r\n\r\n`),
]

const oddHeads: Attack = {
  name: 'TRACE, broken Host, forwarded headers without TRUST_PROXY',
  mustHold: 'never a 5xx; TRACE never a 2xx',
  run: async (instance) => {
    const own = new URL(instance.origin).host
    const bad: string[] = []
    const requests = oddRequests(own)
    for (const text of requests) {
      const status = await sendRaw(instance.origin, text)
      const isBad = status >= 500 || (/^TRAC/.test(text) && (status === 0 || status < 400))
      if (isBad) bad.push(`${status} to ${text.trim().replaceAll('\r\n', ' | ')}`)
    }
    return {
      measured: `${bad.length} of ${requests.length} wrong${bad
        .map((one) => `\n      ${one}`)
        .slice(0, 6)
        .join('')}`,
      holds: bad.length === 0,
    }
  },
}

const POISON = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
const poison: Attack = {
  name: 'pages asked for in the name of another host',
  mustHold: 'no answer names that host, in its head or its body',
  run: async (instance) => {
    const answers = await askMany(6, 1, (index) =>
      ask(instance.origin, ['/', '/login', '/station', '/docs', '/openapi.json', '/station/scheduler'][index] ?? '/', {
        headers: POISON,
      }),
    )
    const poisoned = answers.filter(({ headers, text }) => `${JSON.stringify(headers)}${text}`.includes('evil.example'))
    return { measured: `${poisoned.length} of ${answers.length} (${statuses(answers)})`, holds: poisoned.length === 0 }
  },
}

const openSockets = (origin: string, count: number, head: string): Promise<Socket[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(Number(new URL(origin).port), '127.0.0.1')
          socket.on('error', () => resolve(socket))
          socket.on('connect', () => {
            socket.write(head)
            resolve(socket)
          })
          socket.resume()
        }),
    ),
  )

const HEADER_LIMIT_MS = 10_000
const slowHeaders: Attack = {
  name: 'fifty heads that trickle in, a byte each half second',
  mustHold: `each is cut off after ${HEADER_LIMIT_MS / 1000} s (looked for within 5 s more); others are answered`,
  run: async (instance) => {
    const sockets = await openSockets(instance.origin, 50, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ')
    const began = Date.now()
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a')
    }, 500)
    const meanwhile = await ask(instance.origin, '/healthz')
    while (sockets.some((socket) => !socket.closed) && Date.now() - began < 45_000) await wait(100)
    clearInterval(timer)
    const tookMs = sockets.every((socket) => socket.closed) ? Date.now() - began : Number.POSITIVE_INFINITY
    for (const socket of sockets) socket.destroy()
    return {
      measured: `all cut off after ${inMs(tookMs)}; /healthz ${meanwhile.status} meanwhile`,
      holds: tookMs <= HEADER_LIMIT_MS + 5_000 && meanwhile.status === 200,
    }
  },
}

const FLOOD = 6_000
const connections: Attack = {
  name: `${FLOOD} connections that ask for nothing`,
  mustHold: 'not all of them are kept; afterwards everybody is answered',
  run: async (instance) => {
    const sockets = await openSockets(instance.origin, FLOOD, '')
    await wait(500)
    const open = sockets.filter((socket) => !socket.closed && socket.readyState === 'open').length
    for (const socket of sockets) socket.destroy()
    await wait(500)
    const after = await ask(instance.origin, '/healthz')
    return { measured: `${open} kept open; /healthz ${after.status} afterwards`, holds: open < FLOOD && after.status === 200 }
  },
}

const flood = (path: (schedulerId: string) => string, what: string): Attack => ({
  name: `${what} asked for 1,500 times by one visitor`,
  mustHold: 'that visitor is told to wait (429, Retry-After); another one is answered; no 5xx',
  run: async (instance) => {
    const { schedulerId } = must(await aScheduler(instance, await anOwner(instance, 'victim')))
    const answers = await askMany(1_500, 20, () => ask(instance.origin, path(schedulerId), { from: '127.0.0.66' }))
    const other = await ask(instance.origin, path(schedulerId), { from: '127.0.0.67' })
    const refused = answers.filter(({ status, headers }) => status === 429 && headers['retry-after'])
    const failed = answers.filter(({ status }) => status === 0 || status >= 500)
    return {
      measured: `${statuses(answers)}; another visitor ${other.status}`,
      holds: refused.length > 0 && failed.length === 0 && other.status === 200,
    }
  },
})

const keptMail: Attack = {
  name: '/dev/mail from this machine, without the key',
  mustHold: 'neither the list nor a mail is shown',
  run: async (instance) => {
    const port = new URL(instance.origin).port
    const answers = await askMany(6, 1, (index) =>
      ask(instance.origin, ['/dev/mail', '/dev/mail?key=', '/dev/mail?key=0'][index % 3] ?? '', {
        headers: index < 3 ? {} : { host: `localhost:${port}`, cookie: 'hourcast_mail=1' },
      }),
    )
    const shown = answers.filter(({ status }) => status === 200)
    return { measured: statuses(answers), holds: shown.length === 0 }
  },
}

export const REQUEST_ATTACKS: readonly Attack[] = [
  ...[queryNames, multipart, oddHeads, poison, slowHeaders, connections],
  ...[flood((id) => `/station/${id}.ics`, 'a calendar'), flood(() => '/', 'the first page'), keptMail],
]
