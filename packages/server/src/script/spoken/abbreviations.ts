/** Words that stand for a mark, by tongue; longest first where one is part of another. */
const WRITTEN_OUT: Readonly<Record<string, readonly [RegExp, string][]>> = {
  en: [
    [/\bNo\.\s?(?=\d)/g, 'number '],
    [/\be\.g\./gi, 'for example'],
    [/\bi\.e\./gi, 'that is'],
    [/\bapprox\./gi, 'approximately'],
    [/\bvs\.?(?=\s)/gi, 'versus'],
    [/\betc\./gi, 'et cetera'],
    [/\bMr\./g, 'Mister'],
    [/\bDr\.(?=\s\p{Lu})/gu, 'Doctor'],
    [/\bSt\.(?=\s\p{Lu})/gu, 'Saint'],
    [/\bhrs?\b/gi, 'hours'],
  ],
  de: [
    [/\bz\.\s?B\./gi, 'zum Beispiel'],
    [/\bd\.\s?h\./gi, 'das heißt'],
    [/\bu\.\s?a\./gi, 'unter anderem'],
    [/\bNr\.\s?(?=\d)/g, 'Nummer '],
    [/\bbzw\./gi, 'beziehungsweise'],
    [/\bca\./gi, 'circa'],
    [/\busw\./gi, 'und so weiter'],
    [/\bMio\.?(?=\s|$)/g, 'Millionen'],
    [/\bMrd\.?(?=\s|$)/g, 'Milliarden'],
    [/\bDr\./g, 'Doktor'],
  ],
  es: [
    [/\bp\.\s?ej\./gi, 'por ejemplo'],
    [/\bn\.º\s?(?=\d)/gi, 'número '],
    [/\bSr\./g, 'señor'],
    [/\bSra\./g, 'señora'],
    [/\bEE\.\s?UU\./g, 'Estados Unidos'],
  ],
  fr: [
    [/\bp\.\s?ex\./gi, 'par exemple'],
    [/\bn°\s?(?=\d)/gi, 'numéro '],
    [/\bM\.(?=\s\p{Lu})/gu, 'Monsieur'],
    [/\bMme\b/g, 'Madame'],
  ],
  it: [
    [/\bad es\./gi, 'ad esempio'],
    [/\bn\.\s?(?=\d)/gi, 'numero '],
    [/\becc\./gi, 'eccetera'],
    [/\bdott\./gi, 'dottor'],
  ],
  pt: [
    [/\bp\.\s?ex\./gi, 'por exemplo'],
    [/\bn\.º\s?(?=\d)/gi, 'número '],
    [/\bSr\./g, 'senhor'],
    [/\bSra\./g, 'senhora'],
  ],
  nl: [
    [/\bbijv\./gi, 'bijvoorbeeld'],
    [/\bnr\.\s?(?=\d)/gi, 'nummer '],
    [/\benz\./gi, 'enzovoort'],
    [/\bmln\.?(?=\s|$)/g, 'miljoen'],
  ],
  pl: [
    [/\bnp\./gi, 'na przykład'],
    [/\bnr\s?(?=\d)/gi, 'numer '],
    [/\bitd\./gi, 'i tak dalej'],
    [/\bm\.in\./gi, 'między innymi'],
    [/\btys\.?(?=\s|$)/g, 'tysięcy'],
    [/\bmln\b/g, 'milionów'],
  ],
  ro: [
    [/\bde ex\./gi, 'de exemplu'],
    [/\bnr\.\s?(?=\d)/gi, 'numărul '],
    [/\betc\./gi, 'etcetera'],
  ],
  hi: [[/\bडॉ\./g, 'डॉक्टर']],
}

/** Said as words, not letter by letter. */
const PRONOUNCED = new Set([
  'NATO',
  'UNESCO',
  'UNICEF',
  'NASA',
  'OPEC',
  'FIFA',
  'UEFA',
  'ASEAN',
  'COVID',
  'LASER',
  'RADAR',
  'AIDS',
])

/** Abbreviations written out; acronyms of two to five capitals spelled, so that WHO is not 'who'. Texts in capitals stay as they are. */
export const sayAbbreviations = (text: string, tongue: string): string => {
  let said = text
  for (const [mark, words] of WRITTEN_OUT[tongue] ?? []) said = said.replace(mark, words)
  const isShouted = !/\p{Ll}/u.test(said)
  if (isShouted) return said
  return said.replace(/(?<![\p{L}\p{N}.-])\p{Lu}{2,5}(?![\p{L}\p{N}-])/gu, (acronym) =>
    PRONOUNCED.has(acronym) || /^[IVXLC]+$/.test(acronym) ? acronym : [...acronym].join(' '),
  )
}
