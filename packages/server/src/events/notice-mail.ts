import type { Rung } from '@hourcast/domain/broadcast'
import { slotInWords } from '../delivery/slot-in-words.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import type { Mail } from '../mail/mailer.ts'
import { messageIdOf } from '../mail/message-id.ts'
import type { AnyEvent } from './bus.ts'

export type NoticeFacts = {
  event: AnyEvent
  ownerEmail: string
  schedulerId: string
  stationName: string
  hostName: string
  /** Wall time of the slot in the station's zone, 2026-10-25T02:00. */
  wall: string
  /** The owner's words from the broadcast's and its deliveries' rows; no secret gets into these. */
  details: string[]
  publicUrl: string
}

const RUNG_WORDS: Record<Exclude<Rung, 'fresh'>, string> = {
  'last-good': 'your last good bulletin',
  evergreen: 'a bulletin without news',
  ident: 'your station’s ident',
}

const TARGET_WORDS = { link: 'the direct link', email: 'e-mail', ftp: 'FTP' } as const

/** Head of the mail and its first sentence after 'The broadcast for …'. */
const wordsOf = (event: AnyEvent): { head: string; sentence: string } => {
  switch (event.type) {
    case 'broadcast.failed':
      return { head: 'did not go out', sentence: 'did not go out.' }
    case 'broadcast.missed':
      return { head: 'was missed', sentence: 'was missed: Hourcast was not running then, and by now it is too late to air it.' }
    case 'broadcast.fell-back': {
      const instead = RUNG_WORDS[event.payload.rung]
      return {
        head: 'goes out with a stand-in',
        sentence: `goes out with ${instead}, because a fresh one could not be made in time.`,
      }
    }
    case 'broadcast.delivered': {
      const missing = event.payload.targets.filter(({ delivered }) => !delivered).map(({ kind }) => TARGET_WORDS[kind])
      if (missing.length === 0) return { head: 'works again', sentence: 'went out as planned: it works again.' }
      return { head: 'did not reach every target', sentence: `was made, but did not reach ${missing.join(' and ')}.` }
    }
    default:
      return { head: 'news', sentence: 'has news.' }
  }
}

const isRecovery = (event: AnyEvent) =>
  event.type === 'broadcast.delivered' && event.payload.targets.every(({ delivered }) => delivered)

const oneLine = (text: string, length: number) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)

/** The mail about an event. Its Message-ID is the event's: sent again after a crash it is the same mail. */
export const noticeMail = ({
  event,
  ownerEmail,
  schedulerId,
  hostName,
  wall,
  details,
  publicUrl,
  ...facts
}: NoticeFacts): Mail => {
  const { head, sentence } = wordsOf(event)
  const station = oneLine(facts.stationName, 60)
  const recovery = isRecovery(event)
  const paragraphs = [
    'Hello,',
    `the broadcast for ${slotInWords(wall)} (station time) with ${oneLine(hostName, 60)} on ${station} ${sentence}`,
    ...(details.length > 0 && !recovery
      ? [`What went wrong:\n${details.map((one) => `  ${oneLine(one, 300)}`).join('\n')}`]
      : []),
    `Your direct link: ${linkAddressesOf(publicUrl, schedulerId).mp3}`,
    ...(recovery
      ? []
      : ['Hourcast keeps trying with every slot. You hear from us at most once an hour, and once more when it works again.']),
    'Hourcast',
  ]
  return {
    to: ownerEmail,
    subject: recovery ? `${station} works again` : `${station}: the ${wall.slice(11, 16)} broadcast ${head}`,
    text: `${paragraphs.join('\n\n')}\n`,
    messageId: messageIdOf(event.id, publicUrl),
  }
}
