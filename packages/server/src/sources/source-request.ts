import type { InputMode } from '@hourcast/domain/sources/content'
import { isCurlLine, parseCurlLine } from '@hourcast/domain/sources/curl-line'
import { SourceError } from './source-error.ts'

export type SourceRequest = { url: string; headers: Record<string, string> }

/** Headers that we set ourselves, that belong to one connection, or that would change what the answer means. */
const OURS =
  /^(?:host|user-agent|accept-encoding|connection|keep-alive|content-length|content-type|transfer-encoding|te|trailer|upgrade|expect|range|proxy-.*|if-.*)$/i
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/
const MAX_VALUE = 4000

/** What to ask for: an address, in the mode `curl` also a pasted curl line with its -H headers. Throws SourceError. */
export const readSourceRequest = (written: string, mode: InputMode): SourceRequest => {
  if (mode !== 'curl' || !isCurlLine(written)) return { url: written, headers: {} }
  const line = parseCurlLine(written)
  if (!line.ok) throw new SourceError('invalid-curl', line.problem.message)
  const headers: Record<string, string> = {}
  for (const [name, value] of line.value.headers) {
    if (!VALUE.test(value) || value.length > MAX_VALUE)
      throw new SourceError('invalid-header', 'The curl line holds a header that cannot be sent.')
    if (!OURS.test(name)) headers[name.toLowerCase()] = value
  }
  return { url: line.value.url, headers }
}
