import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wavFile } from './wav-file.ts'
import { wavLabel } from './wav-label.ts'

const BODY = Buffer.from(Array.from({ length: 400 }, (_, i) => i % 256))
const loudness = { lufs: -16, range: 4, truePeakDbtp: -1.3, maxMomentary: -12, maxShortTerm: -14 }
const facts = { frames: 100, bodyBytes: 400, kbps: 128, isOfMono: false, loudness }
const wav = { ...facts, body: { id: 'ab'.repeat(16), sha256: 'cd', sizeBytes: 400 } }
const wavs = {
  read: async () => BODY,
  stream: async (_: unknown, { start, end }: { start: number; end: number }) => Readable.from([BODY.subarray(start, end + 1)]),
}
const ABOUT = {
  ...{ broadcastId: 'b1', schedulerId: 's1', title: 'News', stationName: 'Radio One', hostName: 'Ada', presentationType: 1 },
  ...{ airAt: Date.parse('2026-10-25T00:30:05Z'), timeZone: 'Europe/Berlin', staleLimitMinutes: 180, rung: 'fresh' as const },
  lastWordMs: 3_000,
}

describe('a WAV file', () => {
  it('gives of any range what its whole has there', async () => {
    const file = wavFile(wavs, wav, wavLabel(ABOUT))
    const whole = Buffer.from(await file.read())
    expect(whole.length).toBe(file.facts.sizeBytes)
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(whole.length - 1), async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)]
        const part = Buffer.concat(await (await file.stream({ start, end })).toArray())
        expect(part.equals(whole.subarray(start, end + 1))).toBe(true)
      }),
    )
  })

  it('is known by another tag when its broadcast or its sound is another', () => {
    const tagOf = (about: Partial<typeof ABOUT>, sound = wav) =>
      wavFile(wavs, sound, wavLabel({ ...ABOUT, ...about })).facts.sha256
    const other = { ...wav, body: { ...wav.body, sha256: 'ef' } }
    expect(new Set([tagOf({}), tagOf({}), tagOf({ broadcastId: 'b2' }), tagOf({}, other)]).size).toBe(3)
  })
})

describe('the label of a broadcast', () => {
  it('has the station’s clock, and ends where the owner would have it aired no more', () => {
    expect(wavLabel(ABOUT)).toEqual({
      ...{ broadcastId: 'b1', schedulerId: 's1', title: 'News', station: 'Radio One', host: 'Ada', category: 'News' },
      ...{ airs: { date: '2026-10-25', time: '02:30:05' }, ends: { date: '2026-10-25', time: '04:30:05' } },
      ...{ lastWordMs: 3_000, isMachineMade: true },
    })
  })

  it('says of the owner’s own recording that no machine made it', () => {
    expect(wavLabel({ ...ABOUT, rung: 'recording' }).isMachineMade).toBe(false)
    for (const rung of ['fresh', 'last-good', 'evergreen', 'ident', 'stock-ident', 'chime'] as const)
      expect([rung, wavLabel({ ...ABOUT, rung }).isMachineMade]).toEqual([rung, true])
  })
})
