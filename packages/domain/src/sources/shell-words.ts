import { fail, ok, type Result } from '../problem.ts'

const refuse = (message: string) => fail('invalid', message, 'source')

const MEANS_SOMETHING = 'This line asks a shell for more than one request'
const OUTSIDE_QUOTES = new Set([';', '|', '<', '>', '(', ')', '`', '$'])
/** Inside double quotes a backslash takes the meaning of these only. */
const ESCAPED_IN_QUOTES = new Set(['$', '`', '"', '\\'])

type Reader = { text: string; index: number }

/** Reads what stands between single quotes, as it is; null without the closing one. */
const readSingle = (reader: Reader): string | null => {
  const end = reader.text.indexOf("'", reader.index)
  if (end < 0) return null
  const inside = reader.text.slice(reader.index, end)
  reader.index = end + 1
  return inside
}

const readDouble = (reader: Reader): Result<string> => {
  let inside = ''
  while (reader.index < reader.text.length) {
    const character = reader.text[reader.index++] ?? ''
    if (character === '"') return ok(inside)
    if (character === '`' || (character === '$' && /[\w({]/.test(reader.text[reader.index] ?? '')))
      return refuse(`${MEANS_SOMETHING}: ${character} is not expanded. Put it in single quotes.`)
    if (character !== '\\') inside += character
    else inside += readEscaped(reader)
  }
  return refuse('A quote in this line is not closed.')
}

const readEscaped = (reader: Reader): string => {
  const next = reader.text[reader.index++] ?? ''
  if (next === '\n') return ''
  return ESCAPED_IN_QUOTES.has(next) ? next : `\\${next}`
}

/** One word, quotes taken away; the reader stands at its first character. */
const readWord = (reader: Reader): Result<string> => {
  let word = ''
  while (reader.index < reader.text.length) {
    const character = reader.text[reader.index] ?? ''
    if (/\s/.test(character)) break
    reader.index += 1
    if (character === "'") {
      const inside = readSingle(reader)
      if (inside === null) return refuse('A quote in this line is not closed.')
      word += inside
    } else if (character === '"') {
      const inside = readDouble(reader)
      if (!inside.ok) return inside
      word += inside.value
    } else if (character === '\\') {
      const next = reader.text[reader.index++] ?? ''
      word += next === '\n' ? '' : next
    } else if (OUTSIDE_QUOTES.has(character)) return refuse(`${MEANS_SOMETHING}: put what holds ${character} in single quotes.`)
    else word += character
  }
  return ok(word)
}

/**
 * A command line as a POSIX shell would cut it into words, with nothing expanded and nothing run: what a shell would act upon is
 * refused. '&' inside a word is taken as it is, because people paste addresses without quotes.
 */
export const splitShellWords = (line: string): Result<string[]> => {
  const reader: Reader = { text: line.replaceAll('\r\n', '\n'), index: 0 }
  const words: string[] = []
  for (;;) {
    const blank = /^(?:\s|\\\n)+/.exec(reader.text.slice(reader.index))
    reader.index += blank?.[0].length ?? 0
    if (reader.index >= reader.text.length) return ok(words)
    const word = readWord(reader)
    if (!word.ok) return word
    if (/^&+$/.test(word.value)) return refuse(`${MEANS_SOMETHING}: take the & away.`)
    words.push(word.value)
  }
}
