/** So long a body that is too long is read to its end and thrown away: a sender that is cut off while it sends never reads why. */
const MAX_THROWN_AWAY = 8 * 1024 * 1024

const mayBeReadToItsEnd = (request: Request): boolean => {
  const length = request.headers.get('content-length')
  return length !== null && Number(length) <= MAX_THROWN_AWAY
}

/** The body of a request, at most `most` bytes: null when it is longer, no matter what its head says of its length. */
export const readBytes = async (request: Request, most: number): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= most) {
      chunks.push(part.value)
      continue
    }
    chunks.length = 0
    if (mayBeReadToItsEnd(request) && size <= MAX_THROWN_AWAY) continue
    await reader?.cancel()
    return null
  }
  return size > most ? null : Buffer.concat(chunks)
}

export const readBody = async (request: Request, most: number): Promise<string | null> => {
  const bytes = await readBytes(request, most)
  return bytes && new TextDecoder().decode(bytes)
}
