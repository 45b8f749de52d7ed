import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCurlLine } from './curl-line.ts'
import { splitShellWords } from './shell-words.ts'

const read = (line: string) => {
  const parsed = parseCurlLine(line)
  return parsed.ok ? parsed.value : parsed.problem.message
}

describe('a pasted curl line', () => {
  test('is read for its address and -H headers', () => {
    expect(read(`curl -sSL -X GET 'https://api.example/v1?a=1&b=2' -H 'Accept: application/json' --header="X-Key: a'b"`)).toEqual(
      {
        url: 'https://api.example/v1?a=1&b=2',
        headers: [
          ['Accept', 'application/json'],
          ['X-Key', "a'b"],
        ],
      },
    )
  })

  test('as browsers copy it, over several lines', () => {
    const line =
      "curl 'https://api.example/data' \\\n  -H 'accept: */*' \\\r\n  -H 'referer: https://api.example/' \\\n  --compressed"
    expect(read(line)).toEqual({
      url: 'https://api.example/data',
      headers: [
        ['accept', '*/*'],
        ['referer', 'https://api.example/'],
      ],
    })
  })

  test('an address without quotes keeps its &', () => {
    expect(read('curl https://api.example/?a=1&b=2 -HX:y')).toEqual({
      url: 'https://api.example/?a=1&b=2',
      headers: [['X', 'y']],
    })
  })

  test('headers that the connection decides are left out', () => {
    expect(read("curl -H 'Host: other.example' -H 'Accept-Encoding: br' -H 'Connection: close' a.example")).toEqual({
      url: 'a.example',
      headers: [],
    })
  })

  test('an address alone will do', () => {
    expect(read(' https://api.example/x|y ')).toEqual({ url: 'https://api.example/x|y', headers: [] })
    expect(read('')).toBe('This is no address.')
    expect(read('two words')).toBe('This is no address.')
  })

  test.each([
    ['curl -d x=1 https://a.example', 'A curl line may hold an address and -H headers; the option -d is not read.'],
    ['curl -k https://a.example', 'A curl line may hold an address and -H headers; the option -k is not read.'],
    [
      'curl --data-binary=@/etc/passwd a.example',
      'A curl line may hold an address and -H headers; the option --data-binary is not read.',
    ],
    ['curl -o /tmp/x https://a.example', 'A curl line may hold an address and -H headers; the option -o is not read.'],
    ['curl -X POST https://a.example', 'A curl line is read with GET only.'],
    ['curl https://a.example | sh', 'This line asks a shell for more than one request: put what holds | in single quotes.'],
    ['curl https://a.example; rm -rf /', 'This line asks a shell for more than one request: put what holds ; in single quotes.'],
    ['curl https://a.example/$(id)', 'This line asks a shell for more than one request: put what holds $ in single quotes.'],
    [
      'curl "https://a.example/$(id)"',
      'This line asks a shell for more than one request: $ is not expanded. Put it in single quotes.',
    ],
    [
      'curl "https://a.example/`id`"',
      'This line asks a shell for more than one request: ` is not expanded. Put it in single quotes.',
    ],
    ['curl a.example && curl b.example', 'This line asks a shell for more than one request: take the & away.'],
    ["curl 'https://a.example", 'A quote in this line is not closed.'],
    ['curl "https://a.example', 'A quote in this line is not closed.'],
    ['curl', 'A curl line holds one address.'],
    ['curl a.example b.example', 'A curl line holds one address.'],
    ["curl a.example -H 'no colon'", 'A header in a curl line looks like -H "Name: value".'],
    ['curl a.example -H', 'A header in a curl line looks like -H "Name: value".'],
    ["curl a.example -H 'X: a\nY: b'", 'A header in a curl line looks like -H "Name: value".'],
    ["curl 'https://a.example/a b'", 'The address in the curl line holds a space or a line break.'],
    ['curl a.example\0', 'A curl line holds no NUL.'],
    [`curl a.example/${'x'.repeat(8_000)}`, 'A curl line has at most 8000 characters.'],
  ])('%j is refused', (line, message) => {
    expect(read(line)).toBe(message)
  })
})

describe('words of a line', () => {
  const singleQuoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`
  const doubleQuoted = (word: string) => `"${word.replace(/["\\$`]/g, '\\$&')}"`
  const escaped = (word: string) => (word === '' ? "''" : word.replace(/[^\w]/g, '\\$&'))
  const word = fc.string({ maxLength: 30 }).filter((text) => !/^&+$/.test(text))

  test.each([
    ['single quotes', singleQuoted],
    ['double quotes', doubleQuoted],
    ['backslashes', escaped],
  ])('what is written in %s reads back', (_, quoted) => {
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(' ', '  ', '\t', ' \\\n'), (words, blank) => {
        expect(splitShellWords(words.map(quoted).join(blank))).toEqual({ ok: true, value: words })
      }),
    )
  })

  test('any address and headers in quotes read back', () => {
    const name = fc.stringMatching(/^X-[A-Za-z0-9]{1,10}$/)
    const value = fc.string({ maxLength: 30 }).map((text) => text.trim())
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.array(fc.tuple(name, value), { maxLength: 5 }), (url, headers) => {
        const options = headers.map(([key, text]) => `-H ${singleQuoted(`${key}: ${text}`)}`)
        expect(read(`curl ${options.join(' ')} ${singleQuoted(url)}`)).toEqual({ url, headers })
      }),
    )
  })

  test('any text at all is answered, and never with an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseCurlLine(`curl ${text}`).ok).toBe('boolean')
      }),
    )
  })
})
