import { withoutLiveClock } from './page-heads/live-clocks.ts'

// A live page changes all day. Where its newest entry stands on top, the others would be told backwards.

const LIVE =
  'live(?:[ -]?(?:updates?|blog|ticker|text|coverage))?|liveblog|live-?ticker|news-?(?:blog|ticker)|as it happened|en direct|direct|en vivo|en directo|minuto a minuto|in diretta|la diretta|diretta(?: live)?|ao vivo|em direto|ao minuto|em tempo real|(?:relacja )?na żywo|लाइव(?: अपडेट्?स?| ब्लॉग)?|live ब्लॉग|लाइव्ह'
/** Where and how people live is no page. */
const TO_LIVE = '(?<!(?:to|we|they|who|people|you|i|must|can|could|and|le|per|un|du|vol|train|contact|lien) )'
/** 'Liveblog zum Hochwasser: …', 'LIVEBLOG storm: …': what it is about. */
const OF_IT =
  '(?:(?:live-?ticker|(?:live|news)-?\\s?blog|news-?ticker)\\s(?!zum nachlesen)|live updates?\\s(?:on|about|sur|sobre|over|o|despre)\\s)[^:|–—]{2,50}'
const BEGINS = new RegExp(`^(?:[^:|–—]{0,60}[\\s-])?${TO_LIVE}(?:${OF_IT}|${LIVE})(?:\\s?[:|]|\\s[–—-])\\s?(?=\\S)`, 'iu')
const ENDS = new RegExp(`(?:\\s?[:|]|\\s[–—-]|[.,])\\s(?:${LIVE})[.!]?$|\\s[[(](?:${LIVE})[\\])]$`, 'iu')
const PATH =
  /\/(?:live|live-?blogs?|live-?news|live-?updates?|live-?ticker|newsticker|en-direct|endirect|minuto-a-minuto|ao-vivo|diretta|na-zywo)(?:\/|-|$)/i
/** Fewer words are the page's name. */
const LEAST = 4

/** True for an entry that stands for a live page. */
export const isLivePage = (title: string, link = ''): boolean => BEGINS.test(title) || ENDS.test(title) || PATH.test(link)

/** Before an entry: '14:05', '14.05 Uhr:', '[14h05]'. */
const CLOCK = /(?:^|(?<=[\s[(]))([01]?\d|2[0-3])[:.h]([0-5]\d)(?!\d)/gu

/** Of entries that go back in time the newest one; any other text as it is. */
export const newestEntry = (text: string): string => {
  const [first, second] = [...text.matchAll(CLOCK)]
  if (first === undefined || second === undefined || first.index > LEAD) return text
  return minuteOf(second) < minuteOf(first) ? text.slice(0, second.index).replace(/[\s[(]+$/, '') : text
}

const LEAD = 12
const minuteOf = ([, hour, minute]: RegExpExecArray): number => Number(hour) * 60 + Number(minute)

/** Its headline without the page's name, where news stand behind it. */
export const withoutLiveName = (title: string): string => {
  const rest = withoutLiveClock(title).replace(BEGINS, '').replace(ENDS, '').trim()
  return rest.split(/\s+/).length < LEAST ? title : rest.charAt(0).toUpperCase() + rest.slice(1)
}
