/** What a page calls its news of the last minute. */
const LAST =
  "BREAKING(?: NEWS)?|EIL(?:MELDUNG)?|URGENTE?|ALERTE|DERNIÈRE (?:MINUTE|HEURE)|ÚLTIM[AO] (?:HORA|MINUTO)|ULTIM['’]ORA|PILNE|Z OSTATNIEJ CHWILI|LAATSTE NIEUWS|ULTIMA OR[ĂA]|ब्रेकिंग(?: न्यूज़?)?"
const LABEL = `[[(]?(?:(?:(?:EN|IN|EM|AO|NA) )?(?:LIVE(?: ?(?:BLOG|TICKER|TEXT|UPDATES?))?|DIRECT|DIRECTO|DIRETO|DIRETTA|VIVO|ŻYWO|TICKER|लाइव)|${LAST})[\\])]?`
/** In small letters only before a clock: 'Liveblog 17:12 | …', 'Relacja na żywo 5:12 …'. */
const SMALL_LABEL =
  /^[[(]?(?:breaking(?: news)?|eilmeldung|dernière (?:minute|heure)|últim[ao] (?:hora|minuto)|ultim['’]ora|pilne|laatste nieuws|ultima or[ăa]|live-?\s?(?:blog|ticker|text|updates?)|newsblog|(?:news-?)?ticker|relacja (?:na żywo|live)|transmisja|na żywo|en (?:direct|directo|vivo)|direct|in diretta|diretta|ao (?:vivo|minuto)|em dire[ct]to|live|minuto a minuto|în direct|लाइव(?: अपडेट| ब्लॉग)?)[\])]?\s?[-–—|:,•]?\s?(?=\d)/iu
const UNIT = '(?:\\s?(?:Uhr|uur|hs?|[ap]\\.?m\\.?|IST|बजे)(?!\\p{L}))?'
/** '9:21', '09.47 h'; a stop behind it only where it is no date: '9:21.', '9.21.', but not '9.12.' */
const CLOCK = `(?:\\d{1,2}(?::|\\s?h\\s?)\\d{2}(?!\\d)${UNIT}\\.?|\\d{1,2}\\.(?:00|1[3-9]|[2-5]\\d)(?!\\d)${UNIT}\\.?|\\d{1,2}\\.\\d{2}(?!\\d)${UNIT})`

const BEHIND = `${CLOCK}\\s?(?:[-–—|:•]|\\+{2,})?\\s?(?=["“„«]?[\\p{Lu}\\p{Lo}\\d])`

/** When an entry of a live page was written, before it: 'LIVE 06:41 Fire …', 'DIRECT 07h41 - Le feu …'. */
const LIVE_CLOCK = new RegExp(`^${LABEL}\\s?(?:[-–—|:,•]|\\+{2,3})?\\s?${BEHIND}`, 'u')
/** '+++ 07:12 Uhr +++ Feuer …': in a headline it may be when something begins. */
const TICKER_CLOCK = new RegExp(`^\\+{2,}\\s?(?:${LABEL}\\s)?${BEHIND}`, 'u')

const BEGINS_CLOCK = new RegExp(`^(?:${BEHIND}|${CLOCK}\\s?[|:•]\\s(?=\\p{L}))`, 'u')

/** A text without the label of its live page and the clock behind it. Where no clock stands behind it, the label may be a word of the headline. */
export const withoutLiveClock = (text: string): string => {
  const plain = text.replace(LIVE_CLOCK, '')
  const behind = plain.replace(SMALL_LABEL, '')
  const story = behind.replace(BEGINS_CLOCK, '')
  return behind === plain || story === behind ? plain : story.charAt(0).toUpperCase() + story.slice(1)
}

export const withoutTickerClock = (text: string): string => withoutLiveClock(text.replace(TICKER_CLOCK, ''))
