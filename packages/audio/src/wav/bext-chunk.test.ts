import { describe, expect, it } from 'vitest'
import { bextChunk } from './bext-chunk.ts'
import { FACTS, LABEL } from './testing/given-label.ts'

const field = (chunk: Buffer, at: number, length: number): string =>
  chunk.toString('latin1', 8 + at, 8 + at + length).replace(/\0+$/, '')

describe('the bext chunk (EBU Tech 3285, version 2)', () => {
  const chunk = bextChunk(LABEL, FACTS)

  it('says how long it is, and is followed by an even byte', () => {
    expect(chunk.toString('latin1', 0, 4)).toBe('bext')
    const said = chunk.readUInt32LE(4)
    expect([said > 602, chunk.length]).toEqual([true, 8 + said + (said % 2)])
  })

  it('has description, originator, reference, date and time where the standard puts them', () => {
    expect(field(chunk, 0, 256)).toBe('Radio Koln: the news - Zaneta - Machine-made speech, AI_GENERATED=1')
    expect(field(chunk, 256, 32)).toBe('Radio Koln')
    expect(field(chunk, 288, 32)).toBe('k3v7x2q5m4t6w2y7b5d3f4h6j2')
    expect(field(chunk, 320, 10)).toBe('2026-10-25')
    expect(field(chunk, 330, 8)).toBe('02:30:01')
  })

  it('counts samples since midnight by the station’s clock, to the last second of the day', () => {
    expect(chunk.readBigUInt64LE(8 + 338)).toBe(BigInt((2 * 3600 + 30 * 60 + 1) * 48_000))
    const last = bextChunk({ ...LABEL, airs: { date: '2026-10-25', time: '23:59:59' } }, FACTS)
    expect(last.readBigUInt64LE(8 + 338)).toBe(86_399n * 48_000n)
  })

  it('has its loudness in hundredths, and a mark where it is not known', () => {
    expect(chunk.readUInt16LE(8 + 346)).toBe(2)
    expect([0, 1, 2, 3, 4].map((i) => chunk.readInt16LE(8 + 412 + 2 * i))).toEqual([-1602, 450, -137, -1120, 0x7fff])
    expect(chunk.subarray(8 + 422, 8 + 602).every((byte) => byte === 0)).toBe(true)
  })

  it('tells how it came about, and that a machine made it', () => {
    expect(field(chunk, 602, 500)).toBe(
      'A=MPEG1L3,F=44100,B=128,M=joint-stereo,T=Hourcast\r\nA=PCM,F=48000,W=16,M=stereo,T=Hourcast; AI_GENERATED=1\r\n',
    )
    const old = bextChunk({ ...LABEL, isMachineMade: false }, { ...FACTS, isOfMono: true })
    expect(field(old, 602, 500)).toBe('A=MPEG1L3,F=44100,B=128,M=mono,T=Hourcast\r\nA=PCM,F=48000,W=16,M=stereo,T=Hourcast\r\n')
    expect(old.includes('AI_GENERATED')).toBe(false)
  })

  it('cuts what is too long, and leaves no field to its neighbour', () => {
    const long = bextChunk({ ...LABEL, title: 'x'.repeat(900), station: 'y'.repeat(90) }, FACTS)
    expect(field(long, 0, 256)).toBe(`${'x'.repeat(160)} - Zaneta - Machine-made speech, AI_GENERATED=1`)
    expect(field(long, 256, 32)).toBe('y'.repeat(32))
    expect(field(long, 288, 32)).toBe('k3v7x2q5m4t6w2y7b5d3f4h6j2')
  })
})
