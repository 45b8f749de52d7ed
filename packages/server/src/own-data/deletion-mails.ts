import { DELETION_GRACE_MS } from '@hourcast/domain/accounts/account-deletion'
import { DAY_MS } from '@hourcast/domain/time-units'
import type { AccountMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'

type Where = Pick<Services, 'config'>

const written = (...paragraphs: string[]): string => `${['Hello,', ...paragraphs, 'Hourcast'].join('\n\n')}\n`

/** '28 November 2026, 09:00 UTC': the station's own zone may be gone by the time it is read. */
export const instantInWords = (at: number): string => {
  const form = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return `${new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(at).replace(' at ', ', ')} UTC`
}

const keepIt = ({ config }: Where): string =>
  `If you want to keep it, sign in at ${config.PUBLIC_URL}/login and press 'Keep my account': what was active airs again.`

type Facts = { to: string; eraseAt: number }

export const deletionAskedMail = (services: Where, { to, eraseAt }: Facts): AccountMail => ({
  to,
  subject: 'Your Hourcast account will be deleted',
  text: written(
    `you asked for your account to be deleted. Your schedulers are paused since then, and on ${instantInWords(eraseAt)} everything of your station is deleted for good: settings, schedulers, history and audio. Until then your direct links play the last bulletin.`,
    keepIt(services),
    'If it was not you, do the same, and set a new password.',
  ),
  validMs: DELETION_GRACE_MS,
})

export const deletionReminderMail = (services: Where, { to, eraseAt }: Facts): AccountMail => ({
  to,
  subject: 'Tomorrow your Hourcast account is deleted',
  text: written(`your account and everything of your station is deleted on ${instantInWords(eraseAt)}.`, keepIt(services)),
  validMs: DAY_MS,
})

export const accountKeptMail = ({ to }: { to: string }): AccountMail => ({
  to,
  subject: 'Your Hourcast account stays',
  text: written('your account is not going to be deleted. The schedulers that were active before are active again.'),
  validMs: DAY_MS,
})

export const accountDeletedMail = ({ to }: { to: string }): AccountMail => ({
  to,
  subject: 'Your Hourcast account is deleted',
  text: written(
    'your account and everything of your station is deleted: settings, schedulers, history and audio. Your direct links answer that there is nothing.',
    'This is the last mail that you get from us.',
  ),
  validMs: DAY_MS,
})

/** An export is a copy that nobody can take back: its owner hears of it. */
export const dataExportedMail = ({ config }: Where, { to }: { to: string }): AccountMail => ({
  to,
  subject: 'Your Hourcast data was downloaded',
  text: written(
    'somebody who is signed in to your account, probably you, has downloaded all data of your station. Passwords and keys are not in it.',
    `If that was not you, end the other sessions in the settings and set a new password: ${config.PUBLIC_URL}/station/settings`,
  ),
  validMs: DAY_MS,
})
