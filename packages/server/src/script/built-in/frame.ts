import { capital } from '../first-letter.ts'
import { localeOf } from '../locale-of.ts'
import type { WriteInput } from '../script-types.ts'
import type { LanguagePack } from './language-pack.ts'
import { clockOf, type Say, together, turnOf } from './speaker.ts'

export type Kind = 'bulletin' | 'evergreen' | 'ident'

const OUTRO = 6
/** Intro and Playlist: what they announce comes next, so nobody says good-bye. */
const OPENS = new Set([0, 5])

const promisesOf = (pack: LanguagePack, { presentationType, tone }: WriteInput): readonly string[] => {
  const news = pack.news[tone] ?? pack.news[0] ?? []
  return (
    [pack.intro, news, pack.weather, pack.traffic, pack.today, pack.playlist, pack.outro, pack.custom][presentationType] ?? news
  )
}

export const isOutro = ({ presentationType }: WriteInput): boolean => presentationType === OUTRO

/** Greeting, station and host, and what is promised; an Outro is in the middle of things. */
export const openingOf = (pack: LanguagePack, input: WriteInput, say: Say, { clock = '', own }: Opening = {}): string =>
  isOutro(input)
    ? say(pack.outro)
    : say(
        openings(pack, input, clock === '' ? '' : ' {clock}').map(
          (opening) => `${own === undefined ? greetingOf(pack) : '{own}'} ${opening}`,
        ),
        { place: input.location, clock, own: own === undefined ? '' : whole(own, pack) },
      )

/** `clock`: the time and the date, which stand before what is promised. `own`: the greeting that a task gives. */
type Opening = { clock?: string; own?: string | undefined }

/** Where nothing is told, nothing is promised. */
export const emptyOpeningOf = (pack: LanguagePack, say: Say, own?: string): string =>
  own === undefined
    ? say(pack.who.map((who) => `${greetingOf(pack)} ${who}`))
    : say(
        pack.who.map((who) => `{own} ${who}`),
        { own: whole(own, pack) },
      )

/** A greeting that is given, with a stop where it has none. */
const whole = (own: string, pack: LanguagePack): string => (/[.!?।…]$/u.test(own) ? own : `${own}${stopOf(pack)}`)

/** A last line that is given, as a sentence. */
export const closingOf = (own: string, pack: LanguagePack): string => capital(whole(own, pack))

const stopOf = (pack: LanguagePack): string => (/[।]$/.test(pack.who[0] ?? '') ? '।' : '.')

/** With the stop of the tongue. */
export const greetingOf = (pack: LanguagePack): string => `{greeting}${stopOf(pack)}`

/** A promise that names the place or the music goes with each who. */
const openings = (pack: LanguagePack, input: WriteInput, clock: string): string[] => {
  const promises = promisesOf(pack, input)
  const who = pack.who.map((one) => `${one}${clock}`)
  const [rich, plain] = [promises.filter(isRich), promises.filter((promise) => !isRich(promise))]
  return [...together(who, rich), ...together(who, plain)]
}
const isRich = (promise: string): boolean => /\{(?:place|music|topic)\}/.test(promise)

export const isTimed = (kind: Kind, input: WriteInput): boolean =>
  input.includeDateTime && !(kind === 'bulletin' && isOutro(input))

export const dateTimeOf = (pack: LanguagePack, input: WriteInput, say: Say): string => {
  const { hour, minute } = clockOf(input)
  return say([pack.dateTimeAt?.(hour, minute, localeOf(input)) ?? pack.dateTime])
}

/** `own`: the last line that a task gives. It stands where the thanks would: nobody says farewell twice. */
export const signOffOf = (
  kind: Kind,
  { presentationType, tone }: WriteInput,
  pack: LanguagePack,
  say: Say,
  own?: string,
): string => {
  if (own !== undefined) return `${say(pack.close)} ${closingOf(own, pack)}`
  if (kind === 'bulletin' && OPENS.has(presentationType)) return say(pack.stayingOn)
  return say(together(pack.close, pack.thanks[kind === 'evergreen' ? 0 : tone] ?? pack.thanks[0] ?? []))
}

/** So many of a bulletin's links no other of the next two has. */
const LINKS_EACH = 4

/** Says that another subject comes. */
const CHANGES =
  /\bth?ema|\bthemen|onderwerp|sujet|asunto|assunto|argomento|subiect|iets anders|ander nieuws|elsewhere|different|other news|otras noticias|otro orden|tourne la page|विषय/iu

/**
 * What stands between two stories, each once before one comes again; every bulletin begins behind the links of the one before. Undefined where it would
 * change the subject between two of one kind.
 */
export const linkOf = (pack: LanguagePack, input: WriteInput, say: Say, index: number, isAlike: boolean): string | undefined => {
  const own = pack.toneLinks[input.tone] ?? []
  const each = Math.ceil(pack.links.length / own.length)
  const links = own.flatMap((link, at) => [link, ...pack.links.slice(at * each, (at + 1) * each)])
  const link = say(links, {}, index - 1 + (LINKS_EACH - 1) * turnOf(input))
  return isAlike && CHANGES.test(link) ? undefined : link
}
