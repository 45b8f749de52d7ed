import type { CodeAsked } from '@hourcast/server/accounts/request-code'
import type { Services } from '@hourcast/server/services'
import { visitorCookie } from '../session-cookie.ts'
import { answer, type CallResult } from './call.ts'

/** A code is on its way. A sender that showed no cookie gets one, and the same value as a handle to send back. */
export const answerAsked = ({ config }: Pick<Services, 'config'>, { email, handle }: CodeAsked, message: string): CallResult =>
  handle === undefined
    ? answer(202, { email, message })
    : answer(202, { email, message, handle }, { 'Set-Cookie': visitorCookie(config, handle) })
