import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryTarget } from '@hourcast/domain/delivery/delivery-target'
import type { Result } from '@hourcast/domain/problem'
import { addOwner } from '@hourcast/server/accounts/add-owner'
import { runNow } from '@hourcast/server/schedulers/run-now'
import { saveScheduler } from '@hourcast/server/schedulers/save-scheduler'
import { type Browser, isSignedIn, openBrowser } from './browser.ts'
import type { Instance } from './instance.ts'

export type Owner = { email: string; ownerId: string; stationId: string; basic: { authorization: string }; signInPath: string }

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]
export const PASSWORD = 'seven lanterns over Porto'

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`)
  return result.value
}

export const newAddress = (name: string): string => `${name}-${randomBytes(5).toString('hex')}@radio.example`

/** An owner with an API key and a link that signs in once. */
export const anOwner = async ({ services }: Instance, name: string): Promise<Owner> => {
  const email = newAddress(name)
  const { ownerId, stationId, apiKey = '', signInUrl } = must(await addOwner(services, { email, apiKey: true }))
  const authorization = `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`
  return { email, ownerId, stationId, basic: { authorization }, signInPath: new URL(signInUrl).pathname }
}

/** Their browser, signed in by the link. */
export const signedInBrowser = async ({ origin }: Instance, owner: Owner, from?: string): Promise<Browser> => {
  const browser = openBrowser(origin, from)
  await browser.submit(owner.signInPath, {})
  if (!(await isSignedIn(browser))) throw new Error('the link did not sign in')
  return browser
}

type Wanted = { sources?: string[]; inputMode?: string; targets?: DeliveryTarget[]; stationName?: string; hours?: string[] }

export const aScheduler = async (
  { services, hostile }: Instance,
  { stationId }: Pick<Owner, 'stationId'>,
  {
    sources = [`${hostile.origin}/feed.xml`],
    inputMode = 'rss',
    targets = [],
    stationName = 'Harbour Radio',
    hours,
  }: Wanted = {},
): Promise<Result<{ schedulerId: string }>> => {
  // Twelve hours away: nothing of it is due while this runs.
  const hour = (new Date().getUTCHours() + 12) % 24
  const schedules = [{ id: 'a', days: ALL_DAYS, hours: hours ?? [`${hour}:00`] }]
  const settings = { hostName: 'Clara', stationName, sources, inputMode, includeDateTime: false, schedules }
  return saveScheduler(services, { stationId, settings, targets })
}

export type Ended = { state: string; rung: string | null; failed_step: string | null; failed_code: string | null }

/** A broadcast at once, and how it ended; null when it has not within the time. */
export const airNow = async (
  { services }: Instance,
  ids: { stationId: string; schedulerId: string },
  withinMs = 90_000,
): Promise<Ended | null> => {
  const { broadcastId } = must(await runNow(services, ids))
  const known = 'SELECT state, rung, failed_step, failed_code FROM broadcast WHERE id = $1 AND ended_at IS NOT NULL'
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await wait(200)) {
    const [row] = (await services.db.pool.query<Ended>(known, [broadcastId])).rows
    if (row) return row
  }
  return null
}

export type KeptMail = { name: string; head: string; text: string }

const decoded = (raw: string): string =>
  /content-transfer-encoding: quoted-printable/i.test(raw)
    ? raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw

/** The mails for an address, the newest last; an attachment is cut off. */
export const mailsTo = ({ dataDir }: Instance, address: string): KeptMail[] => {
  const folder = join(dataDir, 'mail')
  const names = (() => {
    try {
      return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))
    } catch {
      return []
    }
  })()
  return names
    .map(({ name }) => ({ name, raw: readFileSync(join(folder, name), 'utf8').slice(0, 20_000) }))
    .map(({ name, raw }) => ({
      name,
      head: raw.split(/\r?\n\r?\n/, 1)[0]?.replace(/\r?\n[ \t]+/g, ' ') ?? '',
      text: decoded(raw),
    }))
    .filter(({ head }) => new RegExp(`^to: .*${address.replace(/[.+]/g, '\\$&')}`, 'im').test(head))
    .sort((a, b) => dateOf(a.head) - dateOf(b.head))
}

const dateOf = (head: string): number => Date.parse(/^date: (.*)$/im.exec(head)?.[1] ?? '')

/** The first mail for an address that comes after something was done; '' when none comes within ten seconds. */
export const mailAfter = async (instance: Instance, address: string, act: () => Promise<unknown>): Promise<string> => {
  const before = new Set(mailsTo(instance, address).map(({ name }) => name))
  await act()
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(100)) {
    const mail = mailsTo(instance, address).find(({ name }) => !before.has(name))
    if (mail) return mail.text
  }
  return ''
}

export const codeIn = (mail: string): string => CODE.exec(mail)?.[1] ?? ''

const CODE = /^\s*([A-HJ-NP-Z2-9]{6})\s*$/m

/** Registered in this browser, with a password, and confirmed in it by the mailed code. */
export const registeredIn = async (instance: Instance, browser: Browser, email: string): Promise<void> => {
  const fields = { intent: 'register', email, password: PASSWORD, confirmPassword: PASSWORD }
  const code = codeIn(await mailAfter(instance, email, () => browser.submit('/login?view=register', fields)))
  await browser.submit('/login', { intent: 'sign-in', email, code, isConfirming: 'on' })
  if (!(await isSignedIn(browser))) throw new Error(`${email} could not register`)
}
