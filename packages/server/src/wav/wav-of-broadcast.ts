import type { Readable } from 'node:stream'
import type { BegunBroadcast } from '../broadcasts/broadcast-row.ts'
import type { Services } from '../services.ts'
import type { AudioFacts } from '../storage/audio-store.ts'
import { type WavFile, wavFile } from './wav-file.ts'
import { wavLabel } from './wav-label.ts'

type Mp3 = AudioFacts & { marks: unknown }

type DeliveredWav = Pick<WavFile, 'facts'> & { stream(): Promise<Readable> }

/** Where the last word of an MP3 ends; null where it has no words of its own. */
const lastWordMs = ({ marks }: Mp3): number | null => (marks as { endMs: number }[]).at(-1)?.endMs ?? null

/** What a broadcast's target gets in place of its MP3. Throws StorageError where that is lost. */
export const wavOfBroadcast = async ({ wavs }: Pick<Services, 'wavs'>, row: BegunBroadcast, mp3: Mp3): Promise<DeliveredWav> => {
  const { settings, id: broadcastId, schedulerId, airAt, timeZone, rung } = row
  const { stationName, hostName, presentationType, staleLimitMinutes } = settings
  const title = row.script?.title ?? stationName
  const of = { stationName, hostName, presentationType, staleLimitMinutes }
  const label = wavLabel({ ...of, ...{ broadcastId, schedulerId, title, airAt, timeZone, rung, lastWordMs: lastWordMs(mp3) } })
  const make = async () => wavFile(wavs, await wavs.make(mp3, { station: settings.stationId, until: airAt }), label)
  const file = await make()
  // One that has gone since is made again: its MP3 is there, and nothing else is to take its place.
  const all = { start: 0, end: file.facts.sizeBytes - 1 }
  return { facts: file.facts, stream: () => file.stream(all).catch(async () => (await make()).stream(all)) }
}
