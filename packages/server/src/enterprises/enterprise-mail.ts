import { nameForStrangers } from '@hourcast/domain/delivery/consent'
import { placeInWords } from '@hourcast/domain/enterprises/coordinates'
import type { Enterprise } from '@hourcast/domain/enterprises/enterprise-form'
import { UNCONFIRMED_MS } from '@hourcast/domain/enterprises/enterprise-limits'
import type { AccountMail } from '../accounts/post-mail.ts'
import type { Services } from '../services.ts'

/**
 * To the address of a new enterprise: its data, and the link that shows it to everybody. Anybody can type a stranger's address: what
 * they wrote beside it can lead nowhere from here, and the page of the link has it as it is.
 */
export const enterpriseMail = (
  { config }: Pick<Services, 'config'>,
  { title, url, email, description, lat, lng }: Enterprise,
  token: string,
): AccountMail => ({
  to: email,
  subject: `Please confirm: ${nameForStrangers(title)} on the map`,
  text: `${[
    'Hello,',
    'somebody, probably you, has put this enterprise on the map of Hourcast, with this e-mail address:',
    [
      `  Name         ${nameForStrangers(title, 80)}`,
      `  Website      ${nameForStrangers(url, 300)}`,
      `  E-mail       ${email}`,
      `  Place        ${placeInWords({ lat, lng })}`,
      `  Description  ${nameForStrangers(description, 400)}`,
    ].join('\n'),
    `Others see it as soon as you open this page within seven days and press 'Show it to everybody':\n  ${config.PUBLIC_URL}/enterprise/${token}`,
    'If you do nothing, it is deleted after seven days. With the same page you can take it off the map at any time, also later: keep this mail.',
    'Hourcast',
  ].join('\n\n')}\n`,
  validMs: UNCONFIRMED_MS,
})
