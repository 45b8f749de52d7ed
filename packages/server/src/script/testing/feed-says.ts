import { LANGUAGES } from '@hourcast/domain/hosts/languages'
import type { ContentItem } from '@hourcast/domain/sources/content'
import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { write } from './built-in-text.ts'
import { item, writeInput } from './write-input.ts'

/** A Sunday, 14 March 2027, half past seven in the morning in UTC. */
const { airAt } = writeInput()

export const languageOf = (tongue: Tongue): number => LANGUAGES.find(({ locale }) => locale.startsWith(tongue))?.value ?? 0

export const WEATHER = 2
export const TRAFFIC = 3
export const PLAYLIST = 5

/** A service without a name is not introduced: what it says stands alone. */
const NAMELESS = '10.0.0.7'

type Feed = { presentationType?: number; hoursAgo?: number | null; link?: string; isReading?: true }

const entry = (title: string, text: string, { hoursAgo = 1, link, isReading }: Feed): ContentItem => ({
  ...item('one', title, text, NAMELESS),
  ...(hoursAgo === null ? {} : { publishedAt: airAt - hoursAgo * HOUR_MS }),
  ...(link === undefined ? {} : { link }),
  ...(isReading ? { isReading } : {}),
})

/** What a host of the tongue says of one entry, and why the entry, or which sentence of it, is left out. */
export const feedSays = async (tongue: Tongue, title: string, text = '', feed: Feed = {}) => {
  const { segments, leftOut } = await write({
    language: languageOf(tongue),
    presentationType: feed.presentationType ?? 1,
    length: 'long',
    items: [entry(title, text, feed)],
  })
  const told = segments.filter(({ kind }) => kind === 'item').map((segment) => segment.text)
  const body = segments.find(({ kind }) => kind === 'body')?.text
  const reason: LeftOutReason | undefined = leftOut.find(({ sentence }) => sentence === undefined)?.reason
  return { said: told.join(' '), body, reason, sentences: leftOut.filter(({ sentence }) => sentence !== undefined) }
}
