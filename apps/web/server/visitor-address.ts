import type { IncomingMessage } from 'node:http'

/** The visitor's address, as Express finds it behind `hops` trusted proxies: each has noted who called it. */
export const visitorAddress = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, hops: number): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const noted =
    hops > 0 && forwarded !== ''
      ? forwarded
          .split(',')
          .map((address) => address.trim())
          .toReversed()
      : []
  const callers = [socket.remoteAddress ?? '', ...noted]
  return callers[Math.min(hops, callers.length - 1)] ?? ''
}
