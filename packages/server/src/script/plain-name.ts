import { foldAccents } from '@hourcast/domain/words/fold-word'

/** Without accents, and in letters that tongues choose alike: Olympic and Olímpico, Valletta and La Valette, Zaporizhzhia and Zaporiżżia. */
export const plainName = (text: string): string =>
  foldAccents(text)
    .replace(/’/g, "'")
    .replace(/ph/g, 'f')
    .replace(/[yj]/g, 'i')
    .replace(/[ckq]h?/g, 'c')
    .replace(/w/g, 'v')
    .replace(/zh/g, 'z')
    .replace(/(\p{L})\1+/gu, '$1')
