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
const NEWS = 1
const CUSTOM = 7
const read = (items: ReturnType<typeof item>[], { type = NEWS, told = [] as string[], toldDaysAgo = 1 / 24 } = {}) =>
  readableItems({
    items,
    toldAt: new Map(told.map((id) => [id, airAt - toldDaysAgo * DAY])),
    airAt,
    presentationType: type,
  }).fresh.map(({ id }) => id)

test('news three days old is not told beside younger news, of any source, aired or not', () => {
  const items = [article('today', 0), article('two', 2), article('three', 3, 'Town Hall'), article('month', 29)]
  expect(read(items)).toEqual(['today', 'two'])
  expect(read(items, { told: ['today', 'two'] })).toEqual([])
})

test('who has not spoken for a week tells of the week', () => {
  const items = [article('today', 0), article('monday', 5), article('last-month', 29), article('told', 7)]
  expect(read(items, { told: ['told'], toldDaysAgo: 7 })).toEqual(['today', 'monday'])
})

test('where nothing is young, the youngest is told, with what is as young', () => {
  expect(read([article('a', 300), article('b', 301), article('c', 400)])).toEqual(['a', 'b'])
})

test('a task is given a week, and a slow source as long as it likes', () => {
  const items = [article('today', 0), article('six', 6), article('eight', 8), article('recipe', 300, 'Kitchen')]
  expect(read(items, { type: CUSTOM })).toEqual(['today', 'six', 'recipe'])
})

test('a host that was silent for weeks begins with these days', () => {
  expect(read([article('today', 0), article('six', 6)], { told: ['x'], toldDaysAgo: 20 })).toEqual(['today'])
})

test('what has no date, and a reading however old its date is, stay', () => {
  const reading = { ...item('pump', 'Pump 1', 'Pressure: 4 bar.'), publishedAt: airAt - 900 * DAY }
  expect(read([article('today', 0), item('undated', 'Fog'), reading])).toEqual(['today', 'undated', 'pump'])
})

test('the date of an event to come is read, and says nothing of the others', () => {
  expect(read([article('event', -9), article('last-year', 365)])).toEqual(['event', 'last-year'])
  expect(read([article('zone-slip', -0.9), article('last-year', 365)])).toEqual(['zone-slip'])
})
