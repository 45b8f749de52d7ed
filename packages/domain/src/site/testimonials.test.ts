import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTestimonial, readTestimonials, TESTIMONIAL_FADE_MS, TESTIMONIAL_MS } from './testimonials.ts'

test('another one every 8 s, faded in within 700 ms', () => {
  expect([TESTIMONIAL_MS, TESTIMONIAL_FADE_MS]).toEqual([8_000, 700])
})

test('no matter what the dice show, it is another one of the list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 50 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      ([count, current], roll) => {
        const next = nextTestimonial(count, current, () => roll)
        expect(next).not.toBe(current)
        expect(Number.isInteger(next) && next >= 0 && next < count).toBe(true)
      },
    ),
  )
})

test('each of the others can be next, as often as each other', () => {
  const rolls = Array.from({ length: 40 }, (_, index) => index / 40)
  const drawn = rolls.map((roll) => nextTestimonial(5, 2, () => roll))
  for (const other of [0, 1, 3, 4]) expect(drawn.filter((next) => next === other)).toHaveLength(10)
})

test('a single one stays', () => {
  expect(nextTestimonial(1, 0, () => 0.9)).toBe(0)
  expect(nextTestimonial(0, 0, () => 0.9)).toBe(0)
})

test('the file is a list of messages and authors; whatever else lies there is left out', () => {
  const good = { message: 'It airs.', author: 'Example: an editor' }
  expect(readTestimonials([good, { message: 'No author' }, { ...good, message: ' ' }, null, 7, [good]])).toEqual([good])
  expect([null, undefined, 'text', { ...good }].map(readTestimonials)).toEqual([[], [], [], []])
})
