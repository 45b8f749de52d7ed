import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { tagMp3 } from '@hourcast/audio/id3'
import { encodeMp3, MP3_SAMPLE_RATE } from '@hourcast/audio/mp3'
import { hasFfmpeg, measureWithFfmpeg, probe } from '@hourcast/audio/testing/ffmpeg'
import { babble } from '@hourcast/audio/testing/signals'
import { makeWav } from '@hourcast/audio/wav/make-wav'
import { temporaryFolder } from '@hourcast/db/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAddressGuard } from '../sources/address-guard.ts'
import { sha256Of } from '../storage/audio-store.ts'
import { wavFile } from '../wav/wav-file.ts'
import { wavLabel } from '../wav/wav-label.ts'
import { createFileDriver } from './file-driver.ts'
import { type FileHost, fileHosts } from './testing/file-hosts.ts'
import { makeFileJob, testSealer } from './testing/file-job.ts'
import { startFtpServer } from './testing/ftp-server.ts'

const SECONDS = 4
const LABEL = wavLabel({
  ...{ broadcastId: 'b1', schedulerId: 's1', title: 'Radio Köln: the news', stationName: 'Radio Köln', hostName: 'Ada' },
  ...{ airAt: Date.parse('2026-10-25T00:00:00Z'), timeZone: 'Europe/Berlin', staleLimitMinutes: 180, presentationType: 1 },
  ...{ rung: 'fresh', lastWordMs: 3_500 },
})

/** As a file is read: of a length that fits nothing else. */
const piecesOf = function* (bytes: Buffer, start: number, end: number) {
  for (let at = start; at <= end; at += 65_521) yield bytes.subarray(at, Math.min(at + 65_521, end + 1))
}

const SOUNDS = ['a voice alone', 'music', 'a file of one channel from before'] as const

/** A WAV as a broadcast has it, made of a real MP3, and that MP3. */
const givenWav = async (sound: (typeof SOUNDS)[number]) => {
  const [left, right] = [babble(SECONDS, MP3_SAMPLE_RATE), babble(SECONDS, MP3_SAMPLE_RATE).reverse()]
  const tags = { title: 'The news', host: 'Ada', station: 'Radio Köln', language: 'de-DE' }
  const channels = sound === 'music' ? ([left, right] as const) : ([left] as const)
  const mp3 = tagMp3(await encodeMp3(channels, sound === 'a file of one channel from before' ? 1 : 2), tags)
  const { body, sha256, ...facts } = await makeWav({ mp3 })
  const stored = { ...facts, body: { id: 'ab'.repeat(16), sha256, sizeBytes: body.length } }
  const file = wavFile(
    { read: async () => body, stream: async (_, { start, end }) => Readable.from(piecesOf(Buffer.from(body), start, end)) },
    stored,
    LABEL,
  )
  return { mp3, file, facts }
}

describe.each(fileHosts(process.env))('a WAV to %s', (_name, openHost) => {
  let host: FileHost
  beforeAll(async () => {
    host = await openHost()
  })
  afterAll(() => host.close())

  test.each(SOUNDS)('of %s arrives as it is, is compared by its size, and its receipt says what it is', async (sound) => {
    const { file } = await givenWav(sound)
    const whole = Buffer.from(await file.read())
    const folder = `hourcast-${randomBytes(6).toString('hex')}`
    const stream = () => file.stream({ start: 0, end: whole.length - 1 })
    const audio = { ...file.facts, format: 'wav' as const, durationMs: SECONDS * 1000, read: file.read, stream }
    const { job, clean } = await makeFileJob(host.secret(`/${folder}/{HH}.wav`), {
      ...{ kind: host.kind, allowPlain: host.allowPlain, audio },
    })
    const outside = { guard: createAddressGuard({ allow: host.allow }), ...(host.extraCa ? { extraCa: host.extraCa } : {}) }
    const driver = createFileDriver(host.kind, { sealer: testSealer, ...outside })
    const staged = await driver.stage(job)
    expect(staged).toMatchObject({ format: 'wav', sizeBytes: whole.length })
    const receipt = await driver.release(job, staged)
    expect(receipt).toMatchObject({ path: expect.stringMatching(/\/02\.wav$/), format: 'wav', sizeBytes: whole.length })
    expect(await driver.release(job, staged)).toMatchObject({ alreadyThere: true })
    const arrived = (await host.contentOf(`/${folder}/02.wav`)) ?? Buffer.alloc(0)
    expect([arrived.length, sha256Of(arrived)]).toEqual([whole.length, sha256Of(whole)])
    await clean()
  })
})

test('a WAV that its server does not take keeps no file open', async () => {
  const server = await startFtpServer()
  server.intercept = (verb) => (verb === 'STOR' ? '553 Not here' : undefined)
  const pieces = Readable.from(piecesOf(Buffer.alloc(1_000_000), 0, 999_999))
  const audio = { id: 'a', sha256: 'a', sizeBytes: 1_000_000, format: 'wav' as const, durationMs: 1 }
  const { job, clean } = await makeFileJob(`station|pa|ss|127.0.0.1|${server.port}|/on-air.wav`, {
    audio: { ...audio, read: () => Promise.reject(new Error('read whole')), stream: async () => pieces },
  })
  const guard = createAddressGuard({ allow: `127.0.0.1:${server.port}` })
  await expect(createFileDriver('ftp', { sealer: testSealer, guard }).stage(job)).rejects.toMatchObject({ code: 'ftp-553' })
  expect(pieces.destroyed).toBe(true)
  await Promise.all([clean(), server.close()])
})

describe.runIf(hasFfmpeg())('a WAV by readers that are not ours', () => {
  test.each(SOUNDS)('of %s: format, length, loudness and chunks are as they should be', async (sound) => {
    const { mp3, file, facts } = await givenWav(sound)
    const folder = temporaryFolder()
    const [wavPath, mp3Path] = [join(folder, 'news.wav'), join(folder, 'news.mp3')]
    await writeFile(wavPath, await file.read())
    await writeFile(mp3Path, mp3)
    const { streams, format } = probe(wavPath)
    expect(streams[0]).toMatchObject({ codec_name: 'pcm_s16le', sample_rate: '48000', channels: 2 })
    expect(format.tags).toMatchObject({
      ...{ date: '2026-10-25', creation_time: '02:00:00', time_reference: String(2 * 3600 * 48_000), originator_reference: 'b1' },
      ...{ comment: 'Radio Koln: the news - Ada - Machine-made speech, AI_GENERATED=1', encoded_by: 'Radio Koln' },
    })
    expect(Math.abs(Number(format.duration) - facts.frames / 48_000)).toBeLessThan(0.001)
    // The MP3 begins with the silence of its encoder and ends in a frame that is not full: less than two frames in all.
    const longer = Number(probe(mp3Path).format.duration) - Number(format.duration)
    expect(longer).toBeGreaterThanOrEqual(0)
    expect(longer).toBeLessThanOrEqual((2 * 1152) / 44_100)
    const [ofWav, ofMp3] = [measureWithFfmpeg(wavPath), measureWithFfmpeg(mp3Path)]
    expect(Math.abs(ofWav.lufs - ofMp3.lufs)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(ofWav.lufs - facts.loudness.lufs)).toBeLessThanOrEqual(0.1)
    expect(Math.abs(ofWav.truePeakDbtp - facts.loudness.truePeakDbtp)).toBeLessThanOrEqual(0.5)
    const decoded = execFileSync('ffmpeg', ['-v', 'error', '-i', wavPath, '-f', 's16le', '-'], { maxBuffer: 8_000_000 })
    expect(decoded.length).toBe(facts.frames * 4)
  })
})
