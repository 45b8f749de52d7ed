import type { ByTongue, Tongue } from '../tongue.ts'
import { TODAY, weekdaysIn } from './day-words.ts'
import { namesDate } from './named-dates.ts'
import { holds, phrasesByTongue, plainWords } from './phrases.ts'

// Hours that say more than when something comes: heard after them the sentence still holds. 'A 9 pm curfew is in force', 'Ab 9 Uhr fahren die Züge wieder'.

/** An hour of a sentence, with what stands before its figures and behind it. */
export type Hour = { left: string; right: string }

/** English names a thing by its hour. What is held at that hour is over with it. */
const OF_THING = /(?<!\p{L})(?:an?|the|its|their|new|nightly|daily)\s$/iu
const THING =
  /^\.?\s(?!(?:deadline|start|kick-?off|tip-?off|launch|meeting|vote|hearing|match|game|session|briefing|conference|address|speech|show|showing|performance|screening|concert|service|mass|funeral|vigil|rally|protest|march|race|ferry|train|flight|bus|departure|opening|ceremony|debate|on|in|at|to|and|of)(?!\p{L}))\p{Ll}/u
/** Hindi has a small word between them. */
const HINDI_THING = /^\s(?:का|की)\s(?:कर्फ्यू|पाबंदी|पाबंदियां|रोक)/u

/** From that hour on. */
const FROM: ByTongue<RegExp> = {
  en: /(?<!\p{L})from\s(?:about\s|around\s)?$/iu,
  de: /(?<!\p{L})(?:ab|seit)\s(?:etwa\s|rund\s|circa\s)?$/iu,
  fr: /(?<!\p{L})(?:partir de|dès|depuis)\s$/iu,
  es: /(?<!\p{L})desde\slas?\s$/iu,
  it: /(?<!\p{L})dalle\s(?:ore\s)?$/iu,
  pt: /(?<!\p{L})d?as\s$/iu,
  pl: /(?<!\p{L})od\s(?:godz\S{0,4}\s)?$/iu,
  nl: /(?<!\p{L})vanaf\s(?:ongeveer\s)?$/iu,
  ro: /(?<!\p{L})(?:de la|din|începând cu)\s(?:or[aeă]\p{L}{0,3}\s)?$/iu,
  hi: /$/u,
}
const HINDI_FROM = /^\sसे(?![\p{L}\p{M}])/u

/** What goes on as it was before. */
const RESUMES = phrasesByTongue({
  en: 'again|resume|resumes|resuming|back to normal|reopen|reopens',
  de: 'wieder',
  fr: 'reprend|reprennent|de nouveau|à nouveau|rouvre|rouvrent',
  es: 'de nuevo|otra vez|nuevamente|vuelve|vuelven|se reanuda|se reanudan',
  it: 'di nuovo|nuovamente|riprende|riprendono|riapre|riaprono|torna|tornano',
  pt: 'de novo|novamente|volta|voltam|retoma|retomam|reabre|reabrem',
  pl: 'znów|znowu|ponownie|wraca|wracają',
  nl: 'weer|opnieuw|hervat|hervatten',
  ro: 'din nou|se reia|se reiau|reia|reiau',
  hi: 'फिर|फिर से|दोबारा',
})

/** The hours of a house are those of each day, but for those of a vote, or beside the name of a day. */
const OPEN = phrasesByTongue({
  en: 'is open|are open',
  de: 'geöffnet',
  fr: 'ouvert|ouverte|ouverts|ouvertes',
  es: 'abierto|abierta|abiertos|abiertas',
  it: 'aperto|aperta|aperti|aperte',
  pt: 'aberto|aberta|abertos|abertas',
  pl: 'czynny|czynna|czynne|otwarty|otwarta|otwarte',
  nl: 'is open|zijn open|geopend',
  ro: 'deschis|deschisă|deschise',
  hi: 'खुला|खुली|खुले',
})
const OF_A_VOTE = phrasesByTongue({
  en: 'poll*|voting|vote*|ballot*',
  de: 'wahl*',
  fr: 'vote|bureaux|urnes|scrutin',
  es: 'urnas|colegios electorales|mesas|casillas|votar|votación',
  it: 'seggi|seggio|urne',
  pt: 'urnas|seções|secções|votação|votar',
  pl: 'lokal*|wybor*|głosowani*',
  nl: 'stem*',
  ro: 'secție*|secții*|urne*|vot*',
  hi: 'मतदान|वोटिंग|मतदान केंद्र',
})
/** Right before the second hour of two. */
const SPAN = /\d\D{1,14}$/u

const fromOn = ({ left, right }: Hour, tongue: Tongue): boolean =>
  tongue === 'hi' ? HINDI_FROM.test(right) : FROM[tongue].test(left)

const isOfThing = ({ left, right }: Hour, tongue: Tongue): boolean =>
  tongue === 'en' ? OF_THING.test(left) && THING.test(right) : tongue === 'hi' && HINDI_THING.test(right)

const areOfHouse = (words: string, hours: readonly Hour[], tongue: Tongue): boolean =>
  holds(words, OPEN[tongue]) &&
  hours.some(({ left }) => SPAN.test(left)) &&
  !holds(words, OF_A_VOTE[tongue]) &&
  !holds(words, TODAY[tongue]) &&
  weekdaysIn(words, tongue).length === 0 &&
  !namesDate(words, tongue)

/** True where the hours of a sentence are over, and what it says is not. `comes`: it tells of what is to come. */
export const holdsAfterwards = (text: string, hours: readonly Hour[], comes: boolean, tongue: Tongue): boolean => {
  if (hours.every((hour) => isOfThing(hour, tongue))) return true
  if (comes) return false
  const words = plainWords(text)
  return (holds(words, RESUMES[tongue]) && hours.every((hour) => fromOn(hour, tongue))) || areOfHouse(words, hours, tongue)
}
