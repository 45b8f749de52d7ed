import { expect, test } from 'vitest'
import { groupSamples, type Sample } from './group-samples.ts'

const sample = (Category: string, Language: string, Style: string): Sample => ({
  ...{ Category, Language, Style },
  HostName: 'Clara',
  Location: 'Port Ellery',
  Path: `/samples/${Language}-${Style}.mp3`,
})

test('samples stand in one group for each presentation type, by language and then by style', () => {
  const groups = groupSamples([
    sample('News', 'German', 'Pop'),
    sample('Weather', 'Polish', 'Jazz'),
    sample('News', 'English', 'Soul'),
    sample('News', 'German', 'Jazz'),
    sample('News', 'English', 'Jazz'),
  ])
  expect(groups.map(({ category }) => category)).toEqual(
    'Intro,News,Weather,Traffic,Today,Playlist,Outro,Custom action'.split(','),
  )
  const [, news, weather, traffic] = groups
  expect(news?.samples.map(({ Language, Style }) => `${Language} ${Style}`)).toEqual([
    'English Jazz',
    'English Soul',
    'German Jazz',
    'German Pop',
  ])
  expect(weather?.samples).toHaveLength(1)
  expect(traffic?.samples).toEqual([])
})
