import type { Database } from '../open-database.ts'

/** A statement as it is written by hand, also where Prisma wrote it: `DELETE FROM owner …`. */
const plain = (text: string): string => text.trim().replaceAll('"public".', '').replaceAll('"', '')

/** As a statement fails: later, and to whom it was promised. Thrown at once, the pool would hold on to a connection that it has given up. */
const failed = (error: unknown, last: unknown): unknown => {
  if (typeof last !== 'function') return Promise.reject(error)
  process.nextTick(last, error)
  return undefined
}

/**
 * Shows every statement that a connection of this database is asked from now on, whichever client asks, before it is asked: what the
 * listener throws is thrown in its place. Gives how to end that.
 */
export const onStatement = ({ pool }: Pick<Database, 'pool'>, listen: (text: string) => void): (() => void) => {
  const heard = new WeakSet<object>()
  let isOver = false
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: [string | { text: string }, ...unknown[]]) => {
      try {
        if (!isOver) listen(plain(typeof args[0] === 'string' ? args[0] : args[0].text))
      } catch (error) {
        return failed(error, args.at(-1))
      }
      return query(...args)
    }) as typeof client.query
  })
  return () => {
    isOver = true
  }
}
