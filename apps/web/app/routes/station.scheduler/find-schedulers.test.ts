import type { SchedulerSummary } from '@hourcast/server/schedulers/scheduler-summary'
import { expect, test } from 'vitest'
import { findSchedulers } from './find-schedulers.ts'

const card = (hostName: string, nextAirAt: number | null, change: object = {}): SchedulerSummary =>
  ({
    scheduler: {
      hostName,
      stationName: 'Harbour Radio',
      presentationType: 1,
      language: 1,
      source: 'news.example/rss',
      ...change,
    },
    nextAirAt,
  }) as unknown as SchedulerSummary

const CARDS = [card('Ada', null), card('Ben', 30), card('Clara', 10, { presentationType: 2, language: 0 }), card('Dora', null)]

const found = (wanted: string) => findSchedulers(CARDS, wanted).map(({ scheduler }) => scheduler.hostName)

test('what airs next comes first; what has nothing ahead comes last, in the order in which it was made', () => {
  expect(found('')).toEqual(['Clara', 'Ben', 'Ada', 'Dora'])
})

test('hosts are found by name, type, language and source; every word must be there', () => {
  expect(found(' clara ')).toEqual(['Clara'])
  expect(found('weather')).toEqual(['Clara'])
  expect(found('German NEWS')).toEqual(['Ben', 'Ada', 'Dora'])
  expect(found('harbour ben')).toEqual(['Ben'])
  expect(found('nobody')).toEqual([])
})
