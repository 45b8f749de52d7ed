import { fail, ok, type Result } from '../problem.ts'
import { splitShellWords } from './shell-words.ts'

export type CurlRequest = { url: string; headers: [name: string, value: string][] }

/** These change nothing in how a source is read. */
const IDLE_SWITCHES = /^-[sSLfgv]+$/
const IDLE_OPTIONS = new Set(['--silent', '--show-error', '--location', '--fail', '--globoff', '--verbose', '--compressed'])
/** What the connection itself decides. */
const OWN_HEADERS = /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|accept-encoding|keep-alive|proxy-.*)$/i
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*)$/
const MAX_HEADERS = 30
const MAX_LENGTH = 8_000

const refuse = (message: string) => fail('invalid', message, 'source')

export const isCurlLine = (text: string): boolean => /^curl(\s|$)/i.test(text.trim())

/** '-HName: value', '--header=…' and '--url=…' become two words each. */
const separate = (word: string): string[] => {
  const joined = /^(-[HX])(.+)$/s.exec(word) ?? /^(--[a-z-]+)=(.*)$/s.exec(word)
  return joined === null ? [word] : [joined[1] ?? '', joined[2] ?? '']
}

const readHeader = (text: string | undefined): Result<[string, string] | null> => {
  const match = HEADER.exec(text ?? '')
  if (match === null || /\p{Cc}/u.test((match[2] ?? '').replaceAll('\t', '')))
    return refuse('A header in a curl line looks like -H "Name: value".')
  const [, name = '', value = ''] = match
  return ok(OWN_HEADERS.test(name) ? null : [name, value.trim()])
}

const readWords = (words: readonly string[]): Result<{ urls: string[]; headers: [string, string][] }> => {
  const [urls, headers]: [string[], [string, string][]] = [[], []]
  const waiting = words.flatMap(separate)
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    if (word === '-H' || word === '--header') {
      const header = readHeader(waiting.shift())
      if (!header.ok) return header
      if (header.value !== null) headers.push(header.value)
    } else if (word === '-X' || word === '--request') {
      if (waiting.shift()?.toUpperCase() !== 'GET') return refuse('A curl line is read with GET only.')
    } else if (word === '--url') urls.push(waiting.shift() ?? '')
    else if (!word.startsWith('-')) urls.push(word)
    else if (!IDLE_SWITCHES.test(word) && !IDLE_OPTIONS.has(word))
      return refuse(`A curl line may hold an address and -H headers; the option ${word.slice(0, 40)} is not read.`)
  }
  return ok({ urls, headers })
}

/**
 * A pasted curl line, or a bare URL, read for its URL and -H headers. It is never executed: pipes, substitutions and options that
 * would change the request are refused. The URL comes as written; whether it may be fetched is the address guard's to say.
 */
export const parseCurlLine = (line: string): Result<CurlRequest> => {
  const text = line.trim()
  if (text.length > MAX_LENGTH) return refuse(`A curl line has at most ${MAX_LENGTH} characters.`)
  if (text.includes('\0')) return refuse('A curl line holds no NUL.')
  if (!isCurlLine(text))
    return /[\s\p{Cc}]/u.test(text) || text === '' ? refuse('This is no address.') : ok({ url: text, headers: [] })
  const words = splitShellWords(text)
  if (!words.ok) return words
  const read = readWords(words.value.slice(1))
  if (!read.ok) return read
  const { urls, headers } = read.value
  const [url = '', ...others] = urls
  if (url === '' || others.length > 0) return refuse('A curl line holds one address.')
  if (/[\s\p{Cc}]/u.test(url)) return refuse('The address in the curl line holds a space or a line break.')
  if (headers.length > MAX_HEADERS) return refuse(`A curl line holds at most ${MAX_HEADERS} headers.`)
  return ok({ url, headers })
}
