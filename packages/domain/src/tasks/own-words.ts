// A subject that no topic knows is known by its own words: 'lighthouse' in 'lighthouses', 'żubrach' in 'żubry'.

const LETTERS = '[\\p{L}\\p{M}]'

/** What a tongue puts behind a word. Cut where four letters stay; letters without accents. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?:ies|y|es|s)$/u,
  de: /(?:innen|ern|en|er|es|em|n|e|s)$/u,
  fr: /(?:eaux|aux|es|e|s|x)$/u,
  es: /(?:ones|on|as|os|es|a|o|e|s)$/u,
  it: /(?:chi|che|ghi|ghe|ia|ie|io|[aeio])$/u,
  pt: /(?:oes|aos|aes|ao|as|os|es|a|o|e|s)$/u,
  pl: /(?:owie|ami|ach|ego|emu|ych|ymi|ich|imi|om|ow|em|ej|ie|[aeiouy])$/u,
  nl: /(?:en|es|s|e)$/u,
  ro: /(?:urilor|ilor|elor|ului|urile|uri|lor|ile|ele|iei|ul|ii|ei|le|[aeiu])$/u,
  hi: /(?<!\p{M})\p{M}+$/u,
}
/** How much may stand behind what is left: little, so that 'metro' is no 'metropolis'. */
const BEHIND: Readonly<Record<string, string>> = {
  en: "(?:ies|y|es|s|ed|ing)?(?:['’]s)?",
  de: `${LETTERS}*`,
  nl: `${LETTERS}*`,
  pl: `${LETTERS}{0,4}`,
  ro: `${LETTERS}{0,5}`,
  hi: '\\p{M}{0,3}(?:[यओए]\\p{M}{0,2})?',
}
const LEAST_STEM = 4
/** So long a word is a part of others in the tongues that write them together: 'Kreisfeuerwehr'. */
const LEAST_INSIDE = 6
const WRITES_TOGETHER = new Set(['de', 'nl'])

/** As tasks are typed in a hurry: 'meteo', 'politica'. Of NFC text it keeps the length. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFC')

/** Dutch doubles the last vowel or consonant in one form and not in another: 'veerboot', 'veerboten'. An 'i' may be a 'y': 'ferries'. */
const asSpelled = (stem: string, tongue: string): string =>
  tongue === 'nl' ? stem.replace(/([aeou])\1?([bdfgklmnprst])\2?$/, '$1{1,2}$2{1,2}') : stem.replace(/(?<=\p{L})[iy]$/u, '[iy]')

/** Finds a word in any of its forms, in text without accents. Two to three letters are a name: 'SPD'. */
export const formsOf = (word: string, tongue: string): string => {
  const plain = withoutAccents(word.toLowerCase())
  const cut = plain.replace(ENDINGS[tongue] ?? /s$/u, '')
  const stem = [...cut].length >= LEAST_STEM || (tongue === 'hi' && cut.length > 1) ? cut : plain
  if ([...plain].length < LEAST_STEM && tongue !== 'hi') return `(?<!${LETTERS})${plain}(?!${LETTERS})`
  // 'Fokach' is no 'fokarium': of so short a stem another ending is asked for.
  if ([...cut].length === LEAST_STEM - 1 && [...plain].length >= LEAST_STEM && tongue !== 'hi')
    return `(?<!${LETTERS})(?:${plain}|${cut}${(ENDINGS[tongue] ?? /s$/u).source.replace(/\$$/, '')}?)(?!${LETTERS})`
  const before = WRITES_TOGETHER.has(tongue) && stem.length >= LEAST_INSIDE ? '' : `(?<!${LETTERS})`
  return `${before}${asSpelled(stem, tongue)}${BEHIND[tongue] ?? `${LETTERS}{0,3}`}(?!${LETTERS})`
}

/** So far apart the words of one subject stand in a story. */
const NEAR = 80

/** A story that tells of the words, of two near each other and in any order. */
export const storyWith = (words: readonly string[], tongue: string): RegExp => {
  const [one = '(?!)', other] = words.map((word) => formsOf(word, tongue))
  const source = other === undefined ? one : `${one}[^]{0,${NEAR}}?${other}|${other}[^]{0,${NEAR}}?${one}`
  return new RegExp(source, 'iu')
}

/** As they are typed in a hurry too: 'nao', 'zadnej'. But Italian 'ne' is no 'né'. */
export const inHurry = (list: string): string =>
  [...new Set([list, withoutAccents(list.normalize('NFC').replace('né|nè|', ''))])].join('|')

/** A tongue's words of a pattern, and the English ones, in which many owners write. */
export const orEnglish = (lists: Readonly<Record<string, string>>, tongue: string): string =>
  [...new Set([lists[tongue], lists.en])].filter(Boolean).join('|')
