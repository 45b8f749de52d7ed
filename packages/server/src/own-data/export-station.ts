import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '../services.ts'
import type { AudioFacts } from '../storage/audio-store.ts'
import { StorageError } from '../storage/storage-error.ts'
import { type WavFile, wavFile } from '../wav/wav-file.ts'
import { wavLabel } from '../wav/wav-label.ts'
import {
  type ExportedBroadcast,
  readAccount,
  readBroadcasts,
  readDays,
  readEnterprises,
  readEvents,
  readFeeds,
  readHours,
  readSchedulers,
  readStation,
  readVoices,
  readWebhookMessages,
  readWebhooks,
  readWords,
} from './export-parts.ts'
import { audioFileName, exportReadme, voiceFileName } from './export-texts.ts'

export type ExportServices = Pick<Services, 'db' | 'clock' | 'config' | 'audioStore' | 'wavs'>

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** A JSON array, an element a line, as long as it may be. */
async function* jsonLines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

type NamedAudio = { name: string; audio: AudioFacts; stream?: WavFile['stream'] }

/** As it went out, or would have: under the name of its MP3. */
const namedWav = ({ wavs }: ExportServices, name: string, broadcast: ExportedBroadcast): NamedAudio[] => {
  const { broadcastId, schedulerId, airAt, timeZone, rung, hostName, script, wav, inWav } = broadcast
  if (!wav) return []
  const about = { broadcastId, schedulerId, airAt: airAt.getTime(), timeZone, rung, hostName, ...inWav }
  const { facts: audio, stream } = wavFile(wavs, wav, wavLabel({ ...about, title: script?.title ?? inWav.stationName }))
  return [{ name: name.replace(/mp3$/, 'wav'), audio, stream }]
}

/** Which sounds go into the archive, by the name of their first broadcast. Their names and facts are held here, never their bytes. */
const withFiles = async function* (
  services: ExportServices,
  broadcasts: AsyncIterable<ExportedBroadcast>,
  files: Map<string, NamedAudio>,
) {
  for await (const row of broadcasts) {
    const { after: _after, audioId, sha256, sizeBytes, durationMs, lufs, wav: _wav, inWav: _inWav, ...broadcast } = row
    if (audioId !== null && !files.has(audioId) && (await services.audioStore.has(audioId))) {
      const name = audioFileName({ ...broadcast, audioId })
      files.set(audioId, { name, audio: { id: audioId, sha256, sizeBytes } as AudioFacts })
      for (const wav of namedWav(services, name, row)) files.set(wav.name, wav)
    }
    const audio = audioId === null ? null : { file: files.get(audioId)?.name ?? null, sha256, sizeBytes, durationMs, lufs }
    yield { ...broadcast, audio }
  }
}

/** Their sound goes into the archive under their names. */
const voicesOf = async (services: ExportServices, stationId: string, files: Map<string, NamedAudio>) => {
  const voices = await readVoices(services, stationId)
  return voices.map(({ audioId, sha256, sizeBytes, durationMs, lufs, ...voice }) => {
    const name = voiceFileName({ ...voice, audioId })
    files.set(audioId, { name, audio: { id: audioId, sha256, sizeBytes } })
    return { ...voice, audio: { file: name, sha256, sizeBytes, durationMs, lufs } }
  })
}

async function* withoutPlace(rows: AsyncIterable<{ after: string }>) {
  for await (const { after: _, ...row } of rows) yield row
}

/** One that has gone since it was listed is an empty file, and does not end the archive. */
async function* soundOf({ audioStore }: Pick<Services, 'audioStore'>, { audio, stream }: NamedAudio): AsyncGenerator<Buffer> {
  let sound: Readable
  try {
    const all = { start: 0, end: audio.sizeBytes - 1 }
    sound = await (stream ? stream(all) : audioStore.stream(audio, all))
  } catch (error) {
    if (error instanceof StorageError && error.code === 'missing') return
    throw error
  }
  // Iterated to its end or not, the stream closes its file.
  yield* sound
}

type Part = { name: string; isCompressed: boolean; content: () => AsyncIterable<Buffer | string> }

async function* partsOf(services: ExportServices, { email, stationId }: Exporter): AsyncGenerator<Part> {
  const small = (name: string, content: Buffer): Part => ({
    ...{ name, isCompressed: true },
    content: async function* () {
      yield content
    },
  })
  const large = (name: string, rows: AsyncIterable<unknown>): Part => ({
    name,
    isCompressed: true,
    content: () => jsonLines(rows),
  })
  const facts = { email, madeAt: services.clock.now(), publicUrl: services.config.PUBLIC_URL }
  const files = new Map<string, NamedAudio>()
  yield small('README.txt', Buffer.from(exportReadme(facts)))
  yield small('account.json', asJson(await readAccount(services, stationId)))
  yield small('station.json', asJson(await readStation(services, stationId)))
  yield small('schedulers.json', asJson(await readSchedulers(services, stationId)))
  yield small('feeds.json', asJson(await readFeeds(services, stationId)))
  yield small('voices.json', asJson(await voicesOf(services, stationId, files)))
  yield small('words.json', asJson(await readWords(services, stationId)))
  yield large('broadcasts.json', withFiles(services, readBroadcasts(services, stationId), files))
  yield large('events.json', withoutPlace(readEvents(services, stationId)))
  yield small('days.json', asJson(await readDays(services, stationId)))
  yield small('pick-ups.json', asJson(await readHours(services, stationId)))
  yield small('enterprises.json', asJson(await readEnterprises(services, stationId)))
  yield small('webhooks.json', asJson(await readWebhooks(services, stationId)))
  yield large('messages.json', withoutPlace(readWebhookMessages(services, stationId)))
  for (const file of files.values()) yield { name: file.name, isCompressed: false, content: () => soundOf(services, file) }
}

export type Exporter = { email: string; stationId: string }

/**
 * Everything of a station as one zip, made while it is read: nothing is fetched before the reader has taken what came before. To end it
 * early, destroy it.
 */
export const exportStation = (services: ExportServices, exporter: Exporter): Readable => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const mtime = new Date(services.clock.now())
  let current: Readable | undefined
  const add = async (): Promise<void> => {
    for await (const { name, isCompressed, content } of partsOf(services, exporter)) {
      if (output.destroyed) return
      current = Readable.from(content(), { objectMode: false })
      const taken = new Promise<void>((resolve, reject) => current?.once('close', resolve).once('error', reject))
      // A year's bulletins are more than a zip of the first kind holds.
      zip.addReadStream(current, name, { compress: isCompressed, mtime })
      await taken
    }
    zip.end()
  }
  output.once('close', () => current?.destroy())
  zip.on('error', (error) => output.destroy(error as Error))
  add().catch((error: Error) => output.destroy(error))
  return output
}
