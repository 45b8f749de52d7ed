import { beforeAll, describe, expect, it } from 'vitest'
import { fromDecibel } from './dsp/decibel.ts'
import { normalise } from './dsp/normalise.ts'
import { concatenate } from './dsp/tidy-speech.ts'
import { GateError } from './gate-error.ts'
import { checkGates } from './gates.ts'
import { encodeMp3, MP3_SAMPLE_RATE as RATE } from './mp3.ts'
import { babble, silence } from './testing/signals.ts'

const levelled = (samples: Float32Array, lufs = -16, ceilingDbtp = -2) => normalise([samples], RATE, { lufs, ceilingDbtp })[0]
const good = levelled(concatenate([silence(0.3, RATE), babble(4, RATE), silence(0.3, RATE)]))
const refusals = async (samples: Float32Array, predictedMs = 4600) => {
  const { faults } = await checkGates({ mp3: await encodeMp3([samples]), predictedMs, targetLufs: -16 })
  return faults.map(({ gate }) => gate)
}

let goodMp3: Uint8Array
beforeAll(async () => {
  goodMp3 = await encodeMp3([good])
})
const check = (mp3: Uint8Array, predictedMs = 4600) => checkGates({ mp3, predictedMs, targetLufs: -16 })

describe('the gates before publishing', () => {
  it('let a good bulletin pass and measure it', async () => {
    const { faults, lufs, truePeakDbtp, durationMs } = await check(goodMp3)
    expect(faults).toEqual([])
    expect(Math.abs(lufs + 16)).toBeLessThan(0.5)
    expect(truePeakDbtp).toBeLessThan(-1)
    expect(durationMs).toBeCloseTo(4640, -2)
  })

  it.each([
    ['nothing', () => new Uint8Array(0)],
    ['an error page', () => Buffer.from('<html>502 Bad Gateway</html>'.repeat(900))],
    ['zeros', () => new Uint8Array(60_000)],
  ])('refuse %s as not decodable', async (_, bytes) => {
    expect((await check(bytes())).faults.map(({ gate }) => gate)).toEqual(['decodable'])
  })

  it('refuse an MP3 with garbage in its middle', async () => {
    const broken = Uint8Array.from(goodMp3)
    broken.fill(0x55, 20_000, 34_000)
    expect((await check(broken)).faults).toMatchObject([
      { gate: 'decodable', measured: expect.stringMatching(/^no MP3 frame at byte \d+$/) },
    ])
  })

  it('refuse an MP3 that was cut off', async () => {
    const cut = goodMp3.subarray(0, goodMp3.length - 100)
    expect((await check(cut)).faults).toMatchObject([
      { gate: 'decodable', measured: expect.stringMatching(/^the last frame is cut off/) },
    ])
  })

  it('refuse what is not longer than 10 kB', async () => {
    expect(await refusals(levelled(babble(0.5, RATE)), 500)).toEqual(['size'])
  })

  it('refuse what is shorter than 0.6 or longer than 1.4 times what the words predict', async () => {
    const { durationMs } = await check(goodMp3)
    const gatesAt = async (ratio: number) => (await check(goodMp3, durationMs / ratio)).faults.map(({ gate }) => gate)
    expect(await gatesAt(0.59)).toEqual(['duration'])
    expect(await gatesAt(0.61)).toEqual([])
    expect(await gatesAt(1.39)).toEqual([])
    expect(await gatesAt(1.41)).toEqual(['duration'])
  })

  it('refuse a silence over 2 s inside', async () => {
    const pausing = (seconds: number) => levelled(concatenate([babble(2, RATE), silence(seconds, RATE), babble(2, RATE)]))
    expect(await refusals(pausing(2.3), 6300)).toEqual(['silence inside'])
    expect(await refusals(pausing(1.7), 5700)).toEqual([])
  })

  it('refuse a silence over 1 s at either end', async () => {
    expect(await refusals(levelled(concatenate([silence(1.2, RATE), babble(4, RATE)])), 5200)).toEqual(['silence at the ends'])
    expect(await refusals(levelled(concatenate([babble(4, RATE), silence(1.2, RATE)])), 5200)).toEqual(['silence at the ends'])
  })

  it('refuse a true peak above −1 dBTP', async () => {
    const spiky = Float32Array.from(good)
    for (let i = 0; i < 60; i++) spiky[60_000 + i] = Math.sin(i / 3)
    expect(await refusals(spiky)).toEqual(['true peak'])
  })

  it('refuse what is more than 1 LU off its target', async () => {
    const off = (lu: number) => good.map((sample) => sample * fromDecibel(lu))
    expect(await refusals(off(-1.3))).toEqual(['loudness'])
    expect(await refusals(off(-0.7))).toEqual([])
  })

  it('refuse silence for more than one reason', async () => {
    expect(await refusals(silence(4.6, RATE))).toEqual(['silence at the ends', 'loudness'])
  })

  it('name the gate, the measured value and the bound', async () => {
    const [fault] = (await check(goodMp3, 60_000)).faults
    if (!fault) throw new Error('it passed')
    const error = new GateError(fault)
    expect(error).toMatchObject({ code: 'duration', bound: 'from 36.00 s to 84.00 s' })
    expect(error.message).toMatch(/^the duration gate refused the audio: 4\.6\d s, but it must be from 36\.00 s to 84\.00 s$/)
  })
})
