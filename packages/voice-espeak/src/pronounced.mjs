/** A word and how it is said: `[Macron](/makʁɔ̃/)`. */
const PRONOUNCED =
  /(?<before>(?<![\p{L}\p{M}\p{N}])\p{L}{1,5}['\u2019])?\[(?<word>[^[\]]{1,200})\]\(\/(?<ipa>[^/()[\]]{1,200})\/\)(?<after>['\u2019]\p{Ll}{1,3}(?![\p{L}\p{M}\p{N}]))?/gu

/** Letters that no tongue of these writes: the engine takes them for a word of its own dictionary alone. */
const LETTERS = ['\u0195', '\u01bf', '\u01dd']
const standIn = (number) => `${LETTERS[0]}${Array.from(number.toString(LETTERS.length), (digit) => LETTERS[digit]).join('')}`

/** What is set before a word by an apostrophe, and behind one, in sounds: the engine finds no word of its dictionary behind it. */
const BEFORE = {
  fr: {
    l: 'l',
    d: 'd',
    n: 'n',
    s: 's',
    j: 'ʒ',
    m: 'm',
    t: 't',
    c: 's',
    qu: 'k',
    jusqu: 'ʒysk',
    lorsqu: 'lɔʁsk',
    puisqu: 'pɥisk',
  },
  it: { l: 'l', d: 'd', c: 'tʃ', s: 's', un: 'un' },
  pt: { d: 'd' },
}
const AFTER = {
  nl: { s: 's' },
  de: { s: 's' },
  pl: { a: 'a', u: 'u', em: 'ɛm', owi: 'ɔvi', ie: 'ɛ', y: 'ɨ', i: 'i' },
}
const HISSING = /[szʃʒ]$/u
const VOICELESS = /[ptkfθ]$/u
const englishS = (ipa) => (HISSING.test(ipa) ? 'ɪz' : VOICELESS.test(ipa) ? 's' : 'z')

const behind = (language, letters, ipa) =>
  language === 'en' && letters === 's' ? englishS(ipa) : (AFTER[language]?.[letters] ?? undefined)

/**
 * A text with a stand-in for each word whose sounds it gives, what each stand-in is said as, and where in the text a place after it was. A word
 * that cannot be said by its sounds (`canSay`) is read as it is written.
 */
export const toStandIns = (text, language, canSay) => {
  const words = new Map()
  const shifts = []
  let plain = ''
  let end = 0
  const put = (piece, from) => {
    shifts.push({ at: plain.length, from })
    plain += piece
  }
  for (const match of text.matchAll(PRONOUNCED)) {
    const { before = '', word, ipa, after = '' } = match.groups
    put(text.slice(end, match.index), end)
    end = match.index + match[0].length
    if (!canSay(ipa)) {
      put(`${before}${word}${after}`, match.index)
      continue
    }
    const lead = BEFORE[language]?.[before.slice(0, -1).toLowerCase()]
    const tail = after && behind(language, after.slice(1), ipa)
    const sounds = `${lead ?? ''}${ipa}${tail ?? ''}`
    // Each of several words is one of its own, with its own stress.
    const standIns = sounds
      .split(' ')
      .filter(canSay)
      .map((one) => {
        const known = words.get(one) ?? standIn(words.size)
        words.set(one, known)
        return known
      })
      .join(' ')
    // What has no sounds of its own is a word beside it.
    put(
      `${lead === undefined ? before.replace(/.$/u, ' ') : ''}${standIns}${tail === undefined ? ` ${after.slice(1)}` : ''}`,
      match.index,
    )
  }
  put(text.slice(end), end)
  const placeOf = (at) => {
    const shift = shifts.findLast((one) => one.at <= at) ?? { at: 0, from: 0 }
    return shift.from + at - shift.at
  }
  return { text: plain, words: [...words].map(([ipa, word]) => ({ ipa, word })), placeOf }
}
