import type { OnAir } from './on-air.ts'

export type Served = Pick<OnAir, 'releaseAt' | 'spokenFor'> & {
  audio: Pick<OnAir['audio'], 'sha256' | 'sizeBytes'>
  /** audio/mpeg unless it says otherwise. */
  type?: 'audio/wav'
}

/** What may be kept of an answer: it must be asked again each time, because the link switches. */
export const NO_CACHE = { 'Cache-Control': 'no-cache' } as const

/** Players on other people's pages may load it: the link, and what stands beside it, is public. */
export const FOR_EVERYONE = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export const etagOf = ({ audio }: Served): string => `"${audio.sha256}"`

/** Whole seconds, as HTTP dates have them: when these bytes went on air. */
export const lastModifiedOf = ({ releaseAt }: Served): string => new Date(releaseAt).toUTCString()

/** What every answer about these bytes carries, a 304 included. */
export const validatorsOf = (served: Served): Record<string, string> => ({
  ...NO_CACHE,
  ...FOR_EVERYONE,
  ETag: etagOf(served),
  'Last-Modified': lastModifiedOf(served),
  'Accept-Ranges': 'bytes',
})

const written = new WeakMap<Served, Readonly<Record<string, string>>>()

/** Of the whole file. Written once for what thousands ask for. */
export const linkHeaders = (served: Served): Readonly<Record<string, string>> => {
  const before = written.get(served)
  if (before) return before
  const length = String(served.audio.sizeBytes)
  const headers = { ...validatorsOf(served), 'Content-Type': served.type ?? 'audio/mpeg', 'Content-Length': length }
  written.set(served, headers)
  return headers
}
