type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const isPayloadOfBallast = (name: string, value: Json): value is string =>
  name === 'data' && typeof value === 'string' && value.length > 100_000

/** A worker's own queue is named for its process and host. */
const HOSTS = /^\d+@/

const withoutBallast = (data: string): string => {
  const { ballast: _dropped, ...kept } = JSON.parse(Buffer.from(data, 'base64').toString('utf8'))
  return Buffer.from(JSON.stringify(kept)).toString('base64')
}

/** A history as it may lie in the repository: without the machine that recorded it, and without what only made it long. */
export const withoutTraces = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutTraces)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === 'identity') return [name, 'recorder']
      if (name === 'stackTrace') return [name, '']
      if (typeof inner === 'string' && HOSTS.test(inner)) return [name, 'sticky']
      return [name, isPayloadOfBallast(name, inner) ? withoutBallast(inner) : withoutTraces(inner)]
    }),
  )
}
