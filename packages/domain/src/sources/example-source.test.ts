import { expect, test } from 'vitest'
import { LANGUAGES } from '../hosts/languages.ts'
import { EXAMPLE_TONGUES, exampleSourceFor, exampleTongueOf } from './example-source.ts'

test('each language has an example feed in its own tongue, and each tongue is that of a language', () => {
  const tongues = LANGUAGES.map(({ value, locale }) => {
    const tongue = exampleTongueOf(exampleSourceFor(value))
    expect(locale.slice(0, 2)).toBe(tongue)
    return tongue
  })
  expect(new Set(tongues)).toEqual(new Set(EXAMPLE_TONGUES))
  expect(exampleSourceFor(99)).toBe('hourcast.example/en.xml')
})

test.each([
  ['hourcast.example/de.xml', 'de'],
  ['https://hourcast.example/de.xml', 'de'],
  ['http://hourcast.example/en.xml', 'en'],
  ['hourcast.example', null],
  ['hourcast.example/', null],
  ['hourcast.example/ru.xml', null],
  ['hourcast.example/en.xml/../../etc', null],
  ['hourcast.example/en.xml?x=1', null],
  ['hourcast.example:8080/en.xml', null],
  ['anna@hourcast.example/en.xml', null],
  ['sub.hourcast.example/en.xml', null],
  ['ftp://hourcast.example/en.xml', null],
])('%s is the example of %s', (source, tongue) => {
  expect(exampleTongueOf(source)).toBe(tongue)
})
