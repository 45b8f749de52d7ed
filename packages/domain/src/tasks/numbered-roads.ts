/**
 * How roads are numbered, and how it goes there: 'A7 dicht', 'M25 closed'. A film of the road E20 is no traffic. Where 'a' or 'e' is a word,
 * no blank stands behind it: 'La Poste a 300 bureaux fermés'.
 */
const ROADS: Readonly<Record<string, readonly [road: string, state: string]>> = {
  en: ['(?:[abm]|i-|us-|route |nh[ -]?)\\d{1,4}', 'closed|closes|closing|shut|shuts|blocked|reopen|resurfac|one lane|delays'],
  de: ['[ablk] ?\\d{1,4}', 'gesperrt|sperr|wieder frei|dicht|einspurig|blockiert|freigegeben|stau\\b|neuer asphalt|neuen belag'],
  fr: ['(?:a|(?:[dn]|rn|rd|rocade )\\s?)\\d{1,4}', 'fermé|coupé|bloqué|rouvert|rouvre|barré|ralenti|enrobé'],
  es: ['(?:[anmv]|ap|cv|ma|gi|as)-\\d{1,3}', 'cortad|corte\\b|cortes\\b|cerrad|cierre|reabiert|reabre|bloquead|asfalt|retencion'],
  it: ['(?:[ae]|(?:ss|sp|statale |provinciale )\\s?)\\d{1,3}', 'chius|riapert|riapre|bloccat|asfalt|interrott|senso unico'],
  pt: [
    '(?:a|(?:n|ip|ic|en|er|br-|sp-|rj-)\\s?)\\d{1,3}',
    'cortad|corte\\b|fechad|reabert|reabre|bloquead|asfalt|condicionad|interditad',
  ],
  nl: ['(?:a|n\\s?)\\d{1,3}', 'dicht\\b|afgesloten|gestremd|weer open|heropend|asfalt|versperd|op slot'],
  pl: ['(?:a-?|(?:s|dk|dw)\\s?-?)\\d{1,3}', 'zamknię|zablokow|otwart|przejezdn|nieprzejezdn|asfalt|wahadł'],
  ro: ['(?:[ae]|(?:dn|dj|dc)\\s?)\\d{1,3}[a-z]?', 'închis|blocat|redeschi|deschis|asfalt|întrerupt'],
  hi: ['(?:nh|sh|एनएच|एनएच-|राष्ट्रीय राजमार्ग )[ -]?\\d{1,3}', 'बंद|खुल|अवरुद्ध|बाधित|डामर'],
}
const NEAR = '[^.!?।\\n]{0,60}'

/** A numbered road beside how it goes there, in one sentence; it begins a word. */
export const numberedRoad = (tongue: string): string => {
  const [road, state] = ROADS[tongue] ?? []
  return road === undefined
    ? '(?!)'
    : `${road}(?![\\p{L}\\p{N}-])(?=${NEAR}\\s(?:${state}))|(?:${state})${NEAR}\\s${road}(?![\\p{L}\\p{N}-])`
}
