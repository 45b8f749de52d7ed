import { analyse } from 'chardet'

/** How far into a body a declaration is looked for, and how much of it the guess may read. */
const DECLARATION_BYTES = 2048
const GUESS_BYTES = 16_384

/** Points of a hundred: short texts look alike in several charsets, and this one is by far the most frequent. */
const WESTERN_BONUS = 10

const XML_DECLARATION = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)["']/i
const META_CHARSET = /<meta\b[^>]{0,200}?charset\s*=\s*["']?([\w.:-]+)/i
const TYPE_CHARSET = /charset\s*=\s*["']?([\w.:-]+)/i

/**
 * Bytes to text: byte order mark, Content-Type, XML or meta declaration, and a guess last. A declaration that the bytes contradict
 * (UTF-8 that is not, or Latin-1 that is really UTF-8) does not count. Never throws; what is no character becomes U+FFFD.
 */
export const decodeText = (bytes: Uint8Array, contentType = ''): string => {
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes)
  const declared = declaredCharset(bytes, contentType)
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  if (isTrueUtf8(utf8, bytes) || (declared === 'utf-8' && isMostlyUtf8(utf8))) return utf8
  if (declared !== undefined && declared !== 'utf-8') return decodeAs(declared, bytes)
  if (isPlainAscii(utf8)) return utf8
  return decodeAs(guessCharset(bytes), bytes)
}

/** What windows-1252 has at 80 to 9F. Several Node versions decode it as plain Latin-1, where control characters stand there. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const decodeAs = (charset: string, bytes: Uint8Array): string => {
  if (charset !== 'windows-1252') return new TextDecoder(charset).decode(bytes)
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin1.replace(/[\u0080-\u009F]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80))
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

const declaredCharset = (bytes: Uint8Array, contentType: string): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')
  for (const pattern of [TYPE_CHARSET, XML_DECLARATION, META_CHARSET]) {
    const label = knownCharset(pattern.exec(pattern === TYPE_CHARSET ? contentType : head)?.[1])
    // UTF-16 without a single zero byte is a wrong declaration of something else.
    if (label !== undefined && !(label.startsWith('utf-16') && !head.includes('\0'))) return label
  }
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] === 0x3c ? 'utf-16be' : undefined
}

const knownCharset = (label: string | undefined): string | undefined => {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Has characters beyond ASCII, every one of them well-formed: no other charset looks like that by chance. */
const isTrueUtf8 = (text: string, bytes: Uint8Array): boolean =>
  /[^\0-\x7F]/.test(text) && !text.includes('\0') && (!text.includes('\uFFFD') || isWellFormed(bytes))

/** U+FFFD may stand in the text itself, where its publisher lost a letter. */
const isWellFormed = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** A few broken bytes (a text cut in mid-character) in what is otherwise UTF-8. */
const isMostlyUtf8 = (text: string): boolean => {
  const broken = count(text, /\uFFFD/g)
  return broken === 0 || broken * 10 < count(text, /[^\0-\x7F]/g)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const isPlainAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text)

const guessCharset = (bytes: Uint8Array): string => {
  const first = bytes.findIndex((byte) => byte > 0x7f)
  const from = Math.max(0, first - 512)
  const matches = analyse(bytes.subarray(from, from + GUESS_BYTES)).filter(
    ({ name }) => name !== 'UTF-8' && knownCharset(name) !== undefined,
  )
  const western = matches.find(({ name }) => knownCharset(name) === 'windows-1252')
  const [best] = matches
  if (best === undefined || (western !== undefined && best.confidence - western.confidence <= WESTERN_BONUS))
    return 'windows-1252'
  return best.name
}
