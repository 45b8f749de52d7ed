import { createHash } from 'node:crypto'
import type { Rendering } from '@hourcast/audio/studio-types'
import { VoiceError } from '@hourcast/audio/voice/voice-types'
import { lockName } from '@hourcast/db/lock-name'
import { inTransaction } from '@hourcast/db/open-database'
import { randomId } from '@hourcast/db/random-id'
import { parseInput } from '@hourcast/domain/parse-input'
import { fail, ok, type Result } from '@hourcast/domain/problem'
import { RECORDING_FAULTS } from '@hourcast/domain/voices/recording-fault'
import { type VoiceForm, voiceFormSchema } from '@hourcast/domain/voices/voice-form'
import { CONSENT_SENTENCE, MAX_VOICE_FILE_BYTES, NO_VOICE_FILE, VOICE_FILE_TOO_LARGE } from '@hourcast/domain/voices/voice-limits'
import type { Services } from '../services.ts'
import { mayAddVoice } from './may-add-voice.ts'

export type VoiceServices = Pick<Services, 'db' | 'clock' | 'config' | 'studio' | 'audioStore'>
export type AddVoiceInput = {
  /** The caller, who says yes to its use. */
  ownerId: string
  stationId: string
  input: unknown
  /** The bytes of the file; empty where none was chosen. */
  file: Uint8Array
  signal?: AbortSignal
}

/**
 * Adds a recording: judged by what is in it, mastered like a bulletin, and stored with the yes to its use. The name and the yes are asked
 * for before anything is decoded.
 */
export const addVoice = async (services: VoiceServices, input: AddVoiceInput): Promise<Result<{ voiceId: string }>> => {
  const form = parseInput(voiceFormSchema, input.input)
  if (!form.ok) return form
  const { stationId, file } = input
  if (file.byteLength === 0) return fail('invalid', NO_VOICE_FILE, 'file')
  if (file.byteLength > MAX_VOICE_FILE_BYTES) return fail('too-large', VOICE_FILE_TOO_LARGE, 'file')
  const allowed = await mayAddVoice(services, services.db.prisma, { stationId })
  if (!allowed.ok) return allowed
  const mastered = await master(services, { ...input, title: form.value.name })
  return mastered.ok ? keep(services, input, form.value, mastered.value) : mastered
}

const BUSY = 'Too many recordings are being prepared just now. Try again in a minute.'

const master = async (
  { studio, db }: VoiceServices,
  { stationId, file: bytes, title, signal }: AddVoiceInput & { title: string },
): Promise<Result<Omit<Rendering, 'id'>>> => {
  const station = await db.prisma.station.findUniqueOrThrow({ where: { id: stationId } })
  const loudnessLufs = station.loudnessLufs as -16 | -18 | -23 | -24
  const job = { bytes, loudnessLufs, tags: { title, station: station.name } }
  try {
    const mastered = await studio.masterRecording(job, { station: stationId, ...(signal ? { signal } : {}) })
    return mastered.ok ? ok(mastered.rendering) : fail('invalid', RECORDING_FAULTS[mastered.fault], 'file')
  } catch (error) {
    if (error instanceof VoiceError && error.code === 'busy') return fail('unavailable', BUSY)
    throw error
  }
}

/** Of its own, although another recording may have the same bytes: it goes when its recording goes. */
const audioIdOf = (voiceId: string): string => createHash('sha256').update(`voice ${voiceId}`).digest('hex')

/**
 * First it is noted that the file is to go, then the file is stored, and the row that names it takes the note back. A process that dies on
 * the way leaves the note, and housekeeping removes the file; a row without its file there never is.
 */
const keep = async (
  services: VoiceServices,
  { ownerId, stationId }: AddVoiceInput,
  { name, madeBy }: VoiceForm,
  { mp3, sha256, durationMs, lufs, truePeakDbtp, peaks }: Omit<Rendering, 'id'>,
): Promise<Result<{ voiceId: string }>> => {
  const { db, clock, audioStore } = services
  const voiceId = randomId()
  const audioId = audioIdOf(voiceId)
  await db.prisma.audioRemoval.create({ data: { id: audioId } })
  return inTransaction(db, async ({ tx, sql }) => {
    // Of two that are added at once the second sees the first; and housekeeping waits with the file.
    await lockName(sql, `voices of ${stationId}`)
    const allowed = await mayAddVoice(services, tx, { stationId })
    if (!allowed.ok) return allowed
    await lockName(sql, audioId)
    const noted = await tx.audioRemoval.deleteMany({ where: { id: audioId } })
    if (noted.count === 0) throw new Error('Housekeeping took the note of a recording before it was stored.')
    await audioStore.put(audioId, mp3)
    const now = new Date(clock.now())
    const facts = {
      sha256,
      sizeBytes: mp3.byteLength,
      durationMs: Math.round(durationMs),
      lufs,
      truePeakDbtp,
      peaks: peaks ?? null,
    }
    await tx.audio.create({ data: { id: audioId, ...facts, marks: [], createdAt: now } })
    await tx.voice.create({
      data: {
        ...{ id: voiceId, stationId, name, audioId, madeBy, createdAt: now },
        ...{ consentBy: ownerId, consentAt: now, consentText: CONSENT_SENTENCE },
      },
    })
    return ok({ voiceId })
  })
}
