import type { Rung } from '@hourcast/domain/broadcasts/broadcast'
import { failedTarget } from '@hourcast/domain/broadcasts/failed-step'
import { DELIVERY, DELIVERY_KINDS, type DeliveryKind } from '@hourcast/domain/delivery/delivery-kinds'
import { againInWords } from '@hourcast/domain/delivery/tried-again'
import { untoldInWords } from '@hourcast/domain/sources/untold'
import { wizardAddress } from '@hourcast/domain/wizard/wizard-address'
import type { WizardStep } from '@hourcast/domain/wizard/wizard-steps'
import { slotInWords } from '../delivery/slot-in-words.ts'
import { linkAddressesOf } from '../link/link-address.ts'
import type { Mail } from '../mail/mailer.ts'
import { messageIdOf } from '../mail/message-id.ts'
import type { AnyEvent } from './bus.ts'
import { isRecovery, unreachedBy } from './decide-notice.ts'

export type NoticeFacts = {
  /** What the mail is about: trouble, or the recovery itself. */
  event: AnyEvent
  /** It works again by now. */
  recoveryEventId: string | null
  ownerEmail: string
  schedulerId: string
  stationName: string
  hostName: string
  /** Wall time of the slot in the station's zone, 2026-10-25T02:00. */
  wall: string
  /** The next slot that is planned, likewise; null where none is. */
  nextWall: string | null
  /** The owner's words from the broadcast's and its deliveries' rows; no secret gets into these. */
  details: string[]
  /** Targets where a newer bulletin lies under its name by now: it was late, and is not placed over that. */
  overtaken: readonly DeliveryKind[]
  publicUrl: string
}

const RUNG_WORDS: Record<Exclude<Rung, 'fresh'>, string> = {
  'last-good': 'your last good bulletin',
  evergreen: 'a bulletin without news',
  recording: 'your own recording',
  ident: 'your station’s ident',
  'stock-ident': 'a short announcement without your station’s name',
  chime: 'a short chime',
}

const named = (targets: readonly DeliveryKind[]): string => targets.map((kind) => DELIVERY[kind].words).join(' and ')

/** Where it did not go out, or not yet. */
const missedBy = (event: AnyEvent): DeliveryKind[] => {
  const failedAt = event.type === 'broadcast.failed' ? failedTarget(event.payload) : null
  return failedAt ? [failedAt] : unreachedBy(event)
}

/** Head of the mail and its first sentence after 'The broadcast for …'. True before the air time as well as after it. */
const wordsOf = (event: AnyEvent, overtaken: readonly DeliveryKind[]): { head: string; sentence: string } => {
  const missed = missedBy(event)
  if (missed.length > 0 && missed.every((kind) => overtaken.includes(kind))) {
    const head = `was ready too late for ${named(missed)}`
    return { head, sentence: `${head}. A newer broadcast is there already, so this one was left out.` }
  }
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
    case 'broadcast.target-failed': {
      const target = named(missed)
      const { isTriedAgain, airAt, triedAgainAt = airAt } = event.payload
      const next = isTriedAgain
        ? `it is tried there once more ${againInWords(Date.parse(airAt), Date.parse(triedAgainAt))}`
        : 'for this slot it is not tried there again'
      return { head: `does not reach ${target}`, sentence: `is made, but does not reach ${target}: ${next}.` }
    }
    case 'broadcast.delivered': {
      const { untold } = event.payload
      if (missed.length > 0)
        return { head: 'did not reach every target', sentence: `was made, but did not reach ${named(missed)}.` }
      if (untold) return { head: 'told no story', sentence: `aired, but told no story. ${untoldInWords(untold)}` }
      return { head: 'works again', sentence: 'went out as planned: it works again.' }
    }
    default:
      return { head: 'news', sentence: 'has news.' }
  }
}

/** What the owner can do about it. The addresses and the sources of a scheduler stand on one screen. */
const adviceOf = (event: AnyEvent, overtaken: readonly DeliveryKind[], settingsAt: (step: WizardStep) => string): string => {
  const step = 'step' in event.payload ? event.payload.step : ''
  const missed = missedBy(event).filter((kind) => !overtaken.includes(kind))
  const what = DELIVERY_KINDS.findLast((kind) => DELIVERY[kind].toCheck !== null && missed.includes(kind))
  if (what) {
    const isTriedAgain = event.type === 'broadcast.target-failed' && event.payload.isTriedAgain
    const then = isTriedAgain ? ' before then. If that is too late,' : ', then'
    return `What you can do: check ${DELIVERY[what].toCheck}${then} press 'Run now' in your list of schedulers to send a broadcast at once.\n${settingsAt('Confirm')}`
  }
  if (event.type === 'broadcast.delivered' && event.payload.untold)
    return `What you can do: check the language of the host, its task and its sources.\n${settingsAt('AIHost')}`
  if (step === 'read') return `What you can do: check the sources.\n${settingsAt('AIHost')}`
  return 'There is nothing that you have to do.'
}

const oneLine = (text: string, length: number) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)

/** The mail about an event. Its Message-ID is the event's: sent again after a crash it is the same mail. */
export const noticeMail = ({
  event,
  recoveryEventId,
  schedulerId,
  publicUrl,
  wall,
  nextWall,
  details,
  overtaken,
  ...facts
}: NoticeFacts): Mail => {
  const { head, sentence } = wordsOf(event, overtaken)
  const station = oneLine(facts.stationName, 60)
  const recovery = isRecovery(event)
  const paragraphs = [
    'Hello,',
    `the broadcast for ${slotInWords(wall)} (station time) with ${oneLine(facts.hostName, 60)} on ${station} ${sentence}`,
    ...(details.length > 0 && !recovery
      ? [`What went wrong:\n${details.map((one) => `  ${oneLine(one, 300)}`).join('\n')}`]
      : []),
    ...(recovery
      ? []
      : recoveryEventId !== null
        ? ['Since then a broadcast went out as planned: it works again.']
        : [adviceOf(event, overtaken, (step) => publicUrl + wizardAddress(schedulerId, step))]),
    nextWall === null
      ? 'No other broadcast is planned.'
      : `The next broadcast is due on ${slotInWords(nextWall)} (station time).`,
    `Your direct link: ${linkAddressesOf(publicUrl, schedulerId).mp3}`,
    ...(recovery || recoveryEventId !== null
      ? []
      : ['You hear from us when it gets worse, otherwise at most once an hour, and once more when it works again.']),
    'Hourcast',
  ]
  return {
    to: facts.ownerEmail,
    subject: recovery ? `${station} works again` : `${station}: the ${wall.slice(11, 16)} broadcast ${head}`,
    text: `${paragraphs.join('\n\n')}\n`,
    messageId: messageIdOf(recoveryEventId ?? event.id, publicUrl),
  }
}
