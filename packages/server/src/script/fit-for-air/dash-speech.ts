import type { Tongue } from '../tongue.ts'

// Polish and Romanian papers mark speech by a dash: '– To trudna misja – stwierdził premier'. Without who says it the words would be the host's.

/** Who says it, behind the second dash. */
const SAYS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /\s[–—-]\s(?:(?:jak|tak)\s)?(?:po)?(?:mówi|wiedzi|doda|podkreśl|stwierdz|zaznacz|przekaz|informowa|informuje|wyjaśni|oświadcz|oceni|tłumacz|relacjon|napisa|zauważ|przyzna|apelow|apeluj|ostrzeg|zapowie|zapewni|skomentow|komentuj|argument|przekon|powtórz|pyta|zapyta|pisz|czytamy)/iu,
  ro: /(?:\s[–—-]\s|,\s)(?:a|au)\s(?:mai\s)?(?:spus|declarat|precizat|afirmat|adăugat|explicat|susținut|transmis|anunțat|scris|menționat)(?!\p{L})/iu,
}
const BEGINS = /^[–—-]\s?["„]?\p{Lu}/u
/** Goes on behind a dash in small letters: somebody says it. */
const GOES_ON = /\s[–—-]\s\p{Ll}/u

/** True for a spoken sentence without its speaker, in a text in which a dash stands for speech. */
export const isLoneSpeech = (part: string, text: string, tongue: Tongue): boolean => {
  const says = SAYS[tongue]
  return says !== undefined && BEGINS.test(part) && !GOES_ON.test(part) && !says.test(part) && says.test(text)
}

/** Before the dash that opens speech another sentence ends. */
const OPENS = /(?<=[.!?…]["”]?)\s(?=[–—-]\s["„]?\p{Lu})/u

export const withSpeechApart = (part: string, tongue: Tongue): string[] =>
  SAYS[tongue] === undefined ? [part] : part.split(OPENS)
