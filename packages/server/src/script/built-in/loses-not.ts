import { holds, phrasesByTongue, plainWords } from '../fit-for-air/phrases.ts'
import type { ByTongue, Tongue } from '../tongue.ts'

// 'Gericht in Auberg stoppt Bau der Brücke nicht', and below it 'Das Gericht hat über den Bau entschieden': without the small word nobody knows how.

const NOT = phrasesByTongue({
  en: 'not|no|never|none|nobody|nothing|neither|nor|cannot|don t|doesn t|didn t|isn t|aren t|wasn t|weren t|won t|wouldn t|can t|couldn t|shouldn t|mustn t|hasn t|haven t|hadn t|ain t',
  de: 'nicht|nichts|nein|kein|keine|keinen|keinem|keiner|keines|keinerlei|nie|niemals|niemand|niemanden|niemandem|weder|mitnichten|nirgends|nirgendwo',
  pl: 'nie|nic|niczego|niczym|nikt|nikogo|nikomu|żaden|żadna|żadne|żadnej|żadnego|żadnych|żadnym|nigdy|nigdzie|ani|brak|brakuje|zabrakło|zabraknie',
  es: 'no|nunca|jamás|ningún|ninguno|ninguna|ningunos|ningunas|nadie|nada|ni|tampoco',
  it: 'non|no|mai|nessun|nessuno|nessuna|niente|nulla|né|neanche|nemmeno|neppure',
  fr: 'ne|n|pas|jamais|aucun|aucune|rien|non|ni|nul|nulle',
  pt: 'não|nunca|jamais|nenhum|nenhuma|ninguém|nada|nem|tampouco',
  hi: 'नहीं|न|ना|मत|कभी नहीं',
  nl: 'niet|niets|geen|nooit|niemand|nergens|noch|nee',
  ro: 'nu|n|niciodată|nimeni|nimic|niciun|nicio|nici|niciunul|niciuna|nicăieri',
})
const WITHOUT = phrasesByTongue({
  en: 'without',
  de: 'ohne',
  pl: 'bez',
  es: 'sin',
  it: 'senza',
  fr: 'sans',
  pt: 'sem',
  hi: 'बिना|बगैर',
  nl: 'zonder',
  ro: 'fără',
})
/** 'Council votes against dam': it voted 'on the dam' below it. */
const AGAINST = phrasesByTongue({
  en: 'against',
  de: 'gegen|dagegen',
  pl: 'przeciw|przeciwko|przeciwni|przeciwny|przeciwna',
  es: 'contra|en contra',
  it: 'contro',
  fr: 'contre',
  pt: 'contra',
  hi: 'खिलाफ|विरुद्ध|विरोध',
  nl: 'tegen',
  ro: 'împotriva|contra',
})
/** What stands for each of them as well. */
const KINDS: readonly (readonly [ByTongue<RegExp>, readonly ByTongue<RegExp>[]])[] = [
  [NOT, [NOT]],
  [WITHOUT, [WITHOUT, NOT]],
  [AGAINST, [AGAINST]],
]

/** 'Nie żyje' is a death, and below it somebody 'zmarł'. */
const NOT_ALIVE = / nie żyj[eą](?= )/gu

/** 'Hij moet de cel in': behind a noun with its article it is where to, and turns nothing. */
const WHERE_TO = /(?<!\p{L})(?:de|het|een) \p{L}{1,30} (?:in|op|uit|af|door)$/u
/** 'stellt Bau ein' is not 'stellt Bau vor': what ends a headline is the better half of its verb, */
const PARTICLE = /(?<=\p{L}\s)(ab|an|auf|aus|ein|vor|zu|zurück|nieder|um|los|fest|frei|af|in|op|uit|neer|terug|toe|door)$/u
/** and stands below it at an end too, or before its verb: 'eingestellt', 'einzustellen', 'einstellt'. */
const losesParticle = (said: string, headline: string): boolean => {
  const whole = headline.replace(/[.!\s]{1,9}$/u, '')
  const [particle] = PARTICLE.exec(whole) ?? []
  if (particle === undefined || WHERE_TO.test(whole)) return false
  const begins: readonly string[] = headline.toLowerCase().match(/(?<!\p{L})\p{L}{3}/gu) ?? []
  const isAtEnd = said.split(/[.,;:!?–—]/u).some((part) => part.endsWith(` ${particle}`))
  const joined: readonly string[] = said.toLowerCase().match(new RegExp(`(?<!\\p{L})${particle}\\p{L}{3,}`, 'gu')) ?? []
  return (
    !isAtEnd &&
    !joined.some(
      (word) =>
        /^(?:ge|zu|te)\p{L}/u.test(word.slice(particle.length)) ||
        begins.includes(word.slice(particle.length, particle.length + 3)),
    )
  )
}

/** True for words that lack the 'not', 'without' or 'against' of their headline, or the half of its verb that turns it. */
export const losesNot = (said: string, headline: string, tongue: Tongue): boolean => {
  const words = plainWords(said)
  const wanted = plainWords(headline).replace(NOT_ALIVE, '')
  return (
    KINDS.some(([kind, same]) => holds(wanted, kind[tongue]) && !same.some((one) => holds(words, one[tongue]))) ||
    ((tongue === 'de' || tongue === 'nl') && losesParticle(said, headline))
  )
}
