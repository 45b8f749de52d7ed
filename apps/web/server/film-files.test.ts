import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import film from '../film/film.json' with { type: 'json' }

const read = (name: string) => readFileSync(new URL(`../film/${name}`, import.meta.url))

/** MP4: the box 'mvhd' holds version and flags, two times of 4 bytes, how many units a second has, and the duration in them. */
const secondsOfMp4 = (file: Buffer): number => {
  const header = file.indexOf('mvhd') + 4
  expect(file.readUInt8(header)).toBe(0)
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)
}

/** WebM: the element 0x4489, 8 bytes long, is the duration as a float, in milliseconds as ffmpeg writes it (0x2ad7b1 is 1,000,000 ns). */
const secondsOfWebm = (file: Buffer): number => {
  const scale = file.indexOf(Buffer.from('2ad7b1', 'hex'))
  expect(file.readUIntBE(scale + 4, (file[scale + 3] ?? 0) & 0x0f)).toBe(1_000_000)
  return file.readDoubleBE(file.indexOf(Buffer.from('448988', 'hex')) + 3) / 1000
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const cues = [
  ...read('film.vtt')
    .toString()
    .matchAll(/^(\S+) --> (\S+)\n(.+)$/gm),
].map(([, from = '', to = '', text = '']) => ({
  from: secondsOf(from),
  to: secondsOf(to),
  text,
}))

test.each([
  ['film.webm', secondsOfWebm],
  ['film.mp4', secondsOfMp4],
] as const)('%s is 40 to 60 s long, as film.json says, and at most 2 MB', (name, lengthOf) => {
  const file = read(name)
  const seconds = lengthOf(file)
  expect(seconds).toBeGreaterThanOrEqual(40)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(Math.abs(seconds - film.seconds)).toBeLessThan(0.2)
  expect(file.length).toBeLessThanOrEqual(2_000_000)
})

test('the MP4 begins with what a player needs before it plays', () => {
  const file = read('film.mp4')
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})

test('its captions are in order, do not overlap, and end within the film', () => {
  expect(read('film.vtt').toString()).toMatch(/^WEBVTT\n/)
  expect(cues.length).toBeGreaterThanOrEqual(5)
  for (const [index, { from, to, text }] of cues.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0)
    expect(text.length).toBeLessThanOrEqual(80)
  }
  expect(cues.at(-1)?.to).toBeLessThanOrEqual(film.seconds)
})

test('what it shows stands in words too, in order', () => {
  expect(film.chapters.length).toBeGreaterThanOrEqual(6)
  for (const [index, { at, text }] of film.chapters.entries()) {
    expect(text).not.toBe('')
    expect(at).toBeGreaterThan(film.chapters[index - 1]?.at ?? -1)
    expect(at).toBeLessThan(film.seconds)
  }
})

test.each(Object.entries(film.sha256))('%s is as `npm run film` made it, of the commit that film.json names', (name, sha256) => {
  expect(createHash('sha256').update(read(name)).digest('hex')).toBe(sha256)
  expect(film.commit).toMatch(/^[0-9a-f]{10}$/)
})
