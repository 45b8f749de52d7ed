import { readFileSync } from 'node:fs'
import { readTestimonials } from '@hourcast/domain/site/testimonials'
import { expect, test } from 'vitest'

const file = JSON.parse(readFileSync(new URL('../../../public/testimonials.json', import.meta.url), 'utf8'))

test('each entry of the file of testimonials says that it is an example, and of whom', () => {
  const entries = readTestimonials(file)
  expect(entries).toHaveLength(file.length)
  expect(entries.length).toBeGreaterThanOrEqual(5)
  for (const entry of file) expect(entry.example).toBe(true)
  for (const { author } of entries) expect(author).toMatch(/^as .+ might put it$/)
})

test('no two are alike, and none is longer than its place on a phone', () => {
  const messages = readTestimonials(file).map(({ message }) => message)
  expect(new Set(messages).size).toBe(messages.length)
  for (const message of messages) expect(message.length).toBeLessThanOrEqual(160)
})
