import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

const LISTENS = '0A'
/** The kernel counts in hundredths of a second, regardless of the machine. */
const TICK_MS = 10

const quietly = <T>(look: () => T): T | undefined => {
  try {
    return look()
  } catch {
    return undefined
  }
}

const listenerOf = (port: number): string | undefined => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6'])
    for (const line of (quietly(() => readFileSync(table, 'utf8')) ?? '').split('\n')) {
      const fields = line.trim().split(/\s+/)
      if (fields[1]?.endsWith(`:${hex}`) && fields[3] === LISTENS) return `socket:[${fields[9]}]`
    }
  return undefined
}

const ownerOf = (socket: string): string | undefined =>
  readdirSync('/proc').find(
    (pid) =>
      /^\d+$/.test(pid) &&
      quietly(() => readdirSync(`/proc/${pid}/fd`))?.some(
        (fd) => quietly(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) === socket,
      ),
  )

/** Reads how much CPU time, in milliseconds, the server at `host:port` has used; undefined where it is not one of this machine (or not Linux). */
export const serverCpu = (address: string): (() => number) | undefined => {
  const socket = listenerOf(Number(address.split(':').at(-1)))
  const pid = socket && ownerOf(socket)
  if (!pid) return undefined
  return () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }
}
