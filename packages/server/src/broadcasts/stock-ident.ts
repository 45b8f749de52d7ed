import { createHash } from 'node:crypto'
import type { LoudnessPreset, Rendering } from '@hourcast/audio/studio-types'
import { findLanguage, LANGUAGES } from '@hourcast/domain/hosts/languages'
import type { Script } from '@hourcast/domain/sources/content'
import { findPack } from '../script/built-in/packs/find-pack.ts'
import type { Services } from '../services.ts'
import { sha256Of } from '../storage/audio-store.ts'

export type StockSettings = { language: number; loudnessLufs: LoudnessPreset }

const localeOf = (language: number): string => findLanguage(language)?.locale ?? 'en-US'
export const stockIdentText = (language: number): string => findPack(localeOf(language)).stockIdent

/** By what it is made of: other words are another one. */
const keyOf = ({ language, loudnessLufs }: StockSettings): string =>
  createHash('sha256')
    .update(JSON.stringify(['stock ident', 2, localeOf(language), loudnessLufs, stockIdentText(language)]))
    .digest('hex')

const LENGTH_BYTES = 4

const encode = ({ mp3, ...facts }: Rendering): Buffer => {
  const header = Buffer.from(JSON.stringify(facts))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(header.length)
  return Buffer.concat([length, header, mp3])
}

const decode = (bytes: Buffer): Rendering => {
  const headerEnds = LENGTH_BYTES + bytes.readUInt32LE()
  const facts = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headerEnds)) as Omit<Rendering, 'mp3'>
  return { ...facts, mp3: bytes.subarray(headerEnds) }
}

/** The announcement that was made for this language and loudness; undefined where none was, or what is there is damaged. */
export const findStockIdent = async (
  { stockIdents }: Pick<Services, 'stockIdents'>,
  settings: StockSettings,
): Promise<Rendering | undefined> => {
  const kept = await stockIdents.read(keyOf(settings))
  const found = kept && decode(kept)
  return found && sha256Of(found.mp3) === found.sha256 ? found : undefined
}

export const stockIdentScript = (language: number, title: string): Script => {
  const text = stockIdentText(language)
  const segments: Script['segments'] = [{ kind: 'greeting', text, spoken: text, pauseAfterMs: 0 }]
  return { title, segments, itemIds: [], leftOut: [], writer: 'built-in' }
}

const makeStockIdent = async (
  { studio, stockIdents }: Pick<Services, 'studio' | 'stockIdents'>,
  settings: StockSettings,
  signal: AbortSignal,
): Promise<void> => {
  const { language, loudnessLufs } = settings
  const spoken = stockIdentText(language)
  const name = 'Hourcast'
  const tags = { title: name, host: name, station: name, language: localeOf(language) }
  const request = { segments: [{ spoken, pauseAfterMs: 0 }], language, tone: 0, hostName: name, loudnessLufs, tags }
  await stockIdents.keep(keyOf(settings), encode(await studio.render(request, { signal })))
}

/**
 * Makes those that are not there, one after the other: for every language, at each loudness that a station has. One that cannot be spoken
 * keeps no other, and is told at the end.
 */
export const makeStockIdents = async (
  services: Pick<Services, 'db' | 'studio' | 'stockIdents'>,
  signal: AbortSignal,
): Promise<void> => {
  const { rows } = await services.db.pool.query<{ lufs: LoudnessPreset }>(
    'SELECT DISTINCT loudness_lufs AS lufs FROM station ORDER BY 1 DESC',
  )
  const failures: unknown[] = []
  for (const { lufs: loudnessLufs } of rows)
    for (const { value: language } of LANGUAGES) {
      signal.throwIfAborted()
      const settings = { language, loudnessLufs }
      if (await findStockIdent(services, settings)) continue
      await makeStockIdent(services, settings, signal).catch((error: unknown) => failures.push(error))
    }
  signal.throwIfAborted()
  if (failures.length > 0) throw failures[0]
}
