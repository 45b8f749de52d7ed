import { EXAMPLE_TASKS } from '../wizard/example-tasks.ts'
import { holdsNear } from './near-word.ts'
import { splitWanted } from './negations.ts'
import { otherSport, singleSportsIn } from './single-sports.ts'
import { mannerIn } from './task-manner.ts'
import { isOrderAlone, orderOf } from './task-order.ts'
import { sourceIn } from './task-sources.ts'
import type { Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

/** What the built-in writer understands of a task. */
export type Task = {
  topics: Topic[]
  /** What it says is not to be told. */
  without: Topic[]
  /** How many stories, at most. */
  most?: number
  /** What is said at the end. */
  closing?: string
  /** The topics come in this order. */
  isOrdered?: true
  /** What is about none of the topics follows them. */
  hasRest?: true
  /** Whose stories alone are told, by a part of its name. */
  source?: string
}

const NUMBERS: Readonly<Record<string, string>> = {
  en: 'one two three four five six',
  de: 'eine zwei drei vier fünf sechs',
  fr: 'une deux trois quatre cinq six',
  es: 'una dos tres cuatro cinco seis',
  it: 'una due tre quattro cinque sei',
  pt: 'uma duas três quatro cinco seis',
  pl: 'jedną|jedna dwie trzy cztery pięć sześć',
  nl: 'één|een twee drie vier vijf zes',
  ro: 'o două trei patru cinci șase',
  hi: 'एक दो तीन चार पाँच|पांच छह',
}

/** What is counted: 'two stories', 'trei știri', with at most one word between. */
const COUNTED: Readonly<Record<string, string>> = {
  en: 'stor(?:y|ies)|items?|headlines?|reports?',
  de: 'meldung(?:en)?|nachrichten?|themen|geschichten?|schlagzeilen?',
  fr: 'infos?|nouvelles?|informations?|sujets?|titres?',
  es: 'noticias?|titulares?|temas?',
  it: 'notizi[ae]|titoli|temi',
  pt: 'notícias?|títulos?|temas?',
  pl: 'wiadomoś(?:ć|ci)|temat(?:y|ów)?|informacj(?:ę|e|i)',
  nl: 'bericht(?:en)?|verhalen|onderwerpen|koppen',
  ro: 'știr[ei]|știri|subiecte|titluri',
  hi: 'ख़बर(?:ें)?|खबर(?:ें)?|समाचार',
}

/** Before words in quotation marks, or behind a colon: they are said at the end. */
const CLOSES: Readonly<Record<string, string>> = {
  en: 'end|close|finish|sign off|last words?|wrap up|goodbye|conclude|farewell|say bye',
  de: 'schließ|schluss|ende|verabschied|zuletzt|beende|abschied|letzte|tschüss|tschüs|auf wiedersehen',
  fr: 'termine|finis|conclu|fin\\b|clos|au revoir|salue|prends congé|pour finir|dernier mot|derniers mots|à la fin',
  es: 'termin|acab|cierr|final|desp[ií]d|adiós|saluda al final|últimas palabras|conclu|concluy',
  it: 'chiud|finisc|concludi|termin|conged|saluta|ultime parole|alla fine|fine\\b|arrivederci',
  pt: 'termin|acab|fech|conclu|desped|adeus|encerr|finaliz|últimas palavras|no fim|final',
  pl: 'zakończ|skończ|na koniec|pożegna|pożegnaj|na końcu|ostatnie słow|kończ',
  nl: 'sluit|eindig|tot slot|besluit|afscheid|laatste woord|slotzin|tot besluit',
  ro: 'închei|termin|la final|sfârșit|rămas bun|ultimele cuvinte|la sfârșit|la revedere|finaliz|salut',
  hi: 'अंत में|आख़िर में|आखिर में|समाप्त|विदा|समापन|आख़िरी|आखिरी|ख़त्म|खत्म',
}
const QUOTED = /["“„«‘'](?<words>[^"“”„«»‘’]{2,120})["”“»’']/u
/** 'End with: Stay warm!'; 'at the end: the weather' is a subject. */
const SAID_WITH =
  'with|say(?:ing)?|mit|sag(?:e|en)?|worten|par|avec|dis(?:ant)?|con|dici?endo|di|diga|com|dizendo|diz|diga|z|słowami|zdaniem|powiedz|mów|met|zeg|woorden|cu|spune|spunând|cuvintele|कह(?:ो|ें|कर|ना|िए)|बोल(?:ो|ें|ना|िए)|शब्दों'
const BEHIND_COLON = new RegExp(
  `^[^\\n:.!?;]{0,40}(?<![\\p{L}\\p{M}])(?:${SAID_WITH})(?:\\s\\p{L}[\\p{L}\\p{M}]{0,12}){0,3}\\s?:\\s?(?<words>[^\\n:]{2,120}?)(?:(?<=[.!?।])(?=\\s|$)|\\n|$)`,
  'iu',
)
const MOST = 12

const starts = (stems: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${bounded(stems)})`, 'iu')

/** JavaScript knows word ends of ASCII alone. */
const bounded = (stems: string): string => stems.replaceAll('\\b', '(?![\\p{L}\\p{M}])')

/** Reads a task in the tongue of the host; English is understood in every one, as the wizard's examples are English. */
export const readTask = (task: string, locale: string): Task => {
  const tongue = locale.slice(0, 2)
  const closing = closingOf(task, tongue)
  const asked = closing === undefined ? task : task.replace(closing, ' ')
  const { wanted, unwanted } = splitWanted(asked, tongue, (piece) => mostOf(piece, tongue) !== undefined)
  const single = singleSportsIn(unwanted, tongue)
  const [sport] = TOPICS[tongue] ?? []
  // 'Sport, no football': the rest of sport is wanted.
  const without = [...namedIn(unwanted, tongue).filter((topic) => single.length === 0 || topic !== sport), ...single]
  const order = orderOf(wanted, tongue, (piece) => namedIn(piece, tongue).length > 0)
  const named = namedIn(wanted, tongue).filter((topic) => !without.includes(topic))
  const topics = order === undefined ? named : inOrder(named, order.pieces, tongue)
  const most = mostOf(asked, tongue)
  const source = sourceIn(wanted, tongue, (name) => namedIn(name, tongue).length > 0)
  const hasRest = order?.hasRest === true && topics.length > 0
  return {
    topics,
    without,
    ...(most === undefined ? {} : { most }),
    ...(closing === undefined ? {} : { closing }),
    ...(order !== undefined && topics.length > 0 ? { isOrdered: true as const } : {}),
    ...(hasRest ? { hasRest: true as const } : {}),
    ...(source === undefined ? {} : { source }),
  }
}

/** As the pieces name them, and within a piece from left to right. */
const inOrder = (named: readonly Topic[], pieces: readonly string[], tongue: string): Topic[] => {
  const sorted = pieces.flatMap((piece) => {
    const here = namedIn(piece, tongue)
    const placeOf = (topic: Topic) => placeIn(piece, tongue, topic)
    return here.toSorted((one, other) => placeOf(one) - placeOf(other))
  })
  return [...new Set([...sorted, ...named])].filter((topic) => named.includes(topic))
}

const placeIn = (piece: string, tongue: string, topic: Topic): number => {
  const at = (TOPICS[tongue] ?? []).indexOf(topic)
  const places = [tongue, 'en'].map(
    (asked) => starts(withoutAccents(TOPICS[asked]?.[at]?.asked ?? '')).exec(withoutAccents(piece))?.index,
  )
  return places.find((place) => place !== undefined) ?? piece.length
}

/** Which story is of another sport than the ones that a task names. */
export const otherSportThan = (task: string, locale: string): ((story: string) => boolean) | undefined => {
  const tongue = locale.slice(0, 2)
  const { wanted } = splitWanted(task, tongue, (piece) => mostOf(piece, tongue) !== undefined)
  return otherSport(wanted, tongue)
}

const namedIn = (text: string, tongue: string): Topic[] => {
  const own = topicsIn(text, tongue, tongue)
  return own.length > 0 ? own : topicsIn(text, 'en', tongue)
}

/** As tasks are typed in a hurry: 'meteo', 'politica'. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** Asked for in one tongue, told in another: both lists have the same order. */
const topicsIn = (task: string, asked: string, told: string): Topic[] => {
  const plain = withoutAccents(task)
  const words = plain.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  return (TOPICS[asked] ?? []).flatMap((topic, at) => {
    const stems = withoutAccents(topic.asked)
    return starts(stems).test(plain) || holdsNear(words, stems.toLowerCase()) ? (TOPICS[told]?.[at] ?? []) : []
  })
}

const closes = (task: string, tongue: string): boolean => starts(`${CLOSES[tongue] ?? ''}|${CLOSES.en}`).test(task)

const closingOf = (task: string, tongue: string): string | undefined => {
  const at = starts(`${CLOSES[tongue] ?? ''}|${CLOSES.en}`).exec(task)?.index
  if (at === undefined) return undefined
  const rest = task.slice(at)
  return (QUOTED.exec(rest) ?? BEHIND_COLON.exec(rest))?.groups?.words?.trim()
}

/** One story, without a number: 'the top story', 'la noticia más reciente', 'die wichtigste Meldung'. */
const SINGLE: Readonly<Record<string, string>> = {
  en: '(?:the )?(?:top|lead|main|biggest|single|latest|newest|most \\p{L}+) (?:story|headline|item|report)\\b',
  de: '(?:wichtigste|neueste|aktuellste|letzte|größte|einzige) (?:meldung|nachricht|schlagzeile|geschichte)\\b',
  fr: '(?:la |l.)?(?:dernière|principale) (?:info|nouvelle|information|actualité)\\b|(?:l.info|la nouvelle|l.information|le sujet|le titre) (?:l[ae] plus|principale?|du jour)',
  es: 'la (?:última|principal) noticia\\b|la noticia (?:más|principal|del día|destacada)|el titular (?:más|principal)',
  it: '(?:l.ultima|la principale) notizia\\b|la notizia (?:più|principale|del giorno)',
  pt: 'a (?:última|principal) notícia\\b|a notícia (?:mais|principal|do dia)',
  pl: '(?:najważniejsz|najnowsz|ostatni|główn)[ąa] (?:wiadomość|informacj[ęa]|temat)\\b',
  nl: 'het (?:belangrijkste|laatste|nieuwste|grootste) (?:bericht|verhaal)\\b',
  ro: 'ultima știre|cea mai \\p{L}+ știre|știrea (?:zilei|principală|cea mai)',
  hi: '(?:सबसे (?:बड़ी|ताज़ा|ताजा|अहम|नई)|मुख्य) (?:ख़बर|खबर)(?![\\p{L}\\p{M}])',
}

const mostOf = (task: string, tongue: string): number | undefined => {
  const words = withoutAccents(NUMBERS[tongue] ?? '').split(' ')
  const number = [...words, '\\d{1,2}'].map((word) => `(?:${word})`).join('|')
  const found = new RegExp(
    `(?<![\\p{L}\\p{M}\\d])(${number})\\s(?:[\\p{L}\\p{M}]+\\s){0,2}(?:${withoutAccents(COUNTED[tongue] ?? '')})(?![\\p{L}\\p{M}])`,
    'iu',
  ).exec(withoutAccents(task))?.[1]
  if (found === undefined) return starts(withoutAccents(SINGLE[tongue] ?? '')).test(withoutAccents(task)) ? 1 : undefined
  const count = /\d/.test(found) ? Number(found) : words.findIndex((word) => new RegExp(`^(?:${word})$`, 'iu').test(found)) + 1
  return count >= 1 && count <= MOST ? count : undefined
}

/** What a story of these topics holds; undefined without a topic. */
export const topicPattern = (topics: readonly Topic[]): RegExp | undefined =>
  topics.length === 0 ? undefined : starts(topics.map(({ told }) => told).join('|'))

const AND: Readonly<Record<string, string>> = {
  en: 'and|but',
  de: 'und|aber',
  fr: 'et|mais',
  es: 'y|e|pero',
  it: 'e|ed|ma',
  pt: 'e|mas',
  pl: 'i|oraz|ale',
  nl: 'en|maar',
  ro: 'și|si|dar',
  hi: 'और|लेकिन',
}
const clauseOf = (tongue: string): RegExp =>
  new RegExp(`[\\n.,;:!?।]+\\s*|\\s+(?:${[AND[tongue], AND.en].filter(Boolean).join('|')})\\s+`, 'giu')
const MOST_TOLD = 3
const LONGEST_TOLD = 60

/** The pieces of a task in which nothing is understood: how it is to be told, mostly. */
export const notUnderstood = (task: string, locale: string): string[] => {
  const all = readTask(task, locale)
  const { closing, isOrdered } = all
  const rest = closing === undefined ? task : task.replace(closing, '')
  return rest
    .split(clauseOf(locale.slice(0, 2)))
    .map((piece) => piece.replace(/["“”„«»‘’']/gu, '').trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .flatMap((piece) => {
      const { topics, without, most, source } = readTask(piece, locale)
      const tongue = locale.slice(0, 2)
      const isUnderstood =
        topics.length + without.length > 0 ||
        most !== undefined ||
        source !== undefined ||
        (closing !== undefined && closes(piece, tongue)) ||
        (isOrdered && isOrderAlone(piece, tongue)) ||
        (all.without.length > 0 && EVERYTHING.test(piece))
      return isUnderstood ? (mannerIn(piece, tongue) ?? []) : [piece]
    })
}

/** 'Everything' beside what is left out. */
const EVERYTHING =
  /^(?:anything|everything|all|the rest|alles|alle|tout|todo|todas?|tutto|tutte|tudo|wszystko|tot|toate|सब|सब कुछ|please|bitte|por favor|per favore|proszę|graag|te rog|कृपया)$/iu

/** Brazil has its own word for sport, which the task or the host's tongue shows. */
export const topicNames = (topics: readonly Topic[], task: string, locale: string): string[] =>
  topics.map(({ name }) => (name === 'o desporto' && (locale === 'pt-BR' || /esporte/i.test(task)) ? 'o esporte' : name))

/** What the built-in writer will do with a task, for the one who writes it; the rest takes a language model, where none is asked (`hasModel`). */
export const taskTold = (task: string, locale: string, hasModel = false): string => {
  const { topics, without, most, closing, isOrdered, hasRest, source } = readTask(task, locale)
  const names = topicNames(topics, task, locale)
  const about =
    topics.length > 0 && hasRest
      ? `tells stories about ${names.join(', then ')} first, then the rest`
      : topics.length > 1 && isOrdered
        ? `selects stories about ${names[0]} first, then ${names.slice(1).join(', ')}`
        : topics.length > 0
          ? `selects stories about ${names.join(', ')}`
          : without.length > 0 || source !== undefined
            ? 'reads all stories'
            : 'puts first the stories that hold words of the task'
  const parts = [
    about,
    ...(without.length > 0 ? [`leaves out those about ${topicNames(without, task, locale).join(', ')}`] : []),
    ...(source === undefined ? [] : [`tells only what “${source}” reports, where one of the sources has that name`]),
    ...(most === undefined ? [] : [most === 1 ? 'tells one' : `tells at most ${most}`]),
    ...(closing === undefined ? [] : [`ends with “${closing}”`]),
  ]
  const does = `${hasModel ? 'The language model is given this task; without it the' : 'The'} built-in writer ${parts.join(', ')}.`
  if (hasModel) return does
  const [open, close] =
    topics.length + without.length > 0 || source !== undefined ? ['It does nothing about ', ''] : ['What more ', ' asks for']
  const rest = isExample(task) ? undefined : quoted(notUnderstood(task, locale))
  return rest === undefined ? does : `${does} ${open}${rest}${close}: this needs LLM_BASE_URL.`
}

/** Ours are written for the writer that goes by their words. */
const isExample = (task: string): boolean => EXAMPLE_TASKS.some((example) => example.task === task.trim())

const shortened = (piece: string): string =>
  [...piece].length > LONGEST_TOLD ? `${[...piece].slice(0, LONGEST_TOLD - 1).join('')}…` : piece

const quoted = (pieces: readonly string[]): string | undefined => {
  if (pieces.length === 0) return undefined
  const named = pieces.slice(0, MOST_TOLD).map((piece) => `“${shortened(piece)}”`)
  return `${named.join(', ')}${pieces.length > MOST_TOLD ? ' and what follows' : ''}`
}
