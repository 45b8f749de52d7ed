/**
 * How a host speaks in one tongue. Texts may hold {greeting} {host} {station} {place} {source} {topic} {music} {date} {time}; where the place or
 * the music is not known, the variant without it is taken. Several variants are alternatives: the air time chooses.
 */
export type LanguagePack = {
  /** For the hour on air, 0 to 23. */
  greeting: (hour: number) => string
  /** One opening for each presentation type, Intro 0 to Custom action 7. */
  openings: readonly (readonly string[])[]
  dateTime: string
  /** Where the tongue says 'it is one' otherwise than 'it is two'. */
  dateTimeAtOne?: string
  notice: string
  /** Between two items. */
  links: readonly string[]
  /** Before an item of another source than the one before. */
  attribution: readonly string[]
  nothingNew: readonly string[]
  evergreen: readonly string[]
  signOff: readonly string[]
  /** The end of what opens a programme instead of closing it. */
  stayingOn: readonly string[]
  ident: readonly string[]
  /** For any station at any hour, without a name: it says only what is true for every listener. */
  stockIdent: string
  /** A word for each presentation type, for titles. */
  titles: readonly string[]
}

/** 5 to 11 morning, 12 to 17 day, 18 to 22 evening, else night. */
export const byHour =
  (morning: string, day: string, evening: string, night: string) =>
  (hour: number): string =>
    hour >= 5 && hour < 12 ? morning : hour >= 12 && hour < 18 ? day : hour >= 18 && hour < 23 ? evening : night
