import { describe, expect, it } from 'vitest'
import { cartChunk } from './cart-chunk.ts'
import { FACTS, LABEL } from './testing/given-label.ts'

const field = (chunk: Buffer, at: number, length: number): string =>
  chunk.toString('latin1', 8 + at, 8 + at + length).replace(/\0+$/, '')

const timersOf = (chunk: Buffer) =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
    const usage = field(chunk, 684 + 8 * i, 4)
    return usage === '' ? [] : [[usage, chunk.readUInt32LE(8 + 688 + 8 * i)]]
  })

describe('the cart chunk (AES46-2002)', () => {
  const chunk = cartChunk(LABEL, FACTS, '1')

  it('has each field where the standard puts it', () => {
    expect(chunk.toString('latin1', 0, 4)).toBe('cart')
    const said = chunk.readUInt32LE(4)
    expect([said, chunk.length]).toEqual([2048 + 'AI_GENERATED=1\r\n'.length, 8 + said + (said % 2)])
    const places = {
      version: [0, 4],
      title: [4, 64],
      artist: [68, 64],
      cutId: [132, 64],
      clientId: [196, 64],
      category: [260, 64],
    }
    const rest = { classification: [324, 64], outCue: [388, 64], startDate: [452, 10], startTime: [462, 8] }
    const end = { endDate: [470, 10], endTime: [480, 8], appId: [488, 64], appVersion: [552, 64], userDef: [616, 64] }
    const read = Object.fromEntries(
      Object.entries({ ...places, ...rest, ...end }).map(([name, [at = 0, length = 0]]) => [name, field(chunk, at, length)]),
    )
    expect(read).toEqual({
      ...{ version: '0101', title: 'Radio Koln: the news', artist: 'Zaneta', cutId: LABEL.schedulerId, clientId: 'Radio Koln' },
      ...{ category: 'News', classification: '', outCue: '', startDate: '2026-10-25', startTime: '02:30:01' },
      ...{ endDate: '2026-10-25', endTime: '05:30:01', appId: 'Hourcast', appVersion: '1', userDef: 'AI_GENERATED=1' },
    })
    expect(chunk.readUInt32LE(8 + 680)).toBe(32_768)
    expect(field(chunk, 1024, 1024)).toBe('')
    expect(field(chunk, 2048, 16)).toBe('AI_GENERATED=1\r\n')
  })

  it('says where the sound begins and ends, and that the next may begin where the last word ends', () => {
    // The MP3 is heard 1105 samples of its own later than it was spoken.
    const word = Math.round((1.525 - 1105 / 44_100) * 48_000)
    expect(timersOf(chunk)).toEqual([
      ['AUDs', 0],
      ['SEGs', word],
      ['EOM ', word],
      ['AUDe', 96_000],
    ])
  })

  it.each([
    ['without words of its own', { lastWordMs: null }, 96_000],
    ['with a recording of the station after its last word', { lastWordMs: 1_525 }, 10 * 48_000],
  ])('%s, the next may begin at its end', (_, label, frames) => {
    expect(timersOf(cartChunk({ ...LABEL, ...label }, { ...FACTS, frames }, '1'))[1]).toEqual(['SEGs', frames])
  })

  it('of what people have recorded says of no machine that it made it', () => {
    const recorded = cartChunk({ ...LABEL, isMachineMade: false }, FACTS, '1')
    expect([recorded.readUInt32LE(4), recorded.includes('AI_GENERATED')]).toEqual([2048, false])
  })

  it('is called by the station where its title cannot be written in its letters', () => {
    expect(field(cartChunk({ ...LABEL, title: 'समाचार' }, FACTS, '1'), 4, 64)).toBe('Radio Koln')
    expect(field(cartChunk({ ...LABEL, title: 'समाचार', station: 'आकाशवाणी' }, FACTS, '1'), 4, 64)).toBe('Hourcast')
  })
})
