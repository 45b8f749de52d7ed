import { AND } from './and-words.ts'
import { kept } from './kept.ts'
import { NUMBERS } from './numbers.ts'
import { withoutAccents } from './own-words.ts'

// 'Two on sport and one on the weather': how many stories of a topic.

type Words = Readonly<Record<string, string>>

/** Between a number and a topic. */
const ON: Words = {
  en: 'on|about|from',
  de: 'über|zu|zum|zur|vom|aus',
  fr: 'sur|de|du',
  es: 'de|del|sobre',
  it: 'di|del|dello|della|dal|su|sul|sullo|sulla',
  pt: 'de|do|da|sobre',
  pl: 'o|z|ze',
  nl: 'over|van|uit',
  ro: 'de|despre|din',
  hi: '',
}
const TIMES: Words = {
  en: 'times',
  de: 'mal',
  fr: 'fois',
  es: 'veces|vez',
  it: 'volt[ea]',
  pt: 'vezes|vez',
  pl: 'razy|raz',
  nl: 'keer|maal',
  ro: 'ori|dată',
  hi: 'बार',
}
/** Of the other gender than those of numbers.ts, by what they count. */
const ALSO: Words = {
  de: 'einmal|ein zweimal dreimal',
  fr: 'un',
  es: 'uno|un',
  it: 'uno|un',
  pt: 'um dois',
  pl: 'raz|jeden dwa|dwóch',
  ro: 'un|una doi',
}
const MOST = 12
const LETTER = '[\\p{L}\\p{M}]'

const patternsOf = kept((tongue: string) => {
  const also = (ALSO[tongue] ?? '').split(' ')
  const words = (NUMBERS[tongue] ?? '').split(' ').map((word, at) => withoutAccents([word, also[at]].filter(Boolean).join('|')))
  const number = `(?<number>\\d{1,2}|${words.join('|')})`
  const on = withoutAccents([ON[tongue], ON.en].filter(Boolean).join('|'))
  const times = withoutAccents([TIMES[tongue], TIMES.en].filter(Boolean).join('|'))
  const thing = `${LETTER}+(?:\\s${LETTER}+)?`
  const begins = `^[^\\p{L}\\p{M}\\d]*(?:${LETTER}+\\s){0,2}?(?<!${LETTER}|\\d)${number}\\s`
  return {
    words: words.map((word) => new RegExp(`^(?:${word})$`, 'iu')),
    joint: new RegExp(`[\\n,.;:!?।]|\\s(?:${[AND[tongue], AND.en].filter(Boolean).join('|')})\\s`, 'iu'),
    counted:
      tongue === 'hi'
        ? new RegExp(`${begins}(?<thing>${thing})(?=\\s(?:की|का|के)(?!${LETTER})|\\s*$)`, 'iu')
        : new RegExp(
            `${begins}(?:(?:${LETTER}+\\s)?(?:${on})\\s(?<thing>${thing})|(?:${times})\\s(?<last>${thing})\\s*$|(?<bare>${LETTER}+)\\s*$)`,
            'iu',
          ),
  }
})

export type TopicCount = { count: number; thing: string }

export const topicCountsIn = (task: string, tongue: string, isKnown: (phrase: string) => boolean): TopicCount[] => {
  const { words, joint, counted } = patternsOf(tongue)
  return task.split(joint).flatMap((piece) => {
    const found = counted.exec(withoutAccents(piece.normalize('NFC')))
    const { number = '', thing, last, bare } = found?.groups ?? {}
    const named = thing ?? last ?? bare
    if (named === undefined || !isKnown(named)) return []
    const count = /\d/.test(number) ? Number(number) : words.findIndex((word) => word.test(number)) + 1
    return count >= 1 && count <= MOST ? [{ count, thing: named }] : []
  })
}
