import { timingSafeEqual } from 'node:crypto'
import { hmacOf } from '../accounts/derive-key.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'sessionSecret' | 'clock'>

const signed = (services: Needs, at: string): string => hmacOf(services, 'form-time', at).toString('base64url')

/** When a form was given out, for one of its hidden fields: nobody else can make one. */
export const makeFormTime = (services: Needs): string => {
  const at = services.clock.now().toString(36)
  return `${at}.${signed(services, at)}`
}

/** How long the form was filled in; null for what we did not give out. */
export const fillingMs = (services: Needs, formTime: string | undefined): number | null => {
  const [at = '', mark = ''] = (formTime ?? '').split('.')
  const [given, wanted] = [Buffer.from(mark), Buffer.from(signed(services, at))]
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return services.clock.now() - Number.parseInt(at, 36)
}
