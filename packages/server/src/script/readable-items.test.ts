import { expect, test } from 'vitest'
import { readableItems } from './readable-items.ts'
import { item } from './testing/write-input.ts'

const airAt = Date.parse('2027-03-14T07:30:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const article = (id: string, days: number, source = 'Coast News') => ({
  ...item(id, `Story ${id}`, '', source),
  link: `https://coast.example/${id}`,
  publishedAt: airAt - days * DAY,
})
const read = (items: ReturnType<typeof item>[], ...aired: string[]) =>
  readableItems({ items, toldAt: new Map(aired.map((id) => [id, airAt - HOUR])), airAt, presentationType: 1 }).fresh.map(
    ({ id }) => id,
  )

test('a back number is no news beside a young article of its source, aired or not', () => {
  const items = [article('today', 0), article('month', 29), article('last-year', 365)]
  expect(read(items)).toEqual(['today', 'month'])
  expect(read(items, 'today', 'month')).toEqual([])
})

test('a source that has nothing younger is read all the same', () => {
  expect(read([article('today', 0, 'Daily'), article('a', 300), article('b', 400)])).toEqual(['today', 'a', 'b'])
})

test('what has no date, and a reading however old its date is, stay', () => {
  const reading = { ...item('pump', 'Pump 1', 'Pressure: 4 bar.'), publishedAt: airAt - 900 * DAY }
  expect(read([article('today', 0), item('undated', 'Fog'), reading])).toEqual(['today', 'undated', 'pump'])
})

test('the date of an event to come is read, and says nothing of the others', () => {
  expect(read([article('event', -9), article('last-year', 365)])).toEqual(['event', 'last-year'])
  expect(read([article('zone-slip', -0.9), article('last-year', 365)])).toEqual(['zone-slip'])
})
