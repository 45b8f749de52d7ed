import { stopStays } from '../spoken/stops.ts'

/** With its article, or alone: 'El Cons. Provincial aprobó …', 'Prim. Alba Iulia a plătit …'. 'Het sneeuwt.' is a sentence. */
const HEAD =
  /^["“„«]?(?:(?:Der|Die|Das|The|El|La|Los|Las|Le|Les|Il|Lo|O|A|Os|As|De|Het|Un|Una|Une)\s|L['’](?=\p{L}))?((?:\p{Lu}|(?<=['’])\p{Ll})\p{Ll}{1,7})\.$/u
const MOST_ALONE = 5
const ENDS_IN_CONSONANT = /[bcdfghjklmnpqrstvwxzçłśźżțș]$/u

/** True for a text that is nothing but a short form, with its article or without: no sentence has neither verb nor name. */
export const isHeadStump = (text: string, next: string, tongue: string): boolean => {
  const head = text.trim()
  const [, token = ''] = HEAD.exec(head) ?? []
  if (!ENDS_IN_CONSONANT.test(token)) return false
  const isAlone = head.length === token.length + 1
  // Alone it may be a city, or a cry: then a sentence begins, which German, with capitals in plenty, does not show.
  return (
    !isAlone ||
    (tongue !== 'de' && token.length <= MOST_ALONE && /^\s*[\p{Lu}\d]/u.test(next) && !stopStays(` ${next.trimStart()}`, 0))
  )
}
