import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { feedFormSchema, isNeverRead } from './feed-form.ts'

const read = (input: unknown) => {
  const form = parseInput(feedFormSchema, input)
  return form.ok ? form.value : form.problem
}

test('an address is all it needs', () => {
  expect(read({ url: ' https://news.example/feed ' })).toEqual({
    ...{ name: '', url: 'news.example/feed', description: '', inputMode: 'rss' },
  })
})

test('a curl line is read as one, no matter which mode was chosen', () => {
  expect(read({ url: "curl https://a.example -H 'X: 1'", inputMode: 'rss' })).toMatchObject({ inputMode: 'curl' })
})

describe('what cannot be saved is refused at its field', () => {
  test.each([
    [{}, 'url', 'A feed needs its address.'],
    [{ url: '' }, 'url', 'A feed needs its address.'],
    [{ url: ' https:// ' }, 'url', 'A feed needs its address.'],
    [{ url: 7 }, 'url', 'A source is a text.'],
    [{ url: 'a.example|b.example' }, 'url', 'A feed has one address. Save the others as feeds of their own.'],
    [{ url: 'x'.repeat(8_001) }, 'url', 'A source has at most 8000 characters.'],
    [{ url: 'a.example\0' }, 'url', 'A source holds no NUL.'],
    [{ url: 'anna:secret@a.example' }, 'url', /^An address holds no user name and no password/],
    [{ url: "a.example -H 'X: 1'" }, 'url', 'A line with headers begins with curl.'],
    [{ url: 'a.example', name: 'x'.repeat(101) }, 'name', 'The name has at most 100 characters.'],
    [{ url: 'a.example', name: 'two\nlines' }, 'name', 'The name is one line, without control characters.'],
    [{ url: 'a.example', description: 'x'.repeat(501) }, 'description', 'The description has at most 500 characters.'],
    [{ url: 'a.example', inputMode: 'ftp' }, 'inputMode', 'The input mode is curl, https, json or rss.'],
  ])('%j', (input, field, message) => {
    expect(read(input)).toMatchObject({
      code: 'invalid',
      field,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })
})

test('an address that is never read is told from a source that does not answer now', () => {
  expect(['private-address', 'scheme', 'own-address'].every(isNeverRead)).toBe(true)
  expect(['timeout', 'http-status', 'unknown-host', 'empty', 'not-a-feed'].some(isNeverRead)).toBe(false)
})
