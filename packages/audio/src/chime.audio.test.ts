import { describe, expect, it, test } from 'vitest'
import { CHIME_MS, chimeId, makeChime } from './chime.ts'
import { checkGates } from './gates.ts'
import { readMp3Frames } from './mp3-frames.ts'
import type { LoudnessPreset } from './studio-types.ts'
import { readId3 } from './testing/read-id3.ts'

const TARGETS: LoudnessPreset[] = [-16, -18, -23, -24]

describe.each(TARGETS)('the chime at %i LUFS', (target) => {
  it('passes every gate of what may air, and is as loud as it says', async () => {
    const { mp3, lufs, durationMs, truePeakDbtp } = await makeChime(target)
    const heard = await checkGates({ mp3, predictedMs: CHIME_MS, targetLufs: target })
    expect(heard.faults).toEqual([])
    expect(Math.abs(heard.lufs - lufs)).toBeLessThan(0.2)
    expect(Math.abs(heard.durationMs - durationMs)).toBeLessThan(60)
    expect(Math.abs(heard.truePeakDbtp - truePeakDbtp)).toBeLessThan(0.5)
  })

  it('is the same to the byte each time, under one id', async () => {
    const [one, other] = [await makeChime(target), await makeChime(target)]
    expect(Buffer.from(one.mp3).equals(other.mp3)).toBe(true)
    expect([one.id, one.sha256]).toEqual([chimeId(target), other.sha256])
    expect(one.id).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('one that has aired in one channel keeps its id and its bytes, and is another than that of today', async () => {
  const { id, sha256, mp3 } = await makeChime(-16, 1)
  expect([id, sha256].map((hash) => hash.slice(0, 12))).toEqual(['917dd86ca32a', '9f7608c42faf'])
  expect(readMp3Frames(mp3).frames[0]?.isMono).toBe(true)
  expect(id).not.toBe(chimeId(-16))
})

test('the chime is marked as machine-made, as every file that goes out', async () => {
  const { mp3 } = await makeChime(-16)
  expect(JSON.stringify(await readId3(mp3))).toContain('AI_GENERATED')
})
