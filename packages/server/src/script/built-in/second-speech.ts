import { isFirstPerson } from '../fit-for-air/first-person.ts'
import { lineOf } from '../fit-for-air/phrases.ts'
import { tellsOfSpeech } from '../fit-for-air/speakers.ts'
import type { Tongue } from '../tongue.ts'
import { splitSentences } from './sentences.ts'

/** Who speaks, and without marks what. */
const SPEECH = /^([^:"“”„«»]{3,140}):\s([^"“”„«»]{8,})$/u

/** 'Der Minister warnt: Das Wasser steigt. Wir müssen handeln': behind its first stop speech without marks would be the host's. */
export const withoutSecondSpeech = (title: string, locale: string, tongue: Tongue): string => {
  const [, head = '', speech = ''] = SPEECH.exec(title) ?? []
  const [first = '', ...others] = speech === '' ? [] : splitSentences(speech, locale)
  if (others.length === 0) return title
  return tellsOfSpeech(head, tongue) || isFirstPerson(lineOf(others.join(' ')), tongue) ? `${head}: ${first}` : title
}
