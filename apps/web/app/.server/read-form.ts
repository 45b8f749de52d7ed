import { fail, ok, type Result } from '@hourcast/domain/problem'
import type { Services } from '@hourcast/server/services'
import { isOwnForm } from './anti-forgery.ts'

/** No form of these pages is longer; what is gets read no further. */
const MOST_BYTES = 64 * 1024

const TOO_LARGE = 'This form is too large.'
const FOREIGN = 'This page was open for too long, or your browser keeps no cookies. Try again.'

export type Fields = Record<string, string>

/** The body of a request; null when it is longer than `most` bytes. */
const readBody = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> => {
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
  return new Uint8Array(Buffer.concat(chunks))
}

/** The fields of a form; of two with one name the last counts, files do not. Refuses what is too large or is no form of ours. */
export const readForm = async (request: Request, services: Pick<Services, 'sessionSecret'>): Promise<Result<Fields>> => {
  const body = await readBody(request, MOST_BYTES)
  if (body === null) return fail('too-large', TOO_LARGE)
  const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)))
  return isOwnForm(request, services, fields) ? ok(fields) : fail('forbidden', FOREIGN)
}
