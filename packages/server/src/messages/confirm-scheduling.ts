import type { Result } from '@hourcast/domain/problem'
import { slotInWords } from '../delivery/slot-in-words.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import { upcomingBroadcasts } from '../schedulers/upcoming-broadcasts.ts'
import type { Services } from '../services.ts'
import { type MessageServices, mailMessage } from './mail-message.ts'

const SHOWN = 5

/** The e-mail confirmation of a scheduling that was sent: it is valid, and when it airs. */
export const confirmScheduling = async (
  services: MessageServices & Pick<Services, 'db' | 'clock'>,
  { schedulerId, to }: { schedulerId: string; to: string },
): Promise<Result<{ message: string }>> => {
  const from = services.clock.now()
  const upcoming = await upcomingBroadcasts(services, { schedulerId, from, count: SHOWN })
  const times = upcoming.map(({ wall, timeZone }) => `  ${slotInWords(wall)} (${timeZone})`)
  const paragraphs = [
    'Hello,',
    'your scheduling was received and is valid.',
    times.length > 0 ? `The next broadcasts:\n${times.join('\n')}` : 'It is paused: nothing airs until it is resumed.',
    `Your direct link: ${linkAddressesOf(services.config.PUBLIC_URL, schedulerId).mp3}`,
    'Hourcast',
  ]
  return mailMessage(services, { to, subject: 'Your scheduling is valid', text: `${paragraphs.join('\n\n')}\n` })
}
