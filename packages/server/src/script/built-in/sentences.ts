import type { LeftOutReason } from '@hourcast/domain/sources/left-out'
import { isCaption } from '../fit-for-air/captions.ts'
import { isCutOff, withPlainCut } from '../fit-for-air/cut-off.ts'
import { isLoneSpeech, withSpeechApart } from '../fit-for-air/dash-speech.ts'
import { hasHole } from '../fit-for-air/holes.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { isPageMark, withoutPageMarks } from '../fit-for-air/page-marks.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { recently } from '../recently.ts'
import { ROMANCE, tongueOf } from '../tongue.ts'
import { isFurniture, withoutCityLine, withoutNewsroomMarks } from './newsroom-marks.ts'
import { withoutDateline } from './page-heads/datelines.ts'
import { withoutNorthernByline } from './page-heads/northern-bylines.ts'
import { withoutPageAround } from './page-heads/page-furniture.ts'
import { withoutSouthernHeads } from './page-heads/southern-heads.ts'
import { withoutTitleBefore } from './page-heads/title-before.ts'
import { withoutRunOn } from './run-on.ts'
import { endsSentence } from './sentence-ends.ts'
import { withPlainQuotes } from './speaker-first.ts'

// Bounded, and never begun inside a run of its own letters: a hostile text must not cost quadratic time.
const ADDRESS =
  /(?:\bhttps?:\/\/|www\.(?=\S{1,60}\.))[^\s()<>]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}|(?<![\p{L}\p{N}.-])(?:[\w-]{1,63}\.){1,6}[a-z]{2,10}\/[^\s()<>]*/giu
/** Stands for an address until its sentence is left out: without the address it has a hole. */
const HOLE = '\uE000'
const ENDS = /[.!?…।]["'”’»)]*$/u
/** 'Won by two (one own g.)': the stop in the brackets is not the sentence's. */
const ENDS_IN_NOTE = /[\p{L}\p{N}]\s\([^()]{1,60}\)$/u
/** Nobody follows a longer sentence by ear; it is left out rather than cut. */
const MAX_WORDS = 60
/** The source, or our own limit, cut it off in the middle. Two stops are an ellipsis that was cut itself. */
const BROKEN_OFF = /(?:(?<=\p{Ll})\s?(?<!\.)\.\.|\.\.\.|…|\[\s*(?:\.\.\.|…)?\s*\])[\])]?\.?$/u

const WHO_TOOK_IT = /^(?:Fotos?|Photos?|Imagem)\s?:/u
const CAPTION_END = /([^.!?]{1,300}[.!?]) — (?=(?:Fotos?|Photos?|Imagem)\s?:)/gu
/** A page has not more pictures than that. */
const MOST_CAPTIONS = 20
/** Without what stands below a picture: a sentence with a dash and who took it behind. Where nothing else is told, the caption is the story. */
const withoutCaptions = (parts: readonly string[], text: string): readonly string[] => {
  if (!parts.some((part) => WHO_TOOK_IT.test(part.trim()))) return parts
  const ends = [...text.matchAll(CAPTION_END)].slice(0, MOST_CAPTIONS).map(([, end = '']) => end.trim())
  const namesMaker = (at: number) => WHO_TOOK_IT.test(parts[at]?.trim() ?? '')
  const isBelow = (at: number) => namesMaker(at + 1) && ends.some((end) => parts[at]?.trim().endsWith(end))
  const others = parts.filter((_, at) => !isBelow(at) && !namesMaker(at))
  return others.length === 0 ? parts : parts.filter((_, at) => !isBelow(at))
}

const HEAD_PARTS = 2

/** Where a text is taken apart: with their marks, addresses as holes. */
const partsOf = (text: string, locale: string, title: string): string[] => {
  const tongue = tongueOf(locale)
  const spaced = text.replace(/\s+/g, ' ').trim()
  const told = withoutNewsroomMarks(
    withoutDateline(
      withoutCityLine(
        withoutSouthernHeads(
          withoutNorthernByline(
            withPlainCut(withPlainQuotes(withoutTitleBefore(withoutPageAround(spaced), title, tongue))),
            title,
          ),
          title,
        ),
      ),
      title,
      tongue,
    ),
  )
    .replace(ADDRESS, HOLE)
    // A summary with its stop, and the stop of who joined it to its story.
    .replace(/(?<=[\p{L}\p{N})])\.\.(?=\s\S)/gu, '.')
    .replace(/(?<=[.!?]) [—–-] (?=(?:Fotos?|Photos?|Imagem|Imagen|Crédits?|V[ií]deo)\s?:)/g, ' ')
    .replace(/\([^()]*\)/g, (aside) => (aside.includes(HOLE) || !hasVoice(aside) || isCaption(aside) ? '' : aside))
  // Where a summary runs into its story, it does so at once.
  return withoutCaptions(splitSentences(told, locale), spaced)
    .flatMap((part, at) => (at < HEAD_PARTS ? withoutRunOn(part, tongue) : [part]))
    .flatMap((part) => withSpeechApart(part, tongue))
}

/** Where the rules of Unicode see no new sentence: '… gesperrt. 30 Menschen …' */
const BEFORE_FIGURE = /(?<=\p{Ll}{4}[.!?]["”»)]?\s)(?=\d)/u

const segmenterOf = recently((locale: string) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/** A text in its sentences, with their marks: an abbreviation ends none. */
export const splitSentences = (text: string, locale: string): string[] => {
  const parts: string[] = []
  const tongue = locale.slice(0, 2)
  const segments = [...segmenterOf(locale).segment(text)]
  for (const segment of segments.flatMap((one) => one.segment.split(BEFORE_FIGURE))) {
    const last = parts.at(-1)
    if (last !== undefined && (!endsSentence(last, segment, tongue) || goesOn(last, segment)))
      parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** A page asks what it goes on to answer: 'The aim? To bring back samples.' Who asks in quote marks or behind a colon is somebody. */
const ASKS_READER = /^[^"“”„«»:]{1,200}\?$/u
/** Its answer is no sentence by itself. */
const SHORT_QUESTION = 3
const SHORT_ANSWER = 5

/** 'La întrebarea „Cât costă?” primarul …', '(malgré lui?) de': behind such a stop the sentence goes on in small letters. */
const goesOn = (last: string, next: string): boolean =>
  /^\p{Ll}/u.test(next) && /(?:[?!.…]["”»’]|[?!]\))$/u.test(last.trimEnd().slice(-2))

type ReadSentences = { said: string[]; dropped: { sentence: string; reason: LeftOutReason }[] }

/** `most`: how many sentences. `isStopless`: its source sets no stop behind a summary; `isCut`: it ends where its source cuts. */
type HowRead = { most?: number; isStopless?: boolean; isCut?: boolean }

/** The first sentences of a text, at most `most`, as they may be said, each once: whole ones with their stop, no addresses, no invitations to click. */
export const readSentences = (
  text: string,
  locale: string,
  title = '',
  { most = Number.POSITIVE_INFINITY, isStopless = false, isCut = false }: HowRead = {},
): ReadSentences => {
  const parts = partsOf(text, locale, title)
  const said = new Set<string>()
  const dropped: ReadSentences['dropped'] = []
  const tongue = tongueOf(locale)
  let gap: LeftOutReason | undefined
  /** Words of the question before it. */
  let asked: number | undefined
  for (const [at, part] of parts.entries()) {
    if (said.size >= most) break
    const sentence = sayable(withoutPageMarks(withoutNewsroomMarks(withoutSouthernHeads(part))), locale)
    const isLast = at === parts.length - 1
    const isName = isLast && at > 0 && NAME_ALONE.test(part)
    const fault =
      (isName ? 'furniture' : faultOf(part, sentence)) ??
      (hasHole(part, tongue) || (isLast && isCutOff(part, { isAlone: at === 0, isStopless, isCut }, tongue))
        ? 'cut-off'
        : undefined)
    const asks = parts.length > 1 && (ROMANCE.has(tongue) || tongue === 'pl') && ASKS_READER.test(part)
    const isAnswer = asked !== undefined && (asked <= SHORT_QUESTION || wordCount(sentence) <= SHORT_ANSWER)
    const leans = gap !== undefined && leansBack(plainWords(sentence), tongue)
    const isUnsaid = isLoneSpeech(part, text, tongue)
    const reason = fault ?? (isUnsaid ? 'quote' : undefined) ?? (leans ? gap : asks || isAnswer ? 'no-news' : undefined)
    asked = asks ? wordCount(part) : undefined
    if (reason === undefined) said.add(sentence)
    else dropped.push({ sentence: part.replaceAll(HOLE, ''), reason })
    // A button between two sentences is no part of what they tell, and what was cut off is.
    gap = reason === 'cut-off' || reason === 'unsayable' ? reason : undefined
  }
  return { said: [...said], dropped }
}

export const sentencesOf = (text: string, locale: string): string[] => readSentences(text, locale).said

/** A form that somebody filled in: 'Tatort: Nürnberg / Delikt: Raub / Opfer: keine'. */
const FORM = /(?:\s\/\s[^/]{0,200}){2}|(?:^|\s)\/\s\p{Lu}\p{L}+:/u

/** The number of a file: 'ID: PP1104170338'. */
const FILE_NUMBER = /(?<![\p{L}\p{N}])\p{Lu}{1,4}\d{6,}(?![\p{L}\p{N}])/u

/** Headlines of other stories in a row. */
const ROW = /•[^•]{3,}•|\S\s\+{3}\s\S/u
/** Who wrote or spoke it, alone behind the last stop: 'Vera Lund.' */
const NAME_ALONE = /^\p{Lu}[\p{L}'’-]+(?:\s(?:von|van|de|der))?(?:\s\p{Lu}[\p{L}'’-]+){1,2}\.?$/u

/** Why a part of a text is no sentence that can be said. */
const faultOf = (part: string, sentence: string): LeftOutReason | undefined => {
  if (ROW.test(part) || isFurniture(part) || isPageMark(part)) return 'furniture'
  if (sentence !== part && (isFurniture(sentence) || isPageMark(sentence))) return 'furniture'
  if (BROKEN_OFF.test(part)) return 'cut-off'
  const words = wordCount(sentence)
  if (words < 2) return 'furniture'
  return part.includes(HOLE) || FORM.test(part) || FILE_NUMBER.test(part) || words > MAX_WORDS ? 'unsayable' : undefined
}

/** Letters of these scripts voices say in any of our languages; of others they make a hole. */
const UNSAID =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Georgian}\p{Script=Hangul}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

/** False for a text with a word that no voice says. */
export const hasVoice = (text: string): boolean => !UNSAID.test(text)

/** A name once more in other letters: 'अभिनव शुक्ला (Abhinav Shukla)'. An acronym is another word: 'भाजपा (BJP)'. */
const IN_LATIN = /(?<=\p{Script=Devanagari})\s?\([A-Za-z][a-z.'’-]+(?:[A-Z][a-z.'’-]+|\s[A-Za-z][a-z.'’-]+){0,4}\s?\)/gu

/** One line, without addresses, shouting or dangling marks, ended by a stop. Empty when nothing is left. */
export const sayable = (text: string, locale: string): string => {
  const quiet = text
    .replace(ADDRESS, '')
    .replace(/\[[^\]]{0,40}\]|\(\s?(?:…|\.{3})\s?\)/g, '')
    .replace(/\([^()]*\)/g, (aside) => (/^\(\s*\)$|https?:/.test(aside) || !hasVoice(aside) ? '' : aside))
    .replace(IN_LATIN, '')
    .replace(/\p{Extended_Pictographic}|\uFE0F|\u200D|[←-⇿]/gu, '')
    .replace(/([!?])\1+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
    .replace(/^[\s\-–—•*·|:;,]+|(?<![\s\-–—•*·|:;,])[\s\-–—•*·|:;,]+$/g, '')
  if (!/[\p{L}\p{N}]/u.test(quiet)) return ''
  const calm = withoutShouting(quiet, locale)
  if (/(?:\.\.\.|…)$/.test(calm)) return calm.replace(/\s*(?:\.\.\.|…)$/, '.')
  return ENDS.test(calm) && !ENDS_IN_NOTE.test(calm) ? calm : `${calm}${locale.startsWith('hi') ? '।' : '.'}`
}

/** A headline that is mostly in capitals is said as a sentence; single acronyms stay. */
const withoutShouting = (text: string, locale: string): string => {
  const letters = text.replace(/[^\p{Lu}\p{Ll}]/gu, '')
  // Scripts without capitals do not shout: an acronym among them is not shouted.
  const isAllLoud = !/\p{Lo}/u.test(text) && letters.length > 8 && letters === letters.toLocaleUpperCase(locale)
  if (!isAllLoud && !isMostlyLoud(text)) return text
  const lower = text.replace(LOUD, (word, at) =>
    isTag(word, text.slice(at + word.length, at + word.length + 3)) ||
    (KEPT.test(word) && !/\d\s?$/.test(text.slice(Math.max(0, at - 2), at)))
      ? word
      : word.toLocaleLowerCase(locale),
  )
  return lower.charAt(0).toLocaleUpperCase(locale) + lower.slice(1)
}
/** The name of a gauge or a valve in a plant: TIC-204. */
const isTag = (word: string, behind: string): boolean => word.length <= 4 && /^-\d/.test(behind)
const LOUD = /(?<![\p{L}\p{M}])\p{Lu}[\p{Lu}\p{M}]*(?![\p{L}\p{N}])/gu
/** Known by their letters, or without a vowel; behind a number they are units. */
const KEPT =
  /^(?:EU|UK|USA|UAE|UE|CDU|CSU|AFD|CIA|II|III|IV|VI|VII|VIII|IX|XI|XII|XIV|XV|(?!(?:MRS?|MS|DR|ST|VS)$)[BCDFGHJKLMNPQRSTVWXZ]{2,5})$/

/** More words loud than not, two of them too long for acronyms. */
const isMostlyLoud = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []
  const loud = words.filter((word) => /^\p{Lu}+$/u.test(word))
  return loud.length > words.length / 2 && loud.filter(({ length }) => length > 5).length > 1
}

export const wordCount = recently((text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,:%-]*/gu)?.length ?? 0)

/** Words that carry meaning, for comparing texts. */
export const keywords = recently(
  (text: string): ReadonlySet<string> =>
    new Set(
      (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)),
    ),
)

/** 0 to 1: how much of the shorter text's meaning the other one says too. */
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  return [...few].filter((word) => many.has(word)).length / few.size
}
