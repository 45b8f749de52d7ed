import type { Request } from 'express'
import type { WithHeaders } from './session-cookie.ts'

/** The headers of Express, to be asked as those of fetch. */
export const headersOf = (request: Request): WithHeaders => ({
  headers: { get: (name) => request.get(name) ?? null },
})
