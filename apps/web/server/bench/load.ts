import { connect, type Socket } from 'node:net'
import { processorSeconds } from './processor-time.ts'

/** A server and what to ask of it: the requests are sent one after the other on each connection, from the first again after the last. */
export type Target = { name: string; pid: number; port: number; requests: readonly Buffer[] }

/** Answers a second by the clock, and for each second of processor that the server has used: what else the machine does moves the first one alone. */
export type Speed = { byClock: number; byProcessor: number }

const CONNECTIONS = 20
const WARM_UP_MS = 1_000
const MEASURED_MS = 3_000
const HEAD_END = '\r\n\r\n'

/** The first line and the headers of a request that keeps its connection. */
export const requestOf = (path: string, headers: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.from(
    `${[`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}${HEAD_END}`,
  )

/** Bytes of the body, which stands in a header of every answer that is measured here. */
const lengthOf = (head: string): number => {
  if (!/^HTTP\/1\.1 20[06] /.test(head)) throw new Error(`the answer was ${head.split('\r\n', 1)[0]}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer does not say how long it is')
  return Number(length)
}

/** Calls `done` for each answer that is whole. No more is looked at than its head: what asks is to be no slower than what answers. */
const readAnswers = (done: () => void): ((bytes: Buffer) => void) => {
  let head = ''
  let left = 0
  return (bytes) => {
    let at = 0
    while (at < bytes.length) {
      if (left === 0) {
        head += bytes.toString('latin1', at, Math.min(bytes.length, at + 4_096))
        const end = head.indexOf(HEAD_END)
        if (end < 0) return
        const before = head.length - (Math.min(bytes.length, at + 4_096) - at)
        at += end + HEAD_END.length - before
        left = lengthOf(head)
        head = ''
      }
      const taken = Math.min(left, bytes.length - at)
      left -= taken
      at += taken
      if (left === 0) done()
    }
  }
}

type Counts = { asked: number; answered: number }

/** One connection, which sends its next request when it has its answer. */
const keepAsking = ({ name, port, requests }: Target, counts: Counts, fail: (error: Error) => void): Socket => {
  const send = () => socket.write(requests[counts.asked++ % requests.length] as Buffer)
  const read = readAnswers(() => {
    counts.answered += 1
    send()
  })
  const buffer = Buffer.alloc(256 * 1024)
  const take = (size: number): boolean => {
    try {
      read(buffer.subarray(0, size))
    } catch (error) {
      fail(new Error(`${name}: ${(error as Error).message}`))
    }
    return true
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: take } }, send)
  socket.once('error', (error) => fail(new Error(`${name}: ${error.message}`)))
  socket.once('close', () => fail(new Error(`${name} closed a connection`)))
  return socket
}

/** On twenty connections. */
export const measure = async (target: Target): Promise<Speed> => {
  const counts = { asked: 0, answered: 0 }
  let fail: (error: Error) => void = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = reject
  })
  failed.catch(() => {})
  const sockets = Array.from({ length: CONNECTIONS }, () => keepAsking(target, counts, fail))
  const wait = (ms: number) => Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), failed])
  try {
    await wait(WARM_UP_MS)
    const [before, began, used] = [counts.answered, performance.now(), processorSeconds(target.pid)]
    await wait(MEASURED_MS)
    const answered = counts.answered - before
    const byClock = (answered / (performance.now() - began)) * 1000
    return { byClock, byProcessor: answered / (processorSeconds(target.pid) - used) }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}
