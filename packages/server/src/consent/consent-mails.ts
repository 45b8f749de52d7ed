import { CONSENT_LINK_MS, nameForStrangers } from '@hourcast/domain/delivery/consent'
import { DELIVERY, DELIVERY_KINDS, kindsInWords } from '@hourcast/domain/delivery/delivery-kinds'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { AccountMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'
import type { MailedScheduler } from './mailed-schedulers.ts'

type Where = Pick<Services, 'config'>

const BY_OTHER_WAYS = kindsInWords(
  DELIVERY_KINDS.filter((kind) => !DELIVERY[kind].needsConsent),
  'or',
)

const written = (...paragraphs: string[]): string => `${['Hello,', ...paragraphs, 'Hourcast'].join('\n\n')}\n`

export const howOften = (weekly: number): string => (weekly === 1 ? 'one bulletin a week' : `${weekly} bulletins a week`)

const listed = ({ hostName, stationName, weekly }: MailedScheduler): string =>
  `  ${nameForStrangers(hostName)} on ${nameForStrangers(stationName)}: ${howOften(weekly)}, each with its MP3`

export type Asking = {
  to: string
  token: string
  stationName: string
  ownerEmail: string
  schedulers: readonly MailedScheduler[]
  /** Where a 'No, never' is taken back. */
  backAddress: string
}

/** To the reader at an address that a station wants to mail to. */
export const consentMail = (
  { config }: Where,
  { to, token, stationName, ownerEmail, schedulers, backAddress }: Asking,
): AccountMail => ({
  to,
  subject: `Please confirm: bulletins from ${nameForStrangers(stationName)}`,
  text: written(
    `the radio station ${nameForStrangers(stationName)} (${ownerEmail}) wants to send its spoken bulletins to this address.`,
    ...(schedulers.length > 0 ? [`What would arrive:\n${schedulers.map(listed).join('\n')}`] : []),
    `If you want them, open this page within seven days and press 'Yes, send them':\n  ${config.PUBLIC_URL}/confirm-address/${token}`,
    "If not, do nothing: nothing is sent. With 'No, never' on the same page this station cannot ask you again.",
    `Should you change your mind after that, take it back here:\n  ${backAddress}`,
  ),
  validMs: CONSENT_LINK_MS,
})

export type Ended = { to: string; address: string; schedulers: readonly Pick<MailedScheduler, 'hostName' | 'stationName'>[] }

/** To the owner, once: what a reader has ended, or refused for good. */
export const endedMail = ({ config }: Where, { to, address, schedulers }: Ended, isRefused: boolean): AccountMail => ({
  to,
  subject: isRefused ? 'A recipient wants no mails of your station' : 'A recipient has ended your bulletins',
  text: written(
    isRefused
      ? `the reader at ${address} wants no mails of your station. Hourcast sends none there, and cannot ask again unless they take it back.`
      : `the reader at ${address} has ended the bulletins that you send there. Hourcast sends no more of them.`,
    ...(schedulers.length > 0
      ? [`Ended:\n${schedulers.map(({ hostName, stationName }) => `  ${hostName} on ${stationName}`).join('\n')}`]
      : []),
    `What goes elsewhere, by ${BY_OTHER_WAYS}, goes on as before. You see it in your list of schedulers:\n${config.PUBLIC_URL}/station/scheduler`,
  ),
  validMs: DAY_MS,
})

/** To the owner, once: a reader who had refused for good may be asked again. */
export const mayAskAgainMail = ({ config }: Where, { to, address }: { to: string; address: string }): AccountMail => ({
  to,
  subject: 'A recipient may be asked again',
  text: written(
    `the reader at ${address} had refused all mails of your station, and has taken that back. Nothing is sent there yet: ask them with 'Ask again' in your list of schedulers.`,
    `${config.PUBLIC_URL}/station/scheduler`,
  ),
  validMs: DAY_MS,
})
