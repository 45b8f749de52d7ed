import { parseUrl } from '../parse-url.ts'
import { fail, ok, type Result } from '../problem.ts'
import { type CurlRequest, isCurlLine, parseCurlLine } from './curl-line.ts'
import { splitSources, uniqueSources, withoutFeedScheme } from './source-urls.ts'

/** A curl line as it may be shown, and the whole one with what its headers hold. */
export type KeptSource = { shown: string; whole: string }

const DOT = '•'
const DOTS = 4
const isMask = (value: string): boolean => value.length >= DOTS && [...value].every((character) => character === DOT)

/** For a line that cannot be read and may hold a secret anywhere. */
export const HIDDEN_LINE = `curl ${DOT.repeat(DOTS)}`

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const writeLine = ({ url, headers }: CurlRequest): string =>
  ['curl', quoted(url), ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)])].join(' ')

const shownLine = (whole: string, dots: number): string => {
  const line = parseCurlLine(whole)
  if (!line.ok) return HIDDEN_LINE
  return writeLine({ url: line.value.url, headers: line.value.headers.map(([name]) => [name, DOT.repeat(dots)]) })
}

/** Also a header that is never sent: the connection decides it, and still it may be a password. */
const mayHoldSecrets = (source: string): boolean =>
  isCurlLine(source) && (/-H|--header/.test(source) || !parseCurlLine(source).ok)

/** Sources as they may be shown and stored in the open: without a single value of a header. `kept` is what is to be sealed. */
export const maskSources = (sources: readonly string[]): { shown: string[]; kept: KeptSource[] } => {
  const kept: KeptSource[] = []
  const shown = sources.flatMap(splitSources).map((whole) => {
    if (!mayHoldSecrets(whole)) return whole
    let line = shownLine(whole, DOTS)
    // Two that differ in the value of a header alone stay two: the second has one dot more.
    for (let dots = DOTS + 1; kept.some((other) => other.shown === line); dots += 1) line = shownLine(whole, dots)
    kept.push({ shown: line, whole })
    return line
  })
  return { shown: uniqueSources(shown), kept }
}

const hasMask = (source: string): boolean => {
  const line = isCurlLine(source) ? parseCurlLine(source) : undefined
  return line?.ok === true && line.value.headers.some(([, value]) => isMask(value))
}

/** Scheme, host and port that a line sends its headers to. */
const originOf = (url: string): string | undefined => {
  const bare = withoutFeedScheme(url)
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`
  const origin = parseUrl(text)?.origin ?? 'null'
  // Addresses outside the web have no origin: they would all count as the same.
  return origin === 'null' ? undefined : origin
}

/**
 * The whole sources again: where a header shows dots, what was kept for it. It goes to the origin that it was typed for and to no other: for
 * another one, or where it is not clear which value is meant, it has to be typed again.
 */
export const unmaskSources = (sources: readonly string[], kept: readonly KeptSource[]): Result<string[]> => {
  const whole: string[] = []
  for (const source of sources.flatMap(splitSources)) {
    const exact = kept.find(({ shown }) => shown === source)
    if (exact || !hasMask(source)) whole.push(exact?.whole ?? source)
    else {
      const filled = fillLine(source, kept)
      if (!filled.ok) return filled
      whole.push(filled.value)
    }
  }
  return ok(whole)
}

const fillLine = (source: string, kept: readonly KeptSource[]): Result<string> => {
  const line = parseCurlLine(source)
  if (!line.ok) return line
  const { url, headers } = line.value
  const origin = originOf(url)
  const known = kept.flatMap(({ whole }) => {
    const other = parseCurlLine(whole)
    return other.ok && origin !== undefined && originOf(other.value.url) === origin ? other.value.headers : []
  })
  const filled: [string, string][] = []
  for (const [name, value] of headers) {
    const values = new Set(known.flatMap(([other, secret]) => (other.toLowerCase() === name.toLowerCase() ? [secret] : [])))
    const [secret] = values
    if (!isMask(value)) filled.push([name, value])
    else if (secret !== undefined && values.size === 1) filled.push([name, secret])
    else return fail('invalid', typeAgain(name, origin), 'source')
  }
  return ok(writeLine({ url, headers: filled }))
}

const typeAgain = (name: string, origin: string | undefined): string =>
  `What the header ${name.slice(0, 60)} holds is not kept for ${origin === undefined ? 'this address' : new URL(origin).host}. Please enter the curl line whole, with its headers.`
