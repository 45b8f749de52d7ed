import { timingSafeEqual } from 'node:crypto'
import { hmacOf } from '../accounts/derive-key.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'sessionSecret' | 'clock'>

const FORMAT = /^(\d{1,16})\.([\w-]{43})$/

const markOf = (services: Needs, openedAt: number): string =>
  `${openedAt}.${hmacOf(services, 'form-opened', String(openedAt)).toString('base64url')}`

/** When a form was given out, as it carries it: nobody can say that it was earlier. */
export const makeOpenedMark = (services: Needs): string => markOf(services, services.clock.now())

/** The instant (epoch ms) in a form's mark; null when it is not one of ours. */
export const readOpenedMark = (services: Needs, mark: string): number | null => {
  const [, at] = FORMAT.exec(mark) ?? []
  if (at === undefined) return null
  const openedAt = Number(at)
  const [given, ours] = [Buffer.from(mark), Buffer.from(markOf(services, openedAt))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? openedAt : null
}
