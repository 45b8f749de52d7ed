import { fail, ok, type Result } from '@hourcast/domain/problem'
import { MAX_VOICE_FILE_BYTES, VOICE_FILE_TOO_LARGE } from '@hourcast/domain/voices/voice-limits'
import type { Services } from '@hourcast/server/services'
import { hasTooManyParts } from '../../server/api/multipart-parts.ts'
import { createShares } from '../../server/shares.ts'
import { isOwnForm } from './anti-forgery.ts'
import { readBytes } from './read-body.ts'
import { type Fields, FOREIGN_FORM, readForm } from './read-form.ts'

/** Names, a token and the boundaries around the file. */
const BESIDE_THE_FILE = 16 * 1024
/** Each is held in memory until it is judged: this many at once in a process. */
const MAX_AT_ONCE = 6

export type Upload = { fields: Fields; file: Uint8Array }

const NOTHING = new Uint8Array(0)
const BUSY = 'Too many files are being sent just now. Try again in a minute.'
const BROKEN = 'The file did not arrive whole. Send it again.'

// One owner who sends slowly leaves places for the others.
const places = createShares(MAX_AT_ONCE)

/**
 * A form that may bring one file. The file is read no further than one may be long, no matter what the head says of it, and lies in memory
 * alone: no end of it leaves anything on a disk. `who` sends it.
 */
export const readUpload = async (
  request: Request,
  services: Pick<Services, 'sessionSecret' | 'config'>,
  who: string,
): Promise<Result<Upload>> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    const form = await readForm(request, services)
    return form.ok ? ok({ fields: form.value, file: NOTHING }) : form
  }
  const most = MAX_VOICE_FILE_BYTES + BESIDE_THE_FILE
  // Told before anything is read.
  if (Number(request.headers.get('content-length') ?? 0) > most) return fail('too-large', VOICE_FILE_TOO_LARGE, 'file')
  const giveBack = places.take(who)
  if (!giveBack) return fail('unavailable', BUSY)
  try {
    const bytes = await readBytes(request, most)
    if (bytes === null) return fail('too-large', VOICE_FILE_TOO_LARGE, 'file')
    return await readParts(bytes, type, (fields) => isOwnForm(request, services, fields))
  } finally {
    giveBack()
  }
}

const readParts = async (bytes: Buffer, type: string, isOurs: (fields: Fields) => boolean): Promise<Result<Upload>> => {
  if (hasTooManyParts(bytes, type)) return fail('invalid', BROKEN)
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!form) return fail('invalid', BROKEN)
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = Object.fromEntries(texts)
  if (!isOurs(fields)) return fail('forbidden', FOREIGN_FORM)
  if (texts.some(([, text]) => text.includes('\0'))) return fail('invalid', 'A form holds no NUL.')
  const file = [...form.values()].find((value): value is File => typeof value !== 'string' && value.size > 0)
  return ok({ fields, file: file ? new Uint8Array(await file.arrayBuffer()) : NOTHING })
}
