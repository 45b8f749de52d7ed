import { ID3Writer } from 'browser-id3-writer'
import type { RenderRequest } from './studio-types.ts'

/** ISO 639-2 codes, which ID3 wants, of the primary tags of our languages. */
const ISO_639_2: Record<string, string> = {
  en: 'eng',
  de: 'deu',
  pl: 'pol',
  es: 'spa',
  it: 'ita',
  fr: 'fra',
  pt: 'por',
  hi: 'hin',
  nl: 'nld',
  ro: 'ron',
}

/** `credit` names whose voice it is, where its licence asks for that. */
export type AirTags = RenderRequest['tags'] & { credit?: string }

/** Puts an ID3v2.3 tag before an MP3: title, host, station, language, the date where there is one, and the mark that a machine made it. */
export const tagMp3 = (mp3: Uint8Array, tags: AirTags): Uint8Array => {
  const writer = new ID3Writer(Uint8Array.from(mp3).buffer)
  writer.setFrame('TIT2', tags.title).setFrame('TPE1', [tags.host]).setFrame('TPE2', tags.station).setFrame('TALB', tags.station)
  if (tags.date !== undefined) {
    const [year, month, day] = readDate(tags.date)
    writer.setFrame('TYER', Number(year)).setFrame('TDAT', `${day}${month}`)
  }
  writer
    .setFrame('TLAN', ISO_639_2[tags.language.toLowerCase().split('-')[0] ?? ''] ?? 'und')
    .setFrame('TCON', ['Speech'])
    .setFrame('TXXX', { description: 'AI_GENERATED', value: '1' })
  if (tags.credit !== undefined) writer.setFrame('TXXX', { description: 'VOICE_CREDIT', value: tags.credit })
  return new Uint8Array(writer.addTag())
}

/** The same for what people have recorded: without a host, and without the mark. */
export const tagRecording = (mp3: Uint8Array, { title, station }: { title: string; station: string }): Uint8Array => {
  const writer = new ID3Writer(Uint8Array.from(mp3).buffer)
  writer.setFrame('TIT2', title).setFrame('TPE2', station).setFrame('TALB', station)
  return new Uint8Array(writer.addTag())
}

const readDate = (date: string): [year: string, month: string, day: string] => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  if (!year || !month || !day) throw new RangeError(`tags.date: '${date}' is not an ISO date like 2026-10-25`)
  return [year, month, day]
}
