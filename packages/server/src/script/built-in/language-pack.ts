import type { DayPart } from '../fit-for-air/day-parts.ts'

/** One list for each tone, neutral 0 to playful 5. */
export type ByTone = readonly (readonly string[])[]

/**
 * How a host speaks in one tongue. Texts may hold {greeting} {host} {station} {place} {source} {story} {topic} {music} {date} {time} {hour}
 * {minute}; where the place or the music is not known, the variant without it is taken. Several variants are alternatives: the air time
 * chooses, hour by hour the next one.
 */
export type LanguagePack = {
  /** For the hour on air, 0 to 23. */
  greeting: (hour: number, locale: string) => string
  /** Station and host, each once: behind the greeting, before what is promised. */
  who: readonly string[]
  /** What the news promises, by tone. */
  news: ByTone
  /** What the other types promise. */
  intro: readonly string[]
  weather: readonly string[]
  traffic: readonly string[]
  today: readonly string[]
  /** Before each part of a day's programme. */
  day: Readonly<Record<DayPart, readonly string[]>>
  playlist: readonly string[]
  custom: readonly string[]
  /** The whole opening of an Outro, which greets nobody. */
  outro: readonly string[]
  dateTime: string
  /** Where an hour is told in another sentence: 'it is midnight', 'it is one'. */
  dateTimeAt?: (hour: number, minute: number, locale: string) => string | undefined
  /** Where the tongue says a date otherwise than it is written. */
  date?: (weekday: string, day: string, month: string, locale: string) => string
  /** Names as they stand in a sentence, where the tongue gives them an article. */
  name?: (name: string) => string
  /** The same of sources, where it is otherwise than of stations. */
  nameOfSource?: (name: string) => string
  /** What is said of a source whose name is of many. */
  agreesWithSource?: (told: string, source: string) => string
  notice: string
  /** Between two items, for every tone; and those that one tone has. */
  links: readonly string[]
  toneLinks: ByTone
  /** Before the headlines: behind stories, several of them and one, or where nothing else is told. `of`: the same with the source, where no story names it. */
  headlines: Readonly<Record<'more' | 'one' | 'all', readonly string[]>> & { of: string }
  /** Before the first story that earlier bulletins told. */
  again: readonly string[]
  /** Who says it, in one sentence with what is said: behind it; before it with a comma (none where the verb would have to come first); with a colon. */
  saysAfter: readonly string[]
  saysBefore: readonly string[]
  saysFirst: readonly string[]
  /** In a sentence of its own, behind one that names a reporter or asks. */
  saysApart: readonly string[]
  nothingNew: readonly string[]
  /** Where no source has anything about the subject of a task. */
  noTopic: readonly string[]
  evergreen: readonly string[]
  /** The way out: the station, then a last word by tone. */
  close: readonly string[]
  thanks: ByTone
  /** The end of what opens a programme instead of closing it. */
  stayingOn: readonly string[]
  ident: readonly string[]
  /** For any station at any hour, without a name: it says only what is true for every listener. */
  stockIdent: string
  /** A word for each presentation type, for titles. */
  titles: readonly string[]
}

/** 4 to 11 morning, 12 to 17 day, 18 to 22 evening, else night. */
export const byHour =
  (morning: string, day: string, evening: string, night: string, eveningFrom = 18) =>
  (hour: number): string =>
    hour >= 4 && hour < 12 ? morning : hour >= 12 && hour < eveningFrom ? day : hour >= eveningFrom && hour < 23 ? evening : night
