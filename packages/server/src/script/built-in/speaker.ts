import { createHash } from 'node:crypto'
import { wallTimeAt } from '@hourcast/domain/slots/time-zone'
import { HOUR_MS, MINUTE_MS } from '@hourcast/domain/time-units'
import type { WriteInput } from '../script-types.ts'
import type { WordRules } from '../words/word-rules.ts'
import type { LanguagePack } from './language-pack.ts'

/** Fills a template of the pack; of several the air time and the host choose one, and `turn` the ones after it. */
export type Say = (templates: readonly string[], extra?: Record<string, string>, turn?: number) => string

/** Every ten minutes another one, and the next one hour by hour: not the words of the bulletin before, nor of the day before. */
export const turnOf = ({ airAt, hostName, stationName }: Pick<WriteInput, 'airAt' | 'hostName' | 'stationName'>): number => {
  const seed = createHash('sha256').update(`${hostName}|${stationName}`).digest().readUInt16BE(0)
  const [hours, tens, days] = [airAt / HOUR_MS, (airAt % HOUR_MS) / (10 * MINUTE_MS), airAt / (24 * HOUR_MS)].map(Math.floor)
  return seed + (hours ?? 0) + (tens ?? 0) + (days ?? 0)
}

type Voice = { locale: string; topic: string; rules: WordRules }

export const speaker = (pack: LanguagePack, input: WriteInput, { locale, topic, rules }: Voice): Say => {
  const name = pack.name ?? ((written: string) => written)
  const { hour, minute } = clockOf(input)
  const values: Record<string, string> = {
    greeting: pack.greeting(hour, locale),
    host: input.hostName,
    station: name(input.stationName),
    place: input.location,
    music: input.musicFormat,
    topic,
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: input.timeZone }).format(input.airAt),
    hour: String(hour),
    minute: String(minute),
    date: dateOf(pack, input, locale),
  }
  const first = turnOf(input)
  return (templates, extra = {}, turn = 0) => {
    const all: Record<string, string> = { ...values, ...extra }
    if (extra.source) all.source = (pack.nameOfSource ?? name)(extra.source)
    const full = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].every(([, key]) => all[key ?? ''])
    // Variants that say more are preferred where there is something to say.
    const whole = templates.filter(full)
    // Rather another variant than a word that is never said; where each holds one, the frame is said all the same: never nothing.
    const clean = whole.filter((template) => !rules.isNever(fill(template, all)))
    const usable = clean.length > 0 ? clean : whole
    const most = Math.max(...usable.map(countOptional))
    const best = usable.filter((template) => countOptional(template) === most)
    const said = best.map((_, at) => {
      const filled = fill(best[(first + turn + at) % best.length] ?? '', all)
      const text = pack.agreesWithSource?.(filled, all.source ?? '') ?? filled
      // 'Ad Asti': two like vowels do not meet in Italian.
      return locale.startsWith('it') ? text.replace(/ a (?=A)/g, ' ad ') : text
    })
    // What one of the last bulletins said is said otherwise now.
    return said.find((text) => !input.recentlySaid?.has(text)) ?? said[0] ?? ''
  }
}

/** A station may be called 'Hit!': its mark is the stop. */
const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '').replace(/([.!?…।])[.।](?=\s|$)/gu, '$1')

const countOptional = (template: string): number => template.match(/\{(place|music|topic)\}/g)?.length ?? 0

/** Each of the first with each of the second, two neighbours with no part in common. */
export const together = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((_, round) =>
    tails.map((_tail, at) => {
      const turn = round * tails.length + at
      const lap = Math.floor(turn / heads.length)
      return `${heads[turn % heads.length]} ${tails[(turn + (tails.length === heads.length ? lap : 0)) % tails.length]}`
    }),
  )

export const clockOf = ({ airAt, timeZone }: Pick<WriteInput, 'airAt' | 'timeZone'>): { hour: number; minute: number } => {
  const [hour = 0, minute = 0] = wallTimeAt(timeZone, airAt).slice(-5).split(':').map(Number)
  return { hour, minute }
}

const dateOf = (pack: LanguagePack, { airAt, timeZone }: WriteInput, locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  if (!pack.date) return format.format(airAt)
  const parts = new Map(format.formatToParts(airAt).map(({ type, value }) => [type, value]))
  return pack.date(parts.get('weekday') ?? '', parts.get('day') ?? '', parts.get('month') ?? '', locale)
}
