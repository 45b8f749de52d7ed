/** The body of a request, read no further than `most` bytes: null when it is longer, no matter what its head says of its length. */
export const readBytes = async (request: Request, most: number): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > most) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

export const readBody = async (request: Request, most: number): Promise<string | null> => {
  const bytes = await readBytes(request, most)
  return bytes && new TextDecoder().decode(bytes)
}
