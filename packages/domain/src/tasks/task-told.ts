import { AND } from './and-words.ts'
import { leavesOutIt } from './double-no.ts'
import { kept } from './kept.ts'
import { isExample, mostOf, namesOf, readTask } from './read-task.ts'
import { closes, greets } from './said-lines.ts'
import type { Task } from './task.ts'
import { amountsIn, withoutAmounts } from './task-amounts.ts'
import { mannerIn } from './task-manner.ts'
import { isOrderAlone } from './task-order.ts'
import { isWish, namesAge } from './task-wishes.ts'
import type { Topic } from './topic.ts'
import { asksForNoSources } from './unnamed-sources.ts'

const BUT: Readonly<Record<string, string>> = {
  en: 'but',
  de: 'aber',
  fr: 'mais',
  es: 'pero',
  it: 'ma',
  pt: 'mas',
  pl: 'ale',
  nl: 'maar(?! (?:weg|over|achterwege|zitten))',
  ro: 'dar',
  hi: 'लेकिन',
}
const clauseOf = kept((tongue: string): RegExp => {
  const joints = [...new Set([AND[tongue], BUT[tongue], AND.en, BUT.en])].filter(Boolean).join('|')
  return new RegExp(`[\\n.,;:!?।]+\\s*|(?<!\\s)\\s+(?:${joints})\\s+`, 'giu')
})
const MOST_TOLD = 3
const LONGEST_TOLD = 60

/**
 * The pieces of a task in which nothing is understood: how it is to be told, mostly. It is read as a whole (`all`), and as by a host without sources
 * (`elsewhere`).
 */
const notUnderstood = (task: string, locale: string, all: Task, elsewhere: Task): string[] => {
  const tongue = locale.slice(0, 2)
  const { opening, closing, isOrdered, source, most } = all
  const named = [...all.topics, ...all.without]
  const known = new Set(named.flatMap(({ name, isOwn }) => (isOwn ? [] : [name])))
  const own = [...named, ...elsewhere.topics].flatMap(({ name, isOwn }) => (isOwn ? name.split(' ') : []))
  const isWished = all.isGood || all.isWithoutAccidents || all.isNewestFirst || all.isOldestFirst || all.isLocalFirst
  const isAged = all.isNewestFirst || all.isOldestFirst
  const rest = [opening, closing].reduce<string>((text, line) => (line === undefined ? text : text.replace(line, '')), task)
  const isUnderstood = (piece: string): boolean =>
    namesOf(withoutAmounts(piece, tongue), tongue).some((name) => known.has(name)) ||
    own.some((word) => piece.includes(word)) ||
    (isWished && isWish(piece, tongue)) ||
    (all.namesNoSources && asksForNoSources(piece, tongue)) ||
    (isAged && namesAge(piece, tongue)) ||
    COURTESY.test(piece) ||
    (most !== undefined && mostOf(piece, tongue) === most) ||
    (source !== undefined && piece.includes(source)) ||
    (closing !== undefined && closes(piece, tongue)) ||
    (opening !== undefined && greets(piece, tongue)) ||
    (isOrdered && isOrderAlone(piece, tongue)) ||
    (all.without.length > 0 && (EVERYTHING.test(piece) || leavesOutIt(piece, tongue)))
  const unheededIn = (piece: string): string[] => {
    const manner = mannerIn(piece, tongue)
    return [...amountsIn(piece, tongue), ...(manner === undefined ? [] : [manner])]
  }
  return rest
    .split(clauseOf(tongue))
    .map((piece) => piece.replace(/["“”„«»]|(?<!\p{L})[‘’']|[‘’'](?!\p{L})/gu, '').trim())
    .filter((piece) => /\p{L}/u.test(piece))
    .flatMap((piece) => (isUnderstood(piece) ? unheededIn(piece) : [piece]))
}

/** 'Everything' beside what is left out. */
const EVERYTHING =
  /^(?:anything|everything(?: else)?|all|the rest|alles(?: andere)?|alle|der rest|tout|(?:tout )?le reste|todo|todas?|el resto|todo lo demás|tutto|tutte|(?:tutto )?il resto|tudo|(?:tudo )?o resto(?: tudo)?|wszystko|(?:cała )?reszta|de rest|tot|toate|(?:tot )?restul|सब|सब कुछ|बाकी सब)$/iu

/** Asks for nothing: greetings to the host, thanks, 'and that is all'. */
const COURTESY =
  /^(?:(?:and|und|et|y|e|i|en|și|और) )?(?:hi|hiya|hello|hey|please|pls|thanks|thank you|thx|(?:and )?nothing(?: else)?|that is all|hallo|moin|servus|bitte|danke|vielen dank|(?:sonst )?nichts(?: anderes)?|bonjour|salut|slt|coucou|merci(?: bcp| beaucoup)?|svp|s.il (?:te|vous) pla[iî]t|rien(?: d.autre)?|hola|por favor|porfa|gracias|ya|nada(?: m[aá]s)?|ciao|per favore|per piacere|grazie|basta(?: così)?|nient.altro|niente(?: altro)?|nulla più|olá|oi|pf|se faz favor|obrigad[oa]|mais nada|hej|cześć|proszę|prosze|dzięki|dzieki|dziękuję|nic(?: więcej| innego)?|hoi|graag|aub|alsjeblieft|dank(?:je|u)?(?: ?wel)?|bedankt|(?:verder |anders )?niets|salut|bună|te rog|va rog|vă rog|mul[tț]umesc|mersi|atât|nimic(?: altceva)?|(?:और )?कुछ (?:और )?नहीं|नमस्ते|कृपया|धन्यवाद|शुक्रिया)$/iu

/** As a host whose sources are called otherwise understands a task: what may be a source is a place or a subject then. */
const withoutSources = (task: string, locale: string, called: Task): Task =>
  called.source === undefined ? called : readTask(task, locale, [NOBODY])
const NOBODY = '-'

/** Brazil has its own word for sport, which the task or the host's tongue shows. */
export const topicNames = (topics: readonly Topic[], task: string, locale: string): string[] =>
  topics.map(({ name }) => (name === 'o desporto' && (locale === 'pt-BR' || /esporte/i.test(task)) ? 'o esporte' : name))

/** What the built-in writer will do with a task, for the one who writes it; the rest takes a language model, where none is asked (`hasModel`). */
export const taskTold = (task: string, locale: string, hasModel = false): string => {
  const called = readTask(task, locale)
  const elsewhere = withoutSources(task, locale, called)
  const read = elsewhere.topics.some(({ isOwn }) => isOwn) ? { ...elsewhere, source: called.source } : called
  const { topics, without, most, opening, closing, source, isGuess, isGood, isWithoutAccidents } = read
  const { isNewestFirst, isOldestFirst, isLocalFirst } = read
  const isSorted = isNewestFirst === true || isOldestFirst === true || isLocalFirst === true
  const [known, own] = [without.filter(({ isOwn }) => !isOwn), without.filter(({ isOwn }) => isOwn)]
  const leavesOut = [
    ...(known.length > 0 ? [`those about ${topicNames(known, task, locale).join(', ')}`] : []),
    ...(own.length > 0
      ? [`those that hold ${own.map(({ name }) => `“${name}”`).join(' or ')}, or come from a source of that name`]
      : []),
    ...(isGood ? ['those of death, crime and accidents'] : isWithoutAccidents ? ['those of accidents'] : []),
  ]
  const parts = [
    ...(isGuess ? [] : [chooses(read, task, locale, leavesOut.length > 0 || isSorted)]),
    ...(isGuess
      ? [
          `selects stories that hold ${namesTold(topics, task, locale).join(' or ')} or come from a source of that name, and where none does tells all`,
        ]
      : []),
    ...(leavesOut.length > 0 ? [`leaves out ${leavesOut.join(' and ')}`] : []),
    ...(source === undefined ? [] : [`tells only what “${source}” reports, where one of the sources has that name`]),
    ...(isGood ? ['tells first what sounds glad'] : []),
    ...(isNewestFirst ? ['tells the newest first'] : []),
    ...(isOldestFirst ? ['tells the oldest first'] : []),
    ...(isLocalFirst ? ['tells first what names the place of the station'] : []),
    ...(read.namesNoSources ? ['names no sources'] : []),
    ...(most === undefined ? [] : [`${most === 1 ? 'tells one' : `tells at most ${most}`}${sharesTold(read, task, locale)}`]),
    ...(opening === undefined ? [] : [`begins with “${opening}”`]),
    ...(closing === undefined ? [] : [`ends with “${closing}”`]),
  ]
  const isStrict = !isGuess && topics.some(({ isOwn }) => isOwn)
  const honest = isStrict
    ? ' It knows the subject by these words, or a source of that name; where no story holds them, the host says so.'
    : ''
  const does = `${hasModel ? 'The language model is given this task; without it the' : 'The'} built-in writer ${parts.join(', ')}.${honest}`
  if (hasModel) return does
  const [open, close] =
    topics.length + without.length > 0 || source !== undefined || isGood || isSorted
      ? ['It does nothing about ', '']
      : ['What more ', ' asks for']
  const rest = isExample(task) ? undefined : quoted(notUnderstood(task, locale, called, elsewhere))
  return rest === undefined ? does : `${does} ${open}${rest}${close}: this needs LLM_BASE_URL.`
}

const sharesTold = ({ topics, shares = [] }: Task, task: string, locale: string): string => {
  const told = shares.flatMap(({ name, count }) => {
    const named = topics.filter((one) => one.name === name)
    return named.length === 0 ? [] : [`${count} about ${topicNames(named, task, locale).join(', ')}`]
  })
  return told.length === 0 ? '' : ` (${told.join(' and ')})`
}

const shortened = (piece: string): string =>
  [...piece].length > LONGEST_TOLD ? `${[...piece].slice(0, LONGEST_TOLD - 1).join('')}…` : piece

const quoted = (pieces: readonly string[]): string | undefined => {
  if (pieces.length === 0) return undefined
  const named = pieces.slice(0, MOST_TOLD).map((piece) => `“${shortened(piece)}”`)
  return `${named.join(', ')}${pieces.length > MOST_TOLD ? ' and what follows' : ''}`
}

/** Words of the task stand in quotation marks, topics that the host names do not. */
const namesTold = (topics: readonly Topic[], task: string, locale: string): string[] =>
  topicNames(topics, task, locale).map((name, at) => (topics[at]?.isOwn ? `“${name}”` : name))

const chooses = (
  { topics, last = [], isOrdered, hasRest, isLast, source }: Task,
  task: string,
  locale: string,
  readsAll: boolean,
): string => {
  const names = namesTold(topics, task, locale)
  if (topics.length > 0 && isLast) return `tells stories about ${names.join(', ')} last, behind the rest`
  if (last.length > 0 && last.length < topics.length) {
    const first = topics.filter((topic) => !last.includes(topic))
    return `tells stories about ${namesTold(first, task, locale).join(', then ')} first, then the rest, and those about ${namesTold(last, task, locale).join(', ')} last`
  }
  if (topics.length > 0 && hasRest) return `tells stories about ${names.join(', then ')} first, then the rest`
  if (topics.length > 1 && isOrdered) return `selects stories about ${names[0]} first, then ${names.slice(1).join(', ')}`
  if (topics.length > 0) return `selects stories about ${names.join(', ')}`
  return readsAll || source !== undefined ? 'reads all stories' : 'puts first the stories that hold words of the task'
}
