import { row, type Words } from './words-by-tongue.ts'

const FRACTIONS: Readonly<Record<string, { value: string; words: Words }>> = {
  '½': {
    value: '5',
    words: row('half', 'ein halb', 'pół', 'medio', 'mezzo', 'un demi', 'meio', 'आधा', 'een half', 'jumătate'),
  },
  '¼': {
    value: '25',
    words: row(
      'a quarter',
      'ein Viertel',
      'ćwierć',
      'un cuarto',
      'un quarto',
      'un quart',
      'um quarto',
      'चौथाई',
      'een kwart',
      'un sfert',
    ),
  },
  '¾': {
    value: '75',
    words: row(
      'three quarters',
      'drei Viertel',
      'trzy czwarte',
      'tres cuartos',
      'tre quarti',
      'trois quarts',
      'três quartos',
      'तीन चौथाई',
      'drie kwart',
      'trei sferturi',
    ),
  },
}

/** 2½ is 2.5, in the figures of the tongue; ¾ alone is told in words. */
export const sayFractions = (text: string, locale: string): string =>
  text.replace(/(?:(?<![\d.,])(\d{1,6})\s?)?([½¼¾])/gu, (all, whole: string | undefined, sign: string) => {
    const fraction = FRACTIONS[sign]
    if (fraction === undefined) return all
    if (whole !== undefined) return `${whole}${/^(?:en|hi|es-MX)/.test(locale) ? '.' : ','}${fraction.value}`
    return fraction.words[locale.slice(0, 2)] ?? all
  })
