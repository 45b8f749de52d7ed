import { SENTENCE_STARTS } from './sentence-starts.ts'

/** Begins a sentence in the tongues that the shared list does not hold. */
const MORE_STARTS =
  '(?:El|La|Los|Las|Un|Una|Se|Su|Sus|Con|Por|Para|Pero|Este|Esta|Ayer|Hoy|Il|Lo|Gli|Le|Uno|Ma|Si|Oggi|Ieri|Nel|Nella|Les|Une|Il|Elle|Ils|Elles|Mais|Dans|Pour|Ce|Cette|Selon|O|Os|As|Uma|Mas|Hoje|Ontem|No|Na|Het|Een|De|Hij|Zij|Dat|Dit|Maar|Ook|Volgens|To|Jest|W|Na|Po|Nie|Jak|Ale|Policja|În|Pe|Este|Dar|Potrivit|Ieri|Azi)'
const NEXT_SENTENCE = new RegExp(`^\\s+["“„«]?(?:${SENTENCE_STARTS}|${MORE_STARTS})(?![\\p{L}-])`, 'u')

/** True when the stop before `end` is that of a sentence too: the text ends there, or begins anew. */
export const stopStays = (text: string, end: number): boolean => {
  const rest = text.slice(end, end + 30)
  return rest.trim() === '' || NEXT_SENTENCE.test(rest)
}
