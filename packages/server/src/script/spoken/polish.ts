const shortForms = (short: string, [one, few, many]: readonly [string, string, string]): [RegExp, string][] => [
  // 2–4, 22–24, but not 12–14.
  [
    new RegExp(
      `(?<!(?<!\\p{L})(?:[Dd]o|[Oo]d|[Oo]koło|ok\\.|bez|niż)\\s\\d{1,6}\\s)(?<=(?<![\\d.,])(?:\\d{0,5}[02-9])?[2-4]\\s?)${short}`,
      'gu',
    ),
    few,
  ],
  [new RegExp(`(?<=(?<![\\d.,]|\\d\\s)1\\s?)${short}`, 'gu'), one],
  [new RegExp(`(?<!\\p{L})${short}`, 'gu'), many],
]

/** A word as it stands behind one of the prepositions. */
const behind = (prepositions: string, short: string): RegExp =>
  new RegExp(`(?<=(?<!\\p{L})(?:${prepositions})\\s)${short}`, 'giu')

/** Abbreviations that bend with the number or the preposition before them. */
export const POLISH_FORMS: readonly [RegExp, string][] = [
  [/\bok\.(?=\sgodz\.)/g, 'około'],
  [behind('w', 'godz\\.(?=\\s\\d+(?:[.:]\\d\\d)?\\s?(?:[–—-]|do))'), 'godzinach'],
  [behind('o|po', 'godz\\.'), 'godzinie'],
  [behind('od|do|około', 'godz\\.'), 'godziny'],
  [behind('przed', 'godz\\.'), 'godziną'],
  [/\bgodz\./g, 'godzina'],
  [/\bGodz\./g, 'Godzina'],
  [behind('na|przy|z|od|do|obok|koło', 'ul\\.(?=\\s\\p{L})'), 'ulicy'],
  [/\bul\.(?=\s\p{Lu})/gu, 'ulica'],
  [/(?<=\d)(?=zł(?!\p{L}))/gu, ' '],
  ...shortForms('zł(?!\\p{L})', ['złoty', 'złote', 'złotych']),
  ...shortForms('tys\\b\\.?(?=\\s|$)', ['tysiąc', 'tysiące', 'tysięcy']),
  ...shortForms('mln\\b', ['milion', 'miliony', 'milionów']),
  ...shortForms('mld\\b', ['miliard', 'miliardy', 'miliardów']),
]
