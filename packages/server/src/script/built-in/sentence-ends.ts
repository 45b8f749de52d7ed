import { isShortForm } from '../spoken/short-forms.ts'
import { stopStays } from '../spoken/stops.ts'
import { isHeadStump } from './head-stump.ts'
import { isCutTitle, isNoWord, isShortWord } from './short-words.ts'

/** Short forms that are written out elsewhere, and titles that a voice says as they are. */
export const ABBREVIATED =
  /^(?:Nr|No|Nos|Dr|Dra|Mr|Mrs|Ms|Prof|St|Ste|Mt|Jr|Sr|Sra|Srta|Gov|Sen|Rep|Gen|Col|Lt|Sgt|Capt|Cllr|Dist|Atty|Assn|Hon|Rev|Inc|Ltd|Corp|Co|Bros|vs|etc|approx|incl|est|sec|dept|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Okt|Nov|Dec|Dez|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun|bzw|ca|lt|med|inkl|evtl|ggf|sog|Mio|Mrd|Tel|Str|Abs|Art|Std|Min|Mme|Mlle|av|Ud|núm|pág|dott|sig|ing|avv|dhr|mevr|drs|ir|bijv|enz|ecc|usw|itd|itp|tys|mln|mld|mil|proc|ul|al|pl|os|godz|św|tzw|ok|np|tj|tzn|dl|dna|tel|mgr|inż|płk|kier|Vors|Hrsg|Stellv|Verf|Anm|Gebr|Inh|Präs|Hr|Fr|rd|Mo|Di|Mi|Do|Sa|So|डॉ|श्री|प्रो|रु|mill|ptas|EE|JJ|FF|CC|RR|MM)$/iu
/** Behind these a sentence ends where the next word can only begin one: 'in the U.S. The rest stayed'. */
const MAY_END =
  /^(?:etc|usw|itd|itp|enz|ecc|Mio|Mrd|Std|Min|Inc|Ltd|Corp|Co|[ap]\.m|(?:\p{Lu}\.)+\p{Lu}|tys|mln|mld|proc|J|h|UU|OO|AA|HH)$/u
/** Behind a number a unit may end its sentence. */
const UNIT = /\d\s?(?:km|cm|mm|kg|ha|MW|GW|kWh|hPa|ft|mph)\.$/u
/** It needs no stop: 'Bilet kosztuje 20 zł. Wstęp od lat 18.' */
const ZLOTY = /(?:\d|mln|mld|tys\.)\s?zł\.$/u
const VOWEL = /[aeiouyąęóáéíóúàèìòùâêîôûäëïöüăãõøæœ\p{Script=Devanagari}]/iu
/** What stands before the last stop: '5', 'Nr', 'z. B', 'p.zza', 'dr hab'. */
const TOKEN = /(?:^|[\s(„“"«’'–-])((?:[\p{L}\p{M}]{1,5}\.|\p{L}\.\s){0,4}[\p{L}\p{M}]{1,12}|\d{1,2})\.$/u
/** 'Ihren 117. Geburtstag', 'zum 150. Mal': behind a small word that bends, three figures count in German as well. */
const GERMAN_HUNDREDTH =
  /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|zu[mr]|[ai]m|beim|vom|(?:[ms]?ein|ihr|unser|kein)e[nmrs]?)\s\d{3}\.$/iu
const MAX_TOKEN = 40
/** Behind the stops of an abbreviation a longer word is its own: 't.b.v. huurders.' */
const MAX_PART = 5

/** Tongues that write no ordinal with a stop. */
const NO_ORDINAL = new Set(['fr', 'es', 'it', 'pt'])

/** Nothing but short forms: 'La Coop. Agrop.', 'Dir. San. Vet.' */
const SHORT_FORMS_ALONE = /^(?:\p{L}{1,3}\s)?(?:\p{L}{2,6}\.\s?){2,4}$/u
const CAPITAL = /^\s*["«“¡¿]?\p{Lu}/u

/** An aside that ends with a short form is no end of what it stands in: 'चालक रमेश (41 व.) को भेजा गया'. */
const ENDS_IN_ASIDE = /[\p{L}\p{M}\p{N}]\s\([^()]{1,20}\.\)$/u
const MAX_ASIDE = 60

const staysBefore = (last: string, next: string): boolean => stopStays(`${last} ${next.trimStart()}`, last.length)

const letters = (token: string): number => token.replace(/\P{L}/gu, '').length

/** False where the stop at the end of `text` is an abbreviation's, and `next` goes on with its sentence. */
export const endsSentence = (text: string, next: string, tongue: string): boolean => {
  // Who took the picture stands apart: '340 fok. Fot. Jan Kos'.
  if (
    /^\s*[[(]?(?:(?:[Ff]ot|[Zz]dj|FOT)\.|(?:Foto|Photo|Bild|Beeld|Image|Picture|Imagen|Imagem|Zdjęcie|Crédit|Credit)s?\s?[:©])/u.test(
      next,
    )
  )
    return true
  if (text.length <= MAX_TOKEN && (SHORT_FORMS_ALONE.test(text.trim()) || isHeadStump(text, next, tongue))) return false
  if (ENDS_IN_ASIDE.test(text.trimEnd().slice(-MAX_ASIDE))) return false
  const last = text.slice(-MAX_TOKEN).trimEnd()
  if (tongue === 'de' && GERMAN_HUNDREDTH.test(last)) return false
  const token = TOKEN.exec(last)?.[1]
  if (token === undefined || UNIT.test(last)) return true
  if (ZLOTY.test(last)) return CAPITAL.test(next)
  const [, end = token] = /((?<![\p{L}\p{M}])[\p{L}\p{M}]+|(?<!\d)\d+)$/u.exec(token) ?? []
  if (end === 'h' && NO_ORDINAL.has(tongue)) return CAPITAL.test(next)
  if (MAY_END.test(token) || MAY_END.test(end)) return staysBefore(last, next)
  // There a number with a stop is no ordinal; alone, it counts a list.
  if (/^\d+$/.test(end)) return NO_ORDINAL.has(tongue) && last !== `${end}.` && CAPITAL.test(next)
  const hasNumber = /\d\s?\p{L}+\.$/u.test(last) || /^\s*\d/.test(next)
  const isStreet = /^\p{L}+str$/u.test(end) && /^\s*\d/.test(next)
  const isKnown =
    isStreet || ABBREVIATED.test(end) || isShortForm(end, tongue, hasNumber) || isShortForm(token, tongue, hasNumber)
  // Seven, in French.
  if (tongue === 'fr' && end === 'sept' && !hasNumber) return true
  if (tongue === 'hi' && isShortWord(end, tongue)) return true
  if (isKnown || letters(end) === 1 || (token.includes('.') && letters(end) <= MAX_PART)) return false
  // 'BBC.' ends a sentence, as every word in capitals does.
  if (end.length > 1 && end === end.toUpperCase() && end !== end.toLowerCase()) return true
  // What Polish and Romanian count is no short form, unless it is a known one: '40 fok.'
  if ((tongue === 'pl' || tongue === 'ro') && /\d\s?\p{L}+\.$/u.test(last) && VOWEL.test(end)) return true
  if (!VOWEL.test(end)) return letters(end) > 5
  if (isCutTitle(end, tongue) && CAPITAL.test(next)) return false
  if (isNoWord(end, tongue)) return staysBefore(last, next)
  const isShort = letters(end) <= (tongue === 'hi' ? 2 : 3)
  return !isShort || isShortWord(end, tongue) || staysBefore(last, next)
}
