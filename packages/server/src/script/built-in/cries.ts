import { isFirstPerson } from '../fit-for-air/first-person.ts'
import { holds, lineOf, phrases, plainWords } from '../fit-for-air/phrases.ts'
import { isAttributed, saysBefore } from '../fit-for-air/speakers.ts'
import type { Tongue } from '../tongue.ts'
import { wordCount } from './sentences.ts'

/**
 * Words that nobody is named for, before what happened: '“Enough!”, residents block the road'. What happened is told. A word alone, without a mark, is a name: '“Friends” actor dies', and so is what Hindi goes on from: '“धुरंधर” के गाने पर …'.
 */
const CRY =
  /^["“„«‘'](?=[^"“”„«»‘’]{0,140}(?:[\s!?.…]|["”“»’'][.!?…,:]))[^"“”„«»‘’]{3,140}["”“»’'](?:[.!?…,]?\s(?!(?:के|की|का|को|में|से|पर|ने|तक)\s)(?=[\p{Lu}\p{Lo}])|:\s)([^"“”„«»]{12,})$/u
/** Fewer words make a sentence where no articles stand in it. */
const CRY_LEAST: Readonly<Partial<Record<Tongue, number>>> = { pl: 3, hi: 3 }

/** Without marks the cry is known by its 'we': 'We will not give up the hospital! Hundreds march'. */
const OPEN_CRY = /^([^"“”„«»!?.:]{6,80}!)\s([\p{Lu}\p{Lo}].{12,})$/u
/** Or it stands behind what happened: 'The oldest man turns 110. “A glass a day”'. */
const CRY_BEHIND = /^([^"“”„«»]{12,}[.!])\s["“„«][^"“”„«»]{3,140}["“”»][.!]?$/u

/** What is behind the story may quote too: 'A plane has landed on a road. The story of the “pilot with nine lives”'. */
const QUOTE_BEHIND =
  /^([^"“”„«»]{32,}?(?<!(?<!\p{L})(?:[Dd]r|[Nn]r|[Pp]rof|[Gg]en|[Ss]t|[Ss]f|ul|al|pl|os|str|[Mm]r|[Mm]rs|\p{L}))[.!])\s\p{Lu}[^.!?"“”„«»]{0,80}["“„«][^"“”„«»]{3,140}["”“»][^.!?"“”„«»]{0,80}[.!]?$/u

/** A cry that begins with its verb has no speaker: 'Żądamy obwodnicy!', 'Nie oddamy szkoły!', 'Nu ne lăsăm!', 'नहीं सहेंगे!' */
const VERB_FIRST: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /^(?:Nie )?\p{L}{2,24}[aeiy]my(?!\p{L})/u,
  ro: /^(?:Nu |Să )?(?:ne |mai )?\p{L}{1,24}(?:ăm|em|im|âm)(?!\p{L})/iu,
  hi: /^नहीं [\p{L}\p{M} ]{0,24}ंगे(?![\p{L}\p{M}])/u,
}

/** Or it stands behind a colon, and somebody unnamed says it: 'Sturm deckt zwanzig Dächer ab: „Alles flog“'. */
const BEHIND_COLON = /^([^:]{12,220}):\s["“„«‘'][^"“”„«»]{3,300}["“”»’'][.!]?$/u
const TOLD_LEAST = 6
/** What only asks, or promises, has its answer in the quotation. */
const ASKS =
  /(?:^|[.!?]\s)(?:why|how|what|who|where|when|which|warum|wie|was|wer|wo|wann|welche[rs]?|pourquoi|comment|que|quel(?:le)?s?|où|quand|qui|ce (?:que|qui)|por qu[eé]|cómo|qué|quién(?:es)?|dónde|cuándo|cuál(?:es)?|lo que|así|perché|come|cosa|chi|dove|quando|qual[ei]|ecco|così|como|o que|quem|onde|qua(?:l|is)|dlaczego|jak|co|kto|gdzie|kiedy|któr[ayei]|czy|ile|waarom|hoe|wat|wie|waar|wanneer|welke?|de ce|cum|ce|cine|unde|când|care|cât[ăe]?|cât)\s|(?:क्यों|कैसे|क्या|कौन|कहां)(?![\p{L}\p{M}])/iu
/** Beside a charge the quotation may be the denial. */
const CHARGES = phrases(
  'accus*|alleg*|charged|suspect*|indict*|investigat*|fraud*|corrupt*|beschuldig*|verdächt*|vorwurf*|vorwürf*|angeklag*|mutmaßlich*|ermittl*|betrug*|korrupt*|soupçonn*|inculp*|mis en examen|mise en examen|enquête*|acus*|imputad*|investigad*|sospech*|denunci*|indagat*|imputat*|sospett*|arguid*|suspeit*|oskarż*|podejrz*|zarzu*|korupc*|afer*|zatrzyman*|beschuldigd*|verdacht*|aangeklaagd*|acuz*|suspect*|bănuit*|anchet*|urmărit*|cercetat*|inculpat*|reținut*|trimis în judecată|dosar*|corupț*|mită|plagiat*|आरोप*|संदिग्ध*|घोटाल*|भ्रष्ट*|रिश्वत*|गिरफ्तार|जांच',
)

/** Who says it, behind the last stop: without the words nobody needs the name. */
const SPEAKER_LEFT = /(?<=[\p{L}\p{N}]{3}[.!])\s\p{Lu}[^.!?\s]*(?:\s[^.!?\s]+){0,4}$/u

/** What happened, of a headline that goes on with somebody's words. */
const beforeColon = (title: string): string | undefined => {
  const told = BEHIND_COLON.exec(title)?.[1]?.replace(SPEAKER_LEFT, '')
  if (told === undefined || wordCount(told) < TOLD_LEAST || ASKS.test(told)) return undefined
  return holds(plainWords(told), CHARGES) ? undefined : told
}

export const withoutCry = (title: string, tongue: Tongue): string => {
  const [, behind] = CRY_BEHIND.exec(title) ?? QUOTE_BEHIND.exec(title) ?? []
  // The colon of 'Gipfel in Kiel: Der Vertrag steht. „Ein guter Tag“' opens no speech.
  const isNobodys = behind !== undefined && !ASKS.test(behind) && !saysBefore(title, tongue)
  const told = isNobodys ? behind : isAttributed(title, tongue) ? undefined : happenedIn(title, tongue)
  return told !== undefined && wordCount(told) >= (CRY_LEAST[tongue] ?? 4) ? told.charAt(0).toUpperCase() + told.slice(1) : title
}

const happenedIn = (title: string, tongue: Tongue): string | undefined => {
  const [, cry = '', happened] = OPEN_CRY.exec(title) ?? []
  const isOurs = cry !== '' && (VERB_FIRST[tongue]?.test(cry) || isFirstPerson(lineOf(cry), tongue))
  return isOurs ? happened : (CRY.exec(title)?.[1] ?? beforeColon(title))
}
