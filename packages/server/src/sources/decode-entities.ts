import { parseHTML } from 'linkedom'

/** One character reference; the semicolon is often forgotten. */
const REFERENCE = /&(?:#x?[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi

/** Real texts hold a few dozen different ones; past this number they are nonsense and become blanks. */
const MAX_DIFFERENT = 1000

/** Stands between references that are decoded together; no single one decodes to it. */
const BETWEEN = '\uE000\uE001'

/** HTML character references to characters (&eacute; &#8217; &amp;); what only looks like one stays as it is. */
export const decodeEntities = (text: string): string => {
  const different = new Set<string>()
  for (const [reference] of text.matchAll(REFERENCE)) {
    if (different.size === MAX_DIFFERENT) break
    different.add(reference)
  }
  if (different.size === 0) return text
  const decoded = decodeAll([...different])
  return text.replace(REFERENCE, (reference) => decoded.get(reference) ?? ' ')
}

/** All in one document: to build one costs more than to decode. */
const decodeAll = (references: string[]): Map<string, string> => {
  const { body } = parseHTML(`<html><body>${references.join(BETWEEN)}</body></html>`).document
  const characters = (body.textContent ?? '').split(BETWEEN)
  return new Map(references.map((reference, index) => [reference, characters[index] ?? ' ']))
}
