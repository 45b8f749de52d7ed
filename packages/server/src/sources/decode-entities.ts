import { parseHTML } from 'linkedom'

/** One character reference; the semicolon is often forgotten. */
const REFERENCE = /&(?:#x?[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi

/** Real texts hold a few dozen different ones; past this number they are nonsense and become blanks. */
const DIFFERENT_MAX = 1000

/** HTML character references to characters (&eacute; &#8217; &amp;); what only looks like one stays as it is. */
export const decodeEntities = (text: string): string => {
  const decoded = new Map<string, string>()
  return text.replace(REFERENCE, (reference) => {
    const known = decoded.get(reference)
    if (known !== undefined) return known
    const character = decoded.size < DIFFERENT_MAX ? decodeOne(reference) : ' '
    decoded.set(reference, character)
    return character
  })
}

const decodeOne = (reference: string): string =>
  parseHTML(`<html><body>${reference}</body></html>`).document.body.textContent ?? ''
