import { MIMEType } from 'node:util'
import { countOf } from '../count-of.ts'
import { REQUEST_LIMITS } from '../request-limits.ts'

/** Read in the same way as the form is parsed: another parameter may hold the word 'boundary' too. */
const readBoundary = (contentType: string): string | null => {
  try {
    return new MIMEType(contentType).params.get('boundary')
  } catch {
    return null
  }
}

export const hasTooManyParts = (bytes: Buffer, contentType: string): boolean => {
  const boundary = readBoundary(contentType)
  return boundary !== null && countOf(bytes, `--${boundary}`) > REQUEST_LIMITS.names
}
