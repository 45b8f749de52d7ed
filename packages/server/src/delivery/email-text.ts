import type { DeliveryJob } from './delivery-types.ts'
import { slotInWords } from './slot-in-words.ts'

/** Our own words from the owner's names and a written title: one line, no matter what these hold. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** What is read, without the station's name in front of it: the mail says the station itself. Empty for an ident. */
const subjectMatter = (job: DeliveryJob): string => {
  const [title, station] = [oneLine(job.title), oneLine(job.stationName)]
  if (title === station) return ''
  return title.startsWith(`${station}: `) ? title.slice(station.length + 2) : title
}

const spokenLength = (durationMs: number): string => {
  const seconds = Math.round(durationMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export const emailSubject = (job: DeliveryJob): string => {
  const slot = `${oneLine(job.stationName)}, ${job.wall.slice(11, 16)}`
  const matter = subjectMatter(job)
  return (matter === '' ? slot : `${slot}: ${matter}`).slice(0, 150)
}

export const emailText = (
  job: DeliveryJob,
  links: { broadcast: string; newest: string; unsubscribe: string },
  isAttached: boolean,
): string => {
  const matter = subjectMatter(job)
  const spoken = `with ${oneLine(job.hostName)} on ${oneLine(job.stationName)}, ${spokenLength(job.audio.durationMs)} min`
  const mp3 = isAttached
    ? 'It is attached as an MP3, and you can also fetch it here:'
    : 'It is too large to attach. Fetch the MP3 here:'
  return [
    'Hello,',
    `here is your broadcast for ${slotInWords(job.wall)} (station time).`,
    matter === '' ? `  ${spoken}` : `  ${matter}\n  ${spoken}`,
    `${mp3}\n${links.broadcast}`,
    `Your direct link always has the newest one:\n${links.newest}`,
    'The voice and the words are machine-made, and the file is marked as such.',
    `You get this because ${oneLine(job.stationName)} sends it to this address. To end these mails:\n${links.unsubscribe}`,
    'Hourcast',
  ].join('\n\n')
}

/** `radio-one-2026-10-25-0200.mp3`: safe for every file system, in any script. */
export const attachmentName = (job: DeliveryJob): string => {
  const station = job.stationName
    .normalize('NFC')
    .toLowerCase()
    // Marks belong to their letters: without its vowel signs Hindi is no Hindi. Those of emoji stand alone.
    .replace(/(?:[^\p{L}\p{M}\p{N}]|(?<![\p{L}\p{M}\p{N}])\p{M})+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return `${station || 'broadcast'}-${job.wall.slice(0, 10)}-${job.wall.slice(11, 16).replace(':', '')}.mp3`
}
