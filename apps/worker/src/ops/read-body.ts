import type { IncomingMessage } from 'node:http'

/** The body as text, or null when it holds more than `maxBytes`; then the rest is not read. Rejects when the caller goes away. */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<string | null> => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
