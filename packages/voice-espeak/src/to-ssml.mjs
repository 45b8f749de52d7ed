/**
 * Scripts whose words the engine says, no matter what language the rest is in. Letters of the others it names one by one ('arabic letter alif …'),
 * which takes a second each and tells a listener nothing.
 */
const SAID = ['Latin', 'Devanagari', 'Greek', 'Georgian', 'Hangul', 'Bengali', 'Gujarati', 'Tamil', 'Common', 'Inherited']
const SAYABLE = new RegExp(`[${SAID.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Plain text as the engine may get it: it always reads markup, so every character that could be some is escaped, control
 * characters (a NUL ends its string) and what cannot be said become spaces, and `[[`, which would start phoneme codes, is broken up.
 * `charIndexAt[n]` is the UTF-16 index in the plain text of the n-th code point given to the engine, for its word positions.
 */
export const toSsml = (text) => {
  const charIndexAt = []
  let ssml = ''
  let charIndex = 0
  let previous = ''
  for (const character of text) {
    const safe = previous === '[' && character === '[' ? ' [' : (ENTITIES[character] ?? sayable(character))
    for (const _ of safe) charIndexAt.push(charIndex)
    ssml += safe
    charIndex += character.length
    previous = character
  }
  return { ssml, charIndexAt }
}

/** Plain text where no markup is read: what could be some, and what cannot be said, becomes spaces. */
export const toPlain = (text) => Array.from(text, (character) => ('<>[]'.includes(character) ? ' ' : sayable(character))).join('')

// Lone halves of surrogate pairs would not survive UTF-8 either.
const sayable = (character) => (SAYABLE.test(character) && !/[\p{Cc}\p{Cs}]/u.test(character) ? character : ' ')
