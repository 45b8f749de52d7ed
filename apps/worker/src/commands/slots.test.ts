import { expect, test } from 'vitest'
import { outputOf } from '../testing/output-of.ts'
import { slotsCommand } from './slots.ts'

const slots = (...args: string[]) => outputOf(slotsCommand(), args)
const instants = async (...args: string[]): Promise<string[]> => JSON.parse(await slots(...args, '--json'))

const BERLIN = ['--zone', 'Europe/Berlin', '--days', '7'] as const
const AUTUMN = ['--from', '2026-10-24T22:00:00Z'] as const
const SPRING = ['--from', '2027-03-27T23:00:00Z'] as const
const HOURLY = Array.from({ length: 24 }, (_, hour) => `${hour}:00`).join(',')
const EVERY_DAY = '1,2,3,4,5,6,7'

test('clocks go back: an hour that exists twice airs twice only where its neighbours air too', async () => {
  expect(await instants(...BERLIN, '--hours', '1:00,2:00,3:00', ...AUTUMN, '--count', '4')).toEqual([
    '2026-10-24T23:00:00Z',
    '2026-10-25T00:00:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T02:00:00Z',
  ])
  expect(await instants(...BERLIN, '--hours', '2:00', ...AUTUMN, '--count', '2')).toEqual([
    '2026-10-25T00:00:00Z',
    '2026-11-01T01:00:00Z',
  ])
})

test('clocks go forward: an hour that does not exist airs after the gap, and merges with what is there', async () => {
  expect(await instants(...BERLIN, '--hours', '2:30', ...SPRING, '--count', '2')).toEqual([
    '2027-03-28T01:00:00Z',
    '2027-04-04T00:30:00Z',
  ])
  expect(await instants(...BERLIN, '--hours', '1:00,2:00,3:00,4:00', ...SPRING, '--count', '3')).toEqual([
    '2027-03-28T00:00:00Z',
    '2027-03-28T01:00:00Z',
    '2027-03-28T02:00:00Z',
  ])
})

test.each([
  ['back', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
  ['forward', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z', 23],
  ['nowhere', '2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z', 24],
])('a station that airs every hour: clocks go %s, from %s', async (_where, from, until, count) => {
  const all = await instants('--zone', 'Europe/Berlin', '--days', EVERY_DAY, '--hours', HOURLY, '--from', from, '--count', '30')
  expect(all.filter((instant) => instant < until)).toHaveLength(count)
})

test('for people, each line says the instant, the wall time, and what the clocks did to it', async () => {
  expect(await slots(...BERLIN, '--hours', '1:00,2:00,3:00', ...AUTUMN, '--count', '3')).toBe(
    [
      '2026-10-24T23:00:00Z  2026-10-25 01:00 Europe/Berlin',
      '2026-10-25T00:00:00Z  2026-10-25 02:00 Europe/Berlin',
      '2026-10-25T01:00:00Z  2026-10-25 02:00 Europe/Berlin  (second airing of a repeated hour)',
    ].join('\n'),
  )
  expect(await slots(...BERLIN, '--hours', '2:30', ...SPRING, '--count', '1')).toBe(
    '2027-03-28T01:00:00Z  2027-03-28 02:30 Europe/Berlin  (hour skipped by the clocks: airs after the gap)',
  )
})

test('an instant that is asked from is itself among the answers', async () => {
  const noon = ['--zone', 'UTC', '--days', EVERY_DAY, '--hours', '12:00', '--count', '1']
  expect(await instants(...noon, '--from', '2026-11-21T12:00:00Z')).toEqual(['2026-11-21T12:00:00Z'])
  expect(await instants(...noon, '--from', '2026-11-21T12:00:00.001Z')).toEqual(['2026-11-22T12:00:00Z'])
})

test('several schedules as JSON give one list in order; the short names of Settings are zones too', async () => {
  const schedules = JSON.stringify([
    { id: 'a', days: [1], hours: ['7:30'] },
    { id: 'b', days: [1, 2], hours: ['6:00'] },
  ])
  expect(await instants('--zone', 'EST', '--schedules', schedules, '--from', '2026-11-23T00:00:00Z', '--count', '3')).toEqual([
    '2026-11-23T11:00:00Z',
    '2026-11-23T12:30:00Z',
    '2026-11-24T11:00:00Z',
  ])
})

test.each<[string, string[], string]>([
  ['a zone that nobody knows', ['--zone', 'Mars/Olympus', '--days', '1', '--hours', '7:00'], '--zone: '],
  ['hour 24:00', ['--zone', 'UTC', '--days', '1', '--hours', '24:00'], '--hours: Invalid hour format.'],
  ['day 8', ['--zone', 'UTC', '--days', '8', '--hours', '7:00'], '--days: A day is a number from 1'],
  ['a day that is a word', ['--zone', 'UTC', '--days', 'Monday', '--hours', '7:00'], '--days: '],
  ['no days', ['--zone', 'UTC', '--hours', '7:00'], 'Say when: '],
  ['a broken list of schedules', ['--zone', 'UTC', '--schedules', '[{'], '--schedules is not JSON'],
  [
    'two schedules at one hour',
    ['--zone', 'UTC', '--schedules', '[{"id":"a","days":[1],"hours":["7:00"]},{"id":"b","days":[1],"hours":["07:00"]}]'],
    '--schedules 1.hours: Warning: Collision detected: Schedule 1 and 2 overlap on Monday at 7:00.',
  ],
  ['an invalid date', ['--zone', 'UTC', '--days', '1', '--hours', '7:00', '--from', 'soon'], "--from: 'soon'"],
  ['no count', ['--zone', 'UTC', '--days', '1', '--hours', '7:00', '--count', '0'], '--count: '],
  ['half a count', ['--zone', 'UTC', '--days', '1', '--hours', '7:00', '--count', '1.5'], '--count: '],
])('%s is a wrong use, and the sentence names it', async (_what, args, words) => {
  await expect(slots(...args)).rejects.toMatchObject({ exitCode: 2, message: expect.stringContaining(words) })
})

test('its --help has an example that works', async () => {
  const help: string[] = []
  const command = slotsCommand()
    .exitOverride()
    .configureOutput({ writeOut: (text) => help.push(text) })
  await expect(command.parseAsync(['--help'], { from: 'user' })).rejects.toMatchObject({ exitCode: 0 })
  const example = /npm run hourcast -- slots (.+)$/m.exec(help.join(''))?.[1] ?? ''
  expect(JSON.parse(await slots(...example.split(' ')))).toHaveLength(4)
})
