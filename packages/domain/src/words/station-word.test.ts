import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { foldedOf, stationWordSchema } from './station-word.ts'

const parse = (input: object) => parseInput(stationWordSchema, input)

test('an entry of each list, tidied', () => {
  expect(parse({ kind: 'never', written: '  Rolls   Royce ' })).toEqual({
    ok: true,
    value: { kind: 'never', tongue: '', written: 'Rolls Royce', said: '' },
  })
  expect(parse({ kind: 'said', tongue: 'de', written: 'Ghent', said: 'Gent' })).toEqual({
    ok: true,
    value: { kind: 'said', tongue: 'de', written: 'Ghent', said: 'Gent' },
  })
})

test('a word is said in letters, in IPA, or in both', () => {
  for (const said of ['gent', '/ɡɛnt/', 'gent /ɡɛnt/'])
    expect(parse({ kind: 'said', tongue: 'en', written: 'Ghent', said }), said).toMatchObject({ ok: true, value: { said } })
})

test('a source is known by the host of its address, or by the name that previews show', () => {
  const writtenOf = (written: string) => parse({ kind: 'source', written, said: 'the B B C' })
  for (const address of ['https://www.BBC.co.uk/news?x=1', 'bbc.co.uk', 'www.bbc.co.uk:443'])
    expect(writtenOf(address), address).toMatchObject({ value: { written: 'bbc.co.uk' } })
  expect(writtenOf('Feed MRSS-S')).toMatchObject({ value: { written: 'Feed MRSS-S' } })
})

describe('is refused at its field', () => {
  test.each([
    ['written', { kind: 'never', written: '' }],
    ['written', { kind: 'never', written: 'a\r\nb' }],
    ['written', { kind: 'never', written: 'a\0' }],
    ['written', { kind: 'never', written: 'a'.repeat(65) }],
    ['written', { kind: 'never', written: 'C++' }],
    ['written', { kind: 'said', tongue: 'en', written: '...', said: 'dots' }],
    ['tongue', { kind: 'never', tongue: 'xx', written: 'word' }],
    ['tongue', { kind: 'said', written: 'word', said: 'wurd' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: "[[h@'loU]]" }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '<break/>' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '/[[a]]/' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: 'wurd /' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '/WORD/' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '[word](/a/)' }],
    ['said', { kind: 'said', tongue: 'en', written: 'word', said: '--' }],
    ['said', { kind: 'source', written: 'bbc.co.uk', said: 'a\nb' }],
    ['kind', { kind: 'other', written: 'word' }],
  ])('%s of %j', (field, input) => {
    expect(parse(input)).toMatchObject({ ok: false, problem: { code: 'invalid', field } })
  })
})

test('64 letters are enough and no more, in any script', () => {
  expect(parse({ kind: 'never', written: 'क'.repeat(64) }).ok).toBe(true)
  expect(parse({ kind: 'never', written: '𝒜'.repeat(64) }).ok).toBe(true)
})

test('what differs by nothing that counts is one entry', () => {
  expect(foldedOf({ kind: 'never', written: 'Crème-Brûlée' })).toBe(foldedOf({ kind: 'never', written: 'creme brulee' }))
  expect(foldedOf({ kind: 'said', written: 'resume' })).not.toBe(foldedOf({ kind: 'said', written: 'résumé' }))
})
