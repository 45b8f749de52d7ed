import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bedOf } from '../bed/make-bed.ts'
import type { Stereo } from '../dsp/channels.ts'
import { joinPieces, type SpokenPiece } from '../dsp/join.ts'
import { encodeWav } from '../encode-wav.ts'
import { check, type MasterJob, master } from '../master.ts'
import { type Attempt, MIX } from '../mix-settings.ts'
import { MP3_SAMPLE_RATE } from '../mp3.ts'
import { planSentences, predictDurationMs } from '../plan-sentences.ts'
import { speakScript } from '../speak-script.ts'
import { createBuiltInVoice } from '../voice/built-in-voice.ts'
import { keepSpeech } from '../voice/kept-voice.ts'
import { benchBulletin } from './bench-bulletin.ts'

export type MasteringBench = {
  audioSeconds: number
  /** Processor seconds from spoken samples to the MP3 that is through the gates, best of `rounds`. */
  dry: number
  withBed: number
  /** The same of ffmpeg alone, without gates; null where it is not there. */
  ffmpegDry: number | null
  ffmpegWithBed: number | null
}

const ATTEMPT: Attempt = 1
const TRACK = 'pop'

/** What the chain costs without the voice, beside ffmpeg's (high-pass, compressor, loudnorm, side chain, LAME) on the same samples. One core each. */
export const benchMastering = async (voiceProgram: string, rounds = 5): Promise<MasteringBench> => {
  const request = benchBulletin('mastering')
  const voice = createBuiltInVoice({ program: voiceProgram })
  const sentences = planSentences(request, voice.maxChars)
  const spoken = await speakScript(keepSpeech(voice, undefined), sentences, request).finally(voice.close)
  const copies = (): SpokenPiece[] => spoken.map((piece) => ({ ...piece, samples: piece.samples.slice() }))
  const { tone, loudnessLufs, tags } = request
  const job = (more: Partial<MasterJob>): MasterJob => ({
    ...{ pieces: copies(), tone, loudnessLufs, tags, attempt: ATTEMPT },
    ...more,
  })
  const predictedMs = predictDurationMs(sentences, request, ATTEMPT)
  let audioSeconds = 0
  const chain = async (more: Partial<MasterJob>): Promise<number> => {
    const wanted = job(more)
    const before = process.cpuUsage()
    const { mp3 } = await master(wanted)
    const { durationMs } = await check({ mp3, predictedMs, targetLufs: loudnessLufs })
    const { user, system } = process.cpuUsage(before)
    audioSeconds = durationMs / 1000
    return (user + system) / 1e6
  }
  const bed = { trackId: TRACK, withoutMusic: [], storyEnds: [1, 2, 3] }
  const withBed = await best(rounds, () => chain({ bed }))
  const dry = await best(rounds, () => chain({}))
  const folder = mkdtempSync(join(tmpdir(), 'hourcast-bench-'))
  try {
    const joined = joinPieces(copies(), { sampleRate: MP3_SAMPLE_RATE, pauseFactor: 1, ...MIX })
    const files = { voice: join(folder, 'voice.wav'), bed: join(folder, 'bed.f32'), out: join(folder, 'out.mp3') }
    writeFileSync(files.voice, encodeWav({ samples: joined.samples, sampleRate: MP3_SAMPLE_RATE }))
    writeFileSync(files.bed, interleaved(bedOf(TRACK).loop))
    const ffmpegDry = await best(rounds, async () => ffmpegSeconds(files, false))
    const ffmpegWithBed = await best(rounds, async () => ffmpegSeconds(files, true))
    return { audioSeconds, dry, withBed, ffmpegDry: orNull(ffmpegDry), ffmpegWithBed: orNull(ffmpegWithBed) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const orNull = (seconds: number): number | null => (Number.isFinite(seconds) ? seconds : null)

const best = async (rounds: number, once: () => Promise<number>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) least = Math.min(least, await once())
  return least
}

const interleaved = ([left, right]: Stereo): Buffer => {
  const both = Float32Array.from({ length: 2 * left.length }, (_, i) => (i % 2 === 0 ? left : right)[i >> 1] as number)
  return Buffer.from(both.buffer)
}

const VOICE = 'highpass=f=75,acompressor=threshold=-20dB:ratio=2.2,treble=g=0:f=3000,loudnorm=I=-16:TP=-2:dual_mono=true'
const BED_FORMAT = ['-f', 'f32le', '-ar', String(MP3_SAMPLE_RATE), '-ac', '2']
const TO_MP3 = ['-ar', String(MP3_SAMPLE_RATE), '-ac', '2', '-c:a', 'libmp3lame', '-b:a', '128k']

/** Processor seconds, as ffmpeg counts them; Infinity where it is not there or fails. */
const ffmpegSeconds = (files: { voice: string; bed: string; out: string }, hasBed: boolean): number => {
  const under = `[0:a]${VOICE},aformat=channel_layouts=stereo,asplit[voice][key];[1:a]volume=-14dB[music];[music][key]sidechaincompress=threshold=0.03:ratio=4[low];[voice][low]amix=duration=first:normalize=0`
  const inputs = hasBed ? ['-i', files.voice, '-stream_loop', '-1', ...BED_FORMAT, '-i', files.bed] : ['-i', files.voice]
  const filter = hasBed ? ['-filter_complex', under] : ['-af', VOICE]
  const { status, stderr } = spawnSync(
    'ffmpeg',
    ['-nostdin', '-hide_banner', '-benchmark', '-y', '-threads', '1', ...inputs, ...filter, ...TO_MP3, files.out],
    { encoding: 'utf8', timeout: 60_000 },
  )
  const [, user, system] = /bench: utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr ?? '') ?? []
  return status === 0 && user !== undefined ? Number(user) + Number(system) : Number.POSITIVE_INFINITY
}
