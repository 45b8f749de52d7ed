const LABEL =
  '(?:(?:EN|IN|EM|AO|NA) )?(?:LIVE(?: ?(?:BLOG|TICKER|TEXT|UPDATES?))?|DIRECT|DIRECTO|DIRETO|DIRETTA|VIVO|ŻYWO|TICKER|लाइव)'
const CLOCK = '\\d{1,2}(?:[:.]|\\s?h\\s?)\\d{2}(?:\\s?(?:Uhr|uur|h|[ap]\\.?m\\.?|IST|बजे)(?!\\p{L}))?'

const BEHIND = `${CLOCK}\\s?(?:[-–—|:•]|\\+{2,})?\\s?(?=["“„«]?[\\p{Lu}\\p{Lo}\\d])`

/** When an entry of a live page was written, before it: 'LIVE 06:41 Fire …', 'DIRECT 07h41 - Le feu …'. */
const LIVE_CLOCK = new RegExp(`^${LABEL}\\s?[-–—|:,•]?\\s?${BEHIND}`, 'u')
/** '+++ 07:12 Uhr +++ Feuer …': in a headline it may be when something begins. */
const TICKER_CLOCK = new RegExp(`^\\+{2,}\\s?(?:${LABEL}\\s)?${BEHIND}`, 'u')

export const withoutLiveClock = (text: string): string => text.replace(LIVE_CLOCK, '')

export const withoutTickerClock = (text: string): string => withoutLiveClock(text.replace(TICKER_CLOCK, ''))
