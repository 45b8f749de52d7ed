import { sayCounted } from './counted.ts'

const HOURS = /^\s?(?:h|hrs?|Std|Stunden?|hours?|horas?|heures?|uur|ore|godz|घंटे?)(?![\p{L}\p{M}])/iu

/** How long somebody took: 2:03:45 in hours, minutes and seconds, 3:05 in minutes and seconds, or in hours where these stand behind it. */
export const tellLength = (parts: readonly number[], behind: string, locale: string): string => {
  const units = parts.length === 3 || HOURS.test(behind) ? ['hour', 'minute', 'second'] : ['minute', 'second']
  const told = parts.flatMap((part, at) => (part === 0 ? [] : [sayCounted(`${part}`, units[at] ?? 'second', locale)]))
  return told.length === 0 ? sayCounted('0', units[0] ?? 'minute', locale) : told.join(' ')
}
