import { wordCount } from './sentences.ts'

const LABEL = 5
/** 'Affaire Morel : l'avocat dénonce …': the label before the colon, and the headline behind it. */
const LABELLED = /^([^:"“”„«»?!\d]{2,48}):\s(?=(?:\S+\s){3}\S)(.+)$/u
export const labelOf = (headline: string): { label: string; main: string } => {
  const [, label = '', main = headline] = LABELLED.exec(headline) ?? []
  return wordCount(label) <= LABEL ? { label, main } : { label: '', main: headline }
}

/** 'Olteanu: Podul nu e sigur', and in the text 'Marin Olteanu': the label is the surname of who says it. */
export const isSpeaker = (label: string, text: string): boolean =>
  SURNAME.test(label) && new RegExp(`\\p{Lu}[\\p{L}'’-]+ ${label}(?!\\p{L})`, 'u').test(text)
const SURNAME = /^\p{Lu}[\p{L}'’-]+$/u
